import type { Pose } from '../clock.ts'
import { ease } from '../easings.ts'
import { BETWEEN_BLOWS, type Gesture } from '../gesture.ts'
import type { Point } from '../pieces/shards.ts'
import type { Actor } from '../stage.ts'
import { cutOutOf, exchange, hudTop, lastBlow, outerPoint, stanceOf, sideOf, type Rotation, rotateBlades } from './cut-out.ts'
import { footlight, impact, liftCard, slash } from './shared.ts'
import { strike } from './strike.ts'

/** Ms: stands, crouched, contact; after the last blow: past the target, falling, out of the picture. */
const beats = { in: 110, wound: 260, contact: 320, past: 110, falls: 210, out: 380 } as const

/** From below into a crouch, the shears open; one leap; they close at the contact as an X of light, and at the next enemy again. */
export const strikeShears: Gesture = {
  length: 760,
  contact: beats.contact,

  play(stage, row, land) {
    const cutOut = cutOutOf(stage, 'striker')
    const actor = stage.actor(row.who)
    const targets = row.blows.map(({ target }) => stage.actor(target))
    const first = targets[0]
    if (!cutOut || !actor || !first) return strike.play(stage, row, land)
    const { clock } = stage
    const by = (from: Point, x: number, y: number): Point => ({ x: from.x + side * x, y: from.y + y })
    // From the outer side, so that no silhouette crosses another enemy's. Drawn going right; mirrored as a whole.
    const side = sideOf(stage, first)
    const last = lastBlow(row, beats.contact)
    const out = last + beats.out
    // Up from below: from the side she would lie across the next enemy. A boss is wide, and its face is to stay in sight.
    const { lean, away, below } = stanceOf('striker', first)
    const pointAt = (enemy: Actor): Point => by(outerPoint(enemy, side), -away, below)
    const point = pointAt(first)
    // Where she is at each blow: with the enemy it strikes.
    const points = targets.map((enemy) => (enemy ? pointAt(enemy) : point))
    const end = points.at(-1) ?? point
    // The shears drawn back stay in the picture.
    const crouch = { x: Math.max(240, Math.min(stage.width - 240, point.x + side * 6)), y: hudTop(stage) + (first.boss ? -76 : -10) }
    const at = ({ x, y }: Point, turn = 0, wide = 1, high = 1): Keyframe => ({
      transform: `translate(${x}px, ${y}px) scaleX(${side}) rotate(${turn}deg) scale(${wide}, ${high})`,
      opacity: 1,
    })

    liftCard(stage, actor, this.length)
    const lightAt = (x: number, length: number): void => footlight(stage, { x: x + side * 60, y: crouch.y + 20 }, length)
    if (targets.length === 1) lightAt(crouch.x, out)
    else {
      // The first goes out when she leaves; another comes where she ends.
      lightAt(crouch.x, beats.contact + 160)
      clock.at(last - BETWEEN_BLOWS, () => lightAt(end.x, out - last + BETWEEN_BLOWS))
    }
    clock.pose(cutOut.root, [
      [0, at(by(crouch, -90, 430), -6, 0.96, 1.06)],
      [beats.in, at(by(crouch, 6, -12), 3), ease.out],
      [190, at(by(crouch, -14, 22), -5, 1.07, 0.91), ease.both],
      [beats.wound, at(by(crouch, -20, 28), -7, 1.09, 0.88), ease.both],
      [beats.wound + 1, at(by(crouch, 30, -30), lean + 8, 1.16, 0.88)],
      [beats.contact, at(point, lean), ease.snap],
      [beats.contact + 30, at(by(point, 8, -4), lean + 2, 0.97, 1.02)],
      ...points.slice(1).flatMap((next, nth): readonly Pose[] => {
        const when = beats.contact + (nth + 1) * BETWEEN_BLOWS
        return [
          [when, at(next, lean), ease.both],
          [when + 30, at(by(next, 8, -4), lean + 2, 0.97, 1.02)],
        ]
      }),
      [last + beats.past, at(by(end, 24, -16), lean - 6), ease.out],
      [last + beats.falls, at(by(end, 20, -8), lean - 16), ease.both],
      [out, at(by(end, -50, 620), -10), ease.in],
    ])
    exchange(clock, cutOut, beats.wound, out)
    rotateBlades(clock, cutOut.wound, -45, [
      [0, 9],
      [beats.in, 7],
      [beats.in + 60, 3, ease.both],
      [beats.wound, 44, ease.out],
    ])
    rotateBlades(clock, cutOut.strike, 50, [
      [0, 46],
      [beats.wound, 46],
      [beats.contact - 14, 50],
      [beats.contact, 4, ease.cut],
      ...points.slice(1).flatMap((_, nth): readonly Rotation[] => {
        const when = beats.contact + (nth + 1) * BETWEEN_BLOWS
        return [
          [when - 30, 46, ease.out],
          [when, 4, ease.cut],
        ]
      }),
      [last + beats.past, 9, ease.out],
      [out, 16],
    ])

    for (const [nth, blow] of row.blows.entries()) {
      clock.at(beats.contact + nth * BETWEEN_BLOWS, () => {
        land()
        const struck = stage.actor(blow.target)
        if (struck) slash(stage, outerPoint(struck, side), [-58 * side, 34 * side], { length: blow.tone === 'critical' ? 470 : 350 })
        impact(stage, { blow, element: row.element, way: { x: side * 0.86, y: -0.5 }, first: nth === 0 })
      })
    }
  },
}
