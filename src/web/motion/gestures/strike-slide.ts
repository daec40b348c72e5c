import { ease } from '../easings.ts'
import { BETWEEN_BLOWS, type Gesture } from '../gesture.ts'
import type { Point } from '../pieces/shards.ts'
import type { GestureStage } from '../stage.ts'
import { clearOf, cutOutOf, exchange, hudTop, lastBlow, standingAt, rotate } from './cut-out.ts'
import { flash, footlight, impact, liftCard } from './shared.ts'
import { strike } from './strike.ts'

/** Ms: stands, the slide clicks in, she bows, contact; after the last blow: out of the picture. */
const beats = { in: 110, slot: 240, bow: 290, contact: 340, after: 300 } as const
/** As far to the left as she can stand with the whole lantern in the picture, px. */
const leftmost = 196
/** Where the light leaves the lens, from the anchor: behind its plate. */
const lensAt = { x: 13, y: -290 } as const

/** The slide clicks into the lantern, she bows, and its light goes over her head: a picture on the enemy that bursts like glass. */
export const strikeSlide: Gesture = {
  length: 860,
  contact: beats.contact,

  play(stage, row, land) {
    const cutOut = cutOutOf(stage, 'mage')
    const actor = stage.actor(row.who)
    if (!cutOut || !actor) return strike.play(stage, row, land)
    const { clock } = stage
    const from = { x: Math.max(leftmost, clearOf(stage, 222, 90)), y: hudTop(stage) + 62 }
    const at = standingAt(from)
    const last = lastBlow(row, beats.contact)
    const out = last + beats.after
    liftCard(stage, actor, this.length)
    footlight(stage, { x: from.x + 20, y: from.y - 140 }, out)
    clock.pose(cutOut.root, [
      [0, at(-50, 480, -8)],
      [beats.in, at(6, -10, 2), ease.out],
      [170, at(0, 0, -3), ease.both],
      [beats.slot - 30, at(-8, 2, -7, 0.98, 1.03), ease.both],
      [beats.slot, at(-8, 6, -7, 1.02, 0.97), ease.snap],
      [beats.bow, at(-10, 4, -9), ease.both],
      [beats.bow + 1, at(-6, 6, -8)],
      [beats.contact - 20, at(8, 6, -6), ease.in],
      [beats.contact + 40, at(-8, 6, -9, 1.01, 0.99), ease.out],
      [last + 140, at(-2, 4, -7), ease.both],
      [out, at(-20, 540, -4), ease.in],
    ])
    exchange(clock, cutOut, beats.bow, out)
    for (const { parts } of [cutOut.wound, cutOut.strike])
      rotate(clock, parts.arm, [
        [0, 14],
        [beats.in + 20, 4, ease.out],
        [beats.slot - 40, 9, ease.both],
        [beats.slot, -33, ease.snap],
        [beats.slot + 40, -31],
        [beats.contact, 20, ease.out],
        [out, 26],
      ])
    const lens = { x: from.x + lensAt.x, y: from.y + lensAt.y }
    const centres = row.blows.flatMap(({ target }) => stage.actor(target)?.centre ?? [])
    clock.at(beats.slot, () => flash(stage, { x: lens.x - 1, y: lens.y + 6 }, 'glass', 0.3, 'light'))
    clock.at(beats.contact - 36, () => beam(stage, lens, centres, last - beats.contact + 240))
    for (const [nth, blow] of row.blows.entries()) {
      clock.at(beats.contact + nth * BETWEEN_BLOWS, () => {
        land()
        const centre = centres[nth]
        if (centre) flash(stage, centre, row.element, 1.2)
        impact(stage, { blow, element: row.element, way: { x: 1, y: -0.25 }, far: 22, first: nth === 0 })
      })
    }
  },
}

/** One cone for all who stand in it: light goes on, it does not turn about. */
function beam(stage: GestureStage, lens: Point, targets: readonly Point[], life: number): void {
  if (targets.length === 0) return
  const far = Math.max(...targets.map(({ x }) => x)) + 130 - lens.x
  const middle = targets.reduce((sum, { y }) => sum + y, 0) / targets.length
  const slope = (Math.atan2(middle - lens.y, far - 130) * 180) / Math.PI
  const cone = stage.take('beam', lens, life + 40, 'figures')
  const as = (wide: number, high: number, opacity: number): Keyframe => ({
    transform: `rotate(${slope}deg) scale(${(wide * far) / 1000}, ${high})`,
    opacity,
  })
  stage.clock.pose(
    cone,
    [
      [0, as(0.1, 0.25, 0.4)],
      [36, as(1, 1, 1), ease.out],
      [life - 120, as(1, 0.96, 0.85)],
      [life, as(1, 0.1, 0), ease.in],
    ],
    {
      through: true,
    },
  )
}
