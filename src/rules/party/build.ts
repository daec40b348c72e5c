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

/** A build and what speaks for it. */
export interface Recommended<Of extends Build> {
  readonly build: Of
  /** A skill that is learned and belongs to no other build of the role; null: nothing speaks for this build but that it is the first. */
  readonly skill: number | null
}

/**
 * The build that goes best with what is learned, else the first. Who else is in the party does not count: in the lab the better build of a role is the same
 * in every party. `builds`: of one role. `levelOf`: of a skill, 0 while it is not learned. @throws RangeError without builds
 */
export function recommended<Of extends Build>(builds: readonly Of[], levelOf: (skill: number) => number): Recommended<Of> {
  const [first] = builds
  if (!first) throw new RangeError('No build is recommended')
  const own = builds.map((build) => {
    const skills = [...new Set(build.skills)].filter((skill) => builds.every((other) => other === build || !other.skills.includes(skill)))
    return { build, skills, levels: skills.reduce((sum, skill) => sum + levelOf(skill), 0) }
  })
  const most = Math.max(...own.map(({ levels }) => levels))
  const [best, other] = own.filter(({ levels }) => levels === most)
  const skill = best?.skills.find((one) => levelOf(one) > 0) ?? null
  return best && !other && skill !== null ? { build: best.build, skill } : { build: first, skill: null }
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
