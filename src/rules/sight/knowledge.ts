import type { EnemyScale } from '../adventure/difficulty.ts'
import { damageOf } from '../battle/classify.ts'
import { levelOf } from '../battle/command.ts'
import { type Blow, damageTaken, defenceAgainst, defencesBehind, type Span, plainPower } from '../battle/damage.ts'
import { powerOf } from '../battle/effects.ts'
import { type Action, type BattleEvent, change, draftOf } from '../battle/event.ts'
import type { Act, DamageKind } from '../battle/skill.ts'
import { type BattleCatalog, type BattleState, type Combatant, combatantAt } from '../battle/state.ts'

/** Of one kind of enemy: between which bounds its defences lie, without modifiers; null: never struck so. */
export type Defences = Readonly<Record<DamageKind, Span | null>>

export const UNKNOWN: Defences = { physical: null, magical: null }

/** What the members' blows of one turn tell of an enemy's defence. */
export interface Lesson {
  /** The enemy's id. */
  readonly enemy: number
  readonly kind: DamageKind
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
        const key = `${lesson.enemy} ${lesson.kind}`
        lessons.set(key, { ...lesson, span: narrowed(lessons.get(key)?.span ?? null, lesson.span) })
      }
    }
    change(draft, event)
  }
  return [...lessons.values()]
}

/** The blow of a member's act; null when it says nothing of a defence. */
function blowOf(action: Action, attacker: Combatant, target: Combatant, catalog: BlowCatalog): Blow | null {
  if (action === 'attack') return { kind: catalog.attack(attacker.kind).kind, power: plainPower(attacker), ignoresDefence: false }
  const [type, id] = action.split(':')
  if (type !== 'skill' && type !== 'item') return null
  const act: Act = type === 'skill' ? catalog.skill(Number(id)) : catalog.item(Number(id))
  const level = type === 'skill' ? (attacker.skills.find((learned) => learned.id === act.id)?.level ?? 1) : 1
  const damage = damageOf(act)
  if (damage === null || damage.ignoresDefence) return null
  return { kind: damage.kind, power: powerOf(damage, levelOf(act, level).percent, attacker, target), ignoresDefence: false }
}

function lessonFrom(blow: Blow, target: Combatant, hit: { readonly amount: number; readonly critical: boolean }): Lesson {
  const span = defencesBehind(blow.power, hit, damageTaken(target))
  // What modifiers add or take is known: they are the party's own work, or shown.
  const change = defenceAgainst(blow.kind, target) - defenceAgainst(blow.kind, { ...target, modifiers: [] })
  return {
    enemy: target.kind,
    kind: blow.kind,
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
