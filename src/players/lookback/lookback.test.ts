import { expect, test } from 'vitest'
import { catalog } from '../../content/catalog.ts'
import { type Adventure, playTurn, startAdventure } from '../../rules/adventure/adventure.ts'
import { type Command, commandRefusal, isComplete } from '../../rules/battle/command.ts'
import type { Combatant } from '../../rules/battle/state.ts'
import { newMember } from '../../rules/party/growth.ts'
import { rngStateFrom } from '../../rules/rng.ts'
import { Memory } from '../memory.ts'
import { judgeOrders } from './advice.ts'
import { alternativesTo } from './alternatives.ts'
import { lookBack, marksOf } from './lookback.ts'
import { chanceOfWinning, seedsFrom } from './playouts.ts'

/** The boss of field 1 alone against three members, both sides changed. */
function bossFight(boss: Partial<Combatant>, members: readonly Partial<Combatant>[] = []): Adventure {
  const bag = [{ item: 1, count: 2 }]
  const start = startAdventure({ field: 1, members: [1, 2, 3].map(newMember), bag, rng: rngStateFrom(1) }, catalog)
  const [first, second, third, enemy] = start.battle.combatants
  if (!first || !second || !third || !enemy) throw new Error('no battle')
  const party = [first, second, third].map((member, place) => ({ ...member, ...members[place] }))
  const combatants = [...party, { ...enemy, kind: 15, boss: true, hp: 165, maxHp: 165, skills: [{ id: 1502, level: 1 }], ...boss }]
  return { ...start, battle: { ...start.battle, combatants } }
}

const strikes = ({ battle }: Adventure): readonly Command[] =>
  battle.combatants.slice(0, 3).flatMap(({ id, hp }) => (hp > 0 ? [{ type: 'attack' as const, actor: id, target: 3 }] : []))

const memory = new Memory()
/** One member is left, and what is announced would fell it. */
const lastStand = bossFight({ hp: 15, forced: 1502, base: { str: 25, def: 5, int: 5, spd: 90, luc: 0 } }, [
  { hp: 40 },
  { hp: 0 },
  { hp: 0 },
])

test('of a lost stage the two turns are marked in which the chance sank most, by two tenths or more', () => {
  expect([...marksOf([0.9, 0.8, 0.5, 0.45, 0])]).toEqual([
    [3, 'worst'],
    [1, 'second'],
  ])
  expect([...marksOf([0.15, 0.1, 0])]).toEqual([])
  expect([...marksOf([0.3, 0.5, 0.25, 0.1, 0])]).toEqual([[1, 'worst']])
})

test('of a won stage the one turn is marked in which it rose most', () => {
  expect([...marksOf([0.4, 0.7, 0.6, 1])]).toEqual([[2, 'best']])
  expect([...marksOf([0.95, 0.9, 1])]).toEqual([])
})

test('chances are those of playing on: certain where nothing can go wrong, none where nothing helps', () => {
  const seeds = seedsFrom(1, 50)
  expect(chanceOfWinning({ adventure: bossFight({ hp: 1 }), memory }, seeds)).toBe(1)
  expect(chanceOfWinning({ adventure: bossFight({ hp: 5000, maxHp: 5000 }, [{ hp: 1 }, { hp: 1 }, { hp: 1 }]), memory }, seeds)).toBe(0)
})

test('an alternative is a whole turn that may be ordered, and not what was ordered', () => {
  const adventure = bossFight({ forced: 1502 }, [{ hp: 20 }])
  const ordered = strikes(adventure)
  const alternatives = alternativesTo({ adventure, memory }, ordered)
  for (const { commands } of alternatives) {
    expect(isComplete(adventure.battle, commands)).toBe(true)
    expect(commands.map((command) => commandRefusal(adventure.battle, command, catalog))).toEqual([null, null, null])
    expect(commands.toSorted((a, b) => a.actor - b.actor)).not.toEqual(ordered)
  }
  const told = alternatives.map(({ type, members, act, target }) => [type, members.length, act, target])
  expect(told).toContainEqual(['crouch', 3, null, null])
  expect(told).toContainEqual(['crouch', 1, null, null])
  // The candy goes to whoever is hurt.
  expect(told).toContainEqual(['item', 1, 1, 0])
})

test('nobody is healed who is whole', () => {
  const adventure = bossFight({})
  expect(alternativesTo({ adventure, memory }, strikes(adventure)).filter(({ type }) => type === 'item')).toEqual([])
})

test('where a crouch saves the last one standing, it is the advice, and it keeps its promise with other dice', () => {
  const orders = strikes(lastStand)
  const { ordered, advice } = judgeOrders({ adventure: lastStand, memory }, orders, 1)
  expect(ordered).toBe(0)
  expect(advice).toMatchObject({ type: 'crouch', members: [0], act: null, target: null })
  const crouch: readonly Command[] = [{ type: 'defence', actor: 0 }]
  const again = chanceOfWinning({ adventure: lastStand, memory }, seedsFrom(1_000_000, 300), crouch)
  expect(Math.abs(again - (advice?.chance ?? 0))).toBeLessThan(0.12)
})

test('no advice where nothing plain would have helped', () => {
  const hopeless = bossFight({ hp: 5000, maxHp: 5000 }, [{ hp: 1 }, { hp: 1 }, { hp: 1 }])
  expect(judgeOrders({ adventure: hopeless, memory }, strikes(hopeless), 1).advice).toBeNull()
})

test('a stage is looked back at from before its first turn to its end, and always alike', () => {
  const commands = strikes(lastStand)
  const { adventure: after, events } = playTurn(lastStand, commands, catalog)
  expect(after.phase).toBe('lost')
  const turn = { before: lastStand, after, commands, events }
  const run = () => {
    const steps = lookBack([turn], 7)
    const chances: number[] = []
    let step = steps.next()
    for (; step.done !== true; step = steps.next()) chances.push(step.value)
    return { chances, lookback: step.value }
  }
  const { chances, lookback } = run()
  expect(chances).toEqual([lookback.before, 0])
  expect(lookback.turns).toEqual([{ chance: 0, mark: 'worst', verdict: expect.objectContaining({ ordered: 0 }) }])
  expect(run()).toEqual({ chances, lookback })
})
