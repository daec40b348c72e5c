import { itemEntry } from '../content/catalog.ts'
import { type Member, newMember } from '../rules/growth.ts'
import { STARTING_GOLD } from '../rules/shop.ts'
import { isUnlocked, type Progress } from '../rules/unlock.ts'
import { findBuild } from './builds.ts'
import { buyFor, packedShare, type Purse } from './packing.ts'
import { luckOf, USUAL_ORDER, withPointsSpent } from './party.ts'
import { sensible } from './policies/sensible.ts'
import { play } from './run.ts'

/** A new party that plays field after field, buys with what it earned and spends its points as its builds say. Plain JSON: it travels to a worker. */
export interface Career {
  readonly type: 'career'
  readonly party: string
  /** Names of the builds, one for each member. */
  readonly builds: readonly string[]
  readonly seed: number
}

export interface CareerResult {
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

const MOST_TRIES = 15
/** Defeats after which a party with gaps in its bag plays an older field for money, and again after as many. */
const PATIENCE = 2
const FARM_SHARE = 0.6

interface Life {
  members: readonly Member[]
  purse: Purse
  cleared: Set<number>
  seed: number
}

export function runCareer({ party, builds, seed }: Career): CareerResult {
  const plans = builds.map(findBuild)
  const grow = (members: readonly Member[]) =>
    members.map((member) => withPointsSpent(member, plans.find((plan) => plan.role === member.role) ?? raise(member.role)))
  const life: Life = {
    members: grow([...party].map((role) => newMember(Number(role)))),
    purse: { gold: STARTING_GOLD, bag: [] },
    cleared: new Set(),
    seed: seed * 100_003,
  }
  const fields: FieldVisit[] = []
  for (const field of USUAL_ORDER) {
    const { visit, won } = visitField(life, field, grow)
    fields.push(visit)
    if (!won) return { party, fields, stuckAt: field }
  }
  return { party, fields, stuckAt: null }
}

function raise(role: number): never {
  throw new Error(`The career has no build for role ${role}`)
}

type Grow = (members: readonly Member[]) => readonly Member[]

function visitField(life: Life, field: number, grow: Grow): { readonly visit: FieldVisit; readonly won: boolean } {
  const { gold } = life.purse
  const [first] = life.members
  shop(life, field)
  const visit = { field, level: first?.level ?? 1, packed: packedShare(field, life.purse.bag), gold, exp: first?.exp ?? 0 }
  let farmed = 0
  for (let tries = 1; tries <= MOST_TRIES; tries++) {
    shop(life, field)
    if (attempt(life, field, grow)) {
      life.cleared.add(field)
      return { visit: { ...visit, tries, farmed }, won: true }
    }
    if (tries % PATIENCE === 0 && packedShare(field, life.purse.bag) < 1) {
      farm(life, field, grow)
      farmed++
    }
  }
  return { visit: { ...visit, tries: MOST_TRIES, farmed }, won: false }
}

/** Plays a field once; a win brings EXP, gold and what is left in the bag, a defeat leaves everything as it was. */
function attempt(life: Life, field: number, grow: Grow): boolean {
  const { outcome, adventure } = play({ field, members: life.members, bag: life.purse.bag, policy: sensible, seed: life.seed++ })
  if (outcome !== 'won') return false
  life.members = grow(adventure.party.map(({ role, level, exp, spent, skills }) => ({ role, level, exp, spent, skills })))
  life.purse = { gold: life.purse.gold + adventure.gold, bag: adventure.battle.bag }
  return true
}

/** Plays a field from about half-way again, where a grown party needs little, with what is in the bag. */
function farm(life: Life, field: number, grow: Grow): void {
  const older = USUAL_ORDER[Math.floor(USUAL_ORDER.indexOf(field) * FARM_SHARE)] ?? 1
  if (life.cleared.has(older)) attempt(life, older, grow)
}

function shop(life: Life, field: number): void {
  const progress: Progress = { cleared: life.cleared, read: new Set() }
  const onSale = (item: number) => isUnlocked(itemEntry(item).unlock, progress)
  life.purse = buyFor(field, life.purse, { luck: luckOf(life.members), onSale })
}
