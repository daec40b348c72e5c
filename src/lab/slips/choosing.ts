import { catalog } from '../../content/catalog.ts'
import { ENDLESS } from '../../content/named-ids.ts'
import { slips } from '../../content/slips.ts'
import { personPolicy } from '../../players/person.ts'
import { playStage } from '../../players/play-stage.ts'
import { type PersonName, traitsOf } from '../../players/traits.ts'
import { type Adventure, enterNextStage, stagesWon, startAdventure } from '../../rules/adventure/adventure.ts'
import { enemyScale } from '../../rules/adventure/difficulty.ts'
import { SLIP_KINDS, type SlipKind } from '../../rules/adventure/slips.ts'
import type { AdventureMember } from '../../rules/adventure/stage-battle.ts'
import type { Bag } from '../../rules/battle/state.ts'
import { type Member, totalAttributes } from '../../rules/party/growth.ts'
import { rngStateFrom, seededRng } from '../../rules/rng.ts'

/** Always the same kind, or as full as the lamps are. */
export const WAYS = [...SLIP_KINDS, 'lamps'] as const
export type Way = (typeof WAYS)[number]

/** One person's party and bag in 無尽の幕, once for each way to choose a slip, all from the same state of the generator. Plain JSON: it is sent to a worker thread. */
export interface SlipChoosing {
  readonly type: 'slips'
  readonly person: PersonName
  readonly members: readonly Member[]
  readonly bag: Bag
  readonly seed: number
}

export interface SlipChoosingResult {
  readonly person: PersonName
  readonly runs: Readonly<Record<Way, SlipRun>>
}

export interface SlipRun {
  readonly points: number
  /** Curtains won. */
  readonly stages: number
}

export function chooseSlips(task: SlipChoosing): SlipChoosingResult {
  const { rest, stake, help, lamps } = Object.fromEntries(WAYS.map((way) => [way, runBy(task, way)])) as Record<Way, SlipRun>
  return { person: task.person, runs: { rest, stake, help, lamps } }
}

function runBy({ person, members, bag, seed }: SlipChoosing, way: Way): SlipRun {
  const policy = personPolicy(traitsOf(person), seed)
  const rng = seededRng(rngStateFrom(seed ^ 0x5eed))
  const start = { field: ENDLESS, members, bag, rng: rngStateFrom(seed), scale: enemyScale('hard', 0) }
  let adventure = playStage(startAdventure(start, catalog), policy, rng)
  while (adventure.phase === 'won') {
    const next = enterNextStage(adventure, catalog, slipFor(adventure, way))
    adventure = playStage(next, policy, rng)
  }
  return { points: adventure.endless?.points ?? 0, stages: stagesWon(adventure) }
}

function slipFor({ endless, party }: Adventure, way: Way): number | undefined {
  const wanted = way === 'lamps' ? kindBy(leastShare(party)) : way
  return endless?.next?.slips.find((offered) => slips.some(({ id, kind }) => id === offered && kind === wanted))
}

/** From these shares of HP and AP on nothing needs to be filled. */
const FULL_ENOUGH = { stake: 0.9, help: 0.7 }

const kindBy = (share: number): SlipKind => (share > FULL_ENOUGH.stake ? 'stake' : share > FULL_ENOUGH.help ? 'help' : 'rest')

/** The party's mean share of HP or of AP, 0–1, whichever is less. */
function leastShare(party: readonly AdventureMember[]): number {
  const most = party.map((member) => totalAttributes(catalog.role(member.role), member))
  const mean = (of: 'hp' | 'ap') => party.reduce((sum, member, index) => sum + member[of] / (most[index]?.[of] ?? 1), 0) / party.length
  return Math.min(mean('hp'), mean('ap'))
}
