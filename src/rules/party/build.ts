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
