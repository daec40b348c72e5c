import { type EnemyScale, UNSCALED } from '../adventure/difficulty.ts'
import { damageEffectOf } from '../battle/classify.ts'
import { learnedLevel, levelOf } from '../battle/command.ts'
import { type Blow, damageTaken, defenceAdded, defencesBehind, type Span, plainPower } from '../battle/damage.ts'
import { powerOf } from '../battle/effects.ts'
import { type Action, type BattleEvent, change, draftOf, itemIn, skillIn } from '../battle/event.ts'
import type { Act, DamageKind } from '../battle/skill.ts'
import { type BattleCatalog, type BattleState, type Combatant, combatantAt } from '../battle/state.ts'

/** Of one kind of enemy: between which bounds its defences lie, without modifiers; null: never struck so. */
export type Defences = Readonly<Record<DamageKind, Span | null>>

export const UNKNOWN: Defences = { physical: null, magical: null }

/** Between which bounds a defence of an enemy lies, at one scale of its INT. */
export interface LearnedSpan {
  readonly damageKind: DamageKind
  readonly attackScale: EnemyScale['attack']
  readonly span: Span
}

/** What the members' blows of one turn tell of an enemy's defence. */
export interface Lesson {
  /** The enemy's id. */
  readonly enemy: number
  readonly damageKind: DamageKind
  /** Between which its defence lies, without modifiers, at the scale of the adventure. */
  readonly span: Span
}

type BlowCatalog = Pick<BattleCatalog, 'skill' | 'item' | 'attack'>

/**
 * What can be learned of the enemies' defences from the blows of the members in this turn, and from nothing else: one lesson for each enemy and kind
 * of damage. Blows that ignore defence tell nothing.
 *
 * @param before the battle before the turn
 */
export function lessonsOf(before: BattleState, events: readonly BattleEvent[], catalog: BlowCatalog): readonly Lesson[] {
  const lessons = new Map<string, Lesson>()
  const draft = draftOf(before)
  let acting: { readonly actor: number; readonly action: Action } | null = null
  for (const event of events) {
    if (event.type === 'acted') acting = event
    if (event.type === 'damaged' && acting !== null) {
      const attacker = combatantAt(draft, acting.actor)
      const target = combatantAt(draft, event.target)
      const blow = attacker.side === 'party' ? blowOf(acting.action, attacker, target, catalog) : null
      if (blow !== null && target.side === 'enemies') {
        const lesson = lessonFrom(blow, target, { amount: event.amount + (event.excess ?? 0), critical: event.critical })
        const key = `${lesson.enemy} ${lesson.damageKind}`
        lessons.set(key, { ...lesson, span: narrowed(lessons.get(key)?.span ?? null, lesson.span) })
      }
    }
    change(draft, event)
  }
  return [...lessons.values()]
}

/** The blow of a member's act; null when it says nothing of a defence. */
function blowOf(action: Action, attacker: Combatant, target: Combatant, catalog: BlowCatalog): Blow | null {
  const kind = kindTold(action, attacker.kind, catalog)
  if (kind === null) return null
  const act = actIn(action, catalog)
  const damage = act && damageEffectOf(act)
  if (act === null || damage === null) return { kind, power: plainPower(attacker), ignoresDefence: false }
  const level = skillIn(action) === null ? 1 : learnedLevel(attacker, act.id)
  return { kind, power: powerOf(damage, levelOf(act, level).percent, attacker, target), ignoresDefence: false }
}

/** Against which defence a member's action does damage; null when it does none or ignores it. `role`: 1–6. */
export function kindTold(action: Action, role: number, catalog: BlowCatalog): DamageKind | null {
  if (action === 'attack') return catalog.attack(role).kind
  const act = actIn(action, catalog)
  const damage = act && damageEffectOf(act)
  return damage && !damage.ignoresDefence ? damage.kind : null
}

function actIn(action: Action, catalog: BlowCatalog): Act | null {
  const [skill, item] = [skillIn(action), itemIn(action)]
  if (skill !== null) return catalog.skill(skill)
  return item === null ? null : catalog.item(item)
}

function lessonFrom(blow: Blow, target: Combatant, hit: { readonly amount: number; readonly critical: boolean }): Lesson {
  const span = defencesBehind(blow.power, hit, damageTaken(target))
  // What modifiers add or take is known: they are the party's own work, or shown.
  const change = defenceAdded(blow.kind, target)
  return {
    enemy: target.kind,
    damageKind: blow.kind,
    span: { least: Math.max(0, span.least - change), most: Math.max(0, span.most - change) },
  }
}

/** What two spans have in common. Of two that have nothing in common the later one counts: the enemy has changed since. */
export function narrowed(old: Span | null, now: Span): Span {
  if (old === null) return now
  const both = { least: Math.max(old.least, now.least), most: Math.min(old.most, now.most) }
  return both.least <= both.most ? both : now
}

/** A span of magical defences learned at one scale of attack (percent of INT), as it holds at another. DEF, which has a part in it, has no scale: so it becomes wider. */
export function rescaled({ least, most }: Span, from: EnemyScale['attack'], to: EnemyScale['attack']): Span {
  if (from === to) return { least, most }
  // Two roundings, of the scaled INT and of the defence, hide less than ¾ each: unrounded the defence is below most + 1.5, and grows by the ratio at most.
  if (to > from) return { least, most: Math.floor(((2 * most + 3) * to) / (2 * from)) }
  return { least: Math.max(0, Math.floor((least * to) / from) - 1), most }
}

/** What is known of an enemy at one scale of its INT, by what was learned of it at each. */
export function knownAt(learned: readonly LearnedSpan[], attackScale: EnemyScale['attack']): Defences {
  return { physical: spanAt(learned, 'physical', defenceScale('physical', attackScale)), magical: spanAt(learned, 'magical', attackScale) }
}

/** The scale of a defence where INT has this one: DEF has none. */
export const defenceScale = (damageKind: DamageKind, attackScale: EnemyScale['attack']): EnemyScale['attack'] =>
  damageKind === 'physical' ? UNSCALED.attack : attackScale

function spanAt(learned: readonly LearnedSpan[], damageKind: DamageKind, scale: EnemyScale['attack']): Span | null {
  const all = learned.filter((each) => each.damageKind === damageKind)
  // What was learned at this very scale comes last: it counts where others contradict it, from before the tables were changed.
  const [own, others] = [all.filter(({ attackScale }) => attackScale === scale), all.filter(({ attackScale }) => attackScale !== scale)]
  return [...others, ...own].reduce<Span | null>(
    (known, { attackScale, span }) => narrowed(known, rescaled(span, attackScale, scale)),
    null,
  )
}

/** How much of a blow a defence lets through: 3 more than 75 % of its power, 2 from 50 to 75 %, 1 less; 0: not known. */
export interface Through {
  readonly step: 0 | 1 | 2 | 3
  /** Both ends of what is known do not give the same step. */
  readonly isLoose: boolean
}

/** The step of what is let through, judged at the middle of the known span. `power`: of the blow, more than 0. */
export function throughOf(span: Span | null, power: number): Through {
  if (span === null) return { step: 0, isLoose: false }
  const { least, most } = span
  return { step: stepOf((least + most) / 2, power), isLoose: stepOf(least, power) !== stepOf(most, power) }
}

/** Of the power A a defence D lets A ÷ (A + D) through (`rollHit`). */
function stepOf(defence: number, power: number): 1 | 2 | 3 {
  if (power > 3 * defence) return 3
  return power >= defence ? 2 : 1
}
