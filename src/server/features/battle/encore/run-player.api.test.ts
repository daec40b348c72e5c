import { setImmediate as endOfTurn } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { CONTENT_VERSION, catalog } from '../../../../content/catalog.ts'
import { ENDLESS } from '../../../../content/named-ids.ts'
import { type Adventure, enterNextStage, playTurn, startAdventure } from '../../../../rules/adventure/adventure.ts'
import type { Command } from '../../../../rules/battle/command.ts'
import { NO_POINTS } from '../../../../rules/party/growth.ts'
import type { RecordedTurn, Recording } from '../../../../rules/adventure/recording.ts'
import { rngStateFrom } from '../../../../rules/rng.ts'
import { idsOf } from '../../../../../tests/adventures.ts'
import { at } from '../../../../../tests/clients/typed-calls.ts'
import { type Game, onBothDatabases } from '../../../../../tests/game.ts'
import { api } from '../../../../contract/api.ts'
import { findEntry, setEntry } from '../../../store/rows/battle/encores.ts'
import { Refusal } from '../../../refusal.ts'
import { setEnding } from '../../../store/rows/save/saves.ts'
import { ENCORE_SCALE } from './encore.service.ts'
import { TURNS_AT_ONCE } from '../../../work/paused-replay.ts'
import { RunPlayer } from './run-player.ts'

const CURTAINS = 12
/** Of each curtain: all but the last are spent waiting. */
const TURNS = 15

const strong = { ...NO_POINTS, str: 9000, hp: 9000 }
const members = [1, 2, 3].map((role) => ({ role, level: 10, exp: 1850, spent: strong, skills: [] }))
const orders = ({ battle }: Adventure, type: 'attack' | 'defence'): readonly Command[] => {
  const target = battle.combatants.find(({ side, hp }) => side === 'enemies' && hp > 0)?.id ?? 0
  return [0, 1, 2].map((actor) => (type === 'attack' ? { type, actor, target } : { type, actor }))
}

/** A run in which every curtain takes `TURNS` turns or a few more. */
function longRun(): Recording {
  const start = { field: ENDLESS, members, bag: [], scale: ENCORE_SCALE }
  const seed = rngStateFrom(7)
  let state = startAdventure({ ...start, rng: seed }, catalog)
  const turns: RecordedTurn[] = []
  for (let stage = 1; stage <= CURTAINS; stage += 1) {
    if (stage > 1) state = enterNextStage(state, catalog)
    while (state.phase === 'fighting') {
      const commands = orders(state, state.battle.turn < TURNS ? 'defence' : 'attack')
      turns.push({ stage, turn: state.battle.turn, commands })
      state = playTurn(state, commands, catalog).adventure
    }
    expect(state.phase).toBe('won')
  }
  return { ...start, seed, turns }
}

/** The first slip is taken each time, and is none that raises what a curtain is worth. */
const pointsOf = (curtains: number): number => 5 * curtains * (curtains + 1)

const entryOf = ({ turns }: Recording) => ({
  field: ENDLESS,
  points: pointsOf(CURTAINS),
  stages: CURTAINS,
  turns: turns.length,
  contentVersion: CONTENT_VERSION,
  cast: [1, 2, 3].map((role) => ({ name: '仲間', role })),
})

onBothDatabases('replays of a long run', (game: Game) => {
  const recording = longRun()
  const all = recording.turns.length

  /** A player who may watch runs, and whose own is this one. */
  async function ranked() {
    const browser = await game.player()
    const { save: saveId } = await idsOf(game, browser)
    const recorded = await game.reach(async (tx) => {
      await setEnding(tx, saveId, 4)
      await setEntry(tx, { ...entryOf(recording), saveId, reachedAt: game.now, recording })
      const { id } = await tx.selectFrom('encore_entries').select('id').where('save_id', '=', saveId).executeTakeFirstOrThrow()
      return findEntry(tx, id, saveId)
    })
    if (!recorded) throw new Error('The run is not there')
    const { id } = recorded.entry
    const replayOf = (stage: number) => at(api.encore.replay, { id, stage })
    return { browser, recorded, replayOf }
  }

  test('play the whole run once, and then the stage that is asked for', async () => {
    const { recorded } = await ranked()
    const player = new RunPlayer()
    const lengths: number[] = []
    for (let stage = 1; stage <= CURTAINS; stage += 1) {
      const shown = await player.watch(recorded, stage)
      if (shown instanceof Refusal) throw new Error(shown.code)
      expect(shown.stages).toBe(CURTAINS)
      expect(shown.turns[0]?.before.stage).toBe(stage)
      lengths.push(shown.turns.length)
    }
    expect(lengths.reduce((sum, length) => sum + length, 0)).toBe(all)
    expect(player.played).toBe(2 * all)
    for (let nth = 0; nth < 5; nth += 1) await player.watch(recorded, 1)
    expect(player.played).toBe(2 * all + 5 * (lengths[0] ?? 0))
  })

  test('show a run that has taken the place of another', async () => {
    const { browser, recorded, replayOf } = await ranked()
    expect(await browser.call(replayOf(1))).toMatchObject({ stage_id: 1, stages: CURTAINS })
    const turns = recording.turns.filter(({ stage }) => stage < CURTAINS)
    const record = JSON.stringify({ ...recording, turns })
    await game.reach((tx) =>
      tx
        .updateTable('encore_entries')
        .set({ points: pointsOf(CURTAINS - 1), stages: CURTAINS - 1, turns: turns.length, record })
        .where('id', '=', recorded.entry.id)
        .execute(),
    )
    expect(await browser.call(replayOf(1))).toMatchObject({ stage_id: 1, stages: CURTAINS - 1 })
    expect(await browser.refusal(replayOf(CURTAINS))).toMatchObject({ status: 404 })
  })

  test('play only so many turns in one turn of the event loop, however many are asked for at once', async () => {
    const { recorded } = await ranked()
    const player = new RunPlayer()
    let isOver = false
    let most = 0
    const asked = Promise.all(Array.from({ length: 50 }, (_, index) => player.watch(recorded, (index % CURTAINS) + 1))).finally(() => {
      isOver = true
    })
    while (!isOver) {
      const before = player.played
      await endOfTurn()
      most = Math.max(most, player.played - before)
    }
    for (const shown of await asked) expect(shown).toMatchObject({ stages: CURTAINS })
    expect(player.played).toBeGreaterThan(4 * all)
    expect(most).toBeGreaterThan(0)
    expect(most).toBeLessThanOrEqual(2 * TURNS_AT_ONCE)
  })

  test('leave room for other calls: while fifty are asked for, as many others are answered at the least', async () => {
    const { browser, replayOf } = await ranked()
    let isOver = false
    let answered = 0
    const asked = Promise.all(Array.from({ length: 50 }, (_, index) => browser.call(replayOf((index % CURTAINS) + 1)))).finally(() => {
      isOver = true
    })
    while (!isOver) {
      // Requests come from outside, at the earliest once in each turn of the event loop.
      await endOfTurn()
      expect(await game.visitor().get('/healthz')).toMatchObject({ status: 200 })
      answered += 1
    }
    await asked
    expect(answered).toBeGreaterThanOrEqual(50)
  })

  test('are refused beyond sixty that wait, and those that wait are played', async () => {
    const { recorded } = await ranked()
    const player = new RunPlayer()
    const asked = await Promise.allSettled(Array.from({ length: 80 }, () => player.watch(recorded, 1)))
    expect(asked.map(({ status }) => status)).toEqual(Array.from({ length: 80 }, (_, index) => (index <= 60 ? 'fulfilled' : 'rejected')))
    expect(asked[61]).toMatchObject({ reason: { statusCode: 429 } })
    expect(await player.watch(recorded, 1)).toMatchObject({ stages: CURTAINS })
  })
})
