import type { Pose } from '../clock.ts'
import { ease } from '../easings.ts'
import { BETWEEN_BLOWS, type Gesture } from '../gesture.ts'
import type { Point } from '../pieces/shards.ts'
import type { GestureStage } from '../stage.ts'
import { clearOf, cutOutOf, exchange, grow, hudTop, lastBlow, standingAt, rotate } from './cut-out.ts'
import { footlight, impact, liftCard, slash } from './shared.ts'
import { bowAt, strike } from './strike.ts'

/** Ms: stands, the bow is bent, let go, contact; after the last blow: out of the picture. */
const beats = { in: 90, wound: 176, loosed: 190, contact: 344, after: 320 } as const
/** How far the arm draws back, px. */
const drawn = 104
/** As far as the figure leans back to aim upwards, in degrees. */
const steepest = -15

/** The bow bends, stands a moment, and the arrow is only seen as a line. */
export const strikeBow: Gesture = {
  length: 760,
  contact: beats.contact,

  play(stage, row, land) {
    const cutOut = cutOutOf(stage, 'ranger')
    const actor = stage.actor(row.who)
    const targets = row.blows.map(({ target }) => stage.actor(target)?.centre)
    if (!cutOut || !actor) return strike.play(stage, row, land)
    const { clock } = stage
    const from = { x: clearOf(stage, 216, 110), y: hudTop(stage) + 56 }
    const at = standingAt(from)
    const level = { x: from.x + bowAt.x, y: from.y + bowAt.y }
    const aim = targets[0] ? Math.max(steepest, Math.min(0, degrees(level, targets[0]))) : steepest
    const grip = turnedAbout(from, level, aim)
    const last = lastBlow(row, beats.contact)
    const out = last + beats.after
    liftCard(stage, actor, this.length)
    footlight(stage, { x: from.x + 30, y: from.y - 140 }, out)
    clock.pose(cutOut.root, [
      [0, at(-50, 500, 6)],
      [beats.in, at(6, -8, 2), ease.out],
      [140, at(-4, 4, aim * 0.7, 1.01, 0.99), ease.both],
      [beats.wound, at(-16, 10, aim, 1.03, 0.97), ease.both],
      [beats.loosed, at(-16, 10, aim, 1.03, 0.97)],
      [beats.loosed + 1, at(-6, 4, aim)],
      [beats.contact, at(8, -2, aim * 0.8, 0.98, 1.02), ease.out],
      [last + 150, at(2, 2, aim * 0.5), ease.both],
      [out, at(-20, 540, 0), ease.in],
    ])
    exchange(clock, cutOut, beats.loosed, out)
    // The bow and the hand at its string go back together.
    const bend: readonly (readonly [ms: number, share: number, easing?: string])[] = [
      [0, 0.3],
      [beats.in, 0.3],
      [beats.wound - 20, 1.04, ease.both],
      [beats.wound, 1, ease.both],
      [out, 1],
    ]
    grow(
      clock,
      cutOut.wound.parts.toolA,
      bend.map(([ms, share, easing]) => [ms, share, 1, easing]),
    )
    const { arm } = cutOut.wound.parts
    if (arm)
      clock.pose(
        arm,
        bend.map(([ms, share, easing]): Pose => [ms, { transform: `translateX(${(1 - share) * drawn}px)` }, easing]),
      )
    grow(clock, cutOut.strike.parts.toolA, [
      [0, 1, 1],
      [beats.loosed, 1.5, 0.98],
      [beats.loosed + 16, 0.5, 1.02, ease.out],
      [beats.contact + 20, 1.25, 1, ease.both],
      [beats.contact + 70, 0.85, 1, ease.both],
      [beats.contact + 130, 1, 1, ease.both],
      [out, 1, 1],
    ])
    rotate(clock, cutOut.strike.parts.arm, [
      [0, 20],
      [beats.loosed, 20],
      [beats.contact, -12, ease.out],
      [out, 4, ease.both],
    ])
    for (const [nth, blow] of row.blows.entries()) {
      const after = nth * BETWEEN_BLOWS
      const centre = targets[nth]
      if (centre) clock.at(beats.loosed + after, () => fly(stage, grip, centre))
      clock.at(beats.contact + after, () => {
        land()
        if (centre) slash(stage, centre, [degrees(grip, centre)], { length: 420, life: 240 })
        impact(stage, { blow, element: row.element, way: { x: 0.95, y: -0.3 }, far: 22, first: nth === 0 })
      })
    }
  },
}

const degrees = (from: Point, to: Point): number => (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI

function turnedAbout(pin: Point, { x, y }: Point, turned: number): Point {
  const [cos, sin] = [Math.cos((turned * Math.PI) / 180), Math.sin((turned * Math.PI) / 180)]
  return { x: pin.x + (x - pin.x) * cos - (y - pin.y) * sin, y: pin.y + (x - pin.x) * sin + (y - pin.y) * cos }
}

/** The arrow flies to the target, trembles in it, and is gone; a line of light follows it. */
function fly(stage: GestureStage, from: Point, to: Point): void {
  const life = beats.contact - beats.loosed
  const turned = degrees(from, to)
  const long = Math.hypot(to.x - from.x, to.y - from.y)
  const line = stage.take('slash', from, life + 160)
  line.dataset.tone = 'lamp'
  const on = (share: number, size: number, high: number): Keyframe => ({
    transform: `rotate(${turned}deg) translateX(${long * share}px) scale(${(size * long) / 330}, ${high})`,
    opacity: 1,
  })
  stage.clock.pose(line, [
    [0, on(0.03, 0.06, 0.4)],
    [life, on(0.42, 0.84, 0.6)],
    [life + 150, on(0.78, 0.4, 0), ease.out],
  ])
  const arrow = stage.take('missile', from, life + 340)
  arrow.dataset.element = 'arrow'
  const at = (far: number, more = 0, opacity = 1): Keyframe => ({
    transform: `rotate(${turned}deg) translateX(${far}px) rotate(${more}deg)`,
    opacity,
  })
  stage.clock.pose(arrow, [
    [0, at(40)],
    // Its point is at the paper as the blow lands, and in it after the hold.
    [life, at(long - 150)],
    [life + 30, at(long - 54, 4), ease.out],
    [life + 70, at(long - 54, -3), ease.both],
    [life + 110, at(long - 54, 1), ease.both],
    [life + 260, at(long - 54)],
    [life + 340, at(long - 54, 0, 0)],
  ])
}
