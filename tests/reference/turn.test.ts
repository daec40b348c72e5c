import { describe, expect, test } from 'vitest'
import { enemies, enemySkills } from '../../src/content/catalog.ts'
import { items } from '../../src/content/items.ts'
import { partySkills } from '../../src/content/skills/all.ts'
import type { BattleEvent, FailReason } from '../../src/rules/battle/event.ts'
import type { BattleState, Outcome, PlainSource } from '../../src/rules/battle/state.ts'
import { playBoth } from './side-by-side.ts'

const ENOUGH = 10_000
/** Fewer where each of a thousand mutants is played against (tests/mutants). */
const TURNS = Number(process.env['TURNS'] ?? ENOUGH)

/** The one battle that is played again: what a failure names. */
const only = process.env['SEED']

test.runIf(only !== undefined)(`battle ${only} is played as docs/rules.md says`, () => {
  expect(playBoth(Number(only))).toBeGreaterThan(0)
})

describe.skipIf(only !== undefined)(`${TURNS} turns of seeded battles`, () => {
  const seen = new Set<string>()
  const kinds = new Set<number>()

  test('are played as docs/rules.md says: every event, the next state, the rolls', () => {
    let turns = 0
    for (let seed = 1; turns < TURNS; seed++) turns += playBoth(seed, note)
    expect(turns).toBeGreaterThanOrEqual(TURNS)
  })

  test.runIf(TURNS >= ENOUGH)('hold every skill, item and enemy, every kind of event, every way to fail and to end', () => {
    const skills = [...partySkills, ...enemySkills].map(({ id }) => `skill:${id}`)
    const all = [...skills, ...items.map(({ id }) => `item:${id}`), ...Object.keys(WORDS)]
    expect(all.filter((name) => !seen.has(name))).toEqual([])
    expect(enemies.filter(({ id }) => !kinds.has(id)).map(({ name }) => name)).toEqual([])
  })

  function note(events: readonly BattleEvent[], { combatants }: BattleState): void {
    for (const { side, kind, modifiers } of combatants) {
      if (side === 'enemies') kinds.add(kind)
      for (const { source } of modifiers) seen.add(source)
    }
    for (const event of events) for (const word of wordsOf(event)) seen.add(word)
  }
})

function wordsOf(event: BattleEvent): readonly string[] {
  switch (event.type) {
    case 'acted':
      return [event.type, event.action]
    case 'modified':
      return [event.type, event.modifier.source]
    case 'failed':
      return [event.type, event.reason]
    case 'battleEnded':
      return [event.type, event.outOfTurns ? 'outOfTurns' : event.outcome]
    default:
      return [event.type]
  }
}

const WORDS = {
  acted: 0,
  spentAp: 0,
  usedItem: 0,
  failed: 0,
  damaged: 0,
  recoiled: 0,
  bled: 0,
  healed: 0,
  regenerated: 0,
  apRestored: 0,
  apDrained: 0,
  drained: 0,
  modified: 0,
  warded: 0,
  cleansed: 0,
  dispelled: 0,
  wornOff: 0,
  fell: 0,
  revived: 0,
  interrupted: 0,
  telegraphed: 0,
  foreseen: 0,
  hastened: 0,
  planned: 0,
  turnEnded: 0,
  battleEnded: 0,
  noAp: 0,
  outOfReach: 0,
  noneLeft: 0,
  escapeFailed: 0,
  won: 0,
  lost: 0,
  escaped: 0,
  outOfTurns: 0,
  attack: 0,
  defence: 0,
  broken: 0,
  braced: 0,
  slip: 0,
} satisfies Record<BattleEvent['type'] | FailReason | Outcome | PlainSource | 'outOfTurns', 0>
