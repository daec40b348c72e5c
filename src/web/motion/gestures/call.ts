import { ease } from '../easings.ts'
import type { Gesture } from '../gesture.ts'
import { glow, liftCard } from './shared.ts'

/** Somebody does something that strikes nobody: a call, a preparation. What comes of it follows. */
export const call: Gesture = {
  length: 420,
  contact: 200,

  play(stage, { who }, land) {
    const actor = stage.actor(who)
    if (actor) {
      if (actor.side === 'party') liftCard(stage, actor, 420)
      else {
        stage.clock.pose(actor.body, [
          [0, { transform: 'none' }],
          [120, { transform: 'translateY(6px) scale(1.04, .94)' }, ease.both],
          [240, { transform: 'translateY(-14px) scale(.98, 1.08)' }, ease.out],
          [420, { transform: 'none' }, ease.both],
        ])
      }
      glow(stage, actor.centre, 420, 1)
    }
    stage.clock.at(200, land)
  },
}
