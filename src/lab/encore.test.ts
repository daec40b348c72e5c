import { describe, expect, test } from 'vitest'
import { catalog } from '../content/catalog.ts'
import { ENDLESS, FINALE } from '../content/named-ids.ts'
import { type Adventure, enterNextStage, isLastStage, playTurn, stagesWon, startAdventure } from '../rules/adventure/adventure.ts'
import type { BattleEvent } from '../rules/battle/event.ts'
import { combatantsOf } from '../rules/battle/state.ts'
import { enemyScale } from '../rules/adventure/difficulty.ts'
import { growthPercent } from '../rules/adventure/drawn-stages.ts'
import { jsonOf, type RecordedTurn, replayed } from '../rules/adventure/recording.ts'
import { currentSlip } from '../rules/adventure/slips.ts'
import { rngStateFrom, type SeededRng, seededRng } from '../rules/rng.ts'
import { memberWith, planFor } from './party.ts'
import { solver } from './policies/solver.ts'

const GROWN_UP = 1850
const scale = enemyScale('hard', 0)
const members = planFor([1, 2, 4]).map((build) => memberWith(GROWN_UP, build))
const bag = [{ item: 4, count: 3 }]
const startOf = (field: number, seed: number, first = 1) => ({ field, members, bag, scale, first, seed: rngStateFrom(seed) })

/** Every stage as it was entered, the turns, and the end. Slips are taken at random. */
function run(field: number, seed: number, first = 1) {
  const { seed: rng, ...start } = startOf(field, seed, first)
  const own = seededRng(rngStateFrom(seed + 1))
  const entered: Adventure[] = [startAdventure({ ...start, rng }, catalog)]
  const turns: RecordedTurn[] = []
  let now = entered[0] as Adventure
  for (;;) {
    while (now.phase === 'fighting') {
      const { stage, battle } = now
      const commands = solver.choose(battle, { rng: own, stagesLeft: 1 })
      const played = playTurn(now, commands, catalog)
      turns.push({ stage, turn: battle.turn, commands, events: played.events })
      now = played.adventure
    }
    if (now.phase !== 'won' || isLastStage(now, catalog)) return { entered, turns, end: now }
    now = enterNextStage(now, catalog, someSlip(now, own))
    entered.push(now)
  }
}

/** One of those offered, or none, which takes the first. */
function someSlip({ endless }: Adventure, rng: SeededRng): number | undefined {
  const offered = endless?.next?.slips ?? []
  return offered[rng.int(0, offered.length)]
}

const enemies = ({ battle }: Adventure) => combatantsOf(battle, 'enemies')
/** Of the two who stand. */
const hits = [0, 2].map((actor) => ({ type: 'attack' as const, actor, target: 3 }))
const seeds = Array.from({ length: 12 }, (_, index) => index)

describe('千秋楽', () => {
  test('has the twelve bosses, each alone, in the order of play', () => {
    expect(catalog.field(FINALE).stages.map((stage) => stage.map((id) => [catalog.enemy(id).boss, Math.floor(id / 10)]))).toEqual(
      [1, 2, 3, 4, 5, 6, 7, 9, 8, 10, 11, 12].map((field) => [[true, field]]),
    )
  })

  test('is played with everybody at full HP before each boss, rested unless fallen, and earns nothing', () => {
    for (const seed of seeds.slice(0, 4)) {
      const { entered, end } = run(FINALE, seed)
      expect(stagesWon(end)).toBeGreaterThan(2)
      for (const { battle, party, gold } of entered) {
        expect(battle.combatants.slice(0, 3).every((one) => one.hp === one.maxHp)).toBe(true)
        expect(party.map(({ exp }) => exp)).toEqual([GROWN_UP, GROWN_UP, GROWN_UP])
        expect(gold).toBe(0)
      }
    }
  })

  test('gives AP back to those who stood', () => {
    const [start] = run(FINALE, 1).entered
    const combatants = (start as Adventure).battle.combatants.map((one) =>
      one.side === 'enemies' ? { ...one, hp: 1 } : { ...one, hp: one.id === 1 ? 0 : 5, ap: 1 },
    )
    const { adventure } = playTurn({ ...(start as Adventure), battle: { ...(start as Adventure).battle, combatants } }, hits, catalog)
    expect(adventure.phase).toBe('won')
    expect(adventure.party.map(({ ap }, index) => ap === combatants[index]?.maxAp)).toEqual([true, false, true])
    expect(adventure.party[1]?.ap).toBe(1)
  })

  test('ends after the twelfth', () => {
    const [first] = run(FINALE, 1).entered
    const last: Adventure = { ...(first as Adventure), stage: 12, phase: 'won' }
    expect(isLastStage(last, catalog)).toBe(true)
    expect(stagesWon(last)).toBe(12)
  })
})

describe('無尽の幕', () => {
  test('has no last curtain, and only falls end it', () => {
    for (const seed of seeds) {
      const { end, entered } = run(ENDLESS, seed)
      expect(isLastStage({ ...end, stage: 999 }, catalog)).toBe(false)
      expect(end.phase).toBe('lost')
      expect(stagesWon(end)).toBe(entered.length - 1)
    }
  })

  test('makes the enemies stronger by their scale, by 険路, by the curtain and by the slip', () => {
    const { drawn } = catalog.field(ENDLESS)
    for (const seed of seeds) {
      for (const adventure of run(ENDLESS, seed).entered) {
        const slip = currentSlip(adventure.endless, catalog.field(ENDLESS))?.enemies?.hp ?? 100
        for (const { kind, maxHp } of enemies(adventure)) {
          const own = [...(drawn?.shadows ?? []), ...(drawn?.bosses ?? [])].find(({ id }) => id === kind)
          const percent = ((own?.scale.hp ?? 0) * scale.hp * growthPercent(adventure.stage) * slip) / 1_000_000
          expect(Math.abs(maxHp - (catalog.enemy(kind).hp * percent) / 100) / maxHp).toBeLessThan(0.03)
        }
      }
    }
  })

  test('draws the same curtains from the same seed, and others from another', () => {
    const kinds = (seed: number) => run(ENDLESS, seed).entered.map((adventure) => enemies(adventure).map(({ kind }) => kind))
    expect(kinds(1)).toEqual(kinds(1))
    expect(kinds(1)).not.toEqual(kinds(2))
  })
})

test.each([
  [FINALE, 1],
  [ENDLESS, 1],
  [ENDLESS, 6],
])(
  'field %i from stage %i replays from its start, its slips and its commands to the same end, also after a way through JSON',
  (field, first) => {
    const taken = new Set<number>()
    for (const seed of seeds.slice(0, 6)) {
      const { turns, end } = run(field, seed, first)
      expect(turns[0]?.stage).toBe(first)
      const slips = end.endless?.taken ?? []
      for (const slip of slips) taken.add(slip)
      const again = replayed(JSON.parse(JSON.stringify({ ...startOf(field, seed, first), slips, turns })), catalog)
      expect(again.difference).toBeNull()
      expect(jsonOf(again.end)).toBe(jsonOf(end))
    }
    expect(taken.size > 3).toBe(field === ENDLESS)
  },
)

test('with any other slip, or with one that is not offered, a run does not replay to the same end', () => {
  const { turns, end } = run(ENDLESS, 2)
  const slips = end.endless?.taken ?? []
  expect(slips.length).toBeGreaterThan(0)
  for (const other of [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 0, 99].filter((id) => id !== slips[0])) {
    const again = replayed({ ...startOf(ENDLESS, 2), slips: [other, ...slips.slice(1)], turns }, catalog)
    expect(again.difference !== null || jsonOf(again.end) !== jsonOf(end)).toBe(true)
  }
})

test('a record that was made before blows told their excess replays too, one with another blow does not', () => {
  const { turns, end } = run(ENDLESS, seeds[0] ?? 1)
  const slips = end.endless?.taken ?? []
  const recorded = (change: (event: BattleEvent) => BattleEvent) =>
    replayed(
      { ...startOf(ENDLESS, seeds[0] ?? 1), slips, turns: turns.map((turn) => ({ ...turn, events: turn.events?.map(change) ?? [] })) },
      catalog,
    )
  expect(turns.some(({ events }) => events?.some((event) => 'excess' in event))).toBe(true)
  const older = recorded((event) => {
    if (event.type !== 'damaged') return event
    const { excess: _, ...rest } = event
    return rest
  })
  expect(older.difference).toBeNull()
  expect(recorded((event) => (event.type === 'damaged' ? { ...event, amount: event.amount + 1 } : event)).difference).not.toBeNull()
})
