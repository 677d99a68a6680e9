import { title } from '@palatine/eternal-palace'
import { playBare } from '../bare/eternal-palace.ts'
import { playsTheSameGames } from './same-games.ts'

// Alone one plays against the Master, whom the bare loop leaves out.
playsTheSameGames(title, playBare, 30, [2, 5], [{ edition: 'en' }, { edition: 'de' }])
