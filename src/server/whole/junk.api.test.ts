import { junkStory } from '../../../tests/junk.ts'
import { onBothDatabases } from '../../../tests/game.ts'

onBothDatabases('junk', (game) => junkStory(game, 20))
