import { setImmediate as endOfTurn } from 'node:timers/promises'
import { beforeEach, expect, test, vi } from 'vitest'
import { CONTENT_VERSION, catalog } from '../../../content/catalog.ts'
import { ENDLESS } from '../../../content/named-ids.ts'
import { type Adventure, enterNextStage, playTurn, startAdventure } from '../../../rules/adventure.ts'
import type { Command } from '../../../rules/battle/command.ts'
import { NO_POINTS } from '../../../rules/growth.ts'
import type { RecordedTurn, Recording } from '../../../rules/recording.ts'
import { rngStateFrom } from '../../../rules/rng.ts'
import { idsOf } from '../../../../tests/adventures.ts'
import type { Browser } from '../../../../tests/browser.ts'
import { type Game, onBothDatabases } from '../../../../tests/game.ts'
import { findEntry, setEntry } from '../../store/encores.ts'
import { setEnding } from '../../store/saves.ts'
import { ENCORE_SCALE } from './encore.service.ts'
import { RunPlayer, TURNS_AT_ONCE } from './run-player.ts'

/** Of all turns that the rules play here. */
const counter = vi.hoisted(() => ({ played: 0 }))

vi.mock(import('../../../rules/adventure.ts'), async (original) => {
  const rules = await original()
  const counted: typeof rules.playTurn = (...given) => {
    counter.played += 1
    return rules.playTurn(...given)
  }
  return { ...rules, playTurn: counted }
})

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

const entryOf = ({ turns }: Recording) => ({
  field: ENDLESS,
  stages: CURTAINS,
  turns: turns.length,
  contentVersion: CONTENT_VERSION,
  cast: [1, 2, 3].map((role) => ({ name: '仲間', role })),
})

onBothDatabases('replays of a long run', (game: Game) => {
  const recording = longRun()
  let id = 0
  let browser: Browser

  beforeEach(async () => {
    browser = await game.player()
    const { save: saveId } = await idsOf(game, browser)
    id = await game.reach(async (tx) => {
      await setEnding(tx, saveId, 4)
      await setEntry(tx, { ...entryOf(recording), saveId, reachedAt: game.now, recording })
      return (await tx.selectFrom('encore_entries').select('id').where('save_id', '=', saveId).executeTakeFirstOrThrow()).id
    })
    counter.played = 0
  })

  const watch = (stage: number) => browser.get(`/api/game/rpg/replay/${id}/${stage}`)

  test('play the whole run once, and then the stage that is asked for', async () => {
    const lengths: number[] = []
    for (let stage = 1; stage <= CURTAINS; stage += 1) {
      const { status, body } = await watch(stage)
      expect([status, body.stage_id, body.stages]).toEqual([200, stage, CURTAINS])
      lengths.push(body.turns.length)
    }
    const all = recording.turns.length
    expect(lengths.reduce((sum, length) => sum + length, 0)).toBe(all)
    expect(counter.played).toBe(2 * all)
    for (let round = 0; round < 5; round += 1) await watch(1)
    expect(counter.played).toBe(2 * all + 5 * (lengths[0] ?? 0))
  })

  test('play a run anew that has taken the place of another', async () => {
    await watch(1)
    const turns = recording.turns.filter(({ stage }) => stage < CURTAINS)
    const record = JSON.stringify({ ...recording, turns })
    await game.reach((tx) =>
      tx
        .updateTable('encore_entries')
        .set({ stages: CURTAINS - 1, turns: turns.length, record })
        .where('id', '=', id)
        .execute(),
    )
    expect((await watch(1)).body.stages).toBe(CURTAINS - 1)
    expect(await watch(CURTAINS)).toMatchObject({ status: 404 })
  })

  test('leave room for other calls, however many are asked at once: only so many turns are played in one turn of the event loop', async () => {
    let isOver = false
    let most = 0
    let answered = 0
    const asked = Promise.all(Array.from({ length: 50 }, (_, index) => watch((index % CURTAINS) + 1))).finally(() => {
      isOver = true
    })
    const counting = (async () => {
      while (!isOver) {
        const before = counter.played
        await endOfTurn()
        most = Math.max(most, counter.played - before)
      }
    })()
    while (!isOver) {
      // Requests come from outside, at the earliest once in each turn of the event loop.
      await endOfTurn()
      expect(await game.visitor().get('/healthz')).toMatchObject({ status: 200 })
      answered += 1
    }
    await counting
    for (const { status } of await asked) expect(status).toBe(200)
    expect(most).toBeGreaterThan(0)
    expect(most).toBeLessThanOrEqual(2 * TURNS_AT_ONCE)
    // One for each replay, at the least.
    expect(answered).toBeGreaterThanOrEqual(50)
  })
})

onBothDatabases('more than sixty replays that wait', (game: Game) => {
  test('are refused, and those that wait are played', async () => {
    const recording = longRun()
    const browser = await game.player()
    const { save: saveId } = await idsOf(game, browser)
    const recorded = await game.reach(async (tx) => {
      await setEntry(tx, { ...entryOf(recording), saveId, reachedAt: game.now, recording })
      const { id } = await tx.selectFrom('encore_entries').select('id').executeTakeFirstOrThrow()
      return findEntry(tx, id, saveId)
    })
    if (!recorded) throw new Error('The run is not there')
    const player = new RunPlayer()
    const asked = await Promise.allSettled(Array.from({ length: 80 }, () => player.watch(recorded, 1)))
    expect(asked.map(({ status }) => status)).toEqual(Array.from({ length: 80 }, (_, index) => (index <= 60 ? 'fulfilled' : 'rejected')))
    expect(asked[61]).toMatchObject({ reason: { statusCode: 429 } })
    expect(await player.watch(recorded, 1)).toMatchObject({ stages: CURTAINS })
  })
})
