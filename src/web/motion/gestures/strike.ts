import { BETWEEN_BLOWS, type Gesture } from '../gesture.ts'
import type { Pose } from '../clock.ts'
import type { Point } from '../pieces/shards.ts'
import type { GestureStage } from '../stage.ts'
import { standIn, standsIn } from './cut-out.ts'
import { flash, impact, liftCard, slash } from './shared.ts'

const contact = 320
/** The grip of the bow, from the anchor. */
export const bowAt = { x: 108, y: -172 } as const

/** A member strikes without a cut-out: the card lifts, and the blow comes from its place. */
export const strike: Gesture = {
  length: 700,
  contact,

  play(stage, row, land) {
    const actor = stage.actor(row.who)
    if (actor) liftCard(stage, actor, this.length)
    if (actor?.roleClass && stage.clock.reduced) standIn(stage, actor.roleClass, this.length, stage.actor(row.blows[0]?.target ?? -1))
    for (const [nth, blow] of row.blows.entries()) {
      const target = stage.actor(blow.target)
      stage.clock.at(contact + nth * BETWEEN_BLOWS, () => {
        land()
        if (!target) return
        const side = (actor?.centre.x ?? 0) < target.centre.x ? 1 : -1
        if (actor?.roleClass === 'ranger') standArrow(stage, target.centre)
        else if (row.element === 'paper') slash(stage, target.centre, [-40 * side])
        else flash(stage, target.centre, row.element, 1, target.side === 'enemies' ? 'floor' : 'light')
        impact(stage, { blow, element: row.element, way: { x: side * 0.6, y: -0.8 }, first: nth === 0 })
      })
    }
  },
}

/** The arrow stands in whoever was hit, at the end of the line of light from the bow that it came along. */
function standArrow(stage: GestureStage, to: Point): void {
  const life = 260
  const stands = standsIn(stage)
  const from = { x: stands.x + bowAt.x, y: stands.y + bowAt.y }
  const way = { x: to.x - from.x, y: to.y - from.y }
  const [turn, long] = [(Math.atan2(way.y, way.x) * 180) / Math.PI, Math.hypot(way.x, way.y)]
  const poses = (transform: string, rest: number): readonly Pose[] => [
    [0, { transform: `rotate(${turn}deg) ${transform}`, opacity: 1 }],
    [rest, { transform: `rotate(${turn}deg) ${transform}`, opacity: 1 }],
    [life, { transform: `rotate(${turn}deg) ${transform}`, opacity: 0 }],
  ]
  const line = stage.take('slash', from, life)
  line.dataset.tone = 'lamp'
  stage.clock.pose(line, poses(`translateX(${long * 0.42}px) scale(${(long * 0.84) / 330}, .5)`, 60))
  const arrow = stage.take('missile', from, life)
  arrow.dataset.element = 'arrow'
  stage.clock.pose(arrow, poses(`translateX(${long - 96}px)`, life - 60))
}
