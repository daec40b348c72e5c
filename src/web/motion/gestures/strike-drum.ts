import type { CutOut } from '../pieces/cut-outs.ts'
import { ease } from '../easings.ts'
import { BETWEEN_BLOWS, type Gesture } from '../gesture.ts'
import type { GestureStage } from '../stage.ts'
import { clearOf, cutOutOf, exchange, grow, hudTop, lastBlow, standingAt, rotate } from './cut-out.ts'
import { flash, footlight, impact, liftCard } from './shared.ts'
import { strike } from './strike.ts'

/** Ms: stands, the stick is up, contact; after the last blow: out of the picture. */
const beats = { in: 110, wound: 270, contact: 320, after: 340 } as const
/** The middle of the drum in the second pose, from the anchor. */
const drumAt = { x: 96, y: -100 } as const
const soundColours = ['#fff0c8', '#ff9cc0', '#ff6a9c']

/** The stick rises, hangs, and falls; the beat goes out in rings. */
export const strikeDrum: Gesture = {
  length: 760,
  contact: beats.contact,

  play(stage, row, land) {
    const cutOut = cutOutOf(stage, 'buffer')
    const actor = stage.actor(row.who)
    if (!cutOut || !actor) return strike.play(stage, row, land)
    const last = lastBlow(row, beats.contact)
    liftCard(stage, actor, this.length)
    beat(stage, cutOut, { ...beats, last, out: last + beats.after }, clearOf(stage, 200, 110))
    for (const [nth, blow] of row.blows.entries()) {
      stage.clock.at(beats.contact + nth * BETWEEN_BLOWS, () => {
        land()
        const struck = stage.actor(blow.target)
        if (struck) flash(stage, struck.centre, row.element, 1.1)
        impact(stage, { blow, element: row.element, way: { x: 0.7, y: -0.4 }, far: 24, first: nth === 0 })
      })
    }
  },
}

interface BeatTimes {
  readonly in: number
  readonly wound: number
  readonly contact: number
  /** When the last thing lands that the figure waits for. */
  readonly last: number
  readonly out: number
}

/** The drummer steps in, `x` px from the left, beats once, and goes. */
export function beat(stage: GestureStage, cutOut: CutOut, times: BeatTimes, x: number): void {
  const { clock } = stage
  const from = { x, y: hudTop(stage) + 30 }
  const at = standingAt(from)
  const { wound, contact, last, out } = times
  footlight(stage, { x: from.x + 30, y: from.y - 120 }, out)
  clock.pose(cutOut.root, [
    [0, at(-50, 480, -8)],
    [times.in, at(4, -10, 2), ease.out],
    [times.in + 40, at(-4, 4, -3), ease.both],
    [wound, at(-14, -14, -8, 0.97, 1.06), ease.both],
    [wound + 1, at(-8, -18, -10, 0.98, 1.04)],
    [contact, at(14, 14, 4, 1.06, 0.92), ease.snap],
    [contact + 50, at(10, 0, 1, 0.98, 1.03), ease.out],
    [contact + 120, at(8, 4, 2), ease.both],
    [last + 160, at(6, 4, 1), ease.both],
    [out, at(-20, 540, -4), ease.in],
  ])
  exchange(clock, cutOut, wound, out)
  rotate(clock, cutOut.wound.parts.arm, [
    [0, 44],
    [times.in, 40],
    [times.in + 30, 46, ease.both],
    [wound - 30, -10, ease.out],
    [wound, -14, ease.both],
    [out, -14],
  ])
  rotate(clock, cutOut.strike.parts.arm, [
    [0, -64],
    [wound, -64],
    [contact, 18, ease.snap],
    [contact + 60, -10, ease.out],
    [last + 160, -4, ease.both],
    [out, 6],
  ])
  grow(clock, cutOut.strike.parts.toolA, [
    [0, 1, 1],
    [contact - 1, 1, 1],
    [contact, 0.9, 0.94],
    [contact + 40, 1.1, 1.08, ease.out],
    [contact + 120, 1, 1, ease.both],
    [out, 1, 1],
  ])
  clock.at(contact, () => {
    const drum = { x: from.x + drumAt.x, y: from.y + drumAt.y }
    stage.shards.rings(drum, soundColours, 2)
    flash(stage, drum, 'sound', 0.4, 'light')
  })
}
