import { beforeEach, expect, test } from 'vitest'
import { attacks, encount, exec, fight, give, idsOf, STRONG, userIdOf } from '../../../../tests/adventures.ts'
import type { Browser } from '../../../../tests/clients/browser.ts'
import { encorePlayer } from '../../../../tests/clients/encore-players.ts'
import type { Entered, Standing } from '../../../../tests/clients/battle-replies.ts'
import { type Game, onBothDatabases } from '../../../../tests/game.ts'
import { api } from '../../../contract/api.ts'
import type { BattleEnemy } from '../../../contract/battle/combatants.ts'
import { enemies as shadows } from '../../../content/catalog.ts'
import { ENDLESS } from '../../../content/named-ids.ts'
import { defenceAgainst } from '../../../rules/battle/damage.ts'
import type { DamageKind } from '../../../rules/battle/skill.ts'
import type { Combatant } from '../../../rules/battle/state.ts'
import { rngStateFrom } from '../../../rules/rng.ts'
import { everythingOf } from '../../store/person.ts'

/** Whose ATTACK is physical, and the role whose ATTACK is magical. */
const STRIKERS = [1, 2, 3]
const CASTER = 4
const NOTHING = { physical: null, magical: null }
const UNLOCKED = [1, 2, 3, 4, 5, 6, 7, 8, 9]

const knownOf = ({ enemies }: Pick<Standing, 'enemies'>) => enemies.map(({ known }) => known)

/** Only the caster attacks. */
const casts = (browser: Browser, session: string, { members, enemies, turn }: Pick<Standing, 'members' | 'enemies' | 'turn'>) => {
  const selectedCommands = attacks({ members, enemies }).map((command, place) =>
    members[place]?.role_id === CASTER ? command : { partyId: members[place]?.id, command: 'DEFENCE' },
  )
  return exec(browser, { session_id: session, selectedCommands, turn })
}

const strike = (browser: Browser, session: string, standing: Pick<Standing, 'members' | 'enemies' | 'turn'>) =>
  exec(browser, { session_id: session, selectedCommands: attacks(standing), turn: standing.turn })

async function begin(browser: Browser, field = 1): Promise<Entered> {
  await browser.call(api.battle.refresh, {})
  return encount(browser, field, 1)
}

const widthOf = (enemy: BattleEnemy | undefined, kind: DamageKind): number => {
  const span = enemy?.known[kind]
  return span ? span.most - span.least : Number.POSITIVE_INFINITY
}

const rowsOf = async (game: Game, browser: Browser) => {
  const { save } = await idsOf(game, browser)
  return game.reach((tx) => tx.selectFrom('learned_defences').selectAll().where('save_id', '=', save).orderBy('attack_scale').execute())
}

/** The defences of the enemies as they stand in the stored battle, without modifiers. */
async function trueDefences(game: Game, session: string, kind: DamageKind): Promise<readonly number[]> {
  const { state } = await game.reach((tx) =>
    tx.selectFrom('adventures').select('state').where('session_id', '=', session).executeTakeFirstOrThrow(),
  )
  const combatants: readonly Combatant[] = JSON.parse(state).battle.combatants
  return combatants.filter(({ side }) => side === 'enemies').map((enemy) => defenceAgainst(kind, { ...enemy, modifiers: [] }))
}

/** @returns how many of the enemies are known. */
async function expectTruth(game: Game, session: string, enemies: readonly BattleEnemy[]): Promise<number> {
  let count = 0
  for (const kind of ['physical', 'magical'] as const) {
    for (const [place, truth] of (await trueDefences(game, session, kind)).entries()) {
      const span = enemies[place]?.known[kind]
      if (!span) continue
      expect(span.least).toBeLessThanOrEqual(truth)
      expect(span.most).toBeGreaterThanOrEqual(truth)
      count += 1
    }
  }
  return count
}

onBothDatabases('what a save has learned of defences', (game) => {
  beforeEach(() => {
    let seed = 0
    game.newRngState = () => rngStateFrom(++seed)
  })

  test('is nothing of an enemy never struck, and after a blow bounds that hold the truth, for all of its kind', async () => {
    const browser = await game.player(STRIKERS)
    const start = await begin(browser)
    expect(knownOf(start)).toEqual([NOTHING, NOTHING])
    const { enemies } = await strike(browser, start.session, start)
    expect(enemies.map(({ id }) => id)).toEqual([11, 11])
    expect(knownOf({ enemies })).toEqual([enemies[0]?.known, enemies[0]?.known])
    expect(enemies[0]?.known).toEqual({ physical: { least: expect.any(Number), most: expect.any(Number) }, magical: null })
    expect(await expectTruth(game, start.session, enemies)).toBe(2)
    expect(knownOf(await encount(browser, 1, 1))).toEqual(knownOf({ enemies }))
  })

  test('grows narrower and stays true from blow to blow', async () => {
    const browser = await game.player([1, CASTER, 5])
    await give(game, browser, { cleared: UNLOCKED })
    for (const field of [1, 2, 3, 4]) {
      const start = await begin(browser, field)
      const widths = [widthOf(start.enemies[0], 'physical')]
      let standing: Standing = start
      for (let turn = 0; turn < 3 && standing.members.every((one) => !one.is_defeated_flag); turn++) {
        if (standing.enemies.every((one) => one.is_defeated_flag)) break
        standing = await strike(browser, start.session, standing)
        expect(await expectTruth(game, start.session, standing.enemies)).toBeGreaterThan(0)
        widths.push(widthOf(standing.enemies[0], 'physical'))
      }
      expect(widths).toEqual(widths.toSorted((one, other) => other - one))
      expect(widths.length).toBeGreaterThan(1)
    }
  })

  test('is known in the next adventure, also after one that was given up or lost, and to no other save', async () => {
    const browser = await game.player(STRIKERS)
    await give(game, browser, { cleared: UNLOCKED })
    const first = await begin(browser)
    const known = knownOf(await strike(browser, first.session, first))
    expect(known).not.toContainEqual(NOTHING)
    expect(knownOf(await begin(browser))).toEqual(known)
    const other = await game.player(STRIKERS)
    expect(knownOf(await begin(other))).toEqual([NOTHING, NOTHING])
    await begin(browser, 10)
    const { last } = await fight(browser, 10, 1)
    expect(last.members.every((member) => member.is_defeated_flag)).toBe(true)
    expect(knownOf(last)).not.toEqual(last.enemies.map(() => NOTHING))
    expect(knownOf(await begin(browser, 10))).toEqual(knownOf(last))
  })

  test('is learned once from a turn that is sent twice, one after the other or at once', async () => {
    const browser = await game.player(STRIKERS)
    const start = await begin(browser)
    const first = await strike(browser, start.session, start)
    const rows = await rowsOf(game, browser)
    expect(rows).toMatchObject([{ enemy_id: 11, damage_kind: 'physical', attack_scale: 100 }])
    expect(await strike(browser, start.session, start)).toEqual(first)
    expect(await rowsOf(game, browser)).toEqual(rows)
    const [one, other] = await Promise.all([1, 2].map(() => strike(browser.tab(), start.session, first)))
    expect(one).toEqual(other)
    const [row, ...more] = await rowsOf(game, browser)
    expect([one?.enemies[0]?.known.physical, more]).toEqual([{ least: row?.least, most: row?.most }, []])
  })

  test('stays where a blow tells less, and gives way to a blow that contradicts it', async () => {
    const browser = await game.player(STRIKERS)
    const start = await begin(browser)
    await strike(browser, start.session, start)
    const [truth = 0] = await trueDefences(game, start.session, 'physical')
    const { save } = await idsOf(game, browser)
    const write = (bound: number) =>
      game.reach((tx) => tx.updateTable('learned_defences').set({ least: bound, most: bound }).where('save_id', '=', save).execute())
    for (const [written, left] of [
      [truth, true],
      [truth + 5000, false],
    ] as const) {
      await write(written)
      const again = await begin(browser)
      expect(again.enemies[0]?.known.physical).toEqual({ least: written, most: written })
      const { enemies } = await strike(browser, again.session, again)
      const span = enemies[0]?.known.physical
      expect(span?.least === written && span.most === written).toBe(left)
      expect(await expectTruth(game, again.session, enemies)).toBe(2)
    }
  })

  test('of magic holds on another difficulty too, though INT differs there', async () => {
    const browser = await game.player([1, 2, CASTER])
    await give(game, browser, { cleared: UNLOCKED, exp: STRONG })
    await browser.call(api.settings.changeDifficulty, { difficulty: 'story' })
    const story = await begin(browser, 9)
    const { enemies } = await casts(browser, story.session, story)
    const [learned] = knownOf({ enemies })
    expect(learned).toEqual({ physical: null, magical: { least: expect.any(Number), most: expect.any(Number) } })
    expect(await expectTruth(game, story.session, enemies)).toBeGreaterThan(0)
    expect(knownOf(await begin(browser, 9))[0]).toEqual(learned)
    let last: Standing['enemies'] = enemies
    for (const difficulty of ['normal', 'hard'] as const) {
      await browser.call(api.settings.changeDifficulty, { difficulty })
      const next = await begin(browser, 9)
      expect(await expectTruth(game, next.session, next.enemies)).toBeGreaterThan(0)
      expect(widthOf(next.enemies[0], 'magical')).toBeGreaterThan(widthOf(last[0], 'magical'))
      const after = await casts(browser, next.session, next)
      expect(await expectTruth(game, next.session, after.enemies)).toBeGreaterThan(0)
      expect(widthOf(after.enemies[0], 'magical')).toBeLessThan(widthOf(next.enemies[0], 'magical'))
      last = after.enemies
    }
    const rows = await rowsOf(game, browser)
    expect(rows.map((row) => row.attack_scale)).toEqual([60, 100, 112])
    // What was learned at another scale, before the tables were changed, does not outweigh what was learned at this one.
    const { save } = await idsOf(game, browser)
    await game.reach((tx) =>
      tx
        .updateTable('learned_defences')
        .set({ least: 5000, most: 5000 })
        .where('save_id', '=', save)
        .where('attack_scale', '=', 112)
        .execute(),
    )
    await browser.call(api.settings.changeDifficulty, { difficulty: 'normal' })
    expect(knownOf(await begin(browser, 9))[0]?.magical).toEqual({ least: rows[1]?.least, most: rows[1]?.most })
  })

  test('holds in the runs after the story, where every enemy and every stage has another scale', async () => {
    const browser = await encorePlayer(game, 9000, [1, 2, CASTER])
    const { save } = await idsOf(game, browser)
    const learned = shadows.map(({ id, stats: { def, int } }) => {
      const truth = Math.floor((def + 3 * int) / 4)
      return { save_id: save, enemy_id: id, damage_kind: 'magical', attack_scale: 100, least: truth, most: truth } as const
    })
    await game.reach((tx) => tx.insertInto('learned_defences').values(learned).execute())
    for (let stage = 1; stage <= 5; stage++) {
      const start = await encount(browser, ENDLESS, stage)
      expect(await expectTruth(game, start.session, start.enemies)).toBe(start.enemies.length)
      const { last } = await fight(browser, ENDLESS, stage)
      expect(await expectTruth(game, start.session, last.enemies)).toBeGreaterThan(start.enemies.length)
    }
  })

  test('is exported with the account, and goes with the save', async () => {
    const browser = await game.player(STRIKERS)
    await give(game, browser, { exp: STRONG })
    const { save } = await idsOf(game, browser)
    await fight(browser, 1, 1)
    const user = await userIdOf(browser)
    const person = await game.reach((tx) => everythingOf(tx, user))
    expect(person.learned_defences).toMatchObject([{ save_id: save, enemy_id: 11, damage_kind: 'physical' }])
    await browser.call(api.title.deleteSavedata)
    const left = await game.reach((tx) => tx.selectFrom('learned_defences').select('save_id').where('save_id', '=', save).execute())
    expect(left).toEqual([])
  })
})
