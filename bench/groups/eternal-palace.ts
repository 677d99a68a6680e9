import { title } from '@palatine/eternal-palace'
import { tableFor } from '@palatine/kernel'
import { playBare } from '../bare/eternal-palace.ts'
import { againstBare } from './against-bare.ts'

export const group = againstBare('Eternal Palace', title.game, tableFor(title, 4), playBare)
