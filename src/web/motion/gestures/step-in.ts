import type { RoleClass } from '../../../content/roles.ts'
import type { Clock } from '../clock.ts'
import type { CutOutPose } from '../pieces/cut-outs.ts'
import { ease } from '../easings.ts'
import type { GestureStage } from '../stage.ts'
import { cutOutOf, grow, HELPS_AT, hudTop, standIn, standingAt, rotate, rotateBlades } from './cut-out.ts'
import { footlight, shownBetween } from './shared.ts'
import { beat } from './strike-drum.ts'
import { offerLamp } from './strike-lamp.ts'

interface StepTimes {
  readonly contact: number
  readonly out: number
}

/** Where it is elsewhere than for others, px from the left and below the cards' upper edge: shears drawn back and the lantern stay in the picture, a wide screen stays off the enemies. */
const stands: Readonly<Partial<Record<RoleClass, readonly [x: number, y: number]>>> = {
  striker: [216, -40],
  paladin: [70, 96],
  mage: [196, 56],
}

/** A member comes in for what strikes nobody: with the drum, with the lamp, or holding the tool of his or her role. */
export function stepIn(stage: GestureStage, role: RoleClass, { contact, out }: StepTimes): void {
  if (stage.clock.reduced) return standIn(stage, role, out)
  const cutOut = cutOutOf(stage, role)
  if (!cutOut) return
  if (role === 'buffer') return beat(stage, cutOut, { in: 80, wound: 150, contact, last: out - 340, out }, HELPS_AT)
  if (role === 'medic') {
    offerLamp(stage, out)
    return
  }
  const { clock } = stage
  const [x, y] = stands[role] ?? [HELPS_AT + 30, 56]
  const from = { x, y: hudTop(stage) + y }
  const at = standingAt(from)
  footlight(stage, { x: from.x + 20, y: from.y - 120 }, out)
  clock.pose(cutOut.root, [
    [0, at(-50, 500, -6)],
    [90, at(4, -8, 2), ease.out],
    [140, at(-4, 12, -3, 1.03, 0.95), ease.both],
    [contact, at(6, -26, 3, 0.98, 1.05), ease.out],
    [contact + 200, at(4, -16, 1), ease.both],
    [out - 180, at(4, -16, 1)],
    [out, at(-20, 560, -4), ease.in],
  ])
  clock.pose(cutOut.wound.root, shownBetween(0, out, out))
  holdTool(clock, role, cutOut.wound, { contact, out })
}

/** The tool is shown at the contact. */
function holdTool(clock: Clock, role: RoleClass, pose: CutOutPose, { contact, out }: StepTimes): void {
  if (role === 'striker') {
    rotateBlades(clock, pose, -45, [
      [0, 4],
      [140, 4],
      [contact, 34, ease.out],
      [out, 28],
    ])
  } else if (role === 'ranger') {
    grow(clock, pose.parts.toolA, [
      [0, 0.3, 1],
      [contact, 0.5, 1, ease.both],
      [out, 0.4, 1],
    ])
  } else {
    const part = role === 'mage' ? pose.parts.arm : pose.parts.toolA
    rotate(clock, part, [
      [0, 6],
      [140, 4, ease.both],
      [contact, -10, ease.out],
      [out, -6],
    ])
  }
}
