import { junkStory } from '../../../tests/junk.ts'
import { onBothDatabases } from '../../../tests/game.ts'

onBothDatabases('junk by the thousand', (game) => junkStory(game, 2000))
