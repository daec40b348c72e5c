import type { RoleClass } from '../../../content/roles.ts'
import { BETWEEN_BLOWS, type Gesture } from '../gesture.ts'
import type { Point } from '../shards.ts'
import type { Stage } from '../stage.ts'
import { HELPS_AT, hudTop, standingAt } from './cut-out.ts'
import { flash, impact, liftCard, slash } from './shared.ts'

const contact = 320

/** A member strikes without a cut-out: the card lifts, and the blow comes from its place. */
export const strike: Gesture = {
  length: 700,
  contact,

  play(stage, row, land) {
    const actor = stage.actor(row.who)
    if (actor) liftCard(stage, actor, this.length)
    if (actor?.roleClass && stage.clock.reduced) showStriker(stage, actor.roleClass, this.length)
    for (const [nth, blow] of row.blows.entries()) {
      const target = stage.actor(blow.target)
      stage.clock.at(contact + nth * BETWEEN_BLOWS, () => {
        land()
        if (!target) return
        const side = (actor?.centre.x ?? 0) < target.centre.x ? 1 : -1
        if (actor?.roleClass === 'ranger') standArrow(stage, target.centre)
        else if (row.element === 'paper') slash(stage, target.centre, [-40 * side])
        else flash(stage, target.centre, row.element)
        impact(stage, { blow, element: row.element, way: { x: side * 0.6, y: -0.8 }, first: nth === 0 })
      })
    }
  },
}

/** Without motion: the cut-out in the pose of the blow comes and goes as light does. */
function showStriker({ clock, cutOuts, height }: Stage, role: RoleClass, length: number): void {
  const cutOut = cutOuts.get(role)
  if (!cutOut) return
  const stands = standingAt({ x: HELPS_AT + 40, y: hudTop({ height }) + 40 })(0, 0)
  clock.pose(cutOut.root, [
    [0, { ...stands, opacity: 0 }],
    [140, stands],
    [length - 160, stands],
    [length, { ...stands, opacity: 0 }],
  ])
  clock.pose(cutOut.strike.root, [
    [0, { opacity: 1 }],
    [length, { opacity: 1 }],
  ])
}

/** The arrow stands in whoever was hit. */
function standArrow(stage: Stage, { x, y }: Point): void {
  const arrow = stage.take('missile', { x: x - 60, y: y + 20 }, 420)
  arrow.dataset['element'] = 'arrow'
  const stands = { transform: 'rotate(-18deg)', opacity: 1 }
  stage.clock.pose(arrow, [
    [0, stands],
    [260, stands],
    [400, { ...stands, opacity: 0 }],
  ])
}
