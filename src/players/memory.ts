import type { BattleEvent } from '../rules/battle/event.ts'

/**
 * What a player remembers of blows seen: how much each kind of enemy takes away, and what an own act took from it. Filled from the events that the screen plays;
 * kept for the whole career, as people keep it.
 */
export class Memory {
  /** By enemy id: the heaviest single blow it has dealt. */
  readonly #heaviest: Map<number, number>
  /** By act and enemy id: HP taken on average. */
  readonly #dealt: Map<string, { readonly sum: number; readonly count: number }>

  /** Remembers what `other` does at this moment; nothing without it. */
  constructor(other?: Memory) {
    this.#heaviest = new Map(other ? other.#heaviest : [])
    this.#dealt = new Map(other ? other.#dealt : [])
  }

  /** `kindAt` tells which enemy (or role) stands at a place. */
  watch(events: readonly BattleEvent[], kindAt: (place: number) => number): void {
    let act: { readonly actor: number; readonly name: string } | null = null
    for (const event of events) {
      if (event.type === 'acted') act = { actor: event.actor, name: event.action }
      else if (event.type === 'damaged' && act !== null) this.#remember(act, event.target, event.amount, kindAt)
    }
  }

  /** The heaviest blow this enemy has dealt; null when it has dealt none yet. */
  heaviestOf(kind: number): number | null {
    return this.#heaviest.get(kind) ?? null
  }

  /** HP that the role's act took from this enemy on average; null when it was never tried. */
  dealtBy(role: number, act: string, kind: number): number | null {
    const known = this.#dealt.get(`${role} ${act} ${kind}`)
    return known === undefined ? null : known.sum / known.count
  }

  #remember(
    { actor, name }: { readonly actor: number; readonly name: string },
    target: number,
    amount: number,
    kindAt: (place: number) => number,
  ) {
    if (isMember(actor) && !isMember(target)) {
      const key = `${kindAt(actor)} ${name} ${kindAt(target)}`
      const known = this.#dealt.get(key) ?? { sum: 0, count: 0 }
      this.#dealt.set(key, { sum: known.sum + amount, count: known.count + 1 })
    } else if (!isMember(actor) && isMember(target)) {
      const kind = kindAt(actor)
      this.#heaviest.set(kind, Math.max(this.#heaviest.get(kind) ?? 0, amount))
    }
  }
}

const isMember = (place: number): boolean => place < 3
