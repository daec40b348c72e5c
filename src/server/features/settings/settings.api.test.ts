import { expect, test } from 'vitest'
import { enemyEntry } from '../../../content/catalog.ts'
import { type Difficulty, enemyScale } from '../../../rules/adventure/difficulty.ts'
import { encount, fight, give, STRONG } from '../../../../tests/adventures.ts'
import type { Browser } from '../../../../tests/clients/browser.ts'
import { firstOf } from '../../../../tests/first-of.ts'
import { onBothDatabases } from '../../../../tests/game.ts'
import { api } from '../../../contract/api.ts'

const selected_info = [1, 2, 3].map((roleId) => ({ roleId, roleClassJapanese: '', partyName: `仲間${roleId}` }))
const WAY_TO_THE_ALTAR = [1, 2, 3, 4, 5, 6, 9, 10, 11]

/** Of the enemy that stands first in field 1. */
const hpOn = (difficulty: Difficulty) => Math.floor((enemyEntry(11).hp * enemyScale(difficulty, 0).hp) / 100)

const choose = (browser: Browser, difficulty: Difficulty) => browser.call(api.settings.changeDifficulty, { difficulty })
const chosen = async (browser: Browser) => (await browser.call(api.settings.difficulty)).difficulty
const firstEnemy = async (browser: Browser) => firstOf((await encount(browser, 1, 1)).enemies).max_value_hp
const isEndedOnHard = async (browser: Browser) => (await browser.call(api.title.savedataInfo)).ended_on_hard

onBothDatabases('the difficulty', (game) => {
  test('is normal for a party that was made without one', async () => {
    const browser = await game.player()
    expect(await chosen(browser)).toBe('normal')
    expect(await firstEnemy(browser)).toBe(hpOn('normal'))
  })

  test.each(['story', 'hard'] as const)('%s may be chosen with the party', async (difficulty) => {
    const browser = await game.user()
    await browser.call(api.beginning.create, { selected_info, difficulty })
    expect(await chosen(browser)).toBe(difficulty)
    expect(await firstEnemy(browser)).toBe(hpOn(difficulty))
    expect(hpOn('story')).toBeLessThan(hpOn('normal'))
  })

  test.each([null, undefined])('is normal for %s', async (difficulty) => {
    const browser = await game.user()
    await browser.call(api.beginning.create, { selected_info, difficulty })
    expect(await chosen(browser)).toBe('normal')
  })

  test.each(['easy', '', 'HARD', 1, {}, ['hard']])('is refused as %j, with the party and afterwards', async (difficulty) => {
    const newcomer = await game.user()
    expect(await newcomer.refusal(api.beginning.create, { selected_info, difficulty })).toMatchObject({
      status: 422,
      code: 'badDifficulty',
    })
    const browser = await game.player()
    const refused = await browser.refusal(api.settings.changeDifficulty, { difficulty })
    expect(refused).toMatchObject({ status: 422, code: 'badDifficulty', message: expect.any(String) })
    expect(await chosen(browser)).toBe('normal')
  })

  test('is changed, as often as it is sent, and for nobody else', async () => {
    const [browser, other] = [await game.player(), await game.player()]
    expect(await choose(browser, 'hard')).toEqual({ difficulty: 'hard' })
    expect(await choose(browser, 'hard')).toEqual({ difficulty: 'hard' })
    expect([await chosen(browser), await chosen(other)]).toEqual(['hard', 'normal'])
  })

  test('is one of two that were sent at once', async () => {
    const browser = await game.player()
    await Promise.all((['story', 'hard'] as const).map((difficulty) => choose(browser.tab(), difficulty)))
    expect(['story', 'hard']).toContain(await chosen(browser))
  })

  test('is for players with a save', async () => {
    expect(await game.visitor().refusal(api.settings.difficulty)).toMatchObject({ status: 401 })
    const hard = { difficulty: 'hard' }
    expect(await game.visitor().refusal(api.settings.changeDifficulty, hard)).toMatchObject({ status: 401 })
    expect(await (await game.user()).refusal(api.settings.changeDifficulty, hard)).toMatchObject({ status: 409 })
  })

  test('leaves an adventure as it began, in all its stages, and counts for the next', async () => {
    const browser = await game.player()
    await give(game, browser, { exp: STRONG })
    expect(await firstEnemy(browser)).toBe(hpOn('normal'))
    await choose(browser, 'hard')
    expect(await firstEnemy(browser)).toBe(hpOn('normal'))
    await fight(browser, 1, 1)
    const secondStage = (await encount(browser, 1, 2)).enemies[1]
    expect(secondStage).toMatchObject({ id: 11, max_value_hp: hpOn('normal') })
    await browser.call(api.battle.refresh, {})
    expect(await firstEnemy(browser)).toBe(hpOn('hard'))
  })
})

const settingsOf = async (browser: Browser) => (await browser.call(api.settings.player)).settings

onBothDatabases('the settings of a player', (game) => {
  const some = { music: 3, effects: 0, text_speed: 'fast', motion: 'calm', letters: 'large' }

  test('are none at first, then what was sent last, for this user alone, save or not', async () => {
    const [browser, other] = [await game.user(), await game.player()]
    expect(await settingsOf(browser)).toBeNull()
    expect(await browser.call(api.settings.changePlayer, some)).toMatchObject({ settings: some })
    expect(await settingsOf(browser)).toEqual(some)
    await other.call(api.settings.changePlayer, { shake: 'off' })
    await browser.call(api.settings.changePlayer, { battle_speed: 'instant' })
    expect([await settingsOf(browser), await settingsOf(other)]).toEqual([{ battle_speed: 'instant' }, { shake: 'off' }])
  })

  test.each([{ music: 11 }, { effects: -1 }, { motion: 'wild' }, { letters: null }, { text_speed: 1 }, 'fast'])(
    'are refused as %j',
    async (body) => {
      const browser = await game.user()
      expect(await browser.refusal(api.settings.changePlayer, body)).toMatchObject({ status: 422 })
      expect(await settingsOf(browser)).toBeNull()
    },
  )

  test('are for users', async () => {
    expect(await game.visitor().refusal(api.settings.player)).toMatchObject({ status: 401 })
    expect(await game.visitor().refusal(api.settings.changePlayer, some)).toMatchObject({ status: 401 })
  })
})

onBothDatabases('the mark of a story ended on the hardest', (game) => {
  test('is earned by an ending whose whole way was won so', async () => {
    const browser = await game.player()
    await give(game, browser, { clearedHard: WAY_TO_THE_ALTAR })
    expect(await isEndedOnHard(browser)).toBe(false)
    await browser.call(api.ending.storeClear, { ending: 1 })
    expect(await isEndedOnHard(browser)).toBe(true)
  })

  test('is not earned by changing before the last boss', async () => {
    const browser = await game.player()
    await give(game, browser, { cleared: WAY_TO_THE_ALTAR.slice(0, -1), clearedHard: [11] })
    await browser.call(api.ending.storeClear, { ending: 1 })
    expect(await isEndedOnHard(browser)).toBe(false)
  })

  test('needs fields 8 and 12 too for the endings behind the vast expanse', async () => {
    const browser = await game.player()
    await give(game, browser, { clearedHard: [...WAY_TO_THE_ALTAR, 8], cleared: [12], read: [409] })
    await browser.call(api.ending.storeClear, { ending: 3 })
    expect(await isEndedOnHard(browser)).toBe(false)
    const other = await game.player()
    await give(game, other, { clearedHard: [...WAY_TO_THE_ALTAR, 8, 12], read: [409] })
    await other.call(api.ending.storeClear, { ending: 3 })
    expect(await isEndedOnHard(other)).toBe(true)
  })

  test('counts a field won on the hardest after it was cleared, and one that was begun so', async () => {
    const browser = await game.player()
    await give(game, browser, { exp: STRONG, clearedHard: WAY_TO_THE_ALTAR.slice(1), cleared: [1] })
    await browser.call(api.ending.storeClear, { ending: 2 })
    const winFirstField = async () => {
      for (let stage = 1; stage <= 3; stage += 1) await fight(browser, 1, stage)
      const { session } = await fight(browser, 1, 4)
      await browser.call(api.battle.finish, { session_id: session })
    }
    // Begun on 通常: the change comes too late for this one.
    await encount(browser, 1, 1)
    await choose(browser, 'hard')
    await winFirstField()
    expect(await isEndedOnHard(browser)).toBe(false)
    await encount(browser, 1, 1)
    await choose(browser, 'story')
    await winFirstField()
    expect(await isEndedOnHard(browser)).toBe(true)
    // A later win on another difficulty takes nothing back.
    await winFirstField()
    expect(await isEndedOnHard(browser)).toBe(true)
  })
})
