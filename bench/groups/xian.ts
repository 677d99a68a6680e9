import { tableFor } from '@palatine/kernel'
import { title } from '@palatine/xian'
import { playBare } from '../bare/xian.ts'
import { againstBare } from './against-bare.ts'

export const group = againstBare("Xi'an", title.game, tableFor(title, 4), playBare)
