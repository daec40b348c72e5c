import { describe, expect, test } from 'vitest'
import { barks } from '../../../../content/story/barks.ts'
import type { Speech } from '../../../../contract/battle/battle.ts'
import type { Announcement } from '../../../../contract/battle/combatants.ts'
import type { BattleEvent } from '../../../../rules/battle/event.ts'
import { barkIn } from './barks.ts'
import { type Battle, battleFrom, type PlayedTurn, turnFrom } from '../battle-model.ts'
import { type Heard, withSaid } from './said-before.ts'
import { encounter, enemy, opponents, party, viewOf } from '../sample-battle.fixture.ts'

const start = battleFrom({ fieldId: 1, stageId: 1 }, encounter())
const blow: Announcement = { kind: 'physical', aim: 'all', weight: 2, break_damage: null }
const hit = (target: number, amount: number): BattleEvent => ({ type: 'damaged', target, amount, critical: false })
const fell = (target: number): BattleEvent => ({ type: 'fell', target })
const revived: BattleEvent = { type: 'revived', target: 1, hp: 20 }
const announced: BattleEvent = { type: 'telegraphed', actor: 3, next: 0 }

interface Told {
  readonly fallen?: readonly number[]
  readonly announcement?: Announcement | null
  readonly outcome?: 'won'
  readonly said?: readonly Speech[]
}

function played(
  before: Battle,
  events: readonly BattleEvent[],
  { fallen = [], announcement = blow, outcome, said = [] }: Told = {},
): PlayedTurn {
  const members = party.map((one, place) => ({ ...one, ...(fallen.includes(place) ? { value_hp: 0, is_defeated_flag: true } : {}) }))
  const enemies = opponents.map((one, index) => (index === 0 ? enemy(0, { ...one, announcement }) : one))
  const view = viewOf(members, enemies, before.state.turn + 1)
  const ended = outcome === undefined ? view : { ...view, state: { ...view.state, outcome } }
  return turnFrom(before, [members, enemies, [], [], 2, events, [], ended, said])
}

/** The battle at a later turn. */
const at = (turn: number): Battle => ({ ...start, state: { ...start.state, turn } })
const wordsFor = (role: number, kind: keyof (typeof barks)[1]) => barks[role]?.[kind] ?? []

describe('a member says a few words', () => {
  test('when somebody announces a blow, and not when it is something else', () => {
    const bark = barkIn(start, played(start, [announced]), null)
    const { speaker, lines, event } = bark?.speech ?? { speaker: null, lines: [], event: -1 }
    expect(wordsFor((speaker ?? 0) + 1, 'announced')).toContain(lines[0])
    expect(event).toBe(0)
    expect(barkIn(start, played(start, [announced], { announcement: { ...blow, weight: null } }), null)).toBeNull()
  })

  test('when a companion goes down: one who still stands', () => {
    const bark = barkIn(start, played(start, [hit(0, 50), fell(0), hit(2, 50), fell(2)], { fallen: [0, 2] }), null)
    expect(bark?.speech).toMatchObject({ speaker: 1, event: 1 })
    expect(wordsFor(2, 'companionFell')).toContain(bark?.speech.lines[0])
    expect(barkIn(start, played(start, [hit(0, 50), fell(0)], { fallen: [0, 1, 2] }), null)).toBeNull()
  })

  test('when somebody rises: the one who rises, before anything else', () => {
    const bark = barkIn(start, played(start, [announced, hit(1, 50), fell(1), revived]), null)
    expect(bark?.speech).toMatchObject({ speaker: 1, event: 3 })
    expect(wordsFor(2, 'risen')).toContain(bark?.speech.lines[0])
  })

  test('when few HP are left, once for a fall below the mark, and it is the one who has them', () => {
    const bark = barkIn(start, played(start, [hit(2, 20), hit(2, 20), hit(2, 2)]), null)
    expect(bark?.speech).toMatchObject({ speaker: 2, event: 1 })
    expect(wordsFor(3, 'low')).toContain(bark?.speech.lines[0])
    expect(barkIn(start, played(start, [hit(2, 20)]), null)).toBeNull()
  })

  test('not over the boss, not at the beginning of a stage that speaks for itself, not when the stage is over', () => {
    const speech: Speech = { turn: 1, event: 0, speaker: 3, lines: ['あ'] }
    expect(barkIn(start, played(start, [announced], { said: [speech] }), null)).toBeNull()
    const opened: Battle = { ...start, opening: [{ ...speech, event: null }] }
    expect(barkIn(opened, played(opened, [announced]), null)).toBeNull()
    expect(barkIn(start, played(start, [announced], { outcome: 'won' }), null)).toBeNull()
  })

  test('the same again in the same turn, at most once in three, never the same twice running', () => {
    let last: Heard | null = null
    const spoken: { turn: number; text: string }[] = []
    for (let turn = 1; turn <= 120; turn++) {
      const battle = at(turn)
      const bark = barkIn(battle, played(battle, [announced], { fallen: [0, 2] }), last)
      if (bark === null) continue
      expect(barkIn(battle, played(battle, [announced], { fallen: [0, 2] }), withSaid(last, bark.last))).toEqual(bark)
      spoken.push({ turn, text: bark.speech.lines[0] ?? '' })
      last = withSaid(last, bark.last)
    }
    expect(spoken).toHaveLength(40)
    const pairs = spoken.slice(1).map(({ turn, text }, index) => [turn - (spoken[index]?.turn ?? 0), text === spoken[index]?.text])
    expect(pairs).toEqual(pairs.map(() => [3, false]))
  })
})
