import { title } from '@palatine/eschnapur'
import { playBare } from '../bare/eschnapur.ts'
import { playsTheSameGames } from './same-games.ts'

playsTheSameGames(title, playBare, 300)
