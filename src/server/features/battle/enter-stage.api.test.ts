import { expect, test, vi } from 'vitest'
import { encount, fight, give, STRONG } from '../../../../tests/adventures.ts'
import { encorePlayer, winStages } from '../../../../tests/clients/encore-players.ts'
import { onBothDatabases } from '../../../../tests/game.ts'
import { ENDLESS, FINALE } from '../../../content/named-ids.ts'
import { api } from '../../../contract/api.ts'

onBothDatabases('a stage that is asked for', (game) => {
  test('is locked while its field is, or where there is no such field', async () => {
    const browser = await game.player()
    for (const field_id of [2, 15, FINALE, ENDLESS])
      expect(await browser.refusal(api.battle.encount, { field_id, stage_id: 1 })).toMatchObject({ status: 422, code: 'fieldLocked' })
  })

  test('is not entered while another adventure is on, whatever stage of another field it is, or an earlier one of the same', async () => {
    const browser = await game.player()
    await give(game, browser, { exp: STRONG, cleared: [1] })
    const elsewhere = (stage_id: number) => browser.refusal(api.battle.encount, { field_id: 2, stage_id })
    const refused = (stage_id: number, phase: string) => ({ code: 'otherAdventureOn', running: { field_id: 1, stage_id, phase } })
    await encount(browser, 1, 1)
    for (const stage of [1, 2, 3]) expect(await elsewhere(stage)).toMatchObject(refused(1, 'fighting'))
    await fight(browser, 1, 1)
    for (const stage of [1, 2, 3]) expect(await elsewhere(stage)).toMatchObject(refused(1, 'won'))
    await fight(browser, 1, 2)
    await encount(browser, 1, 3)
    for (const stage_id of [1, 2])
      expect(await browser.refusal(api.battle.encount, { field_id: 1, stage_id })).toMatchObject(refused(3, 'fighting'))
    expect(await browser.refusal(api.battle.encount, { field_id: 1, stage_id: 4 })).toMatchObject({ status: 422, code: 'stageLocked' })
  })

  test('takes the place of a lost run that is not what the rules play, which is told to whoever watches the server', async () => {
    const browser = await encorePlayer(game)
    const session = await winStages(browser, ENDLESS, 1)
    await game.reach(async (tx) => {
      const { state } = await tx.selectFrom('adventures').select('state').where('session_id', '=', session).executeTakeFirstOrThrow()
      const lost = JSON.stringify({ ...JSON.parse(state), phase: 'lost' })
      await tx.updateTable('adventures').set({ state: lost, phase: 'lost' }).where('session_id', '=', session).execute()
    })
    const warned = vi.spyOn(game.app.log, 'warn')
    try {
      expect((await encount(browser, 1, 1)).resume.phase).toBe('fighting')
      expect(warned.mock.calls).toEqual([[{ session }, 'the record of a run differs from its replay']])
    } finally {
      warned.mockRestore()
    }
  })
})
