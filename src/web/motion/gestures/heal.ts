import type { Pose } from '../clock.ts'
import { ease } from '../easings.ts'
import { BETWEEN_BLOWS, type Gesture } from '../gesture.ts'
import type { Point } from '../pieces/shards.ts'
import type { Actor, Meter, GestureStage } from '../stage.ts'
import type { Blow } from '../timeline.ts'
import { number } from './number.ts'
import { glow, liftCard, lightColours } from './shared.ts'
import { offerLamp } from './strike-lamp.ts'

const beats = { lit: 150, contact: 260, rest: 700 } as const
/** Of the lamp, and of who heals by it. */
const petals = ['#ffe6a6', '#b8f2c8', '#ffcf73', '#7fe0a8', '#fff8e6']

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
        if (to) warm(stage, to, blow)
        land()
      })
    }
  },
}

/** A seed of light flies an arc from `start` ms on, and arrives at the contact. */
export function throwLight(
  stage: GestureStage,
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

/** Ms: the fill comes up behind the light for 240 ms, stands until its own transition is over, the light is gone. */
const refilled = { start: 60, up: 300, full: 420, gone: 640 } as const

/** Of a card that gets something back. */
export const hop: readonly Pose[] = [
  [0, { transform: 'none' }],
  [70, { transform: 'translateY(4px) scale(1.015, .975)' }, ease.both],
  [240, { transform: 'translateY(-14px) scale(.995, 1.015)' }, ease.both],
  [refilled.full, { transform: 'none' }, ease.both],
]

/** Light runs ahead in a gauge to where it will stand, and the fill comes up behind it. To be called before what has changed is shown. */
export function refill(
  stage: GestureStage,
  { element, box }: Meter,
  { amount, colour }: { readonly amount: number; readonly colour: string },
): void {
  const [now, max] = [Number(element.ariaValueNow), Number(element.ariaValueMax)]
  const before = { transform: `scaleX(${now / max})` }
  const ahead = { transform: `scaleX(${Math.min(1, (now + amount) / max)})` }
  const { firstElementChild: trail, lastElementChild: fill } = element
  if (fill) {
    stage.clock.pose(fill, [
      [0, before],
      [refilled.start, before],
      [refilled.up, ahead, ease.both],
      [refilled.full, ahead],
    ])
  }
  if (trail) {
    stage.clock.pose(trail, [
      [0, { ...ahead, opacity: 1 }],
      [refilled.full, { ...ahead, opacity: 1 }],
      [refilled.gone, { ...ahead, opacity: 0.55 }],
    ])
  }
  const light = stage.take('ring', box, refilled.gone)
  light.style.setProperty('--glow', colour)
  Object.assign(light.style, { width: `${box.width}px`, height: `${box.height}px` })
  // With the card, as it hops.
  stage.clock.pose(light, [
    [0, { opacity: 0, transform: 'none' }],
    [70, { opacity: 0.8, transform: 'translateY(4px)' }, ease.both],
    [240, { opacity: 1, transform: 'translateY(-14px)' }, ease.both],
    [refilled.full, { opacity: 0.7, transform: 'none' }, ease.both],
    [refilled.gone, { opacity: 0, transform: 'none' }],
  ])
}

/** A heal: a pillar of light behind the card, and petals. To be called before what has changed is shown. */
export function warm(stage: GestureStage, to: Actor, blow: Blow): void {
  const { clock, shards } = stage
  const { x, y } = to.centre
  // Behind the card: over it, face and figures would lie in a mist. As wide as the card, and no higher than the enemies' gauges: they are not healed.
  const right = to.hp ? to.hp.box.x + to.hp.box.width : to.box.x + to.box.width
  const pillar = stage.take('pillar', { x: (to.box.x + right) / 2, y: to.box.y + to.box.height }, 680, 'floor')
  pillar.style.setProperty('--glow', lightColours.heal)
  const stands = (wide: number, high: number, opacity: number): Keyframe => ({ transform: `scale(${wide}, ${high})`, opacity })
  clock.pose(pillar, [
    [0, stands(0.3, 0, 0.5)],
    [110, stands(1.25, 1.2, 1), ease.out],
    [240, stands(1.1, 1.1, 0.7), ease.both],
    [660, stands(0.5, 1.3, 0), ease.both],
  ])
  shards.rise({ x, y: y + 60 }, petals, { count: 28, width: 220, height: 270, span: 360, size: 21 })
  if (to.hp) refill(stage, to.hp, { amount: blow.amount, colour: lightColours.heal })
  clock.pose(to.body, hop)
  number(stage, blow)
}
