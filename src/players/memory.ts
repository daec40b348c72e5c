import { catalog } from '../content/catalog.ts'
import type { BattleEvent } from '../rules/battle/event.ts'
import type { DamageKind } from '../rules/battle/skill.ts'
import type { BattleState } from '../rules/battle/state.ts'
import { type Defences, kindTold, lessonsOf, narrowed, UNKNOWN } from '../rules/sight/knowledge.ts'

/** Points between the bounds of a defence from which on nobody would choose otherwise. */
const WELL_KNOWN = 4

/**
 * What a player remembers of blows seen: how much each kind of enemy takes away, and what own blows have taught of its defences (見立て). Filled from the events that the
 * screen plays; kept for the whole career, as people and saves keep it.
 */
export class Memory {
  /** By enemy id: the heaviest single blow it has dealt. */
  readonly #heaviest: Map<number, number>
  /** By enemy id. */
  readonly #defences: Map<number, Defences>

  /** Remembers what `other` does at this moment; nothing without it. */
  constructor(other?: Memory) {
    this.#heaviest = new Map(other ? other.#heaviest : [])
    this.#defences = new Map(other ? other.#defences : [])
  }

  /** @param before the battle before the turn in which this happened. */
  watch(before: BattleState, events: readonly BattleEvent[]): void {
    let actor: number | null = null
    for (const event of events) {
      if (event.type === 'acted') actor = event.actor
      else if (event.type === 'damaged' && actor !== null) this.#feel(before, actor, event)
    }
    if (!this.#teaches(before, events)) return
    // Learned at another scale of INT they contradict what is known: then the later ones count.
    for (const { enemy, damageKind, span } of lessonsOf(before, events, catalog)) {
      const known = this.defencesOf(enemy)
      this.#defences.set(enemy, { ...known, [damageKind]: narrowed(known[damageKind], span) })
    }
  }

  /** The heaviest blow this enemy has dealt; null when it has dealt none yet. */
  heaviestOf(kind: number): number | null {
    return this.#heaviest.get(kind) ?? null
  }

  defencesOf(kind: number): Defences {
    return this.#defences.get(kind) ?? UNKNOWN
  }

  /** Whether a blow of the party struck what is not known well. Most turns teach nothing more, and what they teach costs as much as to play them. */
  #teaches({ combatants }: BattleState, events: readonly BattleEvent[]): boolean {
    let kind: DamageKind | null = null
    return events.some((event) => {
      const actor = event.type === 'acted' ? combatants[event.actor] : undefined
      if (event.type === 'acted') kind = actor?.side === 'party' ? kindTold(event.action, actor.kind, catalog) : null
      const target = event.type === 'damaged' ? combatants[event.target] : undefined
      if (kind === null || target?.side !== 'enemies') return false
      const span = this.defencesOf(target.kind)[kind]
      return span === null || span.most - span.least > WELL_KNOWN
    })
  }

  #feel({ combatants }: BattleState, actor: number, { target, amount }: { readonly target: number; readonly amount: number }): void {
    const [from, to] = [combatants[actor], combatants[target]]
    if (from?.side !== 'enemies' || to?.side !== 'party') return
    this.#heaviest.set(from.kind, Math.max(this.#heaviest.get(from.kind) ?? 0, amount))
  }
}
