import { ease } from '../easings.ts'
import { BETWEEN_BLOWS, type Gesture } from '../gesture.ts'
import type { Point } from '../shards.ts'
import type { Stage } from '../stage.ts'
import { flash, footlight, impact, liftCard, shownBetween } from './shared.ts'
import { strike } from './strike.ts'

/** Ms: stands, the slide clicks in, contact, out of the picture. */
const beats = { in: 110, slot: 240, contact: 340, out: 640 } as const
/** Where the lens is, from the anchor. */
const lensAt = { x: 92, y: -276 } as const

/** The slide clicks into the lantern, she bows, and its light goes over her head: a picture on the foe that bursts like glass. */
export const strikeSlide: Gesture = {
  length: 860,
  contact: beats.contact,

  play(stage, row, land) {
    const cutOut = stage.cutOuts.get('mage')
    const actor = stage.actor(row.who)
    if (!cutOut || !actor) return strike.play(stage, row, land)
    const { clock } = stage
    const from = { x: 200, y: stage.height - 30 }
    const at = (x: number, y: number, turn: number, wide = 1, high = 1): Keyframe => ({
      transform: `translate(${from.x + x}px, ${from.y + y}px) rotate(${turn}deg) scale(${wide}, ${high})`,
      opacity: 1,
    })
    const last = beats.contact + BETWEEN_BLOWS * (row.blows.length - 1)
    liftCard(stage, actor, this.length)
    footlight(stage, { x: from.x + 20, y: from.y - 170 }, beats.out)
    clock.pose(cutOut.root, [
      [0, at(-50, 360, -8)],
      [beats.in, at(6, -10, 2), ease.out],
      [170, at(0, 0, -3), ease.both],
      [beats.slot - 30, at(-8, 2, -8, 0.98, 1.03), ease.both],
      [beats.slot, at(-8, 4, -8, 1.02, 0.98), ease.snap],
      [beats.contact - 20, at(14, 6, 13), ease.in],
      [beats.contact + 40, at(-2, 4, 9, 1.01, 0.99), ease.out],
      [last + 140, at(2, 4, 11), ease.both],
      [last + 300, at(-20, 400, -4), ease.in],
    ])
    clock.pose(cutOut.wound.root, shownBetween(0, beats.slot + 50, last + 300))
    clock.pose(cutOut.strike.root, shownBetween(beats.slot + 51, last + 300, last + 300))
    for (const pose of [cutOut.wound, cutOut.strike]) {
      if (!pose.parts.arm) continue
      clock.pose(pose.parts.arm, [
        [0, { transform: 'rotate(14deg)' }],
        [beats.in + 20, { transform: 'rotate(4deg)' }, ease.out],
        [beats.slot - 40, { transform: 'rotate(9deg)' }, ease.both],
        [beats.slot, { transform: 'rotate(-33deg)' }, ease.snap],
        [beats.slot + 40, { transform: 'rotate(-31deg)' }],
        [beats.contact, { transform: 'rotate(20deg)' }, ease.out],
        [beats.out, { transform: 'rotate(26deg)' }],
      ])
    }
    const lens = { x: from.x + lensAt.x, y: from.y + lensAt.y }
    const centres = row.blows.flatMap(({ target }) => stage.actor(target)?.centre ?? [])
    clock.at(beats.slot, () => flash(stage, { x: lens.x - 56, y: lens.y - 8 }, 'glass', 0.3))
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
function beam(stage: Stage, lens: Point, targets: readonly Point[], life: number): void {
  if (targets.length === 0) return
  const far = Math.max(...targets.map(({ x }) => x)) + 130 - lens.x
  const middle = targets.reduce((sum, { y }) => sum + y, 0) / targets.length
  const turn = (Math.atan2(middle - lens.y, far - 130) * 180) / Math.PI
  const cone = stage.take('beam', lens, life + 40, 'figures')
  const as = (wide: number, high: number, opacity: number): Keyframe => ({
    transform: `rotate(${turn}deg) scale(${(wide * far) / 1000}, ${high})`,
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
