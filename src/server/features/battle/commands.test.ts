import { expect, test } from 'vitest'
import type { CommandName } from '../../../contract/battle/combatants.ts'
import { battleOf, fighter } from '../../../rules/battle/battle.fixture.ts'
import type { BattleState } from '../../../rules/battle/state.ts'
import { refuse } from '../../refusal.ts'
import { commandsFrom, type SentCommand } from './commands.ts'

// Aimed at an enemy, at all of them, at an ally.
const [LINE, SHREDS, COURAGE] = [101, 103, 601]
// For an ally, for the user; at an enemy, at all of them.
const [CANDY, SMOKE, STONE, FIREWORK] = [1, 19, 20, 21]
const NOTHING_HAS = 9999

const cast = [7, 8, 9].map((id) => ({ id, name: `仲間${id}` }))
const learned = [LINE, SHREDS, COURAGE].map((id) => ({ id, level: 1 }))
const battle = battleOf(
  [
    fighter({ id: 0, side: 'party', skills: learned }),
    fighter({ id: 1, side: 'party' }),
    fighter({ id: 2, side: 'party' }),
    fighter({ id: 3, side: 'enemies' }),
    fighter({ id: 4, side: 'enemies' }),
  ],
  [CANDY, SMOKE, STONE, FIREWORK].map((item) => ({ item, count: 1 })),
)
const others = [
  { type: 'defence', actor: 1 },
  { type: 'defence', actor: 2 },
]

const sent = (partyId: number, command: CommandName, rest: Partial<SentCommand> = {}): SentCommand => ({ partyId, command, ...rest })
const defences = [sent(8, 'DEFENCE'), sent(9, 'DEFENCE')]
/** What becomes of this command of the first member, while the others defend. */
const answerTo = (command: CommandName, rest: Partial<SentCommand> = {}, state: BattleState = battle) =>
  commandsFrom([sent(7, command, rest), ...defences], { battle: state, cast })

test('orders are for the members by their ids in the save, in the order in which they came', () => {
  const orders = [sent(9, 'ESCAPE'), sent(7, 'ATTACK', { enemyIndex: 1 }), sent(8, 'DEFENCE')]
  expect(commandsFrom(orders, { battle, cast })).toEqual([
    { type: 'escape', actor: 2 },
    { type: 'attack', actor: 0, target: 4 },
    { type: 'defence', actor: 1 },
  ])
})

test('an order for an id that is nobody’s is refused as one too many, whatever else is wrong with it', () => {
  for (const order of [sent(1, 'DEFENCE'), sent(1, 'SKILL'), sent(1, 'ATTACK', { enemyIndex: 0 })]) {
    expect(commandsFrom([sent(7, 'DEFENCE'), ...defences, order], { battle, cast })).toEqual(refuse('notOneCommandEach'))
    expect(commandsFrom([order, ...defences], { battle, cast })).toEqual(refuse('notOneCommandEach'))
  }
})

test('of several orders for one member the first counts, and the others are not looked at', () => {
  const orders = [sent(7, 'DEFENCE'), sent(7, 'SKILL'), sent(7, 'ATTACK', { enemyIndex: -1 }), ...defences]
  expect(commandsFrom(orders, { battle, cast })).toEqual([{ type: 'defence', actor: 0 }, ...others])
})

test('a living member without an order is refused, and one for the fallen', () => {
  expect(commandsFrom(defences, { battle, cast })).toEqual(refuse('notOneCommandEach'))
  expect(commandsFrom([], { battle, cast })).toEqual(refuse('notOneCommandEach'))
  const fallen = { ...battle, combatants: battle.combatants.map((one) => (one.id === 0 ? { ...one, hp: 0 } : one)) }
  expect(commandsFrom(defences, { battle: fallen, cast })).toEqual(others)
  expect(answerTo('DEFENCE', {}, fallen)).toEqual(refuse('notOneCommandEach'))
  expect(commandsFrom([sent(7, 'DEFENCE'), sent(8, 'DEFENCE')], { battle: fallen, cast })).toEqual(refuse('notOneCommandEach'))
})

test.each<readonly [CommandName, Partial<SentCommand>]>([
  ['SKILL', {}],
  ['SKILL', { skillId: null, enemyIndex: 0 }],
  ['SKILL', { itemId: CANDY, playerIndex: 0 }],
  ['ITEM', {}],
  ['ITEM', { itemId: null, playerIndex: 0 }],
  ['ITEM', { skillId: LINE, enemyIndex: 0 }],
])('%s of %o does not say which', (command, rest) => {
  expect(answerTo(command, rest)).toEqual(refuse('badCommands'))
})

test('a skill that the member has not learned is refused, also one that nobody has, or another member', () => {
  expect(answerTo('SKILL', { skillId: 102, enemyIndex: 0 })).toEqual(refuse('skillNotLearned'))
  expect(answerTo('SKILL', { skillId: NOTHING_HAS, enemyIndex: 0 })).toEqual(refuse('skillNotLearned'))
  const orders = [sent(7, 'DEFENCE'), sent(8, 'SKILL', { skillId: LINE, enemyIndex: 0 }), sent(9, 'DEFENCE')]
  expect(commandsFrom(orders, { battle, cast })).toEqual(refuse('skillNotLearned'))
})

test('a skill for which the AP do not suffice is refused', () => {
  const tired = { ...battle, combatants: battle.combatants.map((one) => (one.id === 0 ? { ...one, ap: 3 } : one)) }
  expect(answerTo('SKILL', { skillId: LINE, enemyIndex: 0 }, tired)).toEqual(refuse('apShort'))
})

test('an item that the bag does not hold is refused, also one that is nowhere', () => {
  expect(answerTo('ITEM', { itemId: 2, playerIndex: 0 })).toEqual(refuse('itemNotHeld'))
  expect(answerTo('ITEM', { itemId: NOTHING_HAS, playerIndex: 0 })).toEqual(refuse('itemNotHeld'))
})

test('an index counts within the side that the order reaches, and only where it reaches one', () => {
  const both = { enemyIndex: 0, playerIndex: 2 }
  expect(answerTo('ATTACK', both)).toEqual([{ type: 'attack', actor: 0, target: 3 }, ...others])
  expect(answerTo('SKILL', { skillId: LINE, ...both })).toEqual([{ type: 'skill', actor: 0, skill: LINE, target: 3 }, ...others])
  expect(answerTo('SKILL', { skillId: SHREDS, ...both })).toEqual([{ type: 'skill', actor: 0, skill: SHREDS, target: null }, ...others])
  expect(answerTo('SKILL', { skillId: COURAGE, ...both })).toEqual([{ type: 'skill', actor: 0, skill: COURAGE, target: 2 }, ...others])
  expect(answerTo('ITEM', { itemId: CANDY, ...both })).toEqual([{ type: 'item', actor: 0, item: CANDY, target: 2 }, ...others])
  expect(answerTo('ITEM', { itemId: SMOKE, ...both })).toEqual([{ type: 'item', actor: 0, item: SMOKE, target: null }, ...others])
  expect(answerTo('ITEM', { itemId: STONE, ...both })).toEqual([{ type: 'item', actor: 0, item: STONE, target: 3 }, ...others])
  expect(answerTo('ITEM', { itemId: FIREWORK, ...both })).toEqual([{ type: 'item', actor: 0, item: FIREWORK, target: null }, ...others])
})

// The wire makes a number of text that is one; what comes here as text is no place.
const text = '0' as unknown as number

test.each([undefined, null, -1, -3, 2, 1_000_000, text])('no enemy stands at %o', (enemyIndex) => {
  const rest = { enemyIndex, playerIndex: 0 }
  expect(answerTo('ATTACK', rest)).toEqual(refuse('badTarget'))
  expect(answerTo('SKILL', { skillId: LINE, ...rest })).toEqual(refuse('badTarget'))
  expect(answerTo('ITEM', { itemId: STONE, ...rest })).toEqual(refuse('badTarget'))
})

test.each([undefined, null, -1, -3, 3, 4, 1_000_000, text])('no member stands at %o', (playerIndex) => {
  const rest = { playerIndex, enemyIndex: 0 }
  expect(answerTo('SKILL', { skillId: COURAGE, ...rest })).toEqual(refuse('badTarget'))
  expect(answerTo('ITEM', { itemId: CANDY, ...rest })).toEqual(refuse('badTarget'))
})
