import { FAULTS, namesOf, OPERATOR, type Plan } from './plan.ts'
import type { Outcome } from './simulation.ts'

interface Shrunk {
  readonly plan: Plan
  readonly outcome: Outcome
  readonly runs: number
  /** There was something left to try. */
  readonly isCutShort: boolean
}

const MOST_RUNS = 400
/** Real ones: a failure with a hundred players takes seconds to play. */
const MOST_MINUTES = 3
/** So many faults of each kind are tried one by one. */
const MOST_FAULTS = 20

/** Turns off what a failure does not need: kinds of faults, players, actions, single faults. All chance is drawn by name, so the rest stays. */
export async function shrink(plan: Plan, run: (plan: Plan) => Promise<Outcome>): Promise<Shrunk> {
  const shrinking = new Shrinking({ plan, outcome: await run(plan), runs: 1, isCutShort: false }, run)
  await shrinking.turnOff()
  await shrinking.leaveOut([...namesOf('p', plan.players), ...namesOf('o', plan.owners), OPERATOR])
  await shrinking.halveActions()
  await shrinking.leaveOutSingly()
  return shrinking.best
}

class Shrinking {
  best: Shrunk
  readonly #run: (plan: Plan) => Promise<Outcome>
  readonly #end = performance.now() + MOST_MINUTES * 60_000

  constructor(start: Shrunk, run: (plan: Plan) => Promise<Outcome>) {
    this.best = start
    this.#run = run
  }

  async turnOff(): Promise<void> {
    for (const kind of FAULTS) await this.#tryWith(({ faults }) => ({ faults: { ...faults, [kind]: 0 } }))
    for (const kind of ['loseRequest', 'loseReply', 'double', 'late'] as const) {
      await this.#tryWith(({ network }) => ({ network: { ...network, [kind]: 0 } }))
    }
    for (const simpler of [{ instances: 1 }, { mode: 'sequential' }, { tabs: 1 }, { stepping: 0 }] as const)
      await this.#tryWith(() => simpler)
  }

  async halveActions(): Promise<void> {
    while (this.best.plan.actions > 1 && (await this.#tryWith(({ actions }) => ({ actions: Math.ceil(actions / 2) }))));
    const halved = ({ accountActions }: Plan): Partial<Plan> => ({ accountActions: Math.ceil(accountActions / 2) })
    while (this.best.plan.accountActions > 1 && (await this.#tryWith(halved)));
  }

  async leaveOutSingly(): Promise<void> {
    const { players, actions, owners, accountActions, operatorActions, faults } = this.best.plan
    await this.#leaveOutActions(namesOf('p', players), ['', 'b'], actions)
    await this.#leaveOutActions(namesOf('o', owners), ['a', 'b', 't'], accountActions)
    await this.#leaveOutActions([OPERATOR], [''], operatorActions)
    await this.leaveOut(FAULTS.filter((kind) => faults[kind] > 0).flatMap((kind) => namesOf(`fault:${kind}.`, MOST_FAULTS, 1)))
  }

  async #leaveOutActions(people: readonly string[], prefixes: readonly string[], count: number): Promise<void> {
    const names = prefixes.flatMap((prefix) => namesOf(prefix, count, 1))
    const left = people.filter((name) => !this.best.plan.without.includes(name))
    await this.leaveOut(left.flatMap((person) => [...names.map((name) => `${name}+`), ...names].map((name) => `${person}.${name}`)))
  }

  /** Leaves out as many of these as it can: halves first, then quarters, and so on. */
  async leaveOut(all: readonly string[]): Promise<void> {
    let left = all
    for (let size = Math.ceil(left.length / 2); size >= 1; size = size === 1 ? 0 : Math.ceil(size / 2)) {
      const kept: string[] = []
      for (let at = 0; at < left.length; at += size) {
        const part = left.slice(at, at + size)
        if (!(await this.#tryWith(({ without }) => ({ without: [...without, ...part] })))) kept.push(...part)
      }
      left = kept
    }
  }

  /** @returns whether the failure stays; then the change is kept. */
  async #tryWith(change: (plan: Plan) => Partial<Plan>): Promise<boolean> {
    const plan = { ...this.best.plan, ...change(this.best.plan) }
    if (JSON.stringify(plan) === JSON.stringify(this.best.plan)) return false
    if (this.best.runs >= MOST_RUNS || performance.now() > this.#end) {
      this.best = { ...this.best, isCutShort: true }
      return false
    }
    const outcome = await this.#run(plan)
    const isKept = outcome.problems.length > 0
    this.best = { ...this.best, ...(isKept ? { plan, outcome } : {}), runs: this.best.runs + 1 }
    return isKept
  }
}
