import { title } from '@palatine/great-split'
import { playBare } from '../bare/great-split.ts'
import { playsTheSameGames } from './same-games.ts'

playsTheSameGames(title, playBare, 200)
