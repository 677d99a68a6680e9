import { title } from '@palatine/eschnapur'
import { tableFor } from '@palatine/kernel'
import { playBare } from '../bare/eschnapur.ts'
import { againstBare } from './against-bare.ts'

export const group = againstBare('Der Palast von Eschnapur', title.game, tableFor(title, 4), playBare)
