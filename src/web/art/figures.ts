import type { RoleClass } from '../../content/roles.ts'

/** One sheet of paper of a cut-out. Lengths are in units of the drawing. */
export interface Ply {
  /** The drawing `figures/<file>.svg`. */
  readonly file: string
  /** Where its upper left corner lies on the figure's sheet; left out: 0, 0. */
  readonly at?: readonly [x: number, y: number]
  readonly width: number
  /** The point it turns about, from its own upper left corner. */
  readonly pin?: readonly [x: number, y: number]
  /** Given to what a gesture moves. */
  readonly name?: 'toolA' | 'toolB' | 'arm'
}

/** A party member as a cut-out that steps in to strike. Drawn going right. */
export interface Figure {
  /** Pixels of the stage for one unit. */
  readonly scale: number
  /** The point of the sheet that is put to a place and that the figure turns about. */
  readonly anchor: readonly [x: number, y: number]
  /** Plies from back to front. */
  readonly poses: Readonly<Record<'wound' | 'strike', readonly Ply[]>>
}

const shears = (x: number, y: number): readonly Ply[] =>
  (['toolA', 'toolB'] as const).map((name) => ({ file: 'striker-shear', at: [x - 82.5, y - 187.5], width: 165, pin: [82.5, 187.5], name }))

/** The arm with the slide, its shoulder at a place of the sheet. */
const slideArm = (x: number, y: number): Ply => ({ file: 'mage-arm', at: [x - 50, y - 170], width: 220, pin: [50, 170], name: 'arm' })

export const figures: Readonly<Partial<Record<RoleClass, Figure>>> = {
  // The halves of the shears are one sheet, drawn upright and turned about the screw; toolB is mirrored.
  striker: {
    scale: 0.84,
    anchor: [190, 260],
    poses: {
      wound: [...shears(60, 150), { file: 'striker-wound', width: 420 }],
      strike: [...shears(388, 92), { file: 'striker-strike', width: 420 }],
    },
  },
  mage: {
    scale: 0.8,
    anchor: [200, 480],
    poses: {
      wound: [{ file: 'mage-wound', width: 420 }, slideArm(205, 274)],
      strike: [{ file: 'mage-strike', width: 420 }, slideArm(231, 284)],
    },
  },
}
