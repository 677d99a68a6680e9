import type { Frozen } from '@palatine/kernel'

export declare const game: Frozen['game']
export declare const components: Frozen['components']
