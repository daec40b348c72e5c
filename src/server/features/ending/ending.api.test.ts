import { expect, test } from 'vitest'
import { attacks, encount, EXEC, FINISH, fight, give, REFRESH, STRONG } from '../../../../tests/adventures.ts'
import { NO_POINTS } from '../../../rules/party/growth.ts'
import { updateMember } from '../../store/rows/saves.ts'
import { onBothDatabases } from '../../../../tests/game.ts'

const CHECK = '/api/game/rpg/ending/can_be_clear_vast_expanse'
const STORE = '/api/game/rpg/ending/store/clear'
const MENU = '/api/game/rpg/menu/can_be_clear'
const SAVE = '/api/game/rpg/title/check_savedata_info'

onBothDatabases('an ending', (game) => {
  test('is closed until the treasure is found', async () => {
    const browser = await game.player()
    await give(game, browser, { cleared: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] })
    expect((await browser.get(MENU)).body).toMatchObject({ is_cleared: false, is_cleared_vast_expanse: false, running: null })
    expect(await browser.get(CHECK)).toMatchObject({ status: 409 })
    expect(await browser.post(STORE, { ending: 1 })).toMatchObject({ status: 409 })
    expect((await browser.get(SAVE)).body.ending).toBeNull()
  })

  test('is remembered, and follows the vast expanse', async () => {
    const browser = await game.player()
    await give(game, browser, { cleared: [11] })
    const figures = { days: 1, wicks: 0, battles: 0, fallen: 0 }
    const unread = { is_cleared_vast_expanse: false, is_cleared_unmown_field: false, is_read_coverless_book: false }
    expect((await browser.get(CHECK)).body).toEqual({ ...unread, ...figures })
    await give(game, browser, { cleared: [8], read: [409] })
    expect((await browser.get(CHECK)).body).toEqual({
      is_cleared_vast_expanse: false,
      is_cleared_unmown_field: true,
      is_read_coverless_book: true,
      ...figures,
    })
    expect(await browser.post(STORE, { ending: 3 })).toMatchObject({ status: 422 })
    expect((await browser.post(STORE, { ending: '2' })).body).toEqual({ is_game_cleared: true })
    expect((await browser.get(SAVE)).body).toMatchObject({ ending: 2, is_cleared_vast_expanse: false })
    await give(game, browser, { cleared: [12] })
    expect((await browser.get(MENU)).body).toMatchObject({ is_cleared: true, is_cleared_vast_expanse: true })
    expect(await browser.post(STORE, { ending: 1 })).toMatchObject({ status: 422 })
    expect(await browser.post(STORE, { ending: 4 })).toMatchObject({ status: 200 })
    expect((await browser.get(SAVE)).body).toMatchObject({ ending: 4, is_cleared_vast_expanse: true })
  })

  test('that is stored without a choice forgets the earlier one', async () => {
    const browser = await game.player()
    await give(game, browser, { cleared: [11] })
    await browser.post(STORE, { ending: 2 })
    expect((await browser.post(STORE)).body).toEqual({ is_game_cleared: true })
    expect((await browser.get(SAVE)).body.ending).toBeNull()
    await browser.post(STORE, { ending: 1 })
    expect((await browser.post(STORE, {})).body).toEqual({ is_game_cleared: true })
    expect((await browser.get(SAVE)).body.ending).toBeNull()
  })

  test('knows the battles won and the members that fell, those of a lost stage too, each turn once', async () => {
    const browser = await game.player()
    await give(game, browser, { cleared: [1, 2, 3, 4, 5, 6, 7, 8, 9, 11] })
    const figures = async () => {
      const { battles, fallen } = (await browser.get(CHECK)).body
      return { battles, fallen }
    }
    const lost = await fight(browser, 10, 1)
    expect(lost.last.body[0].every((member: { is_defeated_flag: boolean }) => member.is_defeated_flag)).toBe(true)
    expect(await figures()).toEqual({ battles: 0, fallen: 3 })
    const again = { session_id: lost.session, selectedCommands: attacks(lost.last.body), turn: lost.last.body[4] - 1 }
    expect(await browser.post(EXEC, again)).toMatchObject({ status: 200 })
    expect(await figures()).toEqual({ battles: 0, fallen: 3 })

    await give(game, browser, { exp: STRONG })
    await fight(browser, 1, 1)
    const { session } = await fight(browser, 1, 2)
    expect(await figures()).toEqual({ battles: 2, fallen: 3 })
    await browser.post(FINISH, { session_id: session })
    expect(await figures()).toEqual({ battles: 2, fallen: 3 })

    // A stage that is dropped on the way has not ended.
    const dropped = await encount(browser, 1, 1)
    await browser.post(REFRESH, { session_id: dropped.body[2] })
    expect(await figures()).toEqual({ battles: 2, fallen: 3 })
  })

  test('counts who fell on the way to a victory, and not the foes', async () => {
    const browser = await game.player()
    const { members } = await give(game, browser, { cleared: [1, 2, 3, 4, 5, 6, 7, 8, 9, 11] })
    // One alone is strong: it wins after the others have fallen.
    await game.reach((tx) => updateMember(tx, members[0] ?? 0, { exp: STRONG, spent: NO_POINTS, skills: [] }))
    game.newRngState = () => [1, 2, 3, 4]
    let last = await encount(browser, 4, 1)
    const session_id: string = last.body[2]
    const targets: number[] = []
    for (let turn = 1; turn < 100 && last.body[1].some((enemy: { is_defeated_flag: boolean }) => !enemy.is_defeated_flag); turn += 1) {
      last = await browser.post(EXEC, { session_id, selectedCommands: attacks(last.body), turn })
      expect(last).toMatchObject({ status: 200 })
      for (const event of last.body[5]) if (event.type === 'fell') targets.push(event.target)
    }
    const fallen = targets.filter((target) => target < 3)
    expect(fallen.length).toBeGreaterThan(0)
    expect(targets.length).toBeGreaterThan(fallen.length)
    expect((await browser.get(CHECK)).body).toMatchObject({ battles: 1, fallen: fallen.length })
  })
})
