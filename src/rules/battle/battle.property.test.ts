import { isDeepStrictEqual } from 'node:util'
import { describe, expect, test } from 'vitest'
import { catalog, enemies } from '../../content/catalog.ts'
import { items } from '../../content/items.ts'
import { partySkills } from '../../content/skills/all.ts'
import { rngStateFrom, type SeededRng, seededRng } from '../rng.ts'
import { type Command, isComplete } from './command.ts'
import { STATS } from './figures.ts'
import { applyEvent, type BattleEvent } from './event.ts'
import { type BattleState, effective, LAST_TURN, standing } from './state.ts'
import { anyBattle, anyCommand } from '../../../tests/rules/random-battle.ts'
import { resolveTurn } from './turn.ts'

const BATTLES = 3000

/** Fails the test. Millions of these are made, and `expect` takes microseconds each. */
function check(holds: boolean, what: string): void {
  if (!holds) throw new Error(what)
}

/** Only the standing are affected, but for revival. */
function checkTargetStands(state: BattleState, event: BattleEvent): void {
  if (!('target' in event) || event.type === 'wornOff' || event.type === 'fell') return
  const hp = state.combatants[event.target]?.hp ?? -1
  check(event.type === 'revived' ? hp === 0 : hp > 0, `${event.type} for a target with ${hp} HP`)
}

function checkBounds(state: BattleState): void {
  for (const one of state.combatants) {
    check(Number.isInteger(one.hp) && one.hp >= 0 && one.hp <= one.maxHp, 'HP out of bounds')
    check(Number.isInteger(one.ap) && one.ap >= 0 && one.ap <= one.maxAp, 'AP out of bounds')
    check(one.hp > 0 || one.modifiers.length === 0, 'the fallen have no modifiers')
    for (const stat of STATS) check(effective(one, stat) >= 0, 'a stat below 0')
    check(new Set(one.modifiers.map((modifier) => modifier.source)).size === one.modifiers.length, 'two modifiers of one source')
  }
  for (const { count } of state.bag) check(count > 0, 'an empty slot in the bag')
}

describe(`${BATTLES} seeded random battles of the whole content`, () => {
  const seen = { turns: 0, outcomes: new Map<string, number>(), actions: new Set<string>() }

  test('input untouched, replay equal, events rebuild the state, only revival for the fallen, bounds kept, every battle ends', () => {
    for (let seed = 1; seed <= BATTLES; seed++) {
      const chooser = seededRng(rngStateFrom(seed))
      const rng = seededRng(rngStateFrom(seed + 1_000_000))
      let state = anyBattle(chooser)
      while (!state.outcome) {
        const commands = standing(state, 'party').map((one) => anyCommand(state, one.id, chooser))
        check(isComplete(state, commands), 'the commands are not complete')
        state = playChecked(state, commands, rng)
        check(state.turn <= LAST_TURN + 1, 'the battle does not end')
        seen.turns++
      }
      seen.outcomes.set(state.outcome, (seen.outcomes.get(state.outcome) ?? 0) + 1)
    }
    expect([...seen.outcomes.keys()].toSorted()).toEqual(['escaped', 'lost', 'won'])
  })

  test('every party skill, every item and every enemy skill came into play', () => {
    const used = (kind: string, ids: readonly number[]) => ids.filter((id) => !seen.actions.has(`${kind}:${id}`))
    expect(
      used(
        'skill',
        partySkills.map(({ id }) => id),
      ),
    ).toEqual([])
    expect(
      used(
        'item',
        items.map(({ id }) => id),
      ),
    ).toEqual([])
    const named = enemies.flatMap(({ behaviour }) =>
      behaviour.phases.flatMap((phase) => (phase.type === 'cycle' ? phase.steps : phase.choices.map((choice) => choice.action))),
    )
    expect(
      used(
        'skill',
        named.filter((action) => action !== 'attack'),
      ),
    ).toEqual([])
  })

  /** `expect` only for its message: its own comparison is slow. */
  function expectEqual<T>(actual: T, expected: T, what: string): void {
    if (!isDeepStrictEqual(actual, expected)) expect(actual, what).toStrictEqual(expected)
  }

  function playChecked(state: BattleState, commands: readonly Command[], rng: SeededRng): BattleState {
    const before = JSON.stringify(state)
    const rngState = rng.state
    const result = resolveTurn(state, commands, rng, catalog)
    check(JSON.stringify(state) === before, 'the input state was changed')
    expectEqual(resolveTurn(JSON.parse(before), commands, seededRng(rngState), catalog), result, 'a replay from the stored state')
    const rebuilt = result.events.reduce((now, event) => {
      checkTargetStands(now, event)
      if (event.type === 'acted') seen.actions.add(event.action)
      return applyEvent(now, event)
    }, state)
    expectEqual(rebuilt, result.state, 'the state rebuilt from the events')
    checkBounds(result.state)
    return result.state
  }
})
