import { expect, test } from 'vitest'
import { enemyEntry } from '../../../content/catalog.ts'
import { type Difficulty, enemyScale } from '../../../rules/adventure/difficulty.ts'
import { encount, fight, FINISH, give, REFRESH, STRONG } from '../../../../tests/adventures.ts'
import type { Browser } from '../../../../tests/clients/browser.ts'
import { onBothDatabases } from '../../../../tests/game.ts'

const DIFFICULTY = '/api/game/rpg/settings/difficulty'
const CREATE = '/api/game/rpg/beginning/create'
const SAVE = '/api/game/rpg/title/check_savedata_info'
const ENDING = '/api/game/rpg/ending/store/clear'
const selected_info = [1, 2, 3].map((roleId) => ({ roleId, roleClassJapanese: '', partyName: `仲間${roleId}` }))
const WAY_TO_THE_ALTAR = [1, 2, 3, 4, 5, 6, 9, 10, 11]

/** Of the enemy that stands first in field 1. */
const hpOn = (difficulty: Difficulty) => Math.floor((enemyEntry(11).hp * enemyScale(difficulty, 0).hp) / 100)

const choose = (browser: Browser, difficulty: unknown) => browser.post(DIFFICULTY, { difficulty })
const chosen = async (browser: Browser) => (await browser.get(DIFFICULTY)).body.difficulty
const firstEnemy = async (browser: Browser) => (await encount(browser, 1, 1)).body[1][0].max_value_hp
const isEndedOnHard = async (browser: Browser) => (await browser.get(SAVE)).body.ended_on_hard

onBothDatabases('the difficulty', (game) => {
  test('is normal for a party that was made without one', async () => {
    const browser = await game.player()
    expect(await chosen(browser)).toBe('normal')
    expect(await firstEnemy(browser)).toBe(hpOn('normal'))
  })

  test.each(['story', 'hard'] as const)('%s may be chosen with the party', async (difficulty) => {
    const browser = await game.user()
    expect(await browser.post(CREATE, { selected_info, difficulty })).toMatchObject({ status: 200 })
    expect(await chosen(browser)).toBe(difficulty)
    expect(await firstEnemy(browser)).toBe(hpOn(difficulty))
    expect(hpOn('story')).toBeLessThan(hpOn('normal'))
  })

  test.each([null, undefined])('is normal for %s', async (difficulty) => {
    const browser = await game.user()
    expect(await browser.post(CREATE, { selected_info, difficulty })).toMatchObject({ status: 200 })
    expect(await chosen(browser)).toBe('normal')
  })

  test.each(['easy', '', 'HARD', 1, {}, ['hard']])('is refused as %j, with the party and afterwards', async (difficulty) => {
    const newcomer = await game.user()
    expect(await newcomer.post(CREATE, { selected_info, difficulty })).toMatchObject({ status: 422, body: { code: 'badDifficulty' } })
    const browser = await game.player()
    expect(await choose(browser, difficulty)).toMatchObject({ status: 422, body: { code: 'badDifficulty', message: expect.any(String) } })
    expect(await chosen(browser)).toBe('normal')
  })

  test('is changed, as often as it is sent, and for nobody else', async () => {
    const [browser, other] = [await game.player(), await game.player()]
    expect(await choose(browser, 'hard')).toMatchObject({ status: 200, body: { difficulty: 'hard' } })
    expect(await choose(browser, 'hard')).toMatchObject({ status: 200, body: { difficulty: 'hard' } })
    expect([await chosen(browser), await chosen(other)]).toEqual(['hard', 'normal'])
  })

  test('is one of two that were sent at once', async () => {
    const browser = await game.player()
    const answers = await Promise.all(['story', 'hard'].map((difficulty) => choose(browser.tab(), difficulty)))
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    expect(['story', 'hard']).toContain(await chosen(browser))
  })

  test('is for players with a save', async () => {
    expect(await game.visitor().get(DIFFICULTY)).toMatchObject({ status: 401 })
    expect(await choose(game.visitor(), 'hard')).toMatchObject({ status: 401 })
    expect(await choose(await game.user(), 'hard')).toMatchObject({ status: 409 })
  })

  test('leaves an adventure as it began, in all its stages, and counts for the next', async () => {
    const browser = await game.player()
    await give(game, browser, { exp: STRONG })
    expect(await firstEnemy(browser)).toBe(hpOn('normal'))
    expect(await choose(browser, 'hard')).toMatchObject({ status: 200 })
    expect(await firstEnemy(browser)).toBe(hpOn('normal'))
    await fight(browser, 1, 1)
    const secondStage = (await encount(browser, 1, 2)).body[1][1]
    expect(secondStage).toMatchObject({ id: 11, max_value_hp: hpOn('normal') })
    await browser.post(REFRESH, {})
    expect(await firstEnemy(browser)).toBe(hpOn('hard'))
  })
})

const PLAYER = '/api/game/rpg/settings/preferences'
const settingsOf = async (browser: Browser) => (await browser.get(PLAYER)).body.settings

onBothDatabases('the settings of a player', (game) => {
  const some = { music: 3, effects: 0, text_speed: 'fast', motion: 'calm', letters: 'large' }

  test('are none at first, then what was sent last, for this user alone, save or not', async () => {
    const [browser, other] = [await game.user(), await game.player()]
    expect(await settingsOf(browser)).toBeNull()
    expect(await browser.post(PLAYER, some)).toMatchObject({ status: 200, body: { settings: some } })
    expect(await settingsOf(browser)).toEqual(some)
    expect(await other.post(PLAYER, { shake: 'off' })).toMatchObject({ status: 200 })
    expect(await browser.post(PLAYER, { battle_speed: 'instant' })).toMatchObject({ status: 200 })
    expect([await settingsOf(browser), await settingsOf(other)]).toEqual([{ battle_speed: 'instant' }, { shake: 'off' }])
  })

  test.each([{ music: 11 }, { effects: -1 }, { motion: 'wild' }, { letters: null }, { text_speed: 1 }, 'fast'])(
    'are refused as %j',
    async (body) => {
      const browser = await game.user()
      expect(await browser.post(PLAYER, body)).toMatchObject({ status: 422 })
      expect(await settingsOf(browser)).toBeNull()
    },
  )

  test('are for users', async () => {
    expect(await game.visitor().get(PLAYER)).toMatchObject({ status: 401 })
    expect(await game.visitor().post(PLAYER, some)).toMatchObject({ status: 401 })
  })
})

onBothDatabases('the mark of a story ended on the hardest', (game) => {
  test('is earned by an ending whose whole way was won so', async () => {
    const browser = await game.player()
    await give(game, browser, { clearedHard: WAY_TO_THE_ALTAR })
    expect(await isEndedOnHard(browser)).toBe(false)
    expect(await browser.post(ENDING, { ending: 1 })).toMatchObject({ status: 200 })
    expect(await isEndedOnHard(browser)).toBe(true)
  })

  test('is not earned by changing before the last boss', async () => {
    const browser = await game.player()
    await give(game, browser, { cleared: WAY_TO_THE_ALTAR.slice(0, -1), clearedHard: [11] })
    await browser.post(ENDING, { ending: 1 })
    expect(await isEndedOnHard(browser)).toBe(false)
  })

  test('needs fields 8 and 12 too for the endings behind the vast expanse', async () => {
    const browser = await game.player()
    await give(game, browser, { clearedHard: [...WAY_TO_THE_ALTAR, 8], cleared: [12], read: [409] })
    await browser.post(ENDING, { ending: 3 })
    expect(await isEndedOnHard(browser)).toBe(false)
    const other = await game.player()
    await give(game, other, { clearedHard: [...WAY_TO_THE_ALTAR, 8, 12], read: [409] })
    await other.post(ENDING, { ending: 3 })
    expect(await isEndedOnHard(other)).toBe(true)
  })

  test('counts a field won on the hardest after it was cleared, and one that was begun so', async () => {
    const browser = await game.player()
    await give(game, browser, { exp: STRONG, clearedHard: WAY_TO_THE_ALTAR.slice(1), cleared: [1] })
    await browser.post(ENDING, { ending: 2 })
    const winFirstField = async () => {
      for (let stage = 1; stage <= 3; stage += 1) await fight(browser, 1, stage)
      const { session } = await fight(browser, 1, 4)
      expect(await browser.post(FINISH, { session_id: session })).toMatchObject({ status: 200 })
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
