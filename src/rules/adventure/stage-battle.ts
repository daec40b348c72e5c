import { freshMind } from '../battle/enemy.ts'
import type { Bag, BattleState, Combatant } from '../battle/state.ts'
import type { Catalog, EnemyKind } from '../catalog.ts'
import { type EnemyScale, UNSCALED } from './difficulty.ts'
import { drawLineUp, grown, timesPercent } from './drawn-stages.ts'
import { currentSlip, type EndlessRun, opened } from './slips.ts'
import { battleStats, type Member, totalAttributes } from '../party/growth.ts'
import type { Rng } from '../rng.ts'

/** The adventure's copy of a member, with HP and AP between stages. */
export interface AdventureMember extends Member {
  readonly hp: number
  readonly ap: number
}

/** A stage about to begin. */
interface StageStart {
  readonly field: number
  /** Counts from 1. */
  readonly stage: number
  readonly party: readonly AdventureMember[]
  readonly bag: Bag
  /** Default: the enemies' figures as they are. */
  readonly scale?: EnemyScale
  /** Of a run through drawn stages: what has been taken so far. */
  readonly endless?: EndlessRun
  /** Who stands there, where it was drawn before; default: as the field says. */
  readonly lineUp?: readonly number[]
}

/** The stage's battle before its first turn. @throws RangeError for a stage that the field does not have. */
export function stageBattle(stage: StageStart, rng: Rng, catalog: Catalog): BattleState {
  const members = stage.party.map((member, id) => memberCombatant(member, id, catalog))
  const enemies = (stage.lineUp ?? lineUpOf(stage, rng, catalog)).map((id, index) =>
    enemyCombatant(catalog.enemy(id), members.length + index, enemyScaleIn(stage, id, catalog)),
  )
  const combatants = [...members, ...enemies]
  return { turn: 1, outcome: null, combatants: opened(combatants, currentSlip(stage.endless, catalog.field(stage.field))), bag: stage.bag }
}

function lineUpOf({ field, stage, party }: Pick<StageStart, 'field' | 'stage' | 'party'>, rng: Rng, catalog: Catalog): readonly number[] {
  const { stages, drawn, ownShadows } = catalog.field(field)
  if (drawn) return drawLineUp(drawn, stage, rng)
  const ids = stage === ownShadows?.stage ? party.map(({ role }) => ownShadows.byRole[role]) : stages[stage - 1]
  if (!ids) throw new RangeError(`Field ${field} has no stage ${stage}`)
  return ids.map((id) => {
    if (id === undefined) throw new RangeError(`A role has no shadow in field ${field}`)
    return id
  })
}

/** What an enemy's figures are multiplied by where it stands in a stage: by the adventure, in drawn stages by its own scale, the stage's and the slip's. */
export function enemyScaleIn(
  { field, stage, scale = UNSCALED, endless }: Pick<StageStart, 'field' | 'stage' | 'scale' | 'endless'>,
  id: number,
  catalog: Catalog,
): EnemyScale {
  const plan = catalog.field(field)
  const { drawn } = plan
  const enemy = drawn && [...drawn.shadows, ...drawn.bosses].find((one) => one.id === id)
  if (enemy === undefined) return scale
  return timesPercent(timesPercent(grown(enemy, stage).scale, currentSlip(endless, plan)?.enemies ?? UNSCALED), scale)
}

/** `id`: the place. */
export function memberCombatant(member: AdventureMember, id: number, catalog: Pick<Catalog, 'role'>): Combatant {
  const attributes = totalAttributes(catalog.role(member.role), member)
  const { role: kind, hp, ap, skills } = member
  const base = battleStats(attributes)
  return {
    id,
    side: 'party',
    kind,
    boss: false,
    hp,
    maxHp: attributes.hp,
    ap,
    maxAp: attributes.ap,
    base,
    skills,
    modifiers: [],
    forced: null,
    foreseen: null,
    mind: null,
  }
}

/** `id`: the place. */
export function enemyCombatant(
  { id: kind, hp: fullHp, stats, boss, behaviour }: Pick<EnemyKind, 'id' | 'hp' | 'stats' | 'boss' | 'behaviour'>,
  id: number,
  scale: EnemyScale,
): Combatant {
  const hp = scaled(fullHp, scale.hp)
  return {
    id,
    side: 'enemies',
    kind,
    boss,
    hp,
    maxHp: hp,
    ap: 0,
    maxAp: 0,
    base: { ...stats, str: scaled(stats.str, scale.attack), int: scaled(stats.int, scale.attack) },
    skills: [],
    modifiers: [],
    forced: null,
    foreseen: null,
    mind: freshMind(behaviour),
  }
}

/** ⌊figure × percent ÷ 100⌋, at least 1. */
const scaled = (figure: number, percent: number): number => Math.max(1, Math.floor((figure * percent) / 100))
