import { title } from '@palatine/great-split'
import { tableFor } from '@palatine/kernel'
import { playBare } from '../bare/great-split.ts'
import { againstBare } from './against-bare.ts'

export const group = againstBare('The Great Split', title.game, tableFor(title, 4), playBare)
