import { expect, test } from 'vitest'
import { bossLines } from '../../../content/log/boss-lines.ts'
import { fieldVoices, shadowVoices } from '../../../content/story/field-voices.ts'
import type { Speech } from '../../../contract/battle/battle.ts'
import { all, attacks, encount, exec, fight, give, idsOf, STRONG } from '../../../../tests/adventures.ts'
import type { Browser } from '../../../../tests/clients/browser.ts'
import type { Entered, Played, Standing } from '../../../../tests/clients/battle-replies.ts'
import { type Game, onBothDatabases } from '../../../../tests/game.ts'
import { api } from '../../../contract/api.ts'

const BOSS_PLACE = 4
const kusabuse = bossLines[15]
const defend = ({ members }: Standing) => all(members, { command: 'DEFENCE' })
const linesOf = (said: readonly Speech[]) => said.map(({ lines }) => lines)

async function heardBy(game: Game, browser: Browser): Promise<readonly string[]> {
  const { save } = await idsOf(game, browser)
  const rows = await game.reach((tx) =>
    tx.selectFrom('journal').select('entry').where('save_id', '=', save).where('kind', '=', 'heard').orderBy('entry').execute(),
  )
  return rows.map(({ entry }) => entry)
}

/** Plays the first stages of field 1 and enters the boss's. */
async function toBoss(browser: Browser): Promise<Entered> {
  for (const stage of [1, 2, 3]) await fight(browser, 1, stage)
  return encount(browser, 1, 4)
}

/** Everybody attacks the boss until the stage is over. @returns every turn. */
async function fightBoss(browser: Browser, start: Entered): Promise<readonly Played[]> {
  const turns: Played[] = []
  let now: Standing = start
  for (let { turn } = start; now.enemies.some((enemy) => !enemy.is_defeated_flag); turn += 1) {
    const standing = now.members.filter((member) => !member.is_defeated_flag)
    const boss = now.enemies.findIndex((enemy) => enemy.is_boss && !enemy.is_defeated_flag)
    const selectedCommands = boss < 0 ? attacks(now) : all(standing, { command: 'ATTACK', enemyIndex: boss })
    const played = await exec(browser, { session_id: start.session, selectedCommands, turn })
    turns.push(played)
    now = played
  }
  return turns
}

/** HP of the boss, so that a fight has several turns and no turn, with whatever dice, takes more than half of them. */
const toughen = (game: Game, sessionId: string) =>
  game.reach(async (tx) => {
    const { state } = await tx.selectFrom('adventures').select('state').where('session_id', '=', sessionId).executeTakeFirstOrThrow()
    const adventure = JSON.parse(state)
    const combatants = adventure.battle.combatants.map((one: { boss: boolean }) => (one.boss ? { ...one, hp: 1000, maxHp: 1000 } : one))
    const tough = JSON.stringify({ ...adventure, battle: { ...adventure.battle, combatants } })
    await tx.updateTable('adventures').set({ state: tough }).where('session_id', '=', sessionId).execute()
  })

onBothDatabases('what is said in battle', (game) => {
  test('a boss speaks before, at half and on the last blow, before it is folded, and each of it is noted', async () => {
    const browser = await game.player()
    await give(game, browser, { exp: STRONG })
    const start = await toBoss(browser)
    expect(start.said).toEqual([{ turn: start.turn, event: null, speaker: BOSS_PLACE, lines: kusabuse?.before }])
    await toughen(game, start.session)
    const spoken = (await fightBoss(browser, start)).filter((one) => one.said.length > 0)
    expect(spoken.flatMap((one) => linesOf(one.said))).toEqual([
      kusabuse?.half,
      kusabuse?.fall,
      kusabuse?.answer.lines[2],
      kusabuse?.after?.lines,
    ])
    const [half, fall] = spoken
    const boss = half?.view.state.combatants[BOSS_PLACE]
    expect(boss?.hp).toBeLessThan((boss?.maxHp ?? 0) / 2)
    const folds = fall?.events.findIndex((event) => event.type === 'fell' && event.target === BOSS_PLACE)
    expect(fall?.said[0]).toMatchObject({ speaker: BOSS_PLACE, turn: (fall?.turn ?? 0) - 1 })
    expect(fall?.said[0]?.event).toBeLessThan(folds ?? -1)
    // The doctor is the second of the three.
    expect(fall?.said[1]).toMatchObject({ speaker: 1, turn: fall?.said[0]?.turn, event: fall?.said[0]?.event })
    expect(fall?.events[fall.said[0]?.event ?? 0]).toMatchObject({ type: 'damaged', target: BOSS_PLACE })
    expect((await heardBy(game, browser)).filter((key) => key.startsWith('boss'))).toEqual([
      'boss:15:after',
      'boss:15:answer',
      'boss:15:before',
      'boss:15:fall',
      'boss:15:half',
    ])
  })

  test('its last words are answered by the first who stands, in that voice, where the role that is asked first is not there', async () => {
    const browser = await game.player([5, 6, 4])
    await give(game, browser, { exp: STRONG })
    const start = await toBoss(browser)
    await game.reach(async (tx) => {
      const { state } = await tx.selectFrom('adventures').select('state').where('session_id', '=', start.session).executeTakeFirstOrThrow()
      const adventure = JSON.parse(state)
      const combatants = adventure.battle.combatants.map((one: { id: number }) => (one.id === 0 ? { ...one, hp: 0 } : one))
      const down = JSON.stringify({ ...adventure, battle: { ...adventure.battle, combatants } })
      await tx.updateTable('adventures').set({ state: down }).where('session_id', '=', start.session).execute()
    })
    const said = (await fightBoss(browser, await encount(browser, 1, 4))).flatMap((one) => one.said)
    expect(said.at(-2)).toMatchObject({ speaker: 1, lines: kusabuse?.answer.lines[6] })
  })

  test('who was heard at its last words before there were answers is not answered at another meeting', async () => {
    const browser = await game.player()
    const { save } = await give(game, browser, { exp: STRONG })
    await game.reach((tx) =>
      tx.insertInto('journal').values({ save_id: save, kind: 'heard', entry: 'boss:15:fall', noted_at: 1 }).execute(),
    )
    const start = await toBoss(browser)
    const said = [start, ...(await fightBoss(browser, start))].flatMap((one) => one.said)
    expect(said.filter(({ speaker }) => speaker !== BOSS_PLACE).map(({ lines }) => lines)).toEqual([kusabuse?.after?.lines])
    expect(linesOf(said)[0]).toEqual(kusabuse?.before)
  })

  test('what it has said before it says no more, or one of it by chance', async () => {
    const browser = await game.player()
    await give(game, browser, { exp: STRONG })
    const first = await toBoss(browser)
    await toughen(game, first.session)
    await fightBoss(browser, first)
    await browser.call(api.battle.finish, { session_id: first.session })
    const heard = await heardBy(game, browser)
    let spoken = 0
    let visits = 0
    // By chance alone it could speak six times.
    for (; visits < 6 || (spoken === visits && visits < 40); visits += 1) {
      const start = await toBoss(browser)
      const said = [start, ...(await fightBoss(browser, start))].flatMap((one) => linesOf(one.said))
      expect(said.length).toBeLessThanOrEqual(1)
      spoken += said.length
      await browser.call(api.battle.finish, { session_id: start.session })
    }
    expect(spoken).toBeLessThan(visits)
    expect((await heardBy(game, browser)).filter((key) => key.startsWith('boss'))).toEqual(heard.filter((key) => key.startsWith('boss')))
  })

  test('who gave up before half of it hears at the next try what was left', async () => {
    const browser = await game.player()
    await give(game, browser, { exp: STRONG })
    const first = await toBoss(browser)
    expect(linesOf(first.said)).toEqual([kusabuse?.before])
    await browser.call(api.battle.refresh, { session_id: first.session })
    const second = await toBoss(browser)
    expect(second.said).toEqual([])
    await toughen(game, second.session)
    const said = (await fightBoss(browser, second)).flatMap((one) => linesOf(one.said))
    expect(said).toEqual([kusabuse?.half, kusabuse?.fall, kusabuse?.answer.lines[2], kusabuse?.after?.lines])
  })

  test('a repeated call answers the same, and the stage keeps what was said', async () => {
    const browser = await game.player()
    await give(game, browser, { exp: STRONG })
    const start = await toBoss(browser)
    expect(await encount(browser, 1, 4)).toEqual(start)
    await toughen(game, start.session)
    const said: Speech[] = [...start.said]
    let now: Standing = start
    for (let { turn } = start; now.enemies.some((enemy) => !enemy.is_defeated_flag); turn += 1) {
      const order = { session_id: start.session, selectedCommands: attacks(now), turn }
      const [one, other] = await Promise.all([exec(browser, order), exec(browser, order)])
      expect(other).toEqual(one)
      now = one
      said.push(...one.said)
      expect(await exec(browser, order)).toEqual(one)
      expect((await encount(browser, 1, 4)).said).toEqual(said)
    }
    expect(linesOf(said)).toEqual([kusabuse?.before, kusabuse?.half, kusabuse?.fall, kusabuse?.answer.lines[2], kusabuse?.after?.lines])
  })

  test('two calls at once begin a stage once: the same is said to both, and noted once', async () => {
    const browser = await game.player([4, 5, 6])
    const [one, other] = await Promise.all([encount(browser, 1, 1), encount(browser, 1, 1)])
    expect(other).toEqual(one)
    expect(await heardBy(game, browser)).toHaveLength(one.said.length)
  })

  test('each member reacts to a field once, one in each of its first stages', async () => {
    const browser = await game.player([6, 2, 3])
    await give(game, browser, { exp: STRONG })
    const said: Speech[][] = []
    for (let visit = 0; visit < 3; visit += 1) {
      const first = await encount(browser, 1, 1)
      await fight(browser, 1, 1)
      const second = await encount(browser, 1, 2)
      said.push([...first.said, ...second.said])
      await browser.call(api.battle.refresh, { session_id: second.session })
    }
    expect(said.map((visit) => visit.length)).toEqual([2, 1, 0])
    const roles = [6, 2, 3]
    for (const { speaker, lines } of said.flat()) expect(lines).toEqual([fieldVoices[roles[speaker ?? -1] ?? 0]?.[1]])
    expect(new Set(said.flat().map(({ speaker }) => speaker)).size).toBe(3)
    expect(await heardBy(game, browser)).toEqual(['field:1:2', 'field:1:3', 'field:1:6'])
  })

  test('in front of their own shadows the three speak in their order, once', async () => {
    const browser = await game.player([5, 1, 3])
    await give(game, browser, { exp: STRONG, cleared: [8, 9, 10], read: [409] })
    const atShadows = async () => {
      const start = await encount(browser, 12, 1)
      await game.reach(async (tx) => {
        const { state } = await tx
          .selectFrom('adventures')
          .select('state')
          .where('session_id', '=', start.session)
          .executeTakeFirstOrThrow()
        const third = JSON.stringify({ ...JSON.parse(state), stage: 3, phase: 'won' })
        await tx
          .updateTable('adventures')
          .set({ state: third, stage_id: 3, phase: 'won' })
          .where('session_id', '=', start.session)
          .execute()
      })
      return encount(browser, 12, 4)
    }
    const first = await atShadows()
    expect(first.enemies.map(({ name }) => name)).toEqual(['弓を持つ影', '鋏を持つ影', '屏風を持つ影'])
    expect(first.said).toEqual([5, 1, 3].map((role, speaker) => ({ turn: first.turn, event: null, speaker, lines: [shadowVoices[role]] })))
    await browser.call(api.battle.refresh, { session_id: first.session })
    expect((await atShadows()).said).toEqual([])
  })

  test('coming back, the screen learns whether anybody was wounded', async () => {
    const browser = await game.player()
    const start = await encount(browser, 1, 1)
    expect(start.resume.wounded).toBe(false)
    let hurt = false
    for (let turn = start.turn; !hurt && turn < 30; turn += 1) {
      const answer = await exec(browser, { session_id: start.session, selectedCommands: defend(start), turn })
      hurt = answer.members.some((member) => member.value_hp < member.max_value_hp)
      expect((await encount(browser, 1, 1)).resume.wounded).toBe(hurt)
    }
    expect(hurt).toBe(true)
  })

  test('a run after the story is no meeting: the boss says a word each time, and nothing is noted', async () => {
    const browser = await game.player()
    const { save } = await give(game, browser, { exp: STRONG })
    await game.reach((tx) => tx.updateTable('saves').set({ ending: 3 }).where('id', '=', save).execute())
    const start = await encount(browser, 13, 1)
    expect(start.enemies.map(({ id }) => id)).toEqual([15])
    expect(start.said.map(({ lines }) => lines)).toEqual([kusabuse?.finale])
    expect(await heardBy(game, browser)).toEqual([])
  })
})
