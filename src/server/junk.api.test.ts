import { junkStory } from './testing/junk.ts'
import { onBothDatabases } from './testing/game.ts'

onBothDatabases('junk', (game) => junkStory(game, 20))
