import { itemEntry } from '../../content/catalog.ts'
import { type Member, newMember } from '../../rules/party/growth.ts'
import { STARTING_GOLD } from '../../rules/town/shop.ts'
import { isUnlocked, type Progress } from '../../rules/town/unlock.ts'
import type { Build } from '../../rules/party/build.ts'
import { findBuild } from '../builds.ts'
import { packedShare, type Purse } from '../packing.ts'
import { USUAL_ORDER } from '../../content/fields.ts'
import { luckOf } from '../party.ts'
import { type Player, playerOf, type PlayerName } from '../people/player.ts'
import { play } from './run.ts'

/** A new party that plays field after field, buying with what it earned. Plain JSON: it is sent to a worker thread. */
export interface Career {
  readonly type: 'career'
  readonly player: PlayerName
  readonly party: string
  /** Names of the builds, one for each member. */
  readonly builds: readonly string[]
  readonly seed: number
}

export interface CareerResult {
  readonly player: PlayerName
  readonly party: string
  readonly fields: readonly FieldVisit[]
  /** The field that was given up; null when all twelve were cleared. */
  readonly stuckAt: number | null
}

/** How it went from the first entry of a field to its first clear. */
export interface FieldVisit {
  readonly field: number
  /** At the first entry. */
  readonly level: number
  /** Defeats and the win. */
  readonly tries: number
  /** Older fields played again for money. */
  readonly farmed: number
  /** Share of the packing list, by price, that was in the bag at the first entry. */
  readonly packed: number
  /** Before shopping for the first entry. */
  readonly gold: number
  readonly exp: number
}

/** Which older field is repeated for money: this far along the way. */
const FARM_SHARE = 0.6

interface Life {
  readonly player: Player
  readonly builds: readonly Build[]
  members: readonly Member[]
  purse: Purse
  cleared: Set<number>
  seed: number
}

export function runCareer({ player, party, builds, seed }: Career): CareerResult {
  const life: Life = {
    player: playerOf(player),
    builds: builds.map(findBuild),
    members: Array.from(party).map((role) => newMember(Number(role))),
    purse: { gold: STARTING_GOLD, bag: [] },
    cleared: new Set(),
    seed: seed * 100_003,
  }
  spendPoints(life)
  const fields: FieldVisit[] = []
  for (const field of USUAL_ORDER) {
    const { visit, won } = visitField(life, field)
    fields.push(visit)
    if (!won) return { player, party, fields, stuckAt: field }
  }
  return { player, party, fields, stuckAt: null }
}

function spendPoints(life: Life): void {
  life.members = life.members.map((member) => {
    const build = life.builds.find(({ role }) => role === member.role)
    if (!build) throw new Error(`The career has no build for role ${member.role}`)
    return life.player.spendPoints(member, build)
  })
}

function visitField(life: Life, field: number): { readonly visit: FieldVisit; readonly won: boolean } {
  const { mostTries, patience } = life.player
  const { gold } = life.purse
  const [first] = life.members
  shop(life, field)
  const visit = { field, level: first?.level ?? 1, packed: packedShare(field, life.purse.bag), gold, exp: first?.exp ?? 0 }
  let farmed = 0
  for (let tries = 1; tries <= mostTries; tries++) {
    shop(life, field)
    if (attempt(life, field)) {
      life.cleared.add(field)
      return { visit: { ...visit, tries, farmed }, won: true }
    }
    if (tries % patience === 0 && packedShare(field, life.purse.bag) < 1) {
      farm(life, field)
      farmed++
    }
  }
  return { visit: { ...visit, tries: mostTries, farmed }, won: false }
}

/** Plays a field once. A win brings EXP, gold and what is left in the bag; after a defeat everything is as before. */
function attempt(life: Life, field: number): boolean {
  const { policy } = life.player
  const { outcome, adventure } = play({ field, members: life.members, bag: life.purse.bag, policy, seed: life.seed++ })
  if (outcome !== 'won') return false
  life.members = adventure.party.map(({ role, level, exp, spent, skills }) => ({ role, level, exp, spent, skills }))
  spendPoints(life)
  life.purse = { gold: life.purse.gold + adventure.gold, bag: adventure.battle.bag }
  return true
}

/** Repeats an older field, which a grown party clears with little, with what is in the bag. */
function farm(life: Life, field: number): void {
  const older = USUAL_ORDER[Math.floor(USUAL_ORDER.indexOf(field) * FARM_SHARE)] ?? 1
  if (life.cleared.has(older)) attempt(life, older)
}

function shop(life: Life, field: number): void {
  const progress: Progress = { cleared: life.cleared, read: new Set() }
  const onSale = (item: number) => isUnlocked(itemEntry(item).unlock, progress)
  life.purse = life.player.shop(field, life.purse, { luck: luckOf(life.members), onSale })
}
