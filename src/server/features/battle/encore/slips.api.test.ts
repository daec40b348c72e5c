import { describe, expect, test } from 'vitest'
import { all, encount, exec, fight, idsOf } from '../../../../../tests/adventures.ts'
import { encounterOf, type Entered } from '../../../../../tests/clients/battle-replies.ts'
import type { Browser } from '../../../../../tests/clients/browser.ts'
import { bestOf, encorePlayer, endlessRun, winStages } from '../../../../../tests/clients/encore-players.ts'
import { at } from '../../../../../tests/clients/typed-calls.ts'
import { firstOf } from '../../../../../tests/first-of.ts'
import { type Game, onBothDatabases } from '../../../../../tests/game.ts'
import { ENDLESS, FINALE } from '../../../../content/named-ids.ts'
import { slips } from '../../../../content/slips.ts'
import { api } from '../../../../contract/api.ts'
import type { Interval } from '../../../../contract/battle/slips.ts'
import type { Adventure } from '../../../../rules/adventure/adventure.ts'
import { everythingOf } from '../../../store/person.ts'
import { setEntry } from '../../../store/rows/battle/encores.ts'
import { CONTENT_VERSION } from '../../../../content/catalog.ts'

const replayOf = (id: number, stage: number) => at(api.encore.replay, { id, stage })
const next = (stage_id: number, slip?: unknown) => ({ field_id: ENDLESS, stage_id, ...(slip === undefined ? {} : { slip }) })
const entering = async (browser: Browser, stage: number, slip?: unknown): Promise<Entered> =>
  encounterOf(await browser.call(api.battle.encount, next(stage, slip)))

/** What is offered after the stage, which must be won. */
async function interval(browser: Browser, stage: number): Promise<Interval> {
  const { resume } = await encount(browser, ENDLESS, stage)
  const offered = resume.result?.[4]
  if (!offered) throw new Error('Nothing is offered')
  return offered
}

/** The slip of this kind among those offered. */
const ofKind = ({ slips: offered }: Interval, kind: 'rest' | 'stake' | 'help'): number =>
  firstOf(offered.filter((slip) => slip.kind === kind)).id

const notOffered = ({ slips: offered }: Interval): number => firstOf(slips.filter(({ id }) => !offered.some((one) => one.id === id))).id

const worthOf = (id: number): number => slips.find((slip) => slip.id === id)?.worth ?? 100

async function overviewOf(browser: Browser, field = ENDLESS) {
  const { modes } = await browser.call(api.encore.overview)
  return firstOf(modes.filter(({ field_id }) => field_id === field))
}

/** As if the save had a ranked run that won so many curtains. */
async function giveBest(game: Game, browser: Browser, stages: number, contentVersion = CONTENT_VERSION): Promise<void> {
  const { save: saveId } = await idsOf(game, browser)
  const recording = { field: ENDLESS, members: [], bag: [], seed: [1, 2, 3, 4] as const, turns: [] }
  const entry = { field: ENDLESS, points: 1, stages, turns: 9, contentVersion, cast: [] }
  await game.reach((tx) => setEntry(tx, { saveId, ...entry, reachedAt: game.now, recording }))
}

/** Writes the stored state of a run anew. */
async function changeState(game: Game, session: string, change: (state: Adventure) => object): Promise<void> {
  await game.reach(async (tx) => {
    const { state } = await tx.selectFrom('adventures').select('state').where('session_id', '=', session).executeTakeFirstOrThrow()
    await tx
      .updateTable('adventures')
      .set({ state: JSON.stringify(change(JSON.parse(state))) })
      .where('session_id', '=', session)
      .execute()
  })
}

const withTaken = (taken: unknown) => (state: Adventure) => ({ ...state, endless: { ...state.endless, taken } })

onBothDatabases('the slips of 無尽の幕', (game) => {
  test('are offered when a curtain falls, with who comes next, also after a reload and a restart', async () => {
    const browser = await encorePlayer(game)
    const start = await entering(browser, 1)
    expect(start.resume).toMatchObject({ result: null, endless: { points: 0, worth: 10, slip: null } })
    const session_id = await winStages(browser, ENDLESS, 1)
    const offered = await interval(browser, 1)
    expect(offered).toMatchObject({ points: 10, gained: 10, next_worth: 20 })
    expect(offered.slips.map(({ kind }) => kind)).toEqual(['rest', 'stake', 'help'])
    expect(offered.slips.every(({ glyph, name, words }) => glyph.length === 1 && name !== '' && words !== '')).toBe(true)
    // Of those who come next ids, names and pictures alone.
    for (const one of offered.next) expect(Object.keys(one).toSorted()).toEqual(['id', 'is_boss', 'name', 'portrait'])
    const won = await browser.call(api.battle.resultWin, { session_id })
    expect(won).toEqual([[expect.stringContaining('第1幕'), expect.stringContaining('札')], false, true, null, offered])
    await game.restart()
    expect(await interval(browser, 1)).toEqual(offered)
    const second = await entering(browser, 2)
    expect(second.enemies.map(({ id, name }) => ({ id, name }))).toEqual(offered.next.map(({ id, name }) => ({ id, name })))
  })

  test('are taken: the stage is played under the one that was named, and is worth what it says', async () => {
    const browser = await encorePlayer(game)
    await winStages(browser, ENDLESS, 1)
    const offered = await interval(browser, 1)
    const slip = ofKind(offered, 'stake')
    const second = await entering(browser, 2, String(slip))
    const worth = Math.floor((20 * worthOf(slip)) / 100)
    expect(second.resume.endless).toEqual({ points: 10, worth, slip: offered.slips[1] })
    await game.restart()
    expect((await entering(browser, 2)).resume.endless).toEqual(second.resume.endless)
    const session_id = (await fight(browser, ENDLESS, 2)).session
    expect(await interval(browser, 2)).toMatchObject({ points: 10 + worth, gained: worth, next_worth: 30 })
    const { standing } = await browser.call(api.battle.finish, { session_id })
    expect(standing).toMatchObject({ points: 10 + worth, stages: 2, is_best: true, best: { points: 10 + worth } })
  })

  test.each([undefined, null])('the first is taken by whoever names none (%s)', async (none) => {
    const browser = await encorePlayer(game)
    await winStages(browser, ENDLESS, 1)
    const offered = await interval(browser, 1)
    expect((await entering(browser, 2, none)).resume.endless).toMatchObject({ slip: offered.slips[0], worth: 20 })
  })

  test('one that is not offered, or is none, is refused, and the others can still be taken', async () => {
    const browser = await encorePlayer(game)
    await winStages(browser, ENDLESS, 1)
    const offered = await interval(browser, 1)
    for (const slip of [notOffered(offered), 13, 2_147_483_647])
      expect(await browser.refusal(api.battle.encount, next(2, slip))).toMatchObject({ status: 422, code: 'slipNotOffered' })
    for (const slip of [0, -1, 1.5, '', 'x', true, {}, [], [1, 2], 2_147_483_648, '1e9'])
      expect(await browser.refusal(api.battle.encount, next(2, slip))).toMatchObject({ status: 422, code: 'badBody' })
    expect(await interval(browser, 1)).toEqual(offered)
    const slip = ofKind(offered, 'help')
    expect((await entering(browser, 2, slip)).resume.endless?.slip?.id).toBe(slip)
  })

  test('changes nothing where none is offered: as a run begins, in a stage that is on, in other fields', async () => {
    const browser = await encorePlayer(game)
    expect((await entering(browser, 1, 7)).resume.endless).toMatchObject({ slip: null })
    await fight(browser, ENDLESS, 1)
    const offered = await interval(browser, 1)
    const [rest, stake] = [ofKind(offered, 'rest'), ofKind(offered, 'stake')]
    const second = await entering(browser, 2, stake)
    // The same again, another, one that was not offered: it is the stage that is on.
    for (const slip of [stake, rest, notOffered(offered)]) expect(await entering(browser, 2, slip)).toEqual(second)
    await browser.call(api.battle.refresh, {})
    await winStages(browser, FINALE, 1)
    const { resume } = encounterOf(await browser.call(api.battle.encount, { field_id: FINALE, stage_id: 2, slip: 7 }))
    expect(resume).toMatchObject({ phase: 'fighting', endless: null })
  })

  test('two at once: one of them is taken, and both answers say which', async () => {
    const browser = await encorePlayer(game)
    await winStages(browser, ENDLESS, 1)
    const offered = await interval(browser, 1)
    const wanted = [ofKind(offered, 'stake'), ofKind(offered, 'help'), ofKind(offered, 'stake')]
    const answers = await Promise.all(wanted.map((slip) => browser.tab().call(api.battle.encount, next(2, slip))))
    const taken = answers.map((answer) => encounterOf(answer).resume.endless?.slip?.id)
    expect(new Set(taken).size).toBe(1)
    expect(wanted).toContain(taken[0])
    expect((await entering(browser, 2)).resume.endless?.slip?.id).toBe(taken[0])
  })

  test('are of one’s own run: nobody else’s is entered or told', async () => {
    const browser = await encorePlayer(game)
    const session_id = await winStages(browser, ENDLESS, 1)
    const offered = await interval(browser, 1)
    const thief = await encorePlayer(game)
    expect(await thief.refusal(api.battle.resultWin, { session_id })).toMatchObject({ status: 404, code: 'noBattle' })
    expect(await thief.refusal(api.battle.encount, next(2, ofKind(offered, 'stake')))).toMatchObject({ status: 422, code: 'stageLocked' })
    expect(await interval(browser, 1)).toEqual(offered)
  })

  test('an item that a slip brings is gone when the run ends', async () => {
    const browser = await encorePlayer(game)
    const session = await winStages(browser, ENDLESS, 1)
    await changeState(game, session, ({ endless, ...state }) => ({
      ...state,
      endless: { ...endless, next: { ...endless?.next, slips: [1, 5, 12] } },
    }))
    const { items } = await entering(browser, 2, 12)
    expect(items.map((item) => [item.id, item.possession_number])).toEqual([
      [1, 3],
      [5, 1],
    ])
    await browser.call(api.battle.refresh, {})
    expect((await entering(browser, 1)).items.map(({ id }) => id)).toEqual([1])
  })

  test('a run from before there were slips goes on, can be ended, and is in no ranking', async () => {
    const browser = await encorePlayer(game)
    const session = await winStages(browser, ENDLESS, 1)
    const older = (state: Adventure) => {
      const { endless: _, ...rest } = state
      return rest
    }
    await changeState(game, session, older)
    await game.reach(async (tx) => {
      const { id, snapshot } = await tx
        .selectFrom('adventures')
        .innerJoin('adventure_starts', 'adventure_starts.adventure_id', 'adventures.id')
        .select(['id', 'snapshot'])
        .where('session_id', '=', session)
        .executeTakeFirstOrThrow()
      await tx.updateTable('adventures').set({ content_version: 4 }).where('id', '=', id).execute()
      const start = JSON.stringify(older(JSON.parse(snapshot)))
      await tx.updateTable('adventure_starts').set({ snapshot: start }).where('adventure_id', '=', id).execute()
    })
    expect((await encount(browser, ENDLESS, 1)).resume).toMatchObject({ phase: 'won', endless: null })
    expect((await browser.call(api.battle.resultWin, { session_id: session }))[4]).toBeNull()
    expect((await entering(browser, 2, 3)).resume).toMatchObject({ phase: 'fighting', endless: null })
    await fight(browser, ENDLESS, 2)
    const offered = await interval(browser, 2)
    await entering(browser, 3, ofKind(offered, 'help'))
    await fight(browser, ENDLESS, 3)
    const { standing } = await browser.call(api.battle.finish, { session_id: session })
    expect(standing).toMatchObject({ stages: 3, unranked: 'otherRules', best: null })
  })

  describe('of a stored run, changed in the database', () => {
    const changes: Readonly<Record<string, (offered: Interval) => unknown>> = {
      'another one that was offered': (offered) => [ofKind(offered, 'stake')],
      'one that was not offered': (offered) => [notOffered(offered)],
      'one that there is not': () => [99],
      'one too many': (offered) => [ofKind(offered, 'rest'), 1],
      none: () => [],
      words: () => ['x'],
      'a list in the list': () => [[1]],
      'null in the list': () => [null],
    }

    test.each(Object.keys(changes))('to %s: it goes on, and is refused at its end', async (what) => {
      const browser = await encorePlayer(game)
      await winStages(browser, ENDLESS, 1)
      const offered = await interval(browser, 1)
      const { session } = await entering(browser, 2, ofKind(offered, 'rest'))
      await fight(browser, ENDLESS, 2)
      await changeState(game, session, withTaken(changes[what]?.(offered)))
      expect((await entering(browser, 2)).resume.phase).toBe('won')
      await fight(browser, ENDLESS, 3)
      expect(await browser.refusal(api.battle.finish, { session_id: session })).toMatchObject({ status: 409, code: 'recordDiffers' })
      await browser.call(api.battle.refresh, { session_id: session })
      expect((await overviewOf(browser)).best).toBeNull()
    })

    test.each([
      ['the points', (state: Adventure) => ({ ...state, endless: { ...state.endless, points: 9000 } })],
      ['what is offered', (state: Adventure) => ({ ...state, endless: { ...state.endless, next: { slips: [7, 7, 7], lineUp: [11] } } })],
      ['all of it', (state: Adventure) => ({ ...state, endless: null })],
      ['the slips to no list', withTaken('123')],
      ['the slips to nothing', withTaken(null)],
    ])('in %s: it is refused at its end', async (_, change) => {
      const browser = await encorePlayer(game)
      const session_id = await winStages(browser, ENDLESS, 2)
      await changeState(game, session_id, change)
      expect(await browser.refusal(api.battle.finish, { session_id })).toMatchObject({ status: 409, code: 'recordDiffers' })
      await browser.call(api.battle.refresh, { session_id })
      expect((await overviewOf(browser)).best).toBeNull()
    })
  })
})

onBothDatabases('a later start in 無尽の幕', (game) => {
  test('is five curtains before the last that the ranked run won, and nowhere else', async () => {
    const browser = await encorePlayer(game)
    expect(await overviewOf(browser)).toMatchObject({ starts: [1], best: null })
    await giveBest(game, browser, 6)
    expect((await overviewOf(browser)).starts).toEqual([1])
    await giveBest(game, browser, 7)
    expect((await overviewOf(browser)).starts).toEqual([1, 2])
    await giveBest(game, browser, 14)
    expect((await overviewOf(browser)).starts).toEqual([1, 9])
    expect((await overviewOf(browser, FINALE)).starts).toEqual([1])
    for (const stage_id of [2, 8, 10, 14, 15])
      expect(await browser.refusal(api.battle.encount, next(stage_id))).toMatchObject({ status: 422, code: 'stageLocked' })
    for (const field_id of [FINALE, 1])
      expect(await browser.refusal(api.battle.encount, { field_id, stage_id: 9 })).toMatchObject({ status: 422, code: 'stageLocked' })
    // Of others, and of other tables, it is no matter.
    const other = await encorePlayer(game)
    await giveBest(game, other, 14, CONTENT_VERSION - 1)
    expect((await overviewOf(other)).starts).toEqual([1])
    expect(await other.refusal(api.battle.encount, next(9))).toMatchObject({ status: 422, code: 'stageLocked' })
    const ninth = await entering(browser, 9)
    expect(ninth).toMatchObject({ turn: 1, resume: { phase: 'fighting', first_turn: 1, endless: { points: 0, worth: 90, slip: null } } })
    expect(ninth.enemies.length).toBeGreaterThanOrEqual(2)
    await game.restart()
    expect(await entering(browser, 9)).toEqual(ninth)
    expect((await browser.call(api.menu.canBeClear)).running).toMatchObject({ field_id: ENDLESS, stage_id: 9 })
  })

  test('waits for the end of the run that is on, unless that is lost', async () => {
    const browser = await encorePlayer(game)
    await giveBest(game, browser, 14)
    await entering(browser, 1)
    expect(await browser.refusal(api.battle.encount, next(9))).toMatchObject({ status: 409, code: 'otherAdventureOn' })
    expect(await browser.refusal(api.battle.encount, next(8))).toMatchObject({ status: 422, code: 'stageLocked' })
    const session_id = await winStages(browser, ENDLESS, 1)
    expect(await browser.refusal(api.battle.encount, next(9))).toMatchObject({ status: 409, code: 'otherAdventureOn' })
    await changeState(game, session_id, (state) => ({ ...state, phase: 'lost' }))
    expect(await browser.refusal(api.battle.encount, next(8))).toMatchObject({ status: 422, code: 'stageLocked' })
    expect((await entering(browser, 9)).resume).toMatchObject({ phase: 'fighting' })
  })

  test('is ranked by the points from there on, and its replay begins there', async () => {
    const browser = await encorePlayer(game)
    await endlessRun(browser, 7)
    const { starts } = await overviewOf(browser)
    expect(starts).toEqual([1, 2])
    const session_id = (await fight(browser, ENDLESS, 2)).session
    for (const stage of [3, 4, 5, 6, 7, 8]) {
      await entering(browser, stage, ofKind(await interval(browser, stage - 1), 'stake'))
      await fight(browser, ENDLESS, stage)
    }
    const { points } = await interval(browser, 8)
    const { standing } = await browser.call(api.battle.finish, { session_id })
    expect(standing).toMatchObject({ points, stages: 8, is_best: true, unranked: null, best: { points, stages: 8 } })
    const { id } = bestOf(standing)
    const watcher = await encorePlayer(game)
    const shown = []
    for (const place of [1, 2, 7]) shown.push(await watcher.call(replayOf(id, place)))
    expect(shown.map(({ stage_id, stages }) => [stage_id, stages])).toEqual([
      [2, 7],
      [3, 7],
      [8, 7],
    ])
    const [first, second] = shown.map((one) => encounterOf(one.first).resume.endless)
    expect(first).toEqual({ points: 0, worth: 20, slip: null })
    expect(second).toMatchObject({ points: 20, slip: { kind: 'stake' } })
    expect(await watcher.refusal(replayOf(id, 8))).toMatchObject({ status: 404, code: 'noReplay' })
  })

  test('that wins nothing is too short, and the best stays', async () => {
    const browser = await encorePlayer(game)
    await endlessRun(browser, 7)
    const { session, members } = await entering(browser, 2)
    await exec(browser, { session_id: session, selectedCommands: all(members, { command: 'DEFENCE' }), turn: 1, stage_id: 2 })
    await changeState(game, session, (state) => ({ ...state, battle: { ...state.battle, turn: 99 } }))
    await browser.call(api.battle.refresh, {})
    const again = await entering(browser, 2)
    // 99 turns of waiting are lost.
    for (let { turn } = again, phase = 'fighting'; phase === 'fighting'; ) {
      const order = { session_id: again.session, selectedCommands: all(members, { command: 'DEFENCE' }), turn, stage_id: 2 }
      ;({ turn } = await exec(browser, order))
      ;({ phase } = (await entering(browser, 2)).resume)
    }
    const { standing } = await browser.call(api.battle.finish, { session_id: again.session })
    expect(standing).toMatchObject({ points: 0, stages: 0, turns: 0, unranked: 'tooShort', is_best: false, best: { stages: 7 } })
  })
})

onBothDatabases('the ranking of 無尽の幕', (game) => {
  test('is by points, then curtains, then turns; and of one save the better run stays', async () => {
    await game.reach((tx) => tx.deleteFrom('encore_entries').execute())
    const browser = await encorePlayer(game)
    await endlessRun(browser, 3)
    const others: Browser[] = []
    const scores = [
      [60, 3, 4],
      [61, 2, 9],
      [60, 4, 9],
      [59, 9, 1],
    ] as const
    for (const [points, stages, turns] of scores) {
      const other = await encorePlayer(game)
      others.push(other)
      await giveBest(game, other, stages)
      const { save } = await idsOf(game, other)
      await game.reach((tx) => tx.updateTable('encore_entries').set({ points, turns }).where('save_id', '=', save).execute())
    }
    const { ranking } = await overviewOf(browser)
    expect(ranking.map(({ rank, points, stages, turns }) => [rank, points, stages, turns])).toEqual([
      [1, 61, 2, 9],
      [2, 60, 4, 9],
      [3, 60, 3, 3],
      [4, 60, 3, 4],
      [5, 59, 9, 1],
    ])
    const ranks = []
    for (const one of [browser, ...others]) ranks.push((await overviewOf(one)).best?.rank)
    expect(ranks).toEqual([3, 4, 1, 2, 5])
    // As many curtains with a stake are worth more.
    await winStages(browser, ENDLESS, 1)
    await entering(browser, 2, ofKind(await interval(browser, 1), 'stake'))
    const session_id = await winStages(browser, ENDLESS, 3, 2)
    const { standing } = await browser.call(api.battle.finish, { session_id })
    expect(standing).toMatchObject({ is_best: true, stages: 3, best: { rank: 1 } })
    expect(standing?.points).toBeGreaterThan(61)
    expect(await endlessRun(browser, 3)).toMatchObject({ is_best: false, points: 60, best: { rank: 1 } })
  })

  test('an account’s export has the points, and they go with the save', async () => {
    const browser = await encorePlayer(game)
    const { points } = await endlessRun(browser, 2)
    const { user_id } = await browser.call(api.title.checkSituation)
    const entries = () => game.reach(async (tx) => (await everythingOf(tx, user_id ?? 0)).encore_entries)
    expect(await entries()).toMatchObject([{ points, stages: 2, record: { first: 1, slips: [expect.any(Number)] } }])
    await browser.call(api.title.deleteSavedata, {})
    expect(await entries()).toEqual([])
  })
})
