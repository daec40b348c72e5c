import { describe } from 'vitest'
import { onBothDatabases } from '../../../tests/game.ts'
import { racesOf } from '../../../tests/races.ts'

describe('from two tabs, by a double click or again after a lost answer, a deed is done once [GENERAL-50]', () => {
  onBothDatabases('at the same moment', (game) => racesOf(game, 4))
})
