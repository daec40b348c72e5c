/** The five stats that battle formulas read. */
export type Stat = 'str' | 'def' | 'int' | 'spd' | 'luc'

/** Whom an act can be aimed at, seen from the one who acts: a member's foe is an enemy, an enemy's foe a member. `foes` and `allies` mean all of that side who stand. */
export type Reach = 'self' | 'ally' | 'allies' | 'foe' | 'foes'

/** 先手 acts before, 後手 after everybody else, whatever the speed. */
export type Pace = 'first' | 'last'

/** One figure for every level of the act, index 0 = level 1; acts of one level have one entry. */
export type PerLevel = readonly number[]

/** What skills (party's and enemies') and items have in common: whom they reach and what they do. Effects come from one closed list. */
export interface Act {
  readonly id: number
  readonly reach: Reach
  readonly pace?: Pace
  /** Index 0 is level 1. */
  readonly levels: readonly [ActLevel, ...ActLevel[]]
  /** Happen in this order; an effect reaches all its targets before the next one begins. */
  readonly effects: readonly Effect[]
}

export interface ActLevel {
  readonly apCost: number
  /** Whole percent. Effects use it unless they name their own. */
  readonly percent: number
  /** How long a modifier lasts, the turn of casting included. 0 where the act leaves none. */
  readonly turns: number
}

/** A skill as the battle looks it up, of the party or of enemies. What stands here is said by enemies' skills only. */
export interface Skill extends Act {
  /** Whom a single-target skill seeks out. Left out = a random living one. */
  readonly seeks?: Seeking
  /** Makes the skill a telegraph (気配): its next action is the skill with this id, whatever its list says. */
  readonly leadsTo?: number
  /** Announced, it cannot be broken off (`telegraph.ts`). */
  readonly unbreakable?: true
}

/** The plain attack of a role: a hit with `plainPower`, and what it brings besides, free of AP. */
export interface PlainAttack {
  readonly kind: DamageKind
  /** How long its modifier lasts, this turn included; 0 where it leaves none. */
  readonly turns: number
  readonly effects: readonly Effect[]
}

/** `weakest` and `mostHurt`: lowest HP ÷ max HP, of the other and of the own side. `strongest`: highest effective STR. Ties: lowest index. */
export type Seeking = 'weakest' | 'strongest' | 'mostHurt'

/** `on: 'actor'` turns an effect on its user instead of the targets. */
export type Effect =
  | DamageEffect
  /** The user loses this percent of the own max HP, never the last point. */
  | { readonly type: 'recoil'; readonly percent: number }
  /** ⌊sum of the user's `of` × percent ÷ 100⌋ + `plus` HP; no roll. */
  | { readonly type: 'heal'; readonly of: readonly Stat[]; readonly plus: number }
  /** ⌊the target's max HP × percent ÷ 100⌋. */
  | { readonly type: 'healShare' }
  /** AP points: the level's percent figure, or `amount`. `othersOnly`: never the user. `on: 'emptiest'`: for the living ally with the lowest AP ÷ max AP, whatever is aimed at. */
  | { readonly type: 'restoreAp'; readonly amount?: number; readonly othersOnly?: true; readonly on?: 'emptiest' }
  | { readonly type: 'drainAp'; readonly amount: number }
  /** The fallen stand up with max(1, ⌊max HP × percent ÷ 100⌋). */
  | { readonly type: 'revive' }
  /** Cleanse takes whole bad modifiers away, dispel whole others (never DEFENCE). */
  | { readonly type: 'cleanse' | 'dispel' }
  | ModifyEffect
  /** Breaks off what the target has announced, whatever the damage. */
  | { readonly type: 'interrupt' }
  /** What the target will do in the next turn is decided when this one has ended, and shown. */
  | { readonly type: 'foresee' }
  /** The next member in the order of action acts at once, unless 後手. Of members only. */
  | { readonly type: 'hasten' }
  /** The whole party leaves the battle. */
  | { readonly type: 'escape' }

export interface DamageEffect {
  readonly type: 'damage'
  readonly kind: DamageKind
  /** Power = ⌊sum of these effective stats × percent ÷ 100⌋, or `power` when given. */
  readonly of: readonly Stat[]
  /** A fixed power, without stats. */
  readonly power?: number
  /** Default 1. Stops when the target is down. */
  readonly hits?: number
  /** Every hit picks a random living target anew. */
  readonly scatters?: true
  readonly ignoresDefence?: true
  /** The user heals this percent of the HP really taken. */
  readonly drainPercent?: number
  /** Power becomes ⌊power × this ÷ 100⌋ against a target with a bad modifier. */
  readonly onWeakenedPercent?: number
}
export type DamageKind = 'physical' | 'magical'

/** Puts one modifier on each target, holding all parts named here. */
export interface ModifyEffect {
  readonly type: 'modify'
  readonly on?: 'actor'
  /** Signed percents of the target's base stat. */
  readonly stats?: Readonly<Partial<Record<Stat, PerLevel>>>
  /** Damage taken is lowered by this percent. */
  readonly guard?: PerLevel
  readonly taunt?: true
  /** The taunt draws one act and is gone. */
  readonly once?: true
  /** Percent of max HP at the end of each turn. */
  readonly regen?: PerLevel
  /** にじみ: ⌊the user's effective stat × percent ÷ 100⌋ (at least 1) at the end of each turn. */
  readonly bleed?: { readonly of: Stat; readonly percent: PerLevel }
  /** Gives `to` ⌊base `from` × percent ÷ 100⌋ and takes ⌊base `from` × `losePercent` ÷ 100⌋ of `from`; no weakening. */
  readonly convert?: { readonly from: Stat; readonly to: Stat; readonly percent: PerLevel; readonly losePercent: number }
}

/** How an enemy chooses, as data. Phases follow each other and never go back. */
export interface Behaviour {
  readonly phases: readonly [BehaviourPhase, ...BehaviourPhase[]]
}

export type BehaviourPhase = CyclePhase | WeightedPhase

interface PhaseEntry {
  /** The phase begins once HP × 100 ≤ max HP × this. 100 for the first. */
  readonly below: number
  /** Id of a skill used once at the entry. */
  readonly opensWith?: number
}
/** Step after step, then from the first again. Players see such enemies marked 「順」. */
export interface CyclePhase extends PhaseEntry {
  readonly type: 'cycle'
  readonly steps: readonly Choice['action'][]
}
export interface WeightedPhase extends PhaseEntry {
  readonly type: 'weighted'
  readonly choices: readonly Choice[]
}
export interface Choice {
  /** A skill's id, or the plain attack. */
  readonly action: number | 'attack'
  readonly weight: number
  readonly when?: Condition
}

export type Condition =
  /** This enemy does not carry the chosen skill's modifier yet. */
  | { readonly type: 'notOnSelf' }
  /** No living foe carries it yet. */
  | { readonly type: 'onNoFoe' }
  | { readonly type: 'selfBelow'; readonly percent: number }
  | { readonly type: 'allyBelow'; readonly percent: number }
