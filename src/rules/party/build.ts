import { type Attribute, type Attributes, mapAttributes } from './growth.ts'

/** A way to spend a member's points. */
export interface Build {
  readonly role: number
  readonly name: string
  /** Skill points at levels 1, 3, 6, 9. */
  readonly skills: readonly [number, number, number, number]
  /** Status points go round this cycle, one at a time. */
  readonly points: readonly Attribute[]
}

/** A build that may be recommended. */
export interface Recommendable extends Build {
  /** In parties without any of these roles it is recommended before the others; left out where the party does not matter. */
  readonly fitsWithout?: readonly number[]
}

export interface Recommended<Of extends Recommendable> {
  readonly build: Of
  /** `skill`: this one is learned and belongs to no other build of the role; `party`: it fits those who go along; `usual`: nothing speaks for another. */
  readonly why: { readonly type: 'skill'; readonly skill: number } | { readonly type: 'party' | 'usual' }
}

/**
 * The build that goes best with what is learned, else with the party, else the first. `builds`: of one role, at least one. `levelOf`: of a skill, 0 while
 * it is not learned. @throws RangeError without builds
 */
export function recommended<Of extends Recommendable>(
  builds: readonly Of[],
  levelOf: (skill: number) => number,
  party: readonly number[],
): Recommended<Of> {
  const own = builds.map((build) => {
    const skills = [...new Set(build.skills)].filter((skill) => builds.every((other) => other === build || !other.skills.includes(skill)))
    return { build, skills, levels: skills.reduce((sum, skill) => sum + levelOf(skill), 0) }
  })
  const most = Math.max(...own.map(({ levels }) => levels))
  const [best, other] = own.filter(({ levels }) => levels === most)
  const skill = best?.skills.find((one) => levelOf(one) > 0)
  if (best && !other && skill !== undefined) return { build: best.build, why: { type: 'skill', skill } }
  const fitting = builds.find(({ fitsWithout }) => fitsWithout?.every((role) => !party.includes(role)) === true)
  if (fitting) return { build: fitting, why: { type: 'party' } }
  const [first] = builds
  if (!first) throw new RangeError('No build is recommended')
  return { build: first, why: { type: 'usual' } }
}

/** How many status points a build puts on each figure, when `spent` points are spent and `free` ones are not. */
export function nextPoints(
  { points }: Pick<Build, 'points'>,
  { spent, free }: { readonly spent: number; readonly free: number },
): Attributes {
  const next = Array.from({ length: free }, (_, nth) => points[(spent + nth) % points.length])
  return mapAttributes((attribute) => next.filter((one) => one === attribute).length)
}

/** The skill on which a build puts the next point; null when all of it is learned. `levelOf`: of a skill, 0 while it is not learned. */
export function nextSkill({ skills }: Pick<Build, 'skills'>, levelOf: (skill: number) => number): number | null {
  const levelBy = (at: number): number => skills.slice(0, at + 1).filter((skill) => skill === skills[at]).length
  return skills.find((skill, at) => levelOf(skill) < levelBy(at)) ?? null
}
