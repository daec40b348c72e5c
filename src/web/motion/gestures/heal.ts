import { ease } from '../easings.ts'
import { BETWEEN_BLOWS, type Gesture } from '../gesture.ts'
import type { Point } from '../shards.ts'
import type { Actor, Stage } from '../stage.ts'
import type { Blow } from '../timeline.ts'
import { glow, liftCard, number } from './shared.ts'
import { offerLamp } from './strike-lamp.ts'

const beats = { lit: 150, contact: 260, rest: 700 } as const
const light = ['#b8f2c8', '#7fe0a8', '#ffe6a6', '#d8ffe4']

/** A lamp is lit, its light goes over, and rises from whoever is healed as petals; the gauge fills behind it. */
export const heal: Gesture = {
  length: beats.rest,
  contact: beats.contact,

  play(stage, row, land) {
    const from = stage.actor(row.who)
    if (from) liftCard(stage, from, beats.rest)
    const lamp = (from?.roleClass === 'medic' ? offerLamp(stage, beats.rest) : null) ?? from?.centre
    if (lamp) stage.clock.at(beats.lit - 10, () => glow(stage, lamp, 240, 0.9))
    for (const [nth, blow] of row.blows.entries()) {
      const to = stage.actor(blow.target)
      const after = nth * BETWEEN_BLOWS
      if (lamp && to && lamp !== to.centre) stage.clock.at(after, () => fly(stage, lamp, to.centre))
      stage.clock.at(beats.contact + after, () => {
        land()
        if (to) warm(stage, to, blow)
      })
    }
  },
}

/** A seed of light flies an arc. */
function fly(stage: Stage, from: Point, to: Point): void {
  const seed = stage.take('seed', from, beats.contact + 60)
  const way = { x: to.x - from.x, y: to.y - from.y }
  const on = (share: number, lift: number, opacity: number): Keyframe => ({
    transform: `translate(${way.x * share}px, ${way.y * share - lift}px) scale(${1 + lift / 300})`,
    opacity,
  })
  stage.clock.pose(seed, [
    [0, on(0, -20, 0)],
    [beats.lit - 10, on(0, 30, 0)],
    [beats.lit, on(0, 46, 1), ease.out],
    [beats.lit + 40, on(0.2, 106, 1), ease.in],
    [beats.contact - 30, on(0.75, 102, 1)],
    [beats.contact, on(1, 0, 1), ease.in],
    [beats.contact + 50, on(1, -10, 0)],
  ])
}

/** Light and petals rise from whoever gets HP back. */
export function warm(stage: Stage, to: Actor, blow: Blow): void {
  glow(stage, to.centre, 620, 1.15)
  stage.shards.rise({ x: to.centre.x, y: to.centre.y + 60 }, light, { count: 22, width: 190, height: 360, span: 300 })
  stage.clock.pose(to.body, [
    [0, { transform: 'none' }],
    [70, { transform: 'translateY(3px) scale(1.01, .985)' }, ease.both],
    [240, { transform: 'translateY(-9px) scale(1, 1.01)' }, ease.both],
    [420, { transform: 'none' }, ease.both],
  ])
  number(stage, blow)
}
