import { ease } from '../easings.ts'
import type { Gesture } from '../gesture.ts'
import { stepIn } from './step-in.ts'
import { glow, liftCard, lightColours } from './shared.ts'

/** Ms: it works, the next act may begin, out of the picture: when the last of three stamps has come down. */
const beats = { contact: 200, rest: 420, out: 900 } as const

/** Somebody does something that strikes nobody: a call, a preparation. What comes of it follows. */
export const call: Gesture = {
  length: beats.rest,
  contact: beats.contact,

  play(stage, { who }, land) {
    const actor = stage.actor(who)
    if (actor) {
      const isMember = actor.side === 'party'
      if (isMember) {
        liftCard(stage, actor, beats.rest)
        if (actor.roleClass) stepIn(stage, actor.roleClass, beats)
      } else {
        stage.clock.pose(actor.body, [
          [0, { transform: 'none' }],
          [120, { transform: 'translateY(6px) scale(1.04, .94)' }, ease.both],
          [240, { transform: 'translateY(-14px) scale(.98, 1.08)' }, ease.out],
          [beats.rest, { transform: 'none' }, ease.both],
        ])
      }
      const colour = isMember ? lightColours.lamp : lightColours.shadow
      glow(stage, actor.centre, { colour, life: beats.rest, size: isMember ? 0.8 : 1.5, layer: isMember ? 'light' : 'floor' })
    }
    stage.clock.at(beats.contact, land)
  },
}
