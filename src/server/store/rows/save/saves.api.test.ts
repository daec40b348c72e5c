import { expect, test } from 'vitest'
import { onBothDatabases } from '../../../../../tests/game.ts'
import { saveOf } from './saves.ts'

onBothDatabases('the rows of saves', (game) => {
  test('know no save that is not there', async () => {
    await expect(game.store.read((tx) => saveOf(tx, 999_999))).rejects.toThrow('No save 999999')
  })
})
