import { onBothDatabases } from '../../../tests/game.ts'
import { racesOf } from '../../../tests/races.ts'

onBothDatabases('at the same moment, hundreds of times', (game) => racesOf(game, 500))
