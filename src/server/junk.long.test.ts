import { junkStory } from './testing/junk.ts'
import { onBothDatabases } from './testing/game.ts'

onBothDatabases('junk by the thousand', (game) => junkStory(game, 2000))
