import { describe, expect, test } from 'vitest'
import { CONTENT_VERSION } from '../../../../content/catalog.ts'
import { ENDLESS } from '../../../../content/named-ids.ts'
import type { Recording } from '../../../../rules/adventure/recording.ts'
import type { Bag } from '../../../../rules/battle/state.ts'
import { NO_POINTS } from '../../../../rules/party/growth.ts'
import { rngStateFrom } from '../../../../rules/rng.ts'
import { refuse } from '../../../refusal.ts'
import type { RecordedEntry } from '../../../store/rows/battle/encores.ts'
import { ENCORE_SCALE } from './encore.service.ts'
import { RunPlayer } from './run-player.ts'

const strong = { ...NO_POINTS, str: 9000, hp: 9000 }
const attack = [0, 1, 2].map((actor) => ({ type: 'attack', actor, target: 3 }) as const)

/** One curtain, won in one turn. */
const recordingWith = (bag: Bag): Recording => ({
  field: ENDLESS,
  members: [1, 2, 3].map((role) => ({ role, level: 10, exp: 1850, spent: strong, skills: [] })),
  bag,
  scale: ENCORE_SCALE,
  seed: rngStateFrom(7),
  turns: [{ stage: 1, turn: 1, commands: attack }],
})

const short = JSON.stringify(recordingWith([]))
const entry = {
  id: 1,
  saveId: 1,
  field: ENDLESS,
  points: 10,
  stages: 1,
  turns: 1,
  reachedAt: 0,
  contentVersion: CONTENT_VERSION,
  cast: [],
  hiddenAt: null,
  rank: 1,
} as const
const ranked = (id: number, record = short): RecordedEntry => ({ entry: { ...entry, id }, record })
const player = () => new RunPlayer(() => Promise.resolve())

describe('who plays ranked runs again', () => {
  test('shows a stage with its turns, and no stage before the first or behind the last', async () => {
    const shown = await player().watch(ranked(1), 1)
    expect(shown).toMatchObject({
      stages: 1,
      turns: [{ before: { stage: 1, phase: 'fighting' }, after: { phase: 'won' }, commands: attack }],
    })
    for (const place of [0, 2]) expect(await player().watch(ranked(1), place)).toEqual(refuse('noReplay'))
  })

  test.each([{ points: 9 }, { stages: 2 }, { turns: 2 }, { contentVersion: CONTENT_VERSION - 1 }])(
    'does not show a run that today’s tables do not play as it was ranked: %o',
    async (other) => {
      const outdated = { entry: { ...entry, ...other }, record: short }
      expect(await player().watch(outdated, 1)).toEqual(refuse('replayOutdated'))
    },
  )

  test('does not show a run in which something else had happened', async () => {
    const { turns, ...start } = recordingWith([])
    const record = JSON.stringify({ ...start, turns: turns.map((turn) => ({ ...turn, events: [] })) })
    expect(await player().watch(ranked(1, record), 1)).toEqual(refuse('replayOutdated'))
  })

  test('does not play a run of another version even once', async () => {
    const one = player()
    await one.watch({ entry: { ...entry, contentVersion: CONTENT_VERSION - 1 }, record: short }, 1)
    expect(one.played).toBe(0)
  })
})

describe('of the runs that were asked for', () => {
  /** How many turns a request takes: 1 of a run that is kept, else 2. */
  const turnsFor = async (one: RunPlayer, recorded: RecordedEntry): Promise<number> => {
    const before = one.played
    await one.watch(recorded, 1)
    return one.played - before
  }

  test('a thousand are kept, and the one goes that was not asked for the longest', async () => {
    const one = player()
    for (let id = 1; id <= 1000; id += 1) await one.watch(ranked(id), 1)
    expect(await turnsFor(one, ranked(1))).toBe(1)
    expect(await turnsFor(one, ranked(1001))).toBe(2)
    expect(await turnsFor(one, ranked(1))).toBe(1)
    expect(await turnsFor(one, ranked(3))).toBe(1)
    expect(await turnsFor(one, ranked(2))).toBe(2)
  })

  test('as many are kept as eight million characters hold', async () => {
    const bag = Array.from({ length: 150_000 }, (_, index) => ({ item: 100_000 + index, count: 1 }))
    const record = JSON.stringify(recordingWith(bag))
    expect(record.length).toBeGreaterThan(3_500_000)
    expect(record.length).toBeLessThan(3_990_000)
    const one = player()
    for (const id of [1, 2]) await one.watch(ranked(id, record), 1)
    for (const id of [1, 2, 1, 2]) expect(await turnsFor(one, ranked(id, record))).toBe(1)
    expect(await turnsFor(one, ranked(3, record))).toBe(2)
    expect(await turnsFor(one, ranked(2, record))).toBe(1)
    expect(await turnsFor(one, ranked(1, record))).toBe(2)
    // What goes makes room: two are kept still.
    expect(await turnsFor(one, ranked(2, record))).toBe(1)
    expect(await turnsFor(one, ranked(1, record))).toBe(1)
  })
})
