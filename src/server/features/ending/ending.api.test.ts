import { expect, test } from 'vitest'
import { give } from '../../testing/adventures.ts'
import { onBothDatabases } from '../../testing/game.ts'

const CHECK = '/api/game/rpg/ending/can_be_clear_vast_expanse'
const STORE = '/api/game/rpg/ending/store/clear'
const MENU = '/api/game/rpg/menu/can_be_clear'
const SAVE = '/api/game/rpg/title/check_savedata_info'

onBothDatabases('an ending', (game) => {
  test('is closed until the treasure is found', async () => {
    const browser = await game.player()
    await give(game, browser, { cleared: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] })
    expect((await browser.get(MENU)).body).toEqual({ is_cleared: false, is_cleared_vast_expanse: false, running: null })
    expect(await browser.get(CHECK)).toMatchObject({ status: 409 })
    expect(await browser.post(STORE, { ending: 1 })).toMatchObject({ status: 409 })
    expect((await browser.get(SAVE)).body.ending).toBeNull()
  })

  test('is remembered, and follows the vast expanse', async () => {
    const browser = await game.player()
    await give(game, browser, { cleared: [11] })
    expect((await browser.get(CHECK)).body).toEqual({ is_cleared_vast_expanse: false, days: 1, wicks: 0 })
    expect(await browser.post(STORE, { ending: 3 })).toMatchObject({ status: 422 })
    expect((await browser.post(STORE, { ending: '2' })).body).toEqual({ is_game_cleared: true })
    expect((await browser.get(SAVE)).body.ending).toBe(2)
    expect((await browser.post(STORE)).body).toEqual({ is_game_cleared: true })
    expect((await browser.get(SAVE)).body.ending).toBe(2)
    await give(game, browser, { cleared: [12] })
    expect((await browser.get(MENU)).body).toMatchObject({ is_cleared: true, is_cleared_vast_expanse: true })
    expect(await browser.post(STORE, { ending: 1 })).toMatchObject({ status: 422 })
    expect(await browser.post(STORE, { ending: 4 })).toMatchObject({ status: 200 })
    expect((await browser.get(SAVE)).body.ending).toBe(4)
  })
})
