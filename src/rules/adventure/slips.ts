import type { Bag, Combatant, Modifier } from '../battle/state.ts'
import { NO_CHANGE } from '../battle/modify.ts'
import type { Stat } from '../battle/skill.ts'
import type { FieldPlan, Recovery } from '../catalog.ts'
import type { Attributes } from '../party/growth.ts'
import { type Rng, rollOne } from '../rng.ts'
import type { EnemyScale } from './difficulty.ts'
import { drawLineUp, type DrawnStages } from './drawn-stages.ts'
import type { AdventureMember } from './stage-battle.ts'

/** 灯, 賭け, 道具: one of each kind is offered, in this order. */
export const SLIP_KINDS = ['rest', 'stake', 'help'] as const
export type SlipKind = (typeof SLIP_KINDS)[number]

/** What one slip changes, of the next stage alone. What is left out stays as it is. */
export interface Slip {
  readonly id: number
  readonly kind: SlipKind
  /** Before the stage, in percent of the most that each member has; below 0: taken away, down to 1 HP and 0 AP. */
  readonly recovery?: Recovery
  /** Of the enemies' figures. */
  readonly enemies?: EnemyScale
  /** What the stage is worth, in percent. */
  readonly worth?: number
  /** With what one side begins. */
  readonly opening?: Opening
  /** Comes into the bag, also beyond what can be carried of it. */
  readonly item?: number
}

export interface Opening {
  readonly side: 'party' | 'enemies'
  /** In percent of each one's own. */
  readonly stats: Readonly<Partial<Record<Stat, number>>>
  /** Percent of damage that comes through; left out: all. */
  readonly damageTaken?: number
  readonly turns: number
}

/** How a run through drawn stages stands. */
export interface EndlessRun {
  /** The stage that it began with. */
  readonly first: number
  readonly points: number
  /** Ids of the slips that were taken: one for each stage entered after the first. */
  readonly taken: readonly number[]
  /** Set once a stage is won, until the next one is entered. */
  readonly next: Interval | null
}

/** Between two stages. */
export interface Interval {
  /** Ids of those offered: one of each kind. */
  readonly slips: readonly number[]
  /** Ids of those who stand in the next stage, from left to right. */
  readonly lineUp: readonly number[]
}

/** A run that begins with this stage. */
export const newRun = (first: number): EndlessRun => ({ first, points: 0, taken: [], next: null })

const POINTS_PER_STAGE = 10

/** What is drawn when a stage is won: who comes next, then one slip of each kind. One roll for each slip. */
export function drawInterval(drawn: DrawnStages, stage: number, rng: Rng): Interval {
  const lineUp = drawLineUp(drawn, stage, rng)
  const slips = SLIP_KINDS.map((wanted) =>
    rollOne(
      rng,
      'lineUp',
      drawn.slips.filter(({ kind }) => kind === wanted),
    ),
  )
  return { lineUp, slips: slips.map(({ id }) => id) }
}

/** The slip under which the current stage is played; null in the first one, elsewhere, and for one that the tables do not have. */
export function currentSlip(endless: EndlessRun | undefined, { drawn }: Pick<FieldPlan, 'drawn'>): Slip | null {
  const id = endless?.taken.at(-1)
  return drawn?.slips.find((slip) => slip.id === id) ?? null
}

/** What a won stage is worth: ten points for its number, times the slip's. */
export const pointsFor = (stage: number, slip: Slip | null): number => Math.floor((stage * POINTS_PER_STAGE * (slip?.worth ?? 100)) / 100)

/** A member with what the slip gives or takes. `most` holds the member's HP and AP when both are full. */
export function recoveredBy(slip: Slip | null, member: AdventureMember, most: Pick<Attributes, 'hp' | 'ap'>): AdventureMember {
  if (!slip?.recovery) return member
  const { hp, ap } = slip.recovery
  const part = (whole: number, percent: number) => Math.trunc((whole * percent) / 100)
  const within = (value: number, least: number, highest: number) => Math.min(highest, Math.max(least, value))
  return {
    ...member,
    hp: within(member.hp + part(most.hp, hp), 1, most.hp),
    ap: within(member.ap + part(most.ap, ap), 0, most.ap),
  }
}

/** The bag with one more of what the slip brings. */
export function withItemOf(slip: Slip | null, bag: Bag): Bag {
  const item = slip?.item
  if (item === undefined) return bag
  return bag.some((slot) => slot.item === item)
    ? bag.map((slot) => (slot.item === item ? { item, count: slot.count + 1 } : slot))
    : [...bag, { item, count: 1 }]
}

/** Those of a stage with what one side begins with. */
export function opened(combatants: readonly Combatant[], slip: Slip | null): readonly Combatant[] {
  const opening = slip?.opening
  if (!opening) return combatants
  return combatants.map((one) => (one.side === opening.side ? { ...one, modifiers: [openingOf(one, opening)] } : one))
}

function openingOf({ base }: Combatant, { side, stats, damageTaken = 100, turns }: Opening): Modifier {
  // Never −0, which JSON would lose.
  const points = Object.entries(stats).map(([stat, percent]) => [stat, Math.trunc((base[stat as Stat] * percent) / 100) + 0])
  return { ...NO_CHANGE, source: 'slip', stats: Object.fromEntries(points), damageTaken, turns, bad: side === 'enemies' }
}
