import { ease } from '../easings.ts'
import { BETWEEN_BLOWS, type Gesture } from '../gesture.ts'
import { impact, slash } from './shared.ts'

/** Ms: drawn back, contact. */
const beats = { back: 190, contact: 310, rest: 620 } as const

/** An enemy draws back and thins, then comes down at us: nearer is larger. It is pulled back as if on its stick. */
export const lunge: Gesture = {
  length: beats.rest,
  contact: beats.contact,

  play(stage, row, land) {
    const { clock } = stage
    const actor = stage.actor(row.who)
    const centre = stage.actor(row.blows[0]?.target ?? -1)?.centre
    const side = actor && centre ? Math.max(-70, Math.min(70, (centre.x - actor.centre.x) * 0.22)) : 0
    const lean = side < 0 ? -1 : 1
    // A boss is heavy: it moves less, and the stage more.
    const far = actor?.boss ? 0.7 : 1
    const at = (x: number, y: number, turn: number, wide: number, high: number): Keyframe => ({
      transform: `translate(${x * far}px, ${y * far}px) rotate(${turn * far}deg) scale(${1 + (wide - 1) * far}, ${1 + (high - 1) * far})`,
    })
    if (actor) {
      clock.pose(actor.body, [
        [0, { transform: 'none' }],
        [120, at(-side * 0.25, -10, -lean * 7, 0.9, 1.1), ease.both],
        [beats.back, at(-side * 0.32, -15, -lean * 9, 0.88, 1.13), ease.both],
        [beats.contact - 40, at(side * 0.55, 44, lean * 4, 1.06, 1.2), ease.in],
        [beats.contact, at(side, 84, lean * 11, 1.3, 1.16), ease.snap],
        [beats.contact + 50, at(side * 1.04, 88, lean * 12, 1.32, 1.12), ease.out],
        [430, at(side * 0.3, 16, -lean * 3, 1.04, 1.04), ease.both],
        [520, at(-side * 0.06, -5, -lean * 2, 0.98, 1.02), ease.both],
        [beats.rest, { transform: 'none' }, ease.both],
      ])
    }
    for (const [nth, blow] of row.blows.entries()) {
      clock.at(beats.contact + nth * BETWEEN_BLOWS, () => {
        land()
        const target = stage.actor(blow.target)
        if (target) slash(stage, target.centre, [62, 76, 90], { length: 200, tone: 'ink', life: 260 })
        impact(stage, { blow, element: row.element, way: { x: lean * 0.25, y: 1 }, far: 20, first: nth === 0 })
      })
    }
  },
}
