import { describe, expect, test } from 'vitest'
import type { BarkKind } from '../../../../content/story/barks.ts'
import type { Speech } from '../../../../contract/battle/battle.ts'
import type { Announcement } from '../../../../contract/battle/combatants.ts'
import type { BattleEvent } from '../../../../rules/battle/event.ts'
import { barkIn, wordsOf } from './barks.ts'
import { type Battle, battleFrom, type PlayedTurn, turnFrom } from '../battle-model.ts'
import { type Heard, withSaid } from './said-before.ts'
import { encounter, enemy, opponents, party, viewOf } from '../sample-battle.fixture.ts'

const start = battleFrom({ fieldId: 1, stageId: 1 }, encounter())
const blow: Announcement = { kind: 'physical', aim: 'all', weight: 2, break_damage: null }
const hit = (target: number, amount: number): BattleEvent => ({ type: 'damaged', target, amount, critical: false })
const fell = (target: number): BattleEvent => ({ type: 'fell', target })
const revived: BattleEvent = { type: 'revived', target: 1, hp: 20 }
const acted = (actor: number): BattleEvent => ({ type: 'acted', actor, action: 'attack', targets: [3] })
const healed = (target: number): BattleEvent => ({ type: 'healed', target, amount: 30 })
const broken: BattleEvent = { type: 'interrupted', actor: 3 }
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
const wordsFor = (place: number, kind: BarkKind) => wordsOf(start, place, kind)

describe('a member says a few words', () => {
  test('when somebody announces a blow, and not when it is something else', () => {
    const bark = barkIn(start, played(start, [announced]), null)
    const { speaker, lines, event } = bark?.speech ?? { speaker: null, lines: [], event: -1 }
    expect(wordsFor(speaker ?? 0, 'announced')).toContain(lines[0])
    expect(event).toBe(0)
    expect(barkIn(start, played(start, [announced], { announcement: { ...blow, weight: null } }), null)).toBeNull()
  })

  test('when a companion goes down: one who still stands', () => {
    const bark = barkIn(start, played(start, [hit(0, 50), fell(0), hit(2, 50), fell(2)], { fallen: [0, 2] }), null)
    expect(bark?.speech).toMatchObject({ speaker: 1, event: 1 })
    expect(wordsFor(1, 'companionFell')).toContain(bark?.speech.lines[0])
    expect(barkIn(start, played(start, [hit(0, 50), fell(0)], { fallen: [0, 1, 2] }), null)).toBeNull()
  })

  test('when somebody rises: the one who rises, before anything else', () => {
    const bark = barkIn(start, played(start, [announced, hit(1, 50), fell(1), revived]), null)
    expect(bark?.speech).toMatchObject({ speaker: 1, event: 3 })
    expect(wordsFor(1, 'risen')).toContain(bark?.speech.lines[0])
  })

  test('when few HP are left, once for a fall below the mark, and it is the one who has them', () => {
    const bark = barkIn(start, played(start, [hit(2, 20), hit(2, 20), hit(2, 2)]), null)
    expect(bark?.speech).toMatchObject({ speaker: 2, event: 1 })
    expect(wordsFor(2, 'low')).toContain(bark?.speech.lines[0])
    expect(barkIn(start, played(start, [hit(2, 20)]), null)).toBeNull()
  })

  test('not over the boss, not at the beginning of a stage that speaks for itself, not when the stage is over', () => {
    const speech: Speech = { turn: 1, event: 0, speaker: 3, lines: ['あ'] }
    expect(barkIn(start, played(start, [announced], { said: [speech] }), null)).toBeNull()
    const opened: Battle = { ...start, opening: [{ ...speech, event: null }] }
    expect(barkIn(opened, played(opened, [announced]), null)).toBeNull()
    expect(barkIn(start, played(start, [announced], { outcome: 'won' }), null)).toBeNull()
  })

  test('when somebody breaks off what was announced: the one who did', () => {
    const bark = barkIn(start, played(start, [acted(2), broken]), null)
    expect(bark?.speech).toMatchObject({ speaker: 2, event: 1 })
    expect(wordsFor(2, 'brokenOff')).toContain(bark?.speech.lines[0])
    expect(barkIn(start, played(start, [acted(2), broken], { fallen: [2] }), null)).toBeNull()
  })

  test('when a companion takes care of few HP: the one who had them, and nobody who did it alone or had enough', () => {
    const few = {
      ...start,
      state: { ...start.state, combatants: start.state.combatants.map((one, at) => (at === 1 ? { ...one, hp: 5 } : one)) },
    }
    const bark = barkIn(few, played(few, [acted(0), healed(1)]), null)
    expect(bark?.speech).toMatchObject({ speaker: 1, event: 1 })
    expect(wordsFor(1, 'healed')).toContain(bark?.speech.lines[0])
    expect(barkIn(few, played(few, [acted(1), healed(1)]), null)).toBeNull()
    expect(barkIn(start, played(start, [acted(0), healed(1)]), null)).toBeNull()
  })

  test('in words of their time: distant at first, close later', () => {
    const sayings = (clears: number) => wordsOf({ ...start, clears }, 0, 'companionFell')
    expect(sayings(5)).toContain('ちょっと、早くない？')
    expect(sayings(5)).not.toContain('起きるまで、先に行かない')
    expect(sayings(6)).toContain('起きるまで、先に行かない')
    expect(sayings(6)).not.toContain('ちょっと、早くない？')
  })

  test('the same again in the same turn, at most once in three', () => {
    const spoken = spokenIn(120, () => [announced])
    expect(spoken).toHaveLength(40)
    expect(spoken.slice(1).map(({ turn }, index) => turn - (spoken[index]?.turn ?? 0))).toEqual(Array.from({ length: 39 }, () => 3))
  })

  test('never again what is among the last twelve barks: before that nobody speaks', () => {
    const happenings = [[announced], [hit(2, 45)], [acted(1), broken], [hit(0, 50), fell(0)], [announced], [announced]] as const
    const spoken = spokenIn(600, (turn) => happenings[Math.floor(turn / 3) % happenings.length] ?? []).map(({ text }) => text)
    expect(spoken.length).toBeGreaterThan(150)
    expect(spoken.filter((text, nth) => spoken.slice(Math.max(0, nth - 12), nth).includes(text))).toEqual([])
    // One who stands alone has six words to say, and has said them.
    const alone = spokenIn(90, () => [announced], { fallen: [0, 2] }).map(({ text }) => text)
    expect(alone.toSorted()).toEqual(wordsFor(1, 'announced').toSorted())
  })
})

/** What is said in so many turns, one after the other; each twice, as after a reload. */
function spokenIn(
  turns: number,
  happens: (turn: number) => readonly BattleEvent[],
  told: Told = {},
): readonly { turn: number; text: string }[] {
  let last: Heard | null = null
  return Array.from({ length: turns }, (_, nth) => nth + 1).flatMap((turn) => {
    const battle = at(turn)
    const bark = barkIn(battle, played(battle, happens(turn), told), last)
    if (bark === null) return []
    expect(barkIn(battle, played(battle, happens(turn), told), withSaid(last, bark.last))).toEqual(bark)
    last = withSaid(last, bark.last)
    return [{ turn, text: bark.speech.lines[0] ?? '' }]
  })
}
