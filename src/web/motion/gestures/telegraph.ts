import { ease } from '../easings.ts'
import type { Gesture } from '../gesture.ts'
import { glow, lightColours } from './shared.ts'

/** Ms: it is dark, the breath is drawn, the tag falls as it is let go: before that the swollen back stands in its place. */
const beats = { dark: 260, breath: 300, drop: 500, rest: 760 } as const

/** An enemy draws breath, all but it darkens and its eyes light; the tag that says what comes falls on its string. */
export const telegraph: Gesture = {
  length: beats.rest,
  contact: beats.drop,

  play(stage, { who }, land) {
    const { clock } = stage
    const actor = stage.actor(who)
    if (actor) {
      clock.pose(actor.body, [
        [0, { transform: 'none' }],
        [90, { transform: 'translateY(6px) scale(1.05, .93)' }, ease.both],
        [beats.breath, { transform: 'translateY(-12px) scale(1.09, 1.17)' }, ease.both],
        [460, { transform: 'translateY(-10px) scale(1.1, 1.15)' }],
        [540, { transform: 'translateY(3px) scale(1.02, .97)' }, ease.in],
        [700, { transform: 'none' }, ease.both],
      ])
      if (actor.lights) {
        clock.pose(actor.lights, [
          [0, { opacity: 0 }],
          [120, { opacity: 0.2 }],
          [beats.breath, { opacity: 1 }, ease.in],
          [460, { opacity: 0.9 }, ease.both],
          [beats.rest, { opacity: 0.5 }],
        ])
      }
    }
    // Without motion this alone tells who it is.
    if (actor)
      glow(stage, actor.centre, {
        colour: actor.colours[3] ?? lightColours.lamp,
        life: beats.rest,
        size: actor.box.width / 130,
        layer: 'floor',
      })
    for (const other of stage.enemies)
      if (other !== actor && other.dusk)
        clock.pose(other.dusk, [
          [0, { opacity: 0 }],
          [beats.dark, { opacity: 0.5 }, ease.both],
          [beats.drop, { opacity: 0.5 }],
          [beats.rest, { opacity: 0 }, ease.both],
        ])
    const dark = stage.layer('dark')
    if (dark)
      clock.pose(dark, [
        [0, { opacity: 0 }],
        [beats.dark, { opacity: 0.45 }, ease.both],
        [460, { opacity: 0.45 }],
        [660, { opacity: 0 }, ease.both],
      ])
    clock.at(beats.drop, land)
  },
}
