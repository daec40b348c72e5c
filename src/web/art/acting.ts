import type { RoleClass } from '../../content/roles.ts'

/** What a portrait can show. */
export const expressions = ['calm', 'strain', 'hit', 'joy', 'down', 'speak'] as const
export type Expression = (typeof expressions)[number]

/** How brows, head, hand and body are turned and moved, in units of the drawing and degrees. */
interface Pose {
  /** Brows: down, and turned; positive = angry. */
  readonly left?: readonly [down: number, turn: number]
  readonly right?: readonly [down: number, turn: number]
  readonly head?: readonly [turn: number, x: number, y: number]
  readonly hand?: readonly [x: number, y: number]
  readonly body?: readonly [x: number, y: number]
}

/** Each of the six has a temper of their own: it is in the angles. */
const poses: Readonly<Record<RoleClass, Readonly<Record<Expression, Pose>> & { readonly neck: readonly [number, number] }>> = {
  striker: {
    neck: [190, 268],
    calm: { head: [-2, 0, 0] },
    strain: { left: [5, 14], right: [5, 14], head: [3, 0, 4], hand: [-3, 2] },
    hit: { left: [7, 15], right: [7, 15], head: [-10, -8, 2], body: [-6, 3] },
    joy: { left: [-7, -8], right: [-7, -8], head: [5, 2, -4] },
    down: { left: [-2, -17], right: [-2, -17], head: [7, 2, 12], body: [0, 8] },
    speak: { left: [-5, 4], right: [1, 6], head: [4, 3, 0] },
  },
  medic: {
    neck: [200, 280],
    calm: { right: [-4, -3], head: [2, 0, 0] },
    strain: { left: [4, 12], right: [4, 12], head: [-2, 0, 4] },
    hit: { left: [6, 12], right: [6, 12], head: [8, 8, 2], body: [5, 3] },
    joy: { left: [-5, -6], right: [-5, -6], head: [-4, 0, -2] },
    down: { left: [0, -13], right: [0, -13], head: [-6, 0, 12], body: [0, 6] },
    speak: { left: [-1, 2], right: [-7, -5], head: [-3, -2, 0] },
  },
  paladin: {
    neck: [200, 292],
    calm: {},
    strain: { left: [5, 18], right: [5, 18], head: [2, 0, 3] },
    hit: { left: [6, 20], right: [6, 20], head: [-6, -6, 2], hand: [-6, 4] },
    joy: { left: [-7, -4], right: [-7, -4], head: [3, 0, -3] },
    down: { left: [2, -8], right: [2, -8], head: [4, 0, 12], hand: [0, 8] },
    speak: { left: [-5, 0], right: [-5, 0], head: [-3, 0, 0] },
  },
  mage: {
    neck: [204, 276],
    calm: { right: [-5, -3], head: [-4, 0, -2] },
    strain: { left: [-7, -16], right: [-7, -16], head: [3, 0, 6], hand: [0, 4] },
    hit: { left: [6, 8], right: [6, 8], head: [9, 8, 3], body: [5, 3] },
    joy: { left: [-6, -4], right: [-6, -4], head: [-7, -2, -4] },
    down: { left: [-1, -17], right: [-1, -17], head: [6, 0, 11], body: [0, 7] },
    speak: { left: [1, 2], right: [-7, -5], head: [-6, -2, -3] },
  },
  ranger: {
    neck: [194, 276],
    calm: { right: [-3, -4], head: [-3, 0, 0] },
    strain: { left: [5, 13], right: [5, 13], head: [4, 0, 4] },
    hit: { left: [6, 13], right: [6, 13], head: [-9, -8, 3], body: [-5, 3] },
    joy: { left: [-4, -8], right: [-9, -12], head: [6, 3, -2] },
    down: { left: [-1, -15], right: [-1, -15], head: [6, 0, 12], body: [0, 7] },
    speak: { left: [-5, -2], right: [0, 4], head: [2, 0, 0] },
  },
  buffer: {
    neck: [200, 282],
    calm: { head: [2, 0, 0] },
    strain: { left: [2, -16], right: [2, -16], head: [-3, 0, 3] },
    hit: { left: [8, 18], right: [8, 18], head: [8, 6, 2], hand: [3, 8] },
    joy: { left: [-5, -4], right: [-5, -4], head: [-5, 0, -2], hand: [2, -12] },
    down: { left: [1, -14], right: [1, -14], head: [5, 0, 9], hand: [8, 76] },
    speak: { left: [-4, 0], right: [-4, 0], head: [-4, 0, 0] },
  },
}

/** The pose as variables for `portrait.module.css`. */
export function poseOf(roleClass: RoleClass, expression: Expression): Readonly<Record<string, string>> {
  const { neck } = poses[roleClass]
  const { left = [0, 0], right = [0, 0], head = [0, 0, 0], hand = [0, 0], body = [0, 0] } = poses[roleClass][expression]
  return {
    '--neck': `${neck[0]}px ${neck[1]}px`,
    '--brow-left': `translateY(${left[0]}px) rotate(${left[1]}deg)`,
    '--brow-right': `translateY(${right[0]}px) rotate(${-right[1]}deg)`,
    '--head': `translate(${head[1]}px, ${head[2]}px) rotate(${head[0]}deg)`,
    '--hand': `translate(${hand[0]}px, ${hand[1]}px)`,
    '--body': `translate(${body[0]}px, ${body[1]}px)`,
  }
}
