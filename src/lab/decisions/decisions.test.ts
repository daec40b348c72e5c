import { describe, expect, test } from 'vitest'
import { catalog } from '../../content/catalog.ts'
import { startAdventure } from '../../rules/adventure/adventure.ts'
import type { Combatant } from '../../rules/battle/state.ts'
import { newMember } from '../../rules/party/growth.ts'
import { rngStateFrom, seededRng } from '../../rules/rng.ts'
import { newKnowledge } from '../../players/person.ts'
import { traitsOf } from '../../players/traits.ts'
import { announcer, choicesAmong, judgeAnswers, plansFor, type TriedAnswer } from './answers.ts'
import { bestOf, type PlayedOn } from './best.ts'
import { judgeCommands } from './commands.ts'
import { type Position, playoutSeeds } from './position.ts'

/** The boss of field 1 alone against three beginners of roles 1 to 3, in the last stage. It has announced its blow (1502), which 23 HP break off. */
function bossFight(boss: Partial<Combatant>, member: Partial<Combatant> = {}): Position {
  const departure = { field: 1, members: [1, 2, 3].map(newMember), bag: [], rng: rngStateFrom(1) }
  const start = startAdventure(departure, catalog)
  const [enemy] = start.battle.combatants.slice(3)
  if (!enemy) throw new Error('no enemy')
  const party = start.battle.combatants.slice(0, 3).map((one) => ({ ...one, ...member }))
  const battle = { ...start.battle, combatants: [...party, { ...enemy, kind: 15, boss: true, hp: 188, maxHp: 188, forced: 1502, ...boss }] }
  return {
    adventure: { ...start, stage: 4, battle },
    knowledge: newKnowledge({ ...traitsOf('experienced'), compendiumError: 0 }, 1),
    stagesLeft: 0,
    rng: seededRng(rngStateFrom(2)),
  }
}

/** Acts last; its announced blow takes about half of a member's HP. */
const SLOW = { str: 20, def: 4, int: 0, spd: 1, luc: 0 }
const seeds = playoutSeeds(3, 20)
const enemyOf = (position: Position) => {
  const enemy = announcer(position)
  if (!enemy) throw new Error('nothing is announced')
  return enemy
}
const judged = (position: Position) => judgeAnswers(position, enemyOf(position), seeds)
const plans = (position: Position) =>
  Object.fromEntries(plansFor(position, enemyOf(position)).map(({ name, commands }) => [name, commands.map(({ type }) => type)]))

describe('the best choice', () => {
  const tried = <Name extends string>(name: Name, ...outcomes: readonly (readonly [won: 0 | 1, left: number])[]) => ({
    name,
    outcomes: outcomes.map(([won, left]): PlayedOn => ({ isWon: won === 1, left })),
  })

  test('wins more often, whatever it leaves', () => {
    const often = tried('often', [1, 10], [1, 10], [1, 10], [1, 10], [0, 0])
    const seldom = tried('seldom', [0, 90], [0, 90], [0, 90], [0, 90], [0, 90])
    expect(bestOf([seldom, often])).toEqual({ name: 'often', by: 'wins' })
  })

  test('of those that win as often is the one that leaves most', () => {
    const rich = tried('rich', [1, 90], [1, 80], [1, 95], [0, 0])
    const poor = tried('poor', [1, 40], [1, 45], [1, 40], [0, 0])
    const beaten = tried('beaten', [0, 0], [0, 0], [0, 0], [0, 0])
    expect(bestOf([poor, rich, beaten])).toEqual({ name: 'rich', by: 'left' })
  })

  test('is none within two standard errors of the paired difference', () => {
    const one = tried('one', [1, 50], [1, 60], [0, 0])
    const other = tried('other', [1, 60], [1, 45], [0, 0])
    expect(bestOf([one, other])).toBeNull()
    expect(bestOf([one, { ...one, name: 'same' }])).toBeNull()
  })
})

describe('answers to an announced blow', () => {
  test('are asked for where one enemy alone has announced a blow that can be broken off', () => {
    const two = bossFight({})
    const [, , , boss] = two.adventure.battle.combatants
    const combatants = [...two.adventure.battle.combatants, ...(boss ? [{ ...boss, id: 4 }] : [])]
    expect(announcer(bossFight({}))?.id).toBe(3)
    expect(announcer(bossFight({ forced: null }))).toBeNull()
    expect(announcer({ ...two, adventure: { ...two.adventure, battle: { ...two.adventure.battle, combatants } } })).toBeNull()
  })

  test('are blows enough, a crouch of all whom it may reach, and the usual turn', () => {
    const boss = { hp: 100, maxHp: 100, base: SLOW }
    expect(plans(bossFight(boss, { hp: 30 }))).toEqual({
      break: ['attack', 'attack', 'attack'],
      crouch: ['defence', 'defence', 'defence'],
      else: ['attack', 'attack', 'attack'],
    })
  })

  test('lack the break where those who act before the enemy do not strike hard enough', () => {
    expect(Object.keys(plans(bossFight({ base: SLOW, maxHp: 3000 })))).toEqual(['crouch', 'else'])
    expect(Object.keys(plans(bossFight({ base: { ...SLOW, spd: 99 } })))).toEqual(['crouch', 'else'])
  })

  test('are named by what comes of them', () => {
    const answer = (name: TriedAnswer['name'], broken: number): TriedAnswer => ({ name, broken, outcomes: [] })
    const names = (...tried: readonly TriedAnswer[]) => choicesAmong(tried).map(({ name }) => name)
    expect(names(answer('break', 0.9), answer('crouch', 0), answer('else', 0.2))).toEqual(['break', 'crouch', 'else'])
    expect(names(answer('break', 0.9), answer('crouch', 0), answer('else', 0.8))).toEqual(['break', 'crouch'])
    expect(names(answer('break', 0.3), answer('crouch', 0), answer('else', 0.3))).toEqual(['crouch', 'else'])
    expect(names(answer('crouch', 0), answer('else', 0.8))).toEqual(['break', 'crouch'])
  })

  test('differ: a heavy blow is broken off where it can be, and met with a crouch where it cannot', () => {
    expect(judged(bossFight({ base: SLOW }))).toEqual({ stage: 4, isBoss: true, open: ['break', 'crouch'], best: 'break', by: 'left' })
    expect(judged(bossFight({ base: SLOW, maxHp: 3000 }))).toMatchObject({ open: ['crouch', 'else'], best: 'crouch' })
  })

  test('differ: an enemy who is about to be folded is struck', () => {
    expect(judged(bossFight({ base: SLOW, hp: 20, maxHp: 3000 }))).toMatchObject({ open: ['crouch', 'else'], best: 'else' })
  })
})

test('the best command of a member who is about to fall, where one blow folds the enemy, is a blow', () => {
  const position = bossFight({ hp: 1, base: { ...SLOW, str: 200 } }, { hp: 1 })
  const [member] = position.adventure.battle.combatants
  if (!member) throw new Error('no member')
  const plan = [0, 1, 2].map((actor) => ({ type: 'defence', actor }) as const)
  expect(judgeCommands(position, member, { plan, seeds })).toEqual({ role: 1, best: 'attack' })
})
