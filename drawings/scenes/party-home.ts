import type { RoleClass } from '../../src/content/roles.ts'
import type { Drawing } from '../tools/drawing.ts'
import { shape } from '../tools/paper.ts'
import { foot, limb, type Paint, partyMember } from '../bodies/party.ts'

// The six as they hurry home from a battle that was left, seen from behind, towards a lamp: each with a step of its own, its shadow on the road towards us. 200 × 230, feet at (100, 220).
const p = 'phos'

/** The raised sole of a step. */
const sole = (x: number, y: number): string =>
  shape([
    [x - 7, y - 10, true],
    [x + 6, y - 12, true],
    [x + 10, y + 3],
    [x + 4, y + 11],
    [x - 4, y + 11],
    [x - 8, y + 3],
  ])

const steps = {
  // The left foot has come down, the right one pushes off.
  stride: ({ near, far }: Paint): string =>
    far(limb('10,-60 22,-42 27,-24', [22, 18, 13]) + sole(29, -18)) + near(limb('-10,-60 -19,-32 -24,-4', [23, 17, 12]) + foot(-25)),
  // Feet far apart, below what hangs over the knees.
  wide: ({ near, far }: Paint): string =>
    far(limb('10,-60 30,-40 37,-20', [22, 18, 13]) + sole(40, -13)) + near(limb('-10,-60 -27,-32 -34,-4', [23, 17, 12]) + foot(-35)),
  // The right shin is up behind the knee.
  run: ({ near, far }: Paint): string =>
    far(limb('10,-60 26,-50 36,-40', [22, 19, 14]) + sole(40, -36)) + near(limb('-9,-60 -12,-32 -10,-4', [23, 17, 12]) + foot(-11)),
  // The hem flies to the side of the step.
  robe: ({ near, far, gel }: Paint): string =>
    far(sole(33, -18)) +
    near(foot(-24)) +
    near(shape('-27,-58* -42,-30 -54,-9* -26,-13 2,-7 30,-15 56,-28* 43,-42 27,-58*')) +
    gel(limb('-14,-46 -24,-28 -31,-15', [0, 3, 4]) + limb('18,-46 28,-32 36,-20', [0, 3, 4]), '#6b3a4e'),
} as const

/** Step, lean in degrees, and which way round. */
const gaits: Readonly<Record<RoleClass, readonly [step: keyof typeof steps, lean: number, side: 1 | -1]>> = {
  striker: ['wide', 8, 1],
  medic: ['robe', -7, -1],
  paladin: ['stride', -6, -1],
  mage: ['robe', 8, 1],
  ranger: ['wide', -9, -1],
  buffer: ['run', 8, 1],
}

export const drawings: readonly Drawing[] = Object.entries(gaits).map(([name, [step, lean, side]]): Drawing => {
  const role = name as RoleClass
  const whole = (pose: 'walking' | 'shadow'): string =>
    `<g transform="rotate(${lean})scale(${side} 1)">${partyMember(p, role, pose, false, steps[step])}</g>`
  return {
    name: `scenes/party-home-${role}`,
    svg: `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 40 200 230"><g transform="translate(100 220)"><g opacity=".6" transform="scale(1-.3)">${whole('shadow')}</g>${whole('walking')}</g></svg>\n`,
  }
})
