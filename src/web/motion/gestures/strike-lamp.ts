import { ease } from '../easings.ts'
import { BETWEEN_BLOWS, type Gesture } from '../gesture.ts'
import type { Point } from '../pieces/shards.ts'
import type { GestureStage } from '../stage.ts'
import { clearOf, cutOutOf, exchange, grow, HELPS_AT, hudTop, lastBlow, standIn, standingAt, standsIn } from './cut-out.ts'
import { flash, footlight, impact, liftCard, lightColours } from './shared.ts'
import { strike } from './strike.ts'

/** Ms: stands, the flame is gathered, contact; after the last blow: out of the picture. */
const beats = { in: 110, wound: 262, contact: 320, after: 330 } as const
/** Ms that its light takes to whoever is struck. */
const leaps = 76
/** Where the lamp is in the second pose, from the anchor. */
const lampAt = { x: 128, y: -286 } as const

const place = (stage: GestureStage, x: number): Point => ({ x, y: hudTop(stage) + 56 })
const lampOf = (from: Point): Point => ({ x: from.x + lampAt.x, y: from.y + lampAt.y })

/** She bends over her lamp and the flame gathers; she holds it up, and it leaps over. */
export const strikeLamp: Gesture = {
  length: 760,
  contact: beats.contact,

  play(stage, row, land) {
    const cutOut = cutOutOf(stage, 'medic')
    const actor = stage.actor(row.who)
    if (!cutOut || !actor) return strike.play(stage, row, land)
    const { clock } = stage
    const from = place(stage, clearOf(stage, 210, 120))
    const at = standingAt(from)
    const last = lastBlow(row, beats.contact)
    const out = last + beats.after
    liftCard(stage, actor, this.length)
    footlight(stage, { x: from.x + 30, y: from.y - 140 }, out)
    clock.pose(cutOut.root, [
      [0, at(-50, 480, -8)],
      [beats.in, at(4, -8, 1), ease.out],
      [180, at(-8, 14, -4, 1.03, 0.95), ease.both],
      [beats.wound, at(-14, 22, -6, 1.05, 0.92), ease.both],
      [beats.wound + 1, at(-10, 12, -8, 0.98, 0.98)],
      [beats.contact, at(26, -34, 6, 0.98, 1.06), ease.snap],
      [beats.contact + 60, at(22, -26, 4), ease.out],
      [last + 160, at(16, -18, 2), ease.both],
      [out, at(-20, 540, -4), ease.in],
    ])
    exchange(clock, cutOut, beats.wound, out)
    grow(clock, cutOut.wound.parts.toolA, [
      [0, 0.2, 0.2],
      [beats.in, 0.36, 0.34, ease.out],
      [150, 0.3, 0.26, ease.both],
      [220, 0.72, 0.82, ease.both],
      [beats.wound, 0.84, 0.56, ease.in],
      [out, 0.84, 0.56],
    ])
    grow(clock, cutOut.strike.parts.toolA, [
      [0, 0.84, 0.6],
      [beats.wound, 0.84, 0.6],
      [beats.contact, 1.1, 1.6, ease.snap],
      [beats.contact + 50, 0.7, 0.6, ease.out],
      [beats.contact + 130, 0.86, 0.9, ease.both],
      [last + 160, 0.78, 0.8, ease.both],
      [out, 0.7, 0.7],
    ])
    const lamp = lampOf(from)
    for (const [nth, blow] of row.blows.entries()) {
      const after = nth * BETWEEN_BLOWS
      const centre = stage.actor(blow.target)?.centre
      if (centre) clock.at(beats.contact - leaps + after, () => leap(stage, lamp, centre))
      clock.at(beats.contact + after, () => {
        land()
        if (centre) flash(stage, centre, row.element, 1.1)
        impact(stage, { blow, element: row.element, way: { x: 0.8, y: -0.5 }, first: nth === 0 })
      })
    }
  },
}

const healing = { in: 100, lit: 130, fade: 480 } as const

/** She steps in and holds up the lamp, to heal. Returns where the lamp is; null without her cut-out. */
export function offerLamp(stage: GestureStage, length: number): Point | null {
  if (stage.clock.reduced) {
    standIn(stage, 'medic', length)
    return lampOf(standsIn(stage))
  }
  const cutOut = cutOutOf(stage, 'medic')
  if (!cutOut) return null
  const { clock } = stage
  const from = place(stage, HELPS_AT)
  const at = standingAt(from)
  footlight(stage, { x: from.x + 30, y: from.y - 140 }, length)
  clock.pose(cutOut.root, [
    [0, at(-50, 480, -6)],
    [healing.in, at(4, 6, -2, 1.02, 0.97), ease.out],
    [healing.lit, at(0, 10, -3, 1.03, 0.95), ease.both],
    [healing.lit + 90, at(14, -22, 3, 0.98, 1.04), ease.out],
    [healing.fade, at(10, -14, 1), ease.both],
    [length, at(-20, 540, -4), ease.in],
  ])
  exchange(clock, cutOut, healing.lit, length)
  grow(clock, cutOut.wound.parts.toolA, [
    [0, 0.3, 0.3],
    [healing.lit, 0.6, 0.5, ease.both],
    [length, 0.6, 0.5],
  ])
  grow(clock, cutOut.strike.parts.toolA, [
    [0, 0.6, 0.6],
    [healing.lit, 0.6, 0.6],
    [healing.lit + 90, 1.2, 1.35, ease.out],
    [healing.fade, 0.9, 0.95, ease.both],
    [length, 0.8, 0.8],
  ])
  return lampOf(from)
}

/** A tongue of light leaps from the lamp. */
function leap(stage: GestureStage, from: Point, to: Point): void {
  const seed = stage.take('seed', from, leaps)
  seed.style.setProperty('--glow', lightColours.lamp)
  const way = { x: to.x - from.x, y: to.y - from.y }
  const turn = (Math.atan2(way.y, way.x) * 180) / Math.PI
  const on = (share: number, long: number, opacity: number): Keyframe => ({
    transform: `translate(${way.x * share}px, ${way.y * share}px) rotate(${turn}deg) scale(${long}, 1.3)`,
    opacity,
  })
  stage.clock.pose(seed, [
    [0, on(0, 1, 0.4)],
    [16, on(0.1, 1.6, 1), ease.in],
    [leaps - 8, on(0.9, 3.4, 1), ease.in],
    // Gone at the contact: it would lie over the white outline.
    [leaps, on(1, 2, 0)],
  ])
}
