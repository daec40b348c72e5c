import { onBothDatabases } from './testing/game.ts'
import { racesOf } from './testing/races.ts'

onBothDatabases('at the same moment, hundreds of times', (game) => racesOf(game, 300))
