import { onBothDatabases } from '../../../tests/game.ts'
import { racesOf } from '../../../tests/races.ts'

onBothDatabases('at the same moment', (game) => racesOf(game, 4))
