import { z } from 'zod'
import type { Act, Effect, PlainAttack } from '../../rules/battle/skill.ts'
import type { Shape } from '../shape.ts'

/** What the party can use in a battle, in the rules' terms: from them our client checks commands and forecasts what they do. None of it is secret. */

const stat = z.enum(['str', 'def', 'int', 'spd', 'luc'])
const percents = z.array(z.int())
const perLevel = z.exactOptional(percents)
const flag = z.exactOptional(z.literal(true))

const effectSchema: z.ZodType<Effect> = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('damage'),
    kind: z.enum(['physical', 'magical']),
    of: z.array(stat).describe('The stats whose sum the percent of the level is of.'),
    power: z.exactOptional(z.int()).describe('A fixed power, without stats.'),
    hits: z.exactOptional(z.int()),
    scatters: flag,
    ignoresDefence: flag,
    drainPercent: z.exactOptional(z.int()),
    onWeakenedPercent: z.exactOptional(z.int()),
  }),
  z.object({ type: z.literal('recoil'), percent: z.int() }),
  z.object({ type: z.literal('heal'), of: z.array(stat), plus: z.int() }),
  z.object({
    type: z.literal('restoreAp'),
    amount: z.exactOptional(z.int()),
    othersOnly: flag,
    on: z.exactOptional(z.literal('emptiest')),
  }),
  z.object({ type: z.literal('drainAp'), amount: z.int() }),
  z.object({
    type: z.literal('modify'),
    on: z.exactOptional(z.literal('actor')),
    stats: z
      .exactOptional(z.object({ str: perLevel, def: perLevel, int: perLevel, spd: perLevel, luc: perLevel }))
      .describe('Signed percents of the base stat, by level; one entry holds for all levels.'),
    guard: perLevel,
    taunt: flag,
    once: flag,
    regen: perLevel,
    bleed: z.exactOptional(z.object({ of: stat, percent: percents })),
    convert: z.exactOptional(z.object({ from: stat, to: stat, percent: percents, losePercent: z.int() })),
  }),
  z.object({ type: z.literal(['healShare', 'revive', 'cleanse', 'dispel', 'interrupt', 'foresee', 'hasten', 'escape']) }),
])

const level = z.object({ apCost: z.int(), percent: z.int(), turns: z.int() })

const battleActSchema: z.ZodType<Act & { readonly name: string; readonly description: string }> = z
  .object({
    id: z.int(),
    name: z.string(),
    description: z.string(),
    reach: z.enum(['self', 'ally', 'allies', 'foe', 'foes']),
    pace: z.exactOptional(z.enum(['first', 'last'])),
    levels: z
      .tuple([level], level)
      .describe('From level 1 on; an item has one. `turns`: how long its modifier lasts, 0 where it leaves none.'),
    effects: z.array(effectSchema).describe('In the order in which they happen.'),
  })
  .meta({ id: 'BattleAct' })
export type BattleAct = Shape<typeof battleActSchema>

const attackSchema: z.ZodType<PlainAttack & { readonly role: number; readonly note: string }> = z.object({
  role: z.int(),
  note: z.string().describe('What ATTACK brings besides the blow, in one sentence.'),
  kind: z.enum(['physical', 'magical']),
  turns: z.int(),
  effects: z.array(effectSchema).describe('What ATTACK brings besides the blow.'),
})

/** What the members can use. Nothing of it changes during a stage. */
export const battleActsSchema = z
  .object({
    skills: z.array(battleActSchema).describe('Each skill that a member has learned, once.'),
    items: z.array(battleActSchema).describe('Each item in the bag.'),
    attacks: z.array(attackSchema).describe('ATTACK of each role in the party.'),
  })
  .meta({ id: 'BattleActs' })
export type BattleActs = Shape<typeof battleActsSchema>
