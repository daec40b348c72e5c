import type { Pose } from '../clock.ts'
import { ease } from '../easings.ts'
import { BETWEEN_BLOWS, type Gesture } from '../gesture.ts'
import type { Actor } from '../stage.ts'
import { impact, slash } from './shared.ts'

/** Ms: drawn back, contact. */
const beats = { back: 190, contact: 310, rest: 620 } as const

/** Where to, sideways, in px: never so far that it leaves the stage. */
const sideOf = (actor: Actor | null, target: Actor | null): number =>
  actor && target ? Math.max(-70, Math.min(70, (target.centre.x - actor.centre.x) * 0.22)) : 0

/**
 * An enemy draws back and thins, then comes down at us: nearer is larger. From one blow to the next it sweeps along. It is pulled back as if on
 * its stick.
 */
export const lunge: Gesture = {
  length: beats.rest,
  contact: beats.contact,

  play(stage, row, land) {
    const { clock } = stage
    const actor = stage.actor(row.who)
    const sides = row.blows.map(({ target }) => sideOf(actor, stage.actor(target)))
    const [first = 0] = sides
    const last = sides.at(-1) ?? 0
    const leanTo = (side: number): number => (side < 0 ? -1 : 1)
    // A boss is heavy: it moves less, and the stage more.
    const far = actor?.boss ? 0.7 : 1
    const at = (x: number, y: number, turn: number, wide: number, high: number): Keyframe => ({
      transform: `translate(${x * far}px, ${y * far}px) rotate(${turn * far}deg) scale(${1 + (wide - 1) * far}, ${1 + (high - 1) * far})`,
    })
    if (actor) {
      const lean = leanTo(first)
      const back = leanTo(last)
      const after = (sides.length - 1) * BETWEEN_BLOWS
      // Before its neighbours, and behind their plates.
      const slot = actor.body.closest<HTMLElement>('[data-place]')
      if (slot) {
        slot.style.zIndex = '1'
        clock.at(after + beats.rest, () => (slot.style.zIndex = ''), { always: true })
      }
      clock.pose(actor.body, [
        [0, { transform: 'none' }],
        [120, at(-first * 0.25, -10, -lean * 7, 0.9, 1.1), ease.both],
        [beats.back, at(-first * 0.32, -15, -lean * 9, 0.88, 1.13), ease.both],
        [beats.contact - 40, at(first * 0.55, 44, lean * 4, 1.06, 1.2), ease.in],
        ...sides.map(
          (side, nth): Pose => [
            beats.contact + nth * BETWEEN_BLOWS,
            at(side, 84, leanTo(side) * 11, 1.3, 1.16),
            nth > 0 ? ease.both : ease.snap,
          ],
        ),
        [beats.contact + after + 50, at(last * 1.04, 88, back * 12, 1.32, 1.12), ease.out],
        [after + 430, at(last * 0.3, 16, -back * 3, 1.04, 1.04), ease.both],
        [after + 520, at(-last * 0.06, -5, -back * 2, 0.98, 1.02), ease.both],
        [after + beats.rest, { transform: 'none' }, ease.both],
      ])
      // Its plate stays where it stood: it would lie across the body that comes down.
      if (actor.plate) {
        clock.pose(actor.plate, [
          [0, { opacity: 1 }],
          [beats.back, { opacity: 0 }, ease.both],
          [after + 430, { opacity: 0 }],
          [after + beats.rest, { opacity: 1 }, ease.both],
        ])
      }
    }
    for (const [nth, blow] of row.blows.entries()) {
      clock.at(beats.contact + nth * BETWEEN_BLOWS, () => {
        land()
        const target = stage.actor(blow.target)
        if (target) slash(stage, target.centre, [62, 76, 90], { length: 200, tone: 'ink', life: 260 })
        impact(stage, {
          blow,
          element: row.element,
          way: { x: leanTo(sides[nth] ?? 0) * 0.25, y: 1 },
          far: 20,
          first: nth === 0,
          among: sides.length,
        })
      })
    }
  },
}
