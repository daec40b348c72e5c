import { onBothDatabases } from './testing/game.ts'
import { racesOf } from './testing/races.ts'

onBothDatabases('at the same moment', (game) => racesOf(game, 4))
