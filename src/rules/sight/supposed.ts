import type { Behaviour, Skill } from '../battle/skill.ts'
import { type BattleCatalog, type BattleState, type Combatant, combatantAt } from '../battle/state.ts'
import type { Defences } from './knowledge.ts'

/** What a player knows of a battle: the state as it is shown, what the party can do, what own blows have taught. */
export interface Sight {
  /** Of enemies only HP, SPD and modifiers are read, and whether they have announced something. */
  readonly state: BattleState
  readonly catalog: Pick<BattleCatalog, 'skill' | 'item' | 'attack'>
  readonly known: (enemy: Combatant) => Defences
  /** HP that break off what this enemy has announced; null: it cannot be broken off. */
  readonly breakDamage: (enemy: Combatant) => number | null
}

type Bound = 'least' | 'most'

/** What is taken to be true of a turn that is played in thought. */
export interface Supposition {
  /** Of all spread and of what is known. */
  readonly bound: Bound
  /** Whose hits are critical. */
  readonly critical?: number
  /** No enemy falls. */
  readonly isSturdy?: boolean
}

/** No turn takes so many times the HP of an enemy. */
const STURDY = 1000

/** The battle with the defences that let the least or the most through. */
export function supposed({ state, known }: Sight, { bound, isSturdy = false }: Supposition): BattleState {
  const suppose = (enemy: Combatant): Combatant => ({
    ...enemy,
    hp: isSturdy ? enemy.hp * STURDY : enemy.hp,
    base: { ...enemy.base, ...supposedDefences(known(enemy), bound) },
    forced: enemy.forced === null ? null : announcedBy(enemy.id),
  })
  return { ...state, combatants: state.combatants.map((one) => (one.side === 'party' ? one : suppose(one))) }
}

/**
 * DEF and INT that make both defences what is supposed: the magical one is ⌊(DEF + 3 × INT) ÷ 4⌋, so that DEF alone is a quarter of it. One that is not
 * known is supposed to be like the other: what strikes it is told to be unknown.
 */
function supposedDefences({ physical, magical }: Defences, bound: Bound): { readonly def: number; readonly int: number } {
  const end = bound === 'least' ? 'most' : 'least'
  const wanted = magical?.[end] ?? physical?.[end] ?? 0
  const def = Math.min(physical?.[end] ?? wanted, 4 * wanted + 3)
  const int = (4 * wanted - def) / 3
  return { def, int: Math.max(0, bound === 'least' ? Math.ceil(int + 1) : Math.floor(int)) }
}

/** What an enemy would do plays no part. */
export const ONLY_ATTACKS: Behaviour = { phases: [{ below: 100, type: 'cycle', steps: ['attack'] }] }

/** Stands for the announced skill, which a player does not know: no skill has such an id. */
const announcedBy = (place: number): number => -1 - place

/** What the party can do, and of enemies only that they strike, and what breaks off what they announced. */
export function supposedCatalog({ catalog, breakDamage }: Sight, { combatants }: BattleState): BattleCatalog {
  const announced = (id: number): Skill => {
    const isFirm = breakDamage(combatantAt({ combatants }, -1 - id)) === null
    return { id, reach: 'foe', levels: [{ apCost: 0, percent: 0, turns: 0 }], effects: [], ...(isFirm && { unbreakable: true }) }
  }
  return {
    skill: (id) => (id < 0 ? announced(id) : catalog.skill(id)),
    item: (id) => catalog.item(id),
    attack: (role) => catalog.attack(role),
    behaviour: () => ONLY_ATTACKS,
    // Half a point below: rounded up, it is the same number again.
    breakPercent: (kind) => {
      const enemy = combatants.find((one) => one.kind === kind && one.forced !== null)
      const damage = enemy ? breakDamage(enemy) : null
      return enemy && damage !== null ? ((damage - 0.5) * 100) / enemy.maxHp : 100
    },
  }
}
