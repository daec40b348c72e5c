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
export interface CutOutDrawing {
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

/** The flame over her hands, its foot at a place of the sheet. */
const flame = (x: number, y: number): Ply => ({ file: 'medic-flame', at: [x - 70, y - 162], width: 140, pin: [70, 162], name: 'toolA' })
const drum = (x: number, y: number): Ply => ({ file: 'buffer-drum', at: [x - 90, y - 90], width: 180, pin: [90, 90], name: 'toolA' })
/** The arm with the drumstick, its shoulder at a place of the sheet. */
const stickArm = (pose: 'raised' | 'beating', x: number, y: number): Ply => {
  const pin = [60, pose === 'raised' ? 200 : 160] as const
  return { file: `buffer-${pose}`, at: [x - pin[0], y - pin[1]], width: 220, pin, name: 'arm' }
}

/** The folding screen, its lower left corner at a place of the sheet. */
const screen = (x: number, y: number): Ply => ({ file: 'paladin-screen', at: [x - 30, y - 330], width: 230, pin: [30, 330], name: 'toolA' })
/** The bow, its grip at a place of the sheet. */
const bow = (state: 'bent' | 'slack', x: number, y: number): Ply => ({
  file: `ranger-${state}`,
  at: [x - 206, y - 214],
  width: 240,
  pin: [206, 214],
  name: 'toolA',
})
const bowHand = (x: number, y: number): Ply => ({ file: 'ranger-hand', at: [x - 20, y - 20], width: 40 })
/** The arm at the string, its shoulder at a place of the sheet. */
const stringArm = (state: 'drawing' | 'loosed', x: number, y: number): Ply => ({
  file: `ranger-${state}`,
  at: [x - 140, y - 70],
  width: 330,
  pin: [140, 70],
  name: 'arm',
})

export const cutOuts: Readonly<Record<RoleClass, CutOutDrawing>> = {
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
  medic: {
    scale: 0.8,
    anchor: [200, 480],
    poses: {
      wound: [{ file: 'medic-wound', width: 420 }, flame(333, 303)],
      strike: [{ file: 'medic-strike', width: 420 }, flame(356, 166)],
    },
  },
  buffer: {
    scale: 0.8,
    anchor: [200, 480],
    poses: {
      wound: [{ file: 'buffer-wound', width: 420 }, drum(290, 346), stickArm('raised', 188, 276)],
      strike: [{ file: 'buffer-strike', width: 420 }, drum(318, 356), stickArm('beating', 222, 288)],
    },
  },
  // The screen is drawn upright; it leans back, then is rammed.
  paladin: {
    scale: 0.84,
    anchor: [190, 480],
    poses: {
      wound: [{ file: 'paladin-wound', width: 420 }, screen(324, 500)],
      strike: [{ file: 'paladin-strike', width: 420 }, screen(316, 434)],
    },
  },
  // The bow bends by growing wider from its grip (toolA); the arm at the string goes with it.
  ranger: {
    scale: 0.8,
    anchor: [200, 480],
    poses: {
      wound: [{ file: 'ranger-wound', width: 420 }, bow('bent', 330, 264), bowHand(330, 264), stringArm('drawing', 196, 270)],
      strike: [{ file: 'ranger-strike', width: 420 }, bow('slack', 342, 268), bowHand(342, 268), stringArm('loosed', 206, 274)],
    },
  },
}
