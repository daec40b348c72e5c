import type { Command } from '../battle/command.ts'
import type { BattleEvent } from '../battle/event.ts'
import { type Bag, type BattleState, combatantsOf, turnNumber } from '../battle/state.ts'
import { resolveTurn } from '../battle/turn.ts'
import type { Catalog, EnemyKind, Recovery } from '../catalog.ts'
import { type EnemyScale, UNSCALED } from './difficulty.ts'
import { earnedSkillPoints, earnedStatusPoints, MAX_LEVEL, type Member, totalAttributes, withExp } from '../party/growth.ts'
import { type RngState, seededRng } from '../rng.ts'
import { currentSlip, drawInterval, type EndlessRun, newRun, pointsFor, recoveredBy, withItemOf } from './slips.ts'
import { type AdventureMember, stageBattle } from './stage-battle.ts'

const USUAL_RECOVERY: Recovery = { hp: 25, ap: 35 }

export type AdventurePhase = 'fighting' | 'won' | 'escaped' | 'lost'

/** A run through one field, from its first stage to its end. Plain JSON; the save stays untouched until it is finished. */
export interface Adventure {
  readonly field: number
  /** Counts from 1. */
  readonly stage: number
  /**
   * Number of the stage's first turn, counted through the whole adventure. Left out in records from before it
   * existed, where it counts as 1.
   */
  readonly firstTurn?: number
  readonly phase: AdventurePhase
  /** Of the enemies' figures, in all stages. Left out in records from before it existed: 100 %. */
  readonly scale?: EnemyScale
  /** Always three. Their HP and AP are those after recovery, once a stage is won. */
  readonly party: readonly AdventureMember[]
  /** Gold earned so far, paid when the adventure is finished. */
  readonly gold: number
  readonly rng: RngState
  /** In drawn stages: points, slips taken, and what comes next. Left out elsewhere, and in records from before there were slips. */
  readonly endless?: EndlessRun
  /** The generator's state at the departure, where a draw has changed it since; left out where it is that of the first state. */
  readonly seed?: RngState
  /** The stage's battle; after its end its last state, before recovery. */
  readonly battle: BattleState
  /** What the won stage brought; null in all other phases. */
  readonly result: StageResult | null
}

export interface StageResult {
  readonly exp: number
  readonly gold: number
  readonly levelUps: readonly LevelUp[]
  /** The boss has just been beaten. */
  readonly fieldCleared: boolean
}

export interface LevelUp {
  /** Place in the party, 0–2. */
  readonly member: number
  readonly from: number
  readonly to: number
  /** Points earned by it, free to spend. */
  readonly statusPoints: number
  readonly skillPoints: number
  /** There is no higher level. */
  readonly isHighest: boolean
}

export interface AdventureStart {
  readonly field: number
  readonly members: readonly Member[]
  readonly bag: Bag
  readonly rng: RngState
  /** Default: the enemies' figures as they are. */
  readonly scale?: EnemyScale
  /** The stage to begin with. Default: 1. */
  readonly first?: number
}

/** Starts an adventure: HP and AP full, bag and members copied, the first stage's enemies in place. */
export function startAdventure(
  { field, members, bag, rng: seed, scale = UNSCALED, first = 1 }: AdventureStart,
  catalog: Catalog,
): Adventure {
  const party = members.map((member) => fullyRecovered(member, catalog))
  const rng = seededRng(seed)
  const battle = stageBattle({ field, stage: first, party, bag, scale }, rng, catalog)
  const drawn = catalog.field(field).drawn !== undefined
  return {
    field,
    stage: first,
    firstTurn: 1,
    phase: 'fighting',
    scale,
    party,
    gold: 0,
    rng: rng.state,
    ...(drawn ? { seed, endless: newRun(first) } : {}),
    battle,
    result: null,
  }
}

/**
 * Goes on to the next stage. `slip`: which of those offered is taken; default: the first.
 * @throws Error unless the stage is won, there is a next one, and the slip is offered.
 */
export function enterNextStage(adventure: Adventure, catalog: Catalog, slip?: number): Adventure {
  if (adventure.phase !== 'won' || isLastStage(adventure, catalog)) throw new Error('There is no next stage to enter')
  const stage = adventure.stage + 1
  const rng = seededRng(adventure.rng)
  const prepared = withSlip(adventure, slip, catalog)
  const battle = stageBattle({ ...prepared, stage }, rng, catalog)
  const { party, endless } = prepared
  const entered: Adventure = {
    ...adventure,
    stage,
    // After its last turn a stage names a turn that is never played, and the next stage does not use that number again.
    firstTurn: turnNumber(adventure.firstTurn ?? 1, adventure.battle.turn) + 1,
    phase: 'fighting',
    party,
    rng: rng.state,
    battle,
    result: null,
  }
  return endless ? { ...entered, endless } : entered
}

/** What the next stage begins with. */
type Prepared = Parameters<typeof stageBattle>[0]

/** Party, bag and line-up as the slip makes them; as they are where none is offered. */
function withSlip(adventure: Adventure, wanted: number | undefined, catalog: Catalog): Prepared {
  const { endless, party, battle } = adventure
  const prepared: Prepared = { ...adventure, bag: battle.bag }
  if (!endless?.next) {
    if (wanted !== undefined) throw new Error('No slip is offered')
    return prepared
  }
  const { slips, lineUp } = endless.next
  const id = wanted ?? slips[0]
  if (id === undefined || !slips.includes(id)) throw new Error(`The slip ${id} is not offered`)
  const taken: EndlessRun = { ...endless, taken: [...endless.taken, id], next: null }
  const slip = currentSlip(taken, catalog.field(adventure.field))
  return {
    ...prepared,
    endless: taken,
    lineUp,
    party: party.map((member) => recoveredBy(slip, member, totalAttributes(catalog.role(member.role), member))),
    bag: withItemOf(slip, battle.bag),
  }
}

export function isLastStage({ field, stage }: Pick<Adventure, 'field' | 'stage'>, catalog: Catalog): boolean {
  const { stages, drawn } = catalog.field(field)
  return drawn === undefined && stage >= stages.length
}

/** The last stage that the party has won; 0 before there is one, also where it began with a later stage. */
export function stagesWon({ stage, phase, endless }: Pick<Adventure, 'stage' | 'phase' | 'endless'>): number {
  const last = phase === 'won' ? stage : stage - 1
  return last < (endless?.first ?? 1) ? 0 : last
}

/** Plays a turn; the one that ends the stage settles all of it at once: EXP, gold, levels, recovery. @throws Error unless `fighting`. */
export function playTurn(
  adventure: Adventure,
  commands: readonly Command[],
  catalog: Catalog,
): { readonly adventure: Adventure; readonly events: readonly BattleEvent[] } {
  if (adventure.phase !== 'fighting') throw new Error('The stage is over')
  const rng = seededRng(adventure.rng)
  const { state: battle, events } = resolveTurn(adventure.battle, commands, rng, catalog)
  const next: Adventure = { ...adventure, battle, rng: rng.state }
  return { adventure: settled(next, catalog), events }
}

function settled(adventure: Adventure, catalog: Catalog): Adventure {
  switch (adventure.battle.outcome) {
    case null:
      return adventure
    case 'won':
      return settleVictory(adventure, catalog)
    case 'escaped':
      return { ...adventure, phase: 'escaped', party: afterBattle(adventure) }
    case 'lost':
      return { ...adventure, phase: 'lost', party: afterBattle(adventure) }
  }
}

function settleVictory(adventure: Adventure, catalog: Catalog): Adventure {
  const { unpaid = false, recovery = USUAL_RECOVERY } = catalog.field(adventure.field)
  const enemies = unpaid ? [] : stageEnemies(adventure, catalog)
  const exp = enemies.reduce((sum, enemy) => sum + enemy.exp, 0)
  const gold = enemies.reduce((sum, enemy) => sum + enemy.gold, 0)
  const before = afterBattle(adventure)
  const party = before.map((member) => afterVictory(member, exp, recovery, catalog))
  const levelUps = party.flatMap((member, index) => levelUpOf(member, index, before[index]?.level ?? member.level))
  const result: StageResult = { exp, gold, levelUps, fieldCleared: isLastStage(adventure, catalog) }
  return withInterval({ ...adventure, phase: 'won', party, gold: adventure.gold + gold, result }, catalog)
}

/** In drawn stages: the points of the stage that was won, the next line-up and the slips for it. */
function withInterval(adventure: Adventure, catalog: Catalog): Adventure {
  const plan = catalog.field(adventure.field)
  if (!plan.drawn) return adventure
  const { endless = newRun(1), stage } = adventure
  const rng = seededRng(adventure.rng)
  const points = endless.points + pointsFor(stage, currentSlip(endless, plan))
  const next = drawInterval(plan.drawn, stage + 1, rng)
  return { ...adventure, rng: rng.state, endless: { ...endless, points, next } }
}

function levelUpOf({ level: to }: Member, member: number, from: number): readonly LevelUp[] {
  if (to === from) return []
  const statusPoints = earnedStatusPoints(to) - earnedStatusPoints(from)
  const skillPoints = earnedSkillPoints(to) - earnedSkillPoints(from)
  return [{ member, from, to, statusPoints, skillPoints, isHighest: to === MAX_LEVEL }]
}

/**
 * A level-up restores fully; everybody else recovers the plan's part of HP and AP, the fallen stand up with that part of HP and their AP as it
 * was.
 */
function afterVictory(member: AdventureMember, exp: number, { hp, ap }: Recovery, catalog: Catalog): AdventureMember {
  const grown: Member = withExp(member, exp)
  if (grown.level > member.level) return fullyRecovered(grown, catalog)
  const { hp: maxHp, ap: maxAp } = totalAttributes(catalog.role(member.role), member)
  const recovered = Math.floor((maxHp * hp) / 100)
  if (member.hp === 0) return { ...member, ...grown, hp: Math.max(1, recovered) }
  const restored = Math.floor((maxAp * ap) / 100)
  return { ...member, ...grown, hp: Math.min(maxHp, member.hp + recovered), ap: Math.min(maxAp, member.ap + restored) }
}

/** The party with HP and AP as the battle left them. */
function afterBattle({ party, battle }: Adventure): readonly AdventureMember[] {
  return party.map((member, index) => ({ ...member, hp: battle.combatants[index]?.hp ?? 0, ap: battle.combatants[index]?.ap ?? 0 }))
}

/** With all HP and AP. */
export function fullyRecovered({ role, level, exp, spent, skills }: Member, catalog: Pick<Catalog, 'role'>): AdventureMember {
  const { hp, ap } = totalAttributes(catalog.role(role), { level, spent })
  return { role, level, exp, spent, skills, hp, ap }
}

/** Those who stand in the battle, as they are in the tables. */
const stageEnemies = ({ battle }: Adventure, catalog: Catalog): readonly EnemyKind[] =>
  combatantsOf(battle, 'enemies').map(({ kind }) => catalog.enemy(kind))
