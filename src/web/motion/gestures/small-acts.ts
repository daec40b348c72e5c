import { ease } from '../easings.ts'
import type { Gesture } from '../gesture.ts'
import { liftCard } from './shared.ts'

/** A member takes something out of the bag and holds it up. */
export const item: Gesture = {
  length: 380,
  contact: 220,

  play(stage, { who }, land) {
    const actor = stage.actor(who)
    if (actor) {
      liftCard(stage, actor, 380)
      const light = stage.take('seed', { x: actor.centre.x, y: actor.box.y }, 320)
      stage.clock.pose(light, [
        [0, { opacity: 0, transform: 'translateY(60px) scale(.4)' }],
        [160, { opacity: 1, transform: 'translateY(-30px) scale(1.4)' }, ease.out],
        [220, { opacity: 1, transform: 'translateY(-24px) scale(1.2)' }, ease.both],
        [300, { opacity: 0, transform: 'translateY(-60px) scale(.6)' }, ease.in],
      ])
    }
    stage.clock.at(220, land)
  },
}

/** The whole party makes off: the cards run out to the left, one after the other, and come back unless the door is open. */
export const escape: Gesture = {
  length: 620,
  contact: 420,

  play(stage, _, land) {
    for (const [nth, { body }] of stage.party.entries()) {
      stage.clock.pose(
        body,
        [
          [0, { transform: 'none' }],
          [120, { transform: 'translateX(14px) rotate(2deg)' }, ease.both],
          [360, { transform: 'translateX(-90px) rotate(-3deg)' }, ease.in],
          [420, { transform: 'translateX(-96px) rotate(-3deg)' }],
          [620, { transform: 'none' }, ease.both],
        ],
        { delay: nth * 50 },
      )
    }
    stage.clock.at(420, land)
  },
}

/** A line of the log is read; nothing moves. */
export const pause: Gesture = { length: 240, contact: 1, play: (stage, _, land) => stage.clock.at(1, land) }

/** What happens without being seen. */
export const settle: Gesture = { length: 1, contact: 0, play: (_, __, land) => land() }
