import { isDeepStrictEqual } from 'node:util'
import { describe, expect, test } from 'vitest'
import { catalog, enemies } from '../../content/catalog.ts'
import { fields } from '../../content/fields.ts'
import { items } from '../../content/items.ts'
import { roles } from '../../content/roles.ts'
import { partySkills } from '../../content/skills/all.ts'
import { startAdventure } from '../adventure/adventure.ts'
import { expAtLevel, NO_POINTS } from '../party/growth.ts'
import { rngStateFrom, type SeededRng, seededRng } from '../rng.ts'
import { type Command, isComplete, commandRefusal } from './command.ts'
import { STATS } from './skill.ts'
import { FRESH_MIND } from './enemy.ts'
import { applyEvent, type BattleEvent } from './event.ts'
import { type BattleState, effective, LAST_TURN, standing } from './state.ts'
import { resolveTurn } from './turn.ts'

const BATTLES = 3000

/** A battle of any stage by any three roles of any level with any learned skills and any bag. */
function anyBattle(rng: SeededRng): BattleState {
  const ids = roles.map((role) => role.id)
  const party = [0, 1, 2].map(() => ids.splice(rng.int(0, ids.length - 1), 1)[0] ?? 1)
  const level = rng.int(1, 10)
  const members = party.map((role) => ({
    role,
    level,
    exp: expAtLevel(level),
    spent: { ...NO_POINTS, hp: rng.int(0, 10), str: rng.int(0, 10), int: rng.int(0, 10) },
    skills: partySkills.filter((skill) => skill.role === role && rng.int(1, 2) === 1).map(({ id }) => ({ id, level: rng.int(1, 3) })),
  }))
  const bag = items.filter(() => rng.int(1, 3) === 1).map(({ id }) => ({ item: id, count: rng.int(1, 3) }))
  const field = rng.pick(fields).id
  const start = startAdventure({ field, members, bag, rng: rngStateFrom(rng.int(1, 1e9)) }, catalog)
  const { stages, ownShadows } = catalog.field(field)
  const nth = rng.int(1, stages.length)
  const stage = nth === ownShadows?.stage ? members.map(({ role }) => ownShadows.byRole[role] ?? 0) : (stages[nth - 1] ?? [])
  // Half of the battles begin in their middle, so that later phases come up too.
  const isMiddle = rng.int(1, 2) === 1
  const foes = stage.map((kind, index) => enemyAt(kind, 3 + index, isMiddle ? rng.int(15, 100) : 100))
  return { ...start.battle, combatants: [...start.battle.combatants.slice(0, 3), ...foes] }
}

function enemyAt(kind: number, id: number, hpPercent: number): BattleState['combatants'][number] {
  const { hp, stats, boss } = catalog.enemy(kind)
  return {
    id,
    side: 'enemies',
    kind,
    boss,
    hp: Math.ceil((hp * hpPercent) / 100),
    maxHp: hp,
    ap: 0,
    maxAp: 0,
    base: stats,
    skills: [],
    modifiers: [],
    forced: null,
    foreseen: null,
    mind: FRESH_MIND,
  }
}

function anyCommand(state: BattleState, actor: number, rng: SeededRng): Command {
  const foe = rng.pick(state.combatants.filter((one) => one.side === 'enemies')).id
  const ally = rng.int(0, 2)
  const aim = (reach: string) => (reach === 'foe' ? foe : reach === 'ally' ? ally : null)
  const skills = (state.combatants[actor]?.skills ?? []).map<Command>(({ id }) => ({
    type: 'skill',
    actor,
    skill: id,
    target: aim(catalog.skill(id).reach),
  }))
  const held = state.bag.map<Command>(({ item }) => ({ type: 'item', actor, item, target: aim(catalog.item(item).reach) }))
  const escape: readonly Command[] = rng.int(1, 40) === 1 ? [{ type: 'escape', actor }] : []
  const all: readonly Command[] = [{ type: 'attack', actor, target: foe }, { type: 'defence', actor }, ...skills, ...held, ...escape]
  return rng.pick(all.filter((command) => commandRefusal(state, command, catalog) === null))
}

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
