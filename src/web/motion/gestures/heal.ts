import { ease } from '../easings.ts'
import { BETWEEN_BLOWS, type Gesture } from '../gesture.ts'
import type { Point } from '../shards.ts'
import type { Actor, Stage } from '../stage.ts'
import type { Blow } from '../timeline.ts'
import { number } from './number.ts'
import { glow, liftCard, lightColours } from './shared.ts'
import { offerLamp } from './strike-lamp.ts'

const beats = { lit: 150, contact: 260, rest: 700 } as const
const petals = ['#b8f2c8', '#7fe0a8', '#ffe6a6', '#d8ffe4']

/** A lamp is lit, its light goes over, and rises from whoever is healed as petals; the gauge fills behind it. */
export const heal: Gesture = {
  length: beats.rest,
  contact: beats.contact,

  play(stage, row, land) {
    const from = stage.actor(row.who)
    if (from) liftCard(stage, from, beats.rest)
    const lamp = (from?.roleClass === 'medic' ? offerLamp(stage, beats.rest) : null) ?? from?.centre
    if (lamp) stage.clock.at(beats.lit - 10, () => glow(stage, lamp, { colour: lightColours.heal, life: 240, size: 0.9 }))
    for (const [nth, blow] of row.blows.entries()) {
      const to = stage.actor(blow.target)
      const after = nth * BETWEEN_BLOWS
      const times = { start: beats.lit - 10, contact: beats.contact }
      if (lamp && to && lamp !== to.centre) stage.clock.at(after, () => throwLight(stage, { from: lamp, to: to.centre }, times))
      stage.clock.at(beats.contact + after, () => {
        land()
        if (to) warm(stage, to, blow)
      })
    }
  },
}

/** A seed of light flies an arc from `start` ms on, and arrives at the contact. */
export function throwLight(
  stage: Stage,
  { from, to }: { readonly from: Point; readonly to: Point },
  { start, contact, colour = lightColours.heal }: { readonly start: number; readonly contact: number; readonly colour?: string },
): void {
  const seed = stage.take('seed', from, contact + 60)
  seed.style.setProperty('--glow', colour)
  const way = { x: to.x - from.x, y: to.y - from.y }
  const on = (share: number, lift: number, opacity: number): Keyframe => ({
    transform: `translate(${way.x * share}px, ${way.y * share - lift}px) scale(${1 + lift / 300})`,
    opacity,
  })
  stage.clock.pose(seed, [
    [0, on(0, -20, 0)],
    [start, on(0, 30, 0)],
    [start + 10, on(0, 46, 1), ease.out],
    [start + 50, on(0.2, 106, 1), ease.in],
    [contact - 30, on(0.75, 102, 1)],
    [contact, on(1, 0, 1), ease.in],
    [contact + 50, on(1, -10, 0)],
  ])
}

/** Light stands up from whoever gets HP back, and petals rise with it. */
export function warm(stage: Stage, to: Actor, blow: Blow): void {
  const { clock, shards } = stage
  const ground = { x: to.centre.x, y: to.box.y + to.box.height }
  const pillar = stage.take('pillar', ground, 680)
  pillar.style.setProperty('--glow', lightColours.heal)
  const stands = (wide: number, high: number, opacity: number): Keyframe => ({ transform: `scale(${wide}, ${high})`, opacity })
  clock.pose(pillar, [
    [0, stands(0.3, 0, 0.6)],
    [110, stands(1, 1, 0.75), ease.out],
    [240, stands(0.94, 0.94, 0.5), ease.both],
    [660, stands(0.5, 1.1, 0), ease.both],
  ])
  shards.rings(ground, [lightColours.heal], 1)
  shards.rise({ x: ground.x, y: to.centre.y + 60 }, petals, { count: 26, width: 190, height: 420, span: 300, size: 21 })
  clock.pose(to.body, [
    [0, { transform: 'none' }],
    [70, { transform: 'translateY(4px) scale(1.015, .975)' }, ease.both],
    [240, { transform: 'translateY(-14px) scale(.995, 1.015)' }, ease.both],
    [420, { transform: 'none' }, ease.both],
  ])
  number(stage, blow)
}
