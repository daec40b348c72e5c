import { describe, expect, test } from 'vitest'
import { all, attacks, encount, exec, fight, give, idsOf, STRONG, userIdOf } from '../../../../tests/adventures.ts'
import type { Standing } from '../../../../tests/clients/battle-replies.ts'
import type { Browser } from '../../../../tests/clients/browser.ts'
import { encorePlayer } from '../../../../tests/clients/encore-players.ts'
import { at } from '../../../../tests/clients/typed-calls.ts'
import { type Game, onBothDatabases } from '../../../../tests/game.ts'
import { catalog, enemies, enemyEntry, partySkill } from '../../../content/catalog.ts'
import { COVERLESS_BOOK, FINALE, FIRST_LAMPLIGHTER, VAST_EXPANSE } from '../../../content/named-ids.ts'
import { refusals } from '../../../content/text/refusals.ts'
import { api } from '../../../contract/api.ts'
import type { ShadowNotes } from '../../../contract/library.ts'
import type { BattleEvent } from '../../../rules/battle/event.ts'
import { newMember, NO_POINTS } from '../../../rules/party/growth.ts'
import { bestBlow } from '../../../rules/sight/duel.ts'
import { UNKNOWN } from '../../../rules/sight/knowledge.ts'
import { everythingOf } from '../../store/person.ts'
import { keepLearned } from '../../store/rows/battle/learned-defences.ts'
import { updateMember } from '../../store/rows/save/members.ts'

/** ケシカゲ: two of it, and nobody else, stand in the first stage of field 1. */
const POPPY = 11
/** クサブセ, the boss of field 1, in its fourth stage. */
const LURKER = 15
const UNLOCKED = [1, 2, 3, 4, 5, 6, 7, 8]
const NEVER = { step: 0, is_loose: false }

const shadowAt = (shadow: number) => at(api.library.shadow, { shadow })
const notesOn = (browser: Browser, shadow: number): Promise<ShadowNotes> => browser.call(shadowAt(shadow))
const countsOf = async (browser: Browser, shadow: number) => {
  const { folded, strokes, best_turns } = await notesOn(browser, shadow)
  return { folded, strokes, best_turns }
}
const refresh = (browser: Browser) => browser.call(api.battle.refresh, {})

interface Played {
  readonly session: string
  /** The kinds of the enemies, by their place after the members. */
  readonly kinds: readonly number[]
  readonly turns: number
  readonly events: readonly BattleEvent[]
  /** How it stands, with the number of the next turn. */
  readonly last: Standing
}

const isOver = ({ members, enemies: opposing }: Standing): boolean =>
  opposing.every((enemy) => enemy.is_defeated_flag) || members.every((member) => member.is_defeated_flag)

/** Attacks until the stage is over, or for so many turns. */
async function play(browser: Browser, field: number, stage: number, most = 99): Promise<Played> {
  const start = await encount(browser, field, stage)
  const events: BattleEvent[] = []
  let last: Standing = start
  while (!isOver(last) && last.turn < start.turn + most) {
    const played = await exec(browser, { session_id: start.session, selectedCommands: attacks(last), turn: last.turn })
    events.push(...(played.events as readonly BattleEvent[]))
    last = played
  }
  return { session: start.session, kinds: start.enemies.map(({ id }) => id), turns: last.turn - start.turn, events, last }
}

/** What a player who kept a tally would have counted: every ATTACK of a member is a stroke. */
function tallied({ kinds, events }: Played, shadow: number) {
  const isOne = (place: number) => kinds[place - 3] === shadow
  return {
    folded: events.filter((event) => event.type === 'fell' && isOne(event.target)).length,
    strokes: events.filter((event, nth) => event.type === 'damaged' && isOne(event.target) && isAttackOfMember(events[nth - 1])).length,
  }
}

const isAttackOfMember = (event: BattleEvent | undefined): boolean => event?.type === 'acted' && event.actor < 3

const rowsOf = async (game: Game, browser: Browser) => {
  const { save } = await idsOf(game, browser)
  return game.reach(async (tx) => [
    ...(await tx.selectFrom('shadow_notes').select('enemy_id').where('save_id', '=', save).execute()),
    ...(await tx.selectFrom('shadow_skills').select('enemy_id').where('save_id', '=', save).execute()),
  ])
}

onBothDatabases('what is told of a shadow', (game) => {
  describe('is counted', () => {
    test('after a won stage, and added to after the next, with the fewest turns', async () => {
      const browser = await game.player()
      await give(game, browser, { exp: 60 })
      const first = await play(browser, 1, 1)
      expect(first.turns).toBeGreaterThan(1)
      expect(await countsOf(browser, POPPY)).toEqual({ folded: 2, strokes: tallied(first, POPPY).strokes, best_turns: first.turns })
      await refresh(browser)
      await give(game, browser, { exp: STRONG })
      const second = await play(browser, 1, 1)
      expect(second.turns).toBeLessThan(first.turns)
      const strokes = tallied(first, POPPY).strokes + tallied(second, POPPY).strokes
      expect(await countsOf(browser, POPPY)).toEqual({ folded: 4, strokes, best_turns: second.turns })
      await refresh(browser)
      await give(game, browser, { exp: 60 })
      await play(browser, 1, 1)
      expect(await countsOf(browser, POPPY)).toMatchObject({ folded: 6, best_turns: second.turns })
    })

    test('after a lost stage, each kind for itself, without turns, with all skills that were used', async () => {
      const browser = await game.player()
      await give(game, browser, { cleared: UNLOCKED })
      const lost = await play(browser, 9, 1)
      expect(lost.last.members.every((member) => member.is_defeated_flag)).toBe(true)
      for (const kind of new Set(lost.kinds)) expect(await countsOf(browser, kind)).toEqual({ ...tallied(lost, kind), best_turns: null })
      const [struck = 0] = lost.kinds
      expect((await notesOn(browser, struck)).strokes).toBeGreaterThan(0)
      const used = lost.events.flatMap((event) => (event.type === 'acted' && event.actor > 2 ? [event.action] : []))
      const seen = await Promise.all([...new Set(lost.kinds)].map(async (kind) => (await notesOn(browser, kind)).seen))
      const told = seen.flat().flatMap(({ skill_id, times }) => Array.from({ length: times }, () => `skill:${skill_id}`))
      expect(told.toSorted()).toEqual(used.filter((action) => action !== 'attack').toSorted())
      expect(told.length).toBeGreaterThan(0)
    })

    test('when a stage is given up or fled, and not before; a stage without a turn tells nothing', async () => {
      const browser = await game.player()
      const cut = await play(browser, 1, 1, 1)
      expect(await countsOf(browser, POPPY)).toEqual({ folded: 0, strokes: 0, best_turns: null })
      await refresh(browser)
      expect(await countsOf(browser, POPPY)).toEqual({ ...tallied(cut, POPPY), best_turns: null })
      expect((await notesOn(browser, POPPY)).strokes).toBe(3)
      await refresh(browser)
      await encount(browser, 1, 1)
      await refresh(browser)
      expect((await notesOn(browser, POPPY)).strokes).toBe(3)
      const { session, last } = await play(browser, 1, 1, 1)
      for (let { members, turn } = last; !members.some((one) => one.is_escaped); turn += 1) {
        const able = members.filter((one) => !one.is_defeated_flag)
        members = (await exec(browser, { session_id: session, selectedCommands: all(able, { command: 'ESCAPE' }), turn })).members
      }
      expect(await countsOf(browser, POPPY)).toMatchObject({ strokes: 6, best_turns: null })
    })

    test('once where the last turn is sent twice at once, or the stage given up twice at once', async () => {
      const browser = await game.player()
      await give(game, browser, { exp: STRONG })
      const start = await encount(browser, 1, 1)
      let last: Standing = start
      while (!isOver(last)) {
        const order = { session_id: start.session, selectedCommands: attacks(last), turn: last.turn }
        ;[last] = await Promise.all([exec(browser.tab(), order), exec(browser.tab(), order)])
      }
      expect(await countsOf(browser, POPPY)).toMatchObject({ folded: 2, best_turns: last.turn - 1 })
      await refresh(browser)
      const { strokes } = await countsOf(browser, POPPY)
      const cut = await play(browser, 1, 1, 1)
      await Promise.all([1, 2].map(() => refresh(browser.tab())))
      expect((await countsOf(browser, POPPY)).strokes).toBe(strokes + tallied(cut, POPPY).strokes)
    })

    test('in no run after the story', async () => {
      const browser = await encorePlayer(game)
      await fight(browser, FINALE, 1)
      await refresh(browser)
      expect(await rowsOf(game, browser)).toEqual([])
    })
  })

  test('are the skills that it has shown, the announced one as such, the most frequent first', async () => {
    const browser = await game.player()
    await give(game, browser, { exp: STRONG })
    for (const stage of [1, 2, 3]) await fight(browser, 1, stage)
    const { session, members, turn } = await encount(browser, 1, 4)
    const wait = (nth: number) =>
      exec(browser, { session_id: session, selectedCommands: all(members, { command: 'DEFENCE' }), turn: turn + nth })
    for (const nth of [0, 1]) await wait(nth)
    expect((await notesOn(browser, LURKER)).seen).toEqual([])
    for (const nth of [2, 3, 4, 5]) await wait(nth)
    await refresh(browser)
    // It strikes, hides, leaps as announced, strikes; then it begins again.
    expect((await notesOn(browser, LURKER)).seen).toEqual([
      { skill_id: 1501, name: '草に伏せる', kind: 'other', aim: 'own', times: 2, is_announced: false },
      { skill_id: 1502, name: '跳びかかり', kind: 'physical', aim: 'one', times: 1, is_announced: true },
    ])
  })

  test('is nothing where nothing was learned: of one that was only met, or folded before this was counted', async () => {
    const browser = await game.player()
    await encount(browser, 1, 1)
    const nothing = { folded: 0, best_turns: null, strokes: 0, through: { physical: NEVER, magical: NEVER }, duels: [], seen: [] }
    expect(await notesOn(browser, POPPY)).toEqual({ id: POPPY, name: 'ケシカゲ', ...nothing })
    const old = await game.player()
    await give(game, old, { cleared: [1] })
    expect(await notesOn(old, LURKER)).toEqual({ id: LURKER, name: 'クサブセ', ...nothing })
  })

  test('is refused while the save has not met it, whatever other saves have', async () => {
    const browser = await game.player()
    await give(game, browser, { exp: STRONG })
    await fight(browser, 1, 1)
    expect((await notesOn(browser, POPPY)).folded).toBe(2)
    const other = await game.player()
    expect(await other.refusal(shadowAt(POPPY))).toMatchObject({ status: 404, code: 'shadowUnmet', message: refusals.shadowUnmet })
    await encount(other, 1, 1)
    expect(await notesOn(other, POPPY)).toMatchObject({ folded: 0, strokes: 0, best_turns: null, duels: [], seen: [] })
    expect(await browser.refusal(shadowAt(LURKER))).toMatchObject({ status: 404, code: 'shadowUnmet' })
    expect(await game.visitor().refusal(shadowAt(POPPY))).toMatchObject({ status: 401 })
    expect(await (await game.user()).refusal(shadowAt(POPPY))).toMatchObject({ status: 409 })
  })

  test('is refused for what is no shadow', async () => {
    const browser = await game.player()
    await give(game, browser, { cleared: UNLOCKED })
    const junk = ['0', '9', '-11', '11.5', '1e1', '99999999999999', '2147483647', 'abc', '__proto__', '%00', '%F0%9F', '11%20', '11;--', '']
    for (const id of junk) {
      const { status } = await browser.get(`${api.library.bestiary.path}/${id}`)
      expect([400, 404], id).toContain(status)
    }
  })

  test('leaves out a skill that the tables no longer have', async () => {
    const browser = await game.player()
    const { save } = await give(game, browser, { cleared: [1] })
    const row = { save_id: save, enemy_id: POPPY, skill_id: 99_999, times: 2, announced: 0 }
    await game.reach((tx) => tx.insertInto('shadow_skills').values(row).execute())
    expect((await notesOn(browser, POPPY)).seen).toEqual([])
  })

  test('is refused for the hidden field before it opens, and then until it is met', async () => {
    const browser = await game.player()
    const hidden = enemies.filter(({ field }) => field === VAST_EXPANSE).map(({ id }) => id)
    const { save } = await give(game, browser, { cleared: [8] })
    const noteMet = { save_id: save, kind: 'met', entry: String(FIRST_LAMPLIGHTER), noted_at: 0 }
    await game.reach((tx) => tx.insertInto('journal').values(noteMet).execute())
    for (const id of hidden) expect(await browser.refusal(shadowAt(id))).toMatchObject({ status: 404, code: 'shadowUnmet' })
    await give(game, browser, { cleared: [10], read: [COVERLESS_BOOK] })
    expect(await notesOn(browser, FIRST_LAMPLIGHTER)).toMatchObject({ id: FIRST_LAMPLIGHTER })
    for (const id of hidden.filter((one) => one !== FIRST_LAMPLIGHTER))
      expect(await browser.refusal(shadowAt(id))).toMatchObject({ status: 404 })
  })

  describe('of what was learned by blows', () => {
    /** At level 1 the members' plain attacks have the power 20, 12 and 15: 47 ÷ 3. */
    const ROLES = [1, 2, 4]
    const learn = async (browser: Browser, kind: 'physical' | 'magical', [least, most]: readonly [number, number], attackScale = 100) => {
      const { save } = await idsOf(game, browser)
      await game.reach((tx) => keepLearned(tx, save, { enemy: POPPY, damageKind: kind, attackScale, span: { least, most } }))
    }
    const throughOf = async (browser: Browser) => (await notesOn(browser, POPPY)).through

    test('tells how much it lets through, in three steps by the level of the party', async () => {
      const browser = await game.player(ROLES)
      await encount(browser, 1, 1)
      await learn(browser, 'physical', [4, 6])
      expect(await throughOf(browser)).toEqual({ physical: { step: 3, is_loose: true }, magical: NEVER })
      await learn(browser, 'physical', [6, 15])
      expect(await throughOf(browser)).toEqual({ physical: { step: 2, is_loose: false }, magical: NEVER })
      // From 60 to 100 percent of INT: the most becomes ⌊31.5 × 100 ÷ 60⌋ = 52.
      await learn(browser, 'magical', [16, 30], 60)
      expect(await throughOf(browser)).toMatchObject({ magical: { step: 1, is_loose: false } })
      await give(game, browser, { exp: STRONG })
      expect(await throughOf(browser)).toMatchObject({ physical: { step: 3, is_loose: false }, magical: { step: 2, is_loose: true } })
    })

    test('tells the best blow of each member whose kind of blow was tried, in the order of the party', async () => {
      const browser = await game.player(ROLES)
      const [striker, , caster] = (await encount(browser, 1, 1)).members
      await refresh(browser)
      await learn(browser, 'physical', [10, 10])
      // 20² ÷ (20 + 10) and 12² ÷ (12 + 10), by 95 to 105 %.
      const plain = [
        { role_id: 1, name: '仲間1', act: null, least: 12, most: 14, hits: 1 },
        { role_id: 2, name: '仲間2', act: null, least: 6, most: 6, hits: 1 },
      ]
      expect((await notesOn(browser, POPPY)).duels).toEqual(plain)
      await game.reach((tx) => updateMember(tx, striker?.id ?? 0, { exp: 0, spent: NO_POINTS, skills: [{ id: 101, level: 1 }] }))
      const { duels } = await notesOn(browser, POPPY)
      expect(duels).toMatchObject([{ act: partySkill(101).name, hits: 1 }, plain[1]])
      expect(duels[0]?.most).toBeGreaterThan(14)
      await learn(browser, 'magical', [10, 10])
      // 15² ÷ (15 + 10).
      expect((await notesOn(browser, POPPY)).duels[2]).toEqual({ role_id: 4, name: caster?.name, act: null, least: 8, most: 9, hits: 1 })
    })

    test('goes by the bounds that the battle tells after the same blows', async () => {
      const browser = await game.player(ROLES)
      const { last } = await play(browser, 1, 1, 1)
      const known = last.enemies[0]?.known ?? UNKNOWN
      const { through, duels } = await notesOn(browser, POPPY)
      expect([through.physical.step, through.magical.step]).not.toContain(0)
      const blows = ROLES.map((role) => bestBlow(newMember(role), enemyEntry(POPPY), known, catalog))
      expect(duels.map(({ least, most }) => [least, most])).toEqual(blows.map((blow) => [blow?.least, blow?.most]))
    })
  })

  test('holds no figure of the enemy', async () => {
    const browser = await game.player([1, 2, 4])
    const { save } = await give(game, browser, { cleared: [...UNLOCKED, 9, 10, 11], exp: STRONG })
    const boss = enemyEntry(113)
    const { def, int } = boss.stats
    const magical = Math.floor((def + 3 * int) / 4)
    for (const [kind, defence] of [
      ['physical', def],
      ['magical', magical],
    ] as const) {
      const span = { least: defence - 3, most: defence + 4 }
      await game.reach((tx) => keepLearned(tx, save, { enemy: boss.id, damageKind: kind, attackScale: 100, span }))
    }
    const notes = await notesOn(browser, boss.id)
    const numbers = numbersIn(notes)
    const counts = ['folded', 'strokes', 'duels.hits', 'duels.role_id', 'through.magical.step', 'through.physical.step']
    const damage = ['duels.least', 'duels.most']
    expect([...new Set(numbers.map(([place]) => place))].toSorted()).toEqual(['id', ...counts, ...damage].toSorted())
    const figures: readonly number[] = [boss.hp, ...Object.values(boss.stats), magical, boss.exp, boss.gold]
    expect(numbers.filter(([place, value]) => damage.includes(place) && figures.includes(value))).toEqual([])
    expect(numbers.filter(([place, value]) => counts.includes(place) && value > 6)).toEqual([])
  })

  test('is exported with the account, and goes with the save', async () => {
    const browser = await game.player()
    await give(game, browser, { exp: STRONG })
    await fight(browser, 1, 1)
    for (let tries = 0; tries < 20 && (await notesOn(browser, POPPY)).seen.length === 0; tries++) {
      await refresh(browser)
      const start = await encount(browser, 1, 1)
      for (let turn = 1; turn < 4; turn++)
        await exec(browser, { session_id: start.session, selectedCommands: all(start.members, { command: 'DEFENCE' }), turn })
      await refresh(browser)
    }
    const { save } = await idsOf(game, browser)
    const person = await game.reach(async (tx) => everythingOf(tx, await userIdOf(browser)))
    expect(person.shadow_notes).toMatchObject([{ save_id: save, enemy_id: POPPY, folded: 2 }])
    expect(person.shadow_skills).toMatchObject([{ save_id: save, enemy_id: POPPY, skill_id: 1101, announced: 0 }])
    await browser.call(api.title.deleteSavedata)
    const left = await game.reach(async (tx) => [
      await tx.selectFrom('shadow_notes').select('save_id').where('save_id', '=', save).execute(),
      await tx.selectFrom('shadow_skills').select('save_id').where('save_id', '=', save).execute(),
    ])
    expect(left).toEqual([[], []])
  })
})

/** Every number with the names on the way to it. */
function numbersIn(value: unknown, place = ''): readonly (readonly [place: string, number])[] {
  if (typeof value === 'number') return [[place, value]]
  if (Array.isArray(value)) return value.flatMap((each) => numbersIn(each, place))
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, each]) => numbersIn(each, place === '' ? key : `${place}.${key}`))
}
