import { z } from 'zod'
import type { BattleEvent } from '../../rules/battle/event.ts'
import type { BattleState, Modifier, Source } from '../../rules/battle/state.ts'
import type { Shape } from '../shape.ts'

/** Types of the rules as our own fields of the battle's replies carry them: from them our client animates a turn. */

const sourceSchema: z.ZodType<Source> = z.union([
  z.literal(['defence', 'attack', 'broken', 'braced', 'slip']),
  z.templateLiteral(['skill:', z.int()]),
  z.templateLiteral(['item:', z.int()]),
])

const someOrNone = z.exactOptional(z.int())

const modifierSchema: z.ZodType<Modifier> = z.object({
  source: sourceSchema,
  stats: z.object({ str: someOrNone, def: someOrNone, int: someOrNone, spd: someOrNone, luc: someOrNone }),
  damageTaken: z.int(),
  taunt: z.boolean(),
  once: z.boolean(),
  discount: z.int(),
  regen: z.int(),
  bleed: z.int(),
  turns: z.int(),
  bad: z.boolean(),
})

const combatantSchema = z.object({
  id: z.int(),
  side: z.enum(['party', 'enemies']),
  kind: z.int().describe('The role of a member, the id of an enemy.'),
  boss: z.boolean(),
  hp: z.int(),
  maxHp: z.int(),
  ap: z.int(),
  maxAp: z.int(),
  base: z.object({ str: z.int(), def: z.int(), int: z.int(), spd: z.int(), luc: z.int() }),
  skills: z.array(z.object({ id: z.int(), level: z.int() })),
  modifiers: z.array(modifierSchema),
  forced: z.int().nullable(),
  foreseen: z.union([z.int(), z.literal('attack')]).nullable(),
  mind: z.null(),
})

const battleStateSchema: z.ZodType<BattleState> = z.object({
  turn: z.int(),
  outcome: z.enum(['won', 'lost', 'escaped']).nullable(),
  combatants: z.array(combatantSchema),
  bag: z.array(z.object({ item: z.int(), count: z.int() })),
})

const actor = z.int()
const target = z.int()
const amount = z.int()

/** Without `planned`, which players never see. */
export const battleEventSchema: z.ZodType<BattleEvent> = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('acted'),
    actor,
    action: z.union([
      z.enum(['attack', 'defence', 'escape']),
      z.templateLiteral(['skill:', z.int()]),
      z.templateLiteral(['item:', z.int()]),
    ]),
    targets: z.array(z.int()),
  }),
  z.object({ type: z.literal('spentAp'), actor, amount }),
  z.object({ type: z.literal('usedItem'), actor, item: z.int() }),
  z.object({ type: z.literal('failed'), actor, reason: z.enum(['noAp', 'outOfReach', 'noneLeft', 'escapeFailed']) }),
  z.object({
    type: z.literal('damaged'),
    target,
    amount,
    critical: z.boolean(),
    excess: z.exactOptional(z.int()).describe('HP by which the blow was greater than what was left.'),
  }),
  z.object({ type: z.literal(['recoiled', 'bled', 'healed', 'regenerated', 'apRestored', 'apDrained', 'drained']), target, amount }),
  z.object({ type: z.literal('modified'), target, modifier: modifierSchema }),
  z.object({ type: z.literal(['cleansed', 'dispelled']), target, sources: z.array(sourceSchema) }),
  z.object({ type: z.literal('wornOff'), target, source: sourceSchema }),
  z.object({ type: z.literal(['warded', 'fell', 'hastened']), target }),
  z.object({ type: z.literal('foreseen'), target, action: z.union([z.int(), z.literal('attack')]) }),
  z.object({ type: z.literal('revived'), target, hp: z.int() }),
  z.object({ type: z.literal('telegraphed'), actor, next: z.int() }),
  z.object({ type: z.literal('interrupted'), actor }),
  z.object({ type: z.literal('turnEnded') }),
  z.object({ type: z.literal('battleEnded'), outcome: z.enum(['won', 'lost', 'escaped']), outOfTurns: z.boolean() }),
])

const spanSchema = z.object({ least: z.int(), most: z.int() }).meta({ id: 'Span' })

/** What a save has learned of an enemy (docs/rules.md 15). */
export const knownSchema = z
  .object({ physical: spanSchema.nullable(), magical: spanSchema.nullable() })
  .describe(
    "Between which bounds own blows allow this enemy's defence against each kind of damage, without modifiers; null: never struck so.",
  )

const vitalsSchema = z.object({ hp: z.int(), maxHp: z.int(), ap: z.int(), maxAp: z.int() })
export type Vitals = Shape<typeof vitalsSchema>

/** The battle as the rules have it, so that a screen need not put it together again. */
export const battleViewSchema = z
  .object({
    state: battleStateSchema.describe('Of enemies only what a player may know: no plans, no skills, of their stats the speed alone.'),
    recovered: z
      .array(vitalsSchema)
      .nullable()
      .describe('HP and AP of the members after recovery and level-ups, by place in the party, once the stage is won; else null.'),
    names: z
      .record(z.string(), z.string())
      .describe('Names of what has put the modifiers that are on somebody, by their `source`, without the skills of the party.'),
  })
  .meta({ id: 'BattleView' })
export type BattleView = Shape<typeof battleViewSchema>
