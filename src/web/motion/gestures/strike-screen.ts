import { ease } from '../easings.ts'
import { BETWEEN_BLOWS, type Gesture } from '../gesture.ts'
import { cutOutOf, exchange, outerPoint, stanceOf, sideOf, standingAt, rotate } from './cut-out.ts'
import { flash, footlight, impact, liftCard } from './shared.ts'
import { strike } from './strike.ts'

/** Ms: stands, the screen leans back, contact, past the target, out of the picture. */
const beats = { in: 120, wound: 268, contact: 320, past: 430, out: 740 } as const

/** He sits back and leans the folding screen towards himself; then the whole weight goes into it. */
export const strikeScreen: Gesture = {
  length: 800,
  contact: beats.contact,

  play(stage, row, land) {
    const cutOut = cutOutOf(stage, 'paladin')
    const actor = stage.actor(row.who)
    const first = stage.actor(row.blows[0]?.target ?? -1)
    if (!cutOut || !actor || !first) return strike.play(stage, row, land)
    const { clock } = stage
    // From the outer side; drawn going right, mirrored as a whole.
    const side = sideOf(stage, first)
    const outer = outerPoint(first, side)
    // He stands below, so that he is not before the next enemy, and leaps up: the whole screen comes down on the paper.
    const { away, below } = stanceOf('paladin', first)
    const point = { x: outer.x - side * away, y: outer.y + below }
    const at = standingAt(point, side)
    liftCard(stage, actor, this.length)
    footlight(stage, { x: point.x, y: point.y + 10 }, beats.out)
    clock.pose(cutOut.root, [
      [0, at(-40, 560, -4, 0.97, 1.04)],
      [beats.in, at(-6, 36, 0, 1.03, 0.97), ease.out],
      [160, at(-14, 44, -2), ease.both],
      [beats.wound, at(-34, 50, -6, 1.05, 0.93), ease.both],
      [beats.wound + 1, at(-30, 40, -6, 1.05, 0.95)],
      [beats.contact, at(-24, -64, 4, 1.04, 1), ease.snap],
      [beats.contact + 40, at(-10, -66, 6, 0.98, 1.01)],
      [beats.past, at(-10, -40, 4), ease.out],
      [540, at(-14, 6, 2), ease.both],
      [beats.out, at(-60, 640, -6), ease.in],
    ])
    exchange(clock, cutOut, beats.wound, beats.out)
    rotate(clock, cutOut.wound.parts.toolA, [
      [0, 4],
      [beats.in, 0, ease.out],
      [160, -4, ease.both],
      [beats.wound, -13, ease.both],
      [beats.out, -13],
    ])
    rotate(clock, cutOut.strike.parts.toolA, [
      [0, -6],
      [beats.wound, -6],
      [beats.contact, 8, ease.snap],
      [beats.past, 14, ease.paper],
      [beats.out, 10, ease.both],
    ])
    for (const [nth, blow] of row.blows.entries()) {
      clock.at(beats.contact + nth * BETWEEN_BLOWS, () => {
        land()
        const struck = stage.actor(blow.target)
        if (struck) {
          // At the far edge of the screen: its light is on the enemy, not on the screen.
          const edge = { x: outerPoint(struck, side).x + side * 40, y: struck.centre.y - 30 }
          flash(stage, edge, row.element, 0.8)
          stage.shards.rings(edge, ['#8fdcff', '#dff2ff'], 2)
        }
        impact(stage, { blow, element: row.element, way: { x: side, y: -0.16 }, far: 38, first: nth === 0 })
      })
    }
  },
}
