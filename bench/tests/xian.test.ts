import { title } from '@palatine/xian'
import { playBare } from '../bare/xian.ts'
import { playsTheSameGames } from './same-games.ts'

playsTheSameGames(title, playBare, 300)
