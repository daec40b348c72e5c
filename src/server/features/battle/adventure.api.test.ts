import { describe, expect, test } from 'vitest'
import { all, attacks, encount, exec, fight, give, idsOf, STRONG } from '../../../../tests/adventures.ts'
import type { Browser } from '../../../../tests/clients/browser.ts'
import type { Entered, Played } from '../../../../tests/clients/battle-replies.ts'
import { onBothDatabases } from '../../../../tests/game.ts'
import { api } from '../../../contract/api.ts'

const BEFORE_THE_CASTLE = [1, 2, 3, 4, 5, 6, 7, 8, 9]
const SMOKE = 19
const CANDY = 1
const RAISER = 9
/** What names no adventure. */
const NO_SESSIONS = ['', null, 'unknown', 7, [], 'x'.repeat(65)]
const held = (...counts: readonly (readonly [item: number, count: number])[]) => ({ bag: counts.map(([item, count]) => ({ item, count })) })
type Phase = 'fighting' | 'won' | 'escaped' | 'lost'

onBothDatabases('an adventure', (game) => {
  const running = async (browser: Browser) => (await browser.call(api.menu.canBeClear)).running
  /** What the save holds, as the town shows it. */
  const saved = async (browser: Browser) => {
    const { money, current_possession, sellItemList } = await browser.call(api.shop.information)
    const members = await browser.call(api.status.information)
    return {
      money,
      held: current_possession,
      bag: sellItemList.map(({ id, possession_number }) => [id, possession_number]),
      members: members.map((one) => [one.total_exp, one.level, one.freely_status_point, one.freely_skill_point]),
    }
  }
  /** Writes HP into the battle that is on. */
  const hurt = (session: string, hp: Readonly<Record<number, number>>) =>
    game.reach(async (tx) => {
      const { state } = await tx.selectFrom('adventures').select('state').where('session_id', '=', session).executeTakeFirstOrThrow()
      const stored = JSON.parse(state)
      for (const [place, points] of Object.entries(hp)) stored.battle.combatants[Number(place)].hp = points
      await tx
        .updateTable('adventures')
        .set({ state: JSON.stringify(stored) })
        .where('session_id', '=', session)
        .execute()
    })
  const orders = ({ members }: Pick<Entered, 'members'>, first: object, others: object = { command: 'DEFENCE' }) =>
    members.filter((one) => !one.is_defeated_flag).map(({ id }, index) => ({ partyId: id, ...(index === 0 ? first : others) }))

  /** A player in this phase, with the last reply before it and what the save held when it began. */
  async function inPhase(phase: Phase) {
    const browser = await game.player()
    await give(game, browser, { ...held([CANDY, 2], [SMOKE, 1]), cleared: phase === 'lost' ? BEFORE_THE_CASTLE : [] })
    const before = await saved(browser)
    const field = phase === 'lost' ? 10 : 1
    const start = await encount(browser, field, 1)
    const { session } = start
    const play = (selectedCommands: readonly object[]) => exec(browser, { session_id: session, selectedCommands })
    // All phases but one begin with a used item and somebody wounded.
    let last: Played = await play(orders(start, { command: 'ITEM', itemId: CANDY, playerIndex: 0 }))
    if (phase === 'escaped') last = await play(orders(last, { command: 'ITEM', itemId: SMOKE }))
    if (phase === 'won' || phase === 'lost') {
      const isOver = ({ enemies, members }: Played) => [enemies, members].some((side) => side.every((one) => one.is_defeated_flag))
      while (!isOver(last)) last = await play(attacks(last))
    }
    return { browser, field, session, before, last, play }
  }

  test.each<Phase>(['fighting', 'won', 'escaped', 'lost'])(
    '%s is answered again as it stands, with its last flags and the HP before recovery [BATTLE-2]',
    async (phase) => {
      const { browser, field, session, last } = await inPhase(phase)
      for (let n = 0; n < 2; n += 1) {
        const again = await encount(browser, field, 1)
        expect(again).toMatchObject({ session, turn: last.turn, members: last.members, enemies: last.enemies, items: last.items })
        expect(again.resume.phase).toBe(phase)
        expect(again.enemies.every((one) => one.is_defeated_flag)).toBe(phase === 'won')
        expect(again.members.every((one) => one.is_defeated_flag)).toBe(phase === 'lost')
        expect(again.members.every((one) => one.is_escaped)).toBe(phase === 'escaped')
      }
      if (phase !== 'won') return
      const wounded = last.members.map(({ value_hp }) => value_hp)
      const recovered = (await encount(browser, field, 2)).members.map(({ value_hp }) => value_hp)
      expect(recovered.some((hp, index) => hp > (wounded[index] ?? 0))).toBe(true)
    },
  )

  test('leaves the save as it was until it ends [BATTLE-10]', async () => {
    const { browser, before, last } = await inPhase('won')
    expect(last.members[0]?.total_exp).toBeGreaterThan(0)
    expect(last.items).toContainEqual(expect.objectContaining({ id: CANDY, possession_number: 1 }))
    expect(await saved(browser)).toEqual(before)
    const next = await encount(browser, 1, 2)
    expect(next.items).toEqual(last.items)
    expect(next.members.map(({ total_exp }) => total_exp)).toEqual(last.members.map(({ total_exp }) => total_exp))
    expect(await saved(browser)).toEqual(before)
    // What is learned or bought meanwhile in the database does not reach it either.
    const { save, members } = await idsOf(game, browser)
    await game.reach(async (tx) => {
      await tx
        .updateTable('members')
        .set({ points_str: 99 })
        .where('id', '=', members[0] ?? 0)
        .execute()
      await tx.insertInto('items').values({ save_id: save, item_id: 2, count: 3 }).execute()
    })
    expect(await encount(browser, 1, 2)).toMatchObject({ members: next.members, items: next.items })
  })

  test('begins with full HP and AP, whatever the one before has cost [BATTLE-9]', async () => {
    const { browser, last } = await inPhase('won')
    expect(last.members.some((one) => one.value_hp < one.max_value_hp)).toBe(true)
    await browser.call(api.battle.finish, {})
    const { members } = await encount(browser, 1, 1)
    for (const one of members) expect([one.value_hp, one.value_ap]).toEqual([one.max_value_hp, one.max_value_ap])
    expect(members).toHaveLength(3)
  })

  test('shows everybody at the same place, those too who have fallen [GENERAL-8]', async () => {
    const browser = await game.player()
    await give(game, browser, { exp: STRONG })
    await fight(browser, 1, 1)
    const start = await encount(browser, 1, 2)
    const names = [start.members, start.enemies].map((side) => side.map(({ name }) => name))
    await hurt(start.session, { 0: 0, 3: 0 })
    const shown = [
      await encount(browser, 1, 2),
      await exec(browser, { session_id: start.session, selectedCommands: attacks(await encount(browser, 1, 2)) }),
    ]
    for (const { members, enemies } of shown) {
      expect([members, enemies].map((side) => side.map(({ name }) => name))).toEqual(names)
      expect(members.map(({ player_index }) => player_index)).toEqual([0, 1, 2])
      expect(enemies.map(({ enemy_index }) => enemy_index)).toEqual([0, 1])
      expect(members[0]?.is_defeated_flag).toBe(true)
      expect(enemies[0]?.is_defeated_flag).toBe(true)
    }
  })

  test('takes orders for the fallen and for the raised, which fail with a line [BATTLE-18]', async () => {
    const browser = await game.player()
    await give(game, browser, held([CANDY, 1], [RAISER, 1]))
    const start = await encount(browser, 1, 1)
    await hurt(start.session, { 2: 0 })
    const [one, two] = start.members
    const selectedCommands = [
      { partyId: one?.id, command: 'ITEM', itemId: CANDY, playerIndex: 2 },
      { partyId: two?.id, command: 'ITEM', itemId: RAISER, playerIndex: 0 },
    ]
    const { log, events, items, members } = await exec(browser, { session_id: start.session, selectedCommands })
    const failed = events.filter(({ type }) => type === 'failed')
    expect(failed).toEqual([0, 1].map((actor) => expect.objectContaining({ actor, reason: 'outOfReach' })))
    expect(log.filter((line) => line.startsWith('しかし')).length).toBeGreaterThanOrEqual(2)
    expect(items.map(({ id, possession_number }) => [id, possession_number])).toEqual([
      [CANDY, 1],
      [RAISER, 1],
    ])
    expect(members[2]?.is_defeated_flag).toBe(true)
  })

  test('turns a blow at an enemy that is down to the first that stands [BATTLE-20]', async () => {
    const browser = await game.player()
    const start = await encount(browser, 1, 1)
    await hurt(start.session, { 3: 0 })
    const selectedCommands = orders(start, { command: 'ATTACK', enemyIndex: 0 })
    const { events, enemies } = await exec(browser, { session_id: start.session, selectedCommands })
    expect(events).toContainEqual(expect.objectContaining({ type: 'damaged', target: 4 }))
    expect(enemies[1]?.value_hp).toBeLessThan(enemies[1]?.max_value_hp ?? 0)
  })

  test('settles everything with the turn that ends a stage, before anybody asks for the result [BATTLE-26, RESULT-14]', async () => {
    const browser = await game.player()
    await give(game, browser, { exp: 400 })
    for (const stage of [1, 2, 3]) await fight(browser, 1, stage)
    const start = await encount(browser, 1, 4)
    await hurt(start.session, { 1: 0, 3: 1, 4: 1, 5: 1 })
    const exp = start.members[0]?.total_exp ?? 0
    const fields = await browser.call(api.field.list)
    expect(fields).toEqual([expect.objectContaining({ id: 1, is_cleared: false })])
    let last: Pick<Played, 'members' | 'enemies'> = await encount(browser, 1, 4)
    while (last.enemies.some((one) => !one.is_defeated_flag)) {
      expect(await browser.call(api.field.list)).toEqual(fields)
      last = await exec(browser, { session_id: start.session, selectedCommands: attacks(last) })
    }
    expect(await browser.call(api.field.list)).toContainEqual(expect.objectContaining({ id: 1, is_cleared: true }))
    await game.restart()
    const { resume, members, view } = await encount(browser, 1, 4)
    const [, fieldCleared, , gains] = resume.result ?? []
    expect(fieldCleared).toBe(true)
    expect(gains?.gold).toBeGreaterThan(0)
    expect(members.map((one) => one.total_exp)).toEqual([1, 2, 3].map(() => exp + (gains?.exp ?? 0)))
    // The fallen one, who is shown as it fell, goes on with HP.
    expect(members[1]?.is_defeated_flag).toBe(true)
    expect(view.recovered).not.toBeNull()
    await browser.call(api.battle.finish, {})
    const after = await saved(browser)
    expect(after.money).toBeGreaterThan(200)
    expect(after.members.map(([total]) => total)).toEqual(members.map((one) => one.total_exp))
  })

  test('gives the same dice to whoever reloads before each turn as to whoever does not [BATTLE-28]', async () => {
    const [steady, reloading] = [await game.player(), await game.player()]
    const starts = [await encount(steady, 1, 1), await encount(reloading, 1, 1)]
    const play = (browser: Browser, session: string, now: Pick<Played, 'members' | 'enemies'>) =>
      exec(browser, { session_id: session, selectedCommands: attacks(now) })
    let [one, other]: readonly Pick<Played, 'members' | 'enemies'>[] = starts
    for (let turn = 0; turn < 4; turn += 1) {
      if (!one || !other || one.enemies.every((enemy) => enemy.is_defeated_flag)) break
      for (let n = 0; n < 2; n += 1) await encount(reloading, 1, 1)
      await game.restart()
      const [a, b] = [await play(steady, starts[0]?.session ?? '', one), await play(reloading, starts[1]?.session ?? '', other)]
      expect(b.events).toEqual(a.events)
      ;[one, other] = [a, b]
    }
    const states = await game.reach((tx) =>
      tx
        .selectFrom('adventures')
        .select('state')
        .where(
          'session_id',
          'in',
          starts.map(({ session }) => session),
        )
        .execute(),
    )
    const [first, second] = states.map(({ state }) => JSON.parse(state).rng)
    expect(first).toEqual(second)
    expect(first).toEqual(expect.anything())
  })

  test('tells at the end of each stage whether the field is cleared, and whether it was before, as often as it is asked [RESULT-1, RESULT-3, RESULT-4]', async () => {
    const browser = await game.player()
    await give(game, browser, { exp: STRONG })
    for (const visit of ['first', 'second']) {
      for (const stage of [1, 2, 3, 4]) {
        const { session } = await fight(browser, 1, stage)
        const body = { session_id: session, is_win: false, field_id: 9 }
        const result = await browser.call(api.battle.resultWin, body)
        expect(result[0].length).toBeGreaterThan(0)
        expect(result.slice(1, 3)).toEqual([stage === 4, !(stage === 4 && visit === 'first')])
        for (let n = 0; n < 3; n += 1) expect(await browser.call(api.battle.resultWin, body)).toEqual(result)
        await game.restart()
        expect(await browser.call(api.battle.resultWin, body)).toEqual(result)
      }
      await browser.call(api.battle.finish, {})
    }
  })

  const earned = async (browser: Browser, before: Awaited<ReturnType<typeof saved>>) => {
    const after = await saved(browser)
    expect(after.held).toBeLessThan(before.held)
    return after
  }

  describe.each(['finish', 'refresh'] as const)('by %s', (how) => {
    test.each(['won', 'escaped'] as const)(
      'is written to the save and ends when it was %s [RESULT-5, RESULT-9, RESULT-25]',
      async (phase) => {
        const { browser, session, before, last } = await inPhase(phase)
        expect(await running(browser)).toMatchObject({ phase })
        await browser.call(api.battle[how], { session_id: session })
        expect(await running(browser)).toBeNull()
        const after = await earned(browser, before)
        expect(after.members.map(([exp]) => exp)).toEqual(last.members.map(({ total_exp }) => total_exp))
        expect(after.money > before.money).toBe(phase === 'won')
        expect(after.bag).toEqual(last.items.map(({ id, possession_number }) => [id, possession_number]))
        // Twice is once.
        await browser.call(api.battle[how], { session_id: session })
        expect(await saved(browser)).toEqual(after)
      },
    )
  })

  test('keeps the EXP of the stages won before an escape [RESULT-25]', async () => {
    const { browser, session, before, last } = await inPhase('won')
    const second = await encount(browser, 1, 2)
    await exec(browser, { session_id: session, selectedCommands: orders(second, { command: 'ITEM', itemId: SMOKE }) })
    await browser.call(api.battle.finish, {})
    const after = await earned(browser, before)
    expect(after.members.map(([exp]) => exp)).toEqual(last.members.map(({ total_exp }) => total_exp))
    expect(after.money).toBeGreaterThan(before.money)
  })

  test.each(['fighting', 'lost'] as const)('that is %s ends by refresh, and nothing is written [RESULT-10, RESULT-25]', async (phase) => {
    const { browser, session, before, last } = await inPhase(phase)
    expect(last.items).toContainEqual(expect.objectContaining({ id: CANDY, possession_number: 1 }))
    await browser.call(api.battle.refresh, { session_id: session })
    expect(await running(browser)).toBeNull()
    expect(await saved(browser)).toEqual(before)
    expect((await encount(browser, 1, 1)).session).not.toBe(session)
  })

  test('that was lost rolls back the EXP and gold of the stages won before it [RESULT-25]', async () => {
    const { browser, session, before } = await inPhase('won')
    const second = await encount(browser, 1, 2)
    await hurt(session, { 0: 1, 1: 0, 2: 0 })
    let last: Pick<Played, 'members'> = second
    while (last.members.some((one) => !one.is_defeated_flag)) {
      const [first] = second.members
      last = await exec(browser, { session_id: session, selectedCommands: [{ partyId: first?.id, command: 'DEFENCE' }] })
    }
    await browser.call(api.battle.refresh, {})
    expect(await saved(browser)).toEqual(before)
  })

  test('that is over and gone can be finished again, which changes nothing [RESULT-7]', async () => {
    const browser = await game.player()
    const before = await saved(browser)
    for (const session_id of [...NO_SESSIONS, undefined, {}, crypto.randomUUID()]) await browser.call(api.battle.finish, { session_id })
    expect(await saved(browser)).toEqual(before)
    const { browser: winner, session } = await inPhase('won')
    await winner.call(api.battle.finish, { session_id: session })
    const after = await saved(winner)
    await winner.call(api.battle.finish, { session_id: session })
    expect(await saved(winner)).toEqual(after)
  })

  test('is paid on top of what the save has earned meanwhile; the bag is set, and so are EXP and points [RESULT-8]', async () => {
    const { browser, last, session } = await inPhase('won')
    const [own] = await browser.call(api.job.calculate, { push_count: 20 })
    expect(own.earned_money).toBeGreaterThan(0)
    const { save, members } = await idsOf(game, browser)
    await game.reach(async (tx) => {
      await tx.updateTable('items').set({ count: 9 }).where('save_id', '=', save).execute()
      await tx
        .updateTable('members')
        .set({ exp: 1 })
        .where('id', 'in', [...members])
        .execute()
    })
    const [, , , gains] = await browser.call(api.battle.resultWin, { session_id: session })
    await browser.call(api.battle.finish, {})
    const after = await saved(browser)
    expect(after.money).toBe(200 + own.earned_money + (gains?.gold ?? 0))
    expect(after.bag).toEqual(last.items.map(({ id, possession_number }) => [id, possession_number]))
    expect(after.members.map(([exp, level, points, skills]) => [exp, level, points, skills])).toEqual(
      last.members.map((one) => [one.total_exp, one.level, one.freely_status_point, one.freely_skill_point]),
    )
  })

  test.each([{}, ...NO_SESSIONS.map((session_id) => ({ session_id })), undefined])(
    'of the caller is what %j means to refresh, and no adventure is no mistake [RESULT-11]',
    async (body) => {
      const browser = await game.player()
      await browser.call(api.battle.refresh, body)
      for (const phase of ['fighting', 'won', 'escaped', 'lost'] as const) {
        const player = await inPhase(phase)
        await player.browser.call(api.battle.refresh, body)
        expect(await running(player.browser)).toBeNull()
        expect((await encount(player.browser, 1, 1)).session).not.toBe(player.session)
        await player.browser.call(api.battle.refresh, body)
      }
    },
  )

  test('that is lost leaves the fields cleared that were cleared on the way [RESULT-13]', async () => {
    const browser = await game.player()
    await give(game, browser, { exp: STRONG, cleared: [2, 3, 4, 5, 6, 7, 8, 9] })
    for (const stage of [1, 2, 3, 4]) await fight(browser, 1, stage)
    await browser.call(api.battle.finish, {})
    const { save } = await idsOf(game, browser)
    await game.reach((tx) => tx.updateTable('members').set({ exp: 0 }).where('save_id', '=', save).execute())
    const { last, session } = await fight(browser, 10, 1)
    expect(last.members.every((one) => one.is_defeated_flag)).toBe(true)
    await browser.call(api.battle.refresh, { session_id: session })
    expect(await browser.call(api.field.list)).toContainEqual(expect.objectContaining({ id: 1, is_cleared: true }))
  })

  test('that was lost is shown again at its stage, the first or a later one, until refresh [BATTLE-6]', async () => {
    for (const stage of [1, 2]) {
      const browser = await game.player()
      await give(game, browser, { exp: STRONG })
      if (stage === 2) await fight(browser, 1, 1)
      const start = await encount(browser, 1, stage)
      await hurt(start.session, { 0: 1, 1: 0, 2: 0 })
      let last: Pick<Played, 'members'> = start
      while (last.members.some((one) => !one.is_defeated_flag))
        last = await exec(browser, { session_id: start.session, selectedCommands: all(start.members.slice(0, 1), { command: 'DEFENCE' }) })
      for (let n = 0; n < 2; n += 1) {
        expect(await encount(browser, 1, stage)).toMatchObject({ session: start.session, resume: { phase: 'lost' }, members: last.members })
        await game.restart()
      }
      await browser.call(api.battle.refresh, {})
      const again = await encount(browser, 1, 1)
      expect(again.resume.phase).toBe('fighting')
      expect(again.session).not.toBe(start.session)
    }
  })
})
