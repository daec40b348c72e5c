import { fields, USUAL_ORDER } from '../../content/fields.ts'
import { items } from '../../content/items.ts'
import type { Bag } from '../../rules/battle/state.ts'
import type { Build } from '../../rules/party/build.ts'
import { expAtLevel, levelFor, MAX_LEVEL } from '../../rules/party/growth.ts'
import type { Decisions } from '../decisions/decisions.ts'
import type { LookbackCheck } from '../lookbacks/lookbacks.ts'
import type { Task } from './task.ts'
import { itemScenes, SMOKE_SCENE } from './item-scenes.ts'
import { packingLists } from '../packing.ts'
import { builds, plainBuild } from '../builds.ts'
import { entryExp, memberWith, parties, partyName, planFor } from '../party.ts'
import { judgedLives } from '../people/goals.ts'
import { settingOut, variationTrials } from '../people/variations.ts'
import type { SlipChoosing } from '../slips/choosing.ts'
import { CHOOSING } from '../slips/goals.ts'
import { tacticTrials } from '../tactics/trials.ts'
import type { PersonName } from '../../players/traits.ts'
import type { PolicyName } from '../policies/policy.ts'
import type { Trial } from './trial.ts'

/** Runs for each cell and party (careers: for each party). 0 leaves a section out. */
export interface Sizes {
  readonly cheap: number
  readonly solver: number
  readonly levels: number
  readonly builds: number
  readonly repeating: number
  readonly items: number
  readonly careers: number
  /** Careers of players like people; of the solver on the hardest difficulty a quarter. */
  readonly lives: number
  /** Adventures of people who differ from the usual in one thing, for each field and party. */
  readonly habits: number
  readonly points: number
  readonly peopleBuilds: number
  /** Adventures of experienced people whose decisions are judged, for each field; the parties take turns. */
  readonly decisions: number
  /** How often each choice in a position is played on: 60 tell a lead of 20 points. */
  readonly playouts: number
  /** Adventures of casual people, for each field, that are looked back at where they are lost; the parties take turns. */
  readonly lookbacks: number
  /** Adventures under おまかせ for each tactic, field and party. */
  readonly tactics: number
  /** Runs of people in 無尽の幕 for each way to choose slips and each party. */
  readonly slips: number
}

export const FULL: Sizes = {
  cheap: 200,
  solver: 40,
  levels: 5,
  builds: 10,
  repeating: 20,
  items: 40,
  careers: 30,
  lives: 40,
  habits: 40,
  points: 60,
  peopleBuilds: 30,
  decisions: 60,
  playouts: 60,
  lookbacks: 25,
  tactics: 20,
  slips: 100,
}
/** What players like people are judged by, and nothing of the solver's. */
export const PEOPLE: Sizes = { ...FULL, cheap: 0, solver: 0, levels: 0, builds: 0, repeating: 0, items: 0, careers: 0 }
export const QUICK: Sizes = {
  cheap: 10,
  solver: 1,
  levels: 0,
  builds: 0,
  repeating: 0,
  items: 0,
  careers: 1,
  lives: 2,
  habits: 1,
  points: 0,
  peopleBuilds: 0,
  decisions: 1,
  playouts: 10,
  lookbacks: 0,
  tactics: 0,
  slips: 0,
}

export const POLICIES: readonly PolicyName[] = ['random', 'attack-only', 'spam', 'greedy', 'solver']
/** Where builds are compared: "wins" is said of the first, the other two show who trails. */
export const BUILD_FIELDS: readonly number[] = [9, 10, 12]
/** Where one skill used every turn is set against the solver: hard enough that neither always wins. */
export const REPEATING_FIELD = 12
/** What is packed for the runs after the story. */
const LAST_FIELD = USUAL_ORDER.at(-1) ?? 0
const LEVELS_AROUND: readonly number[] = [-2, -1, 0, 1]

export const fieldCell = (policy: PolicyName, field: number, party: string): string => `field/${policy}/${field}/${party}`
export const levelCell = (field: number, level: number): string => `level/${field}/${level}`
export const buildCell = (build: Build, field: number): string => `build/${build.name}/${field}`
export const repeatingCell = (skill: number, how: 'alone' | 'mixed'): string => `repeating/${skill}/${how}`
/** Item 0 = the bag without it. */
export const itemCell = (field: number, backdrop: string, item: number): string => `item/${field}/${backdrop}/${item}`
export const smokeCell = (bombs: boolean): string => `smoke/${bombs ? 'with' : 'without'}`

export function planTasks(sizes: Sizes, seed: number): readonly Task[] {
  const trials = [...fieldTrials(sizes), ...levelTrials(sizes), ...buildTrials(sizes), ...repeatingTrials(sizes), ...itemTrials(sizes)]
  const careers = parties.flatMap((party) =>
    Array.from({ length: sizes.careers }, (_, nth) => ({
      type: 'career' as const,
      player: 'solver' as const,
      party: partyName(party),
      builds: planFor(party).map((build) => build.name),
      seed: seed + nth,
    })),
  )
  const lives = judgedLives.flatMap(({ person, difficulty }) => {
    const each = person === 'solver' ? Math.ceil(sizes.lives / 4) : sizes.lives
    return parties.flatMap((party) =>
      Array.from({ length: each }, (_, nth) => ({ type: 'life' as const, person, difficulty, party, seed: seed + nth })),
    )
  })
  const variations = variationTrials({ habits: sizes.habits, points: sizes.points, builds: sizes.peopleBuilds })
  return [
    ...careers,
    ...lives,
    ...decisionTasks(sizes, seed),
    ...lookbackTasks(sizes, seed),
    ...slipTasks(sizes, seed),
    ...[...variations, ...tacticTrials(sizes.tactics)].map((one, nth) => ({ ...one, seed: seed * 1_000_003 + nth })),
    ...trials.filter((trial) => trial.runs > 0).map((trial) => ({ ...trial, seed: seed * 1_000_003 + trial.field })),
  ]
}

const decisionTasks = ({ decisions, playouts }: Sizes, seed: number): readonly Decisions[] =>
  departures('experienced', decisions, seed).map((one) => ({ type: 'decisions', ...one, playouts }))

const lookbackTasks = ({ lookbacks }: Sizes, seed: number): readonly LookbackCheck[] =>
  departures('casual', lookbacks, seed).map((one) => ({ type: 'lookbacks', ...one }))

/** Parties of the highest level, as their people spend points and pack. */
const slipTasks = ({ slips }: Sizes, seed: number): readonly SlipChoosing[] =>
  CHOOSING.flatMap((person) =>
    parties.flatMap((party, index) =>
      Array.from({ length: slips }, (_, nth) => {
        const { members, bag } = settingOut(person, LAST_FIELD, { party, exp: expAtLevel(MAX_LEVEL), nth })
        return { type: 'slips' as const, person, members, bag, seed: seed * 1013 + index * 100_003 + nth }
      }),
    ),
  )

/** So many for each field. */
const departures = (person: PersonName, count: number, seed: number) =>
  fields.flatMap(({ id }) =>
    Array.from({ length: count }, (_, nth) => {
      const party = parties[(nth + id) % parties.length] ?? []
      return { ...settingOut(person, id, { party, nth }), seed: seed * 1009 + id * 100_003 + nth }
    }),
  )

type Unseeded = Omit<Trial, 'seed'>

function trial(cell: string, field: number, plans: readonly Build[], more: Partial<Unseeded> & Pick<Trial, 'runs'>): Unseeded {
  const members = plans.map((build) => memberWith(entryExp(field), build))
  return { type: 'trial', cell, field, members, bag: packingLists[field] ?? [], policy: 'solver', ...more }
}

/** Every field at its entry level, every policy, all parties; attack-only and spam use no items, so they carry none. */
function fieldTrials({ cheap, solver }: Sizes): readonly Unseeded[] {
  return fields.flatMap(({ id }) =>
    POLICIES.flatMap((policy) =>
      parties.map((party) => {
        const runs = policy === 'solver' ? solver : cheap
        return trial(fieldCell(policy, id, partyName(party)), id, planFor(party), { policy, runs })
      }),
    ),
  )
}

export function levelsFor(field: number): readonly number[] {
  const entry = levelFor(entryExp(field))
  return LEVELS_AROUND.map((step) => entry + step).filter((level) => level >= 1 && level <= MAX_LEVEL)
}

function levelTrials({ levels }: Sizes): readonly Unseeded[] {
  return fields.flatMap(({ id }) =>
    levelsFor(id).flatMap((level) =>
      parties.map((party) =>
        trial(levelCell(id, level), id, [], {
          runs: levels,
          members: planFor(party).map((build) => memberWith(expAtLevel(level), build)),
        }),
      ),
    ),
  )
}

/** The party's plan, with this build for its role. */
const partyWith = (party: readonly number[], build: Build): readonly Build[] =>
  planFor(party).map((planned) => (planned.role === build.role ? build : planned))

function buildTrials(sizes: Sizes): readonly Unseeded[] {
  return builds.flatMap((build) =>
    BUILD_FIELDS.flatMap((field) =>
      parties
        .filter((party) => party.includes(build.role))
        .map((party) => trial(buildCell(build, field), field, partyWith(party, build), { runs: sizes.builds })),
    ),
  )
}

/** For every skill: the build that has it at the highest level, played sensibly and with nothing but the skill. */
function repeatingTrials({ repeating }: Sizes): readonly Unseeded[] {
  const skills = [...new Set(builds.flatMap((build) => build.skills))]
  return skills.flatMap((skill) => {
    const level = (build: Build) => build.skills.filter((id) => id === skill).length
    const build = builds.reduce((best, other) => (level(other) > level(best) ? other : best))
    return parties
      .filter((party) => party.includes(build.role))
      .flatMap((party) => [
        trial(repeatingCell(skill, 'mixed'), REPEATING_FIELD, partyWith(party, build), { runs: repeating }),
        trial(repeatingCell(skill, 'alone'), REPEATING_FIELD, partyWith(party, build), { runs: repeating, policy: 'repeating', skill }),
      ])
  })
}

/** Paired seeds: the same adventures with and without the item. */
function itemTrials({ items: runs }: Sizes): readonly Unseeded[] {
  const tried = itemScenes.flatMap(({ field, backdrop, bag, item }) => {
    const { max } = items.find(({ id }) => id === item) ?? { max: 0 }
    return parties.map((party) =>
      itemTrial(itemCell(field, backdrop, item), field, party, { bag: [...bag, { item, count: Math.min(2, max) }], runs }),
    )
  })
  const bases = new Map(itemScenes.map((scene) => [`${scene.field}/${scene.backdrop}`, scene]))
  const without = [...bases.values()].flatMap(({ field, backdrop, bag }) =>
    parties.map((party) => itemTrial(itemCell(field, backdrop, 0), field, party, { bag, runs })),
  )
  const smoke = [true, false].flatMap((bombs) => parties.map((party) => smokeTrial(party, bombs, runs)))
  return [...tried, ...without, ...smoke]
}

const itemTrial = (cell: string, field: number, party: readonly number[], more: { readonly bag: Bag; readonly runs: number }) =>
  trial(cell, field, party.map(plainBuild), more)

function smokeTrial(party: readonly number[], bombs: boolean, runs: number): Unseeded {
  const { field, item, count } = SMOKE_SCENE
  return trial(smokeCell(bombs), field, party.map(plainBuild), { bag: bombs ? [{ item, count }] : [], policy: 'prudent', runs })
}
