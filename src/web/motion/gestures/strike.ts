import { BETWEEN_BLOWS, type Gesture } from '../gesture.ts'
import { flash, impact, liftCard, slash } from './shared.ts'

const contact = 320

/** A member strikes without a cut-out: the card lifts, and the blow comes from its place. */
export const strike: Gesture = {
  length: 700,
  contact,

  play(stage, row, land) {
    const actor = stage.actor(row.who)
    if (actor) liftCard(stage, actor, this.length)
    for (const [nth, blow] of row.blows.entries()) {
      const target = stage.actor(blow.target)
      stage.clock.at(contact + nth * BETWEEN_BLOWS, () => {
        land()
        if (!target) return
        const side = (actor?.centre.x ?? 0) < target.centre.x ? 1 : -1
        if (row.element === 'paper') slash(stage, target.centre, [-40 * side])
        else flash(stage, target.centre, row.element)
        impact(stage, { blow, element: row.element, way: { x: side * 0.6, y: -0.8 }, first: nth === 0 })
      })
    }
  },
}
