import { expect, test } from 'vitest'
import { encount } from '../../../../tests/adventures.ts'
import { onBothDatabases } from '../../../../tests/game.ts'
import { api } from '../../../contract/api.ts'

onBothDatabases('everything that is stored about a user', (game) => {
  test('is given to the user alone, without secrets', async () => {
    const [player, other] = [await game.player(), await game.player()]
    await other.call(api.board.store, { message: '隣の貼り紙', is_spoiled: false })
    await player.call(api.board.store, { message: '自分の貼り紙', is_spoiled: false })
    const everything = await player.call(api.account.everything)
    expect(everything['posts']).toEqual([expect.objectContaining({ message: '自分の貼り紙' })])
    expect(everything['members']).toHaveLength(3)
    expect(everything['users']?.[0]).not.toHaveProperty('password_hash')
    expect(JSON.stringify(everything)).not.toContain(player.cookies.get('kageakari_session'))
    expect(await game.visitor().refusal(api.account.everything)).toMatchObject({ status: 401 })
  })

  test('tells nothing of an adventure that is on from which its dice could be known, and all of it afterwards', async () => {
    const player = await game.player()
    const { session } = await encount(player, 1, 1)
    const during = await player.call(api.account.everything)
    expect(during['adventures']).toEqual([expect.objectContaining({ session_id: session, is_current: 1 })])
    expect(during['adventure_starts']).toEqual([])
    expect(JSON.stringify(during)).not.toMatch(/rng|state|enemies/)
    await player.call(api.battle.refresh, { session_id: session })
    const after = await player.call(api.account.everything)
    expect(after['adventures']).toEqual([expect.objectContaining({ state: expect.objectContaining({ rng: expect.anything() }) })])
  })
})
