import { ease } from '../easings.ts'
import { BETWEEN_BLOWS, type Gesture } from '../gesture.ts'
import { throwLight, warm } from './heal.ts'
import { showDrops } from './results.ts'
import { glow, liftCard, lightColours } from './shared.ts'

/** Ms: held up, unwrapped and thrown, there. */
const items = { up: 120, open: 170, contact: 300, rest: 560 } as const

/** A member takes something out of the bag, holds it up and unwraps it; its light flies over to whom it is for. */
export const item: Gesture = {
  length: items.rest,
  contact: items.contact,

  play(stage, { who, blows }, land) {
    const { clock } = stage
    const actor = stage.actor(who)
    if (actor) {
      const from = { x: actor.centre.x, y: actor.box.y - 24 }
      liftCard(stage, actor, items.rest)
      const light = stage.take('seed', from, items.contact)
      light.style.setProperty('--glow', lightColours.lamp)
      clock.pose(light, [
        [0, { opacity: 0, transform: 'translateY(90px) scale(.4)' }],
        [items.up, { opacity: 1, transform: 'translateY(-8px) scale(1.5)' }, ease.out],
        [items.open, { opacity: 1, transform: 'scale(1.2)' }, ease.both],
        [items.open + 80, { opacity: 0, transform: 'scale(2.6)' }, ease.out],
      ])
      clock.at(items.open, () => {
        glow(stage, from, { colour: lightColours.lamp, life: 300, size: 0.9 })
        stage.shards.tear(from, ['#f8e9c8', '#fff4d9', '#d3b594'], { count: 10, speed: 700, size: 15, edge: 12, spread: 20 })
      })
      for (const [nth, { target }] of blows.entries()) {
        const to = stage.actor(target)
        const times = { start: items.open, contact: items.contact, colour: lightColours.lamp }
        if (to && to !== actor) clock.at(nth * BETWEEN_BLOWS, () => throwLight(stage, { from, to: to.centre }, times))
      }
    }
    for (const [nth, blow] of blows.entries()) {
      clock.at(items.contact + nth * BETWEEN_BLOWS, () => {
        const to = stage.actor(blow.target)
        if (blow.tone !== 'heal') showDrops(stage, blow)
        else if (to) warm(stage, to, blow)
        land()
      })
    }
    if (blows.length === 0) clock.at(items.contact, land)
  },
}

/** The whole party makes off: the cards crouch, run out to the left in three steps, one after the other, and come back unless the door is open. */
export const escape: Gesture = {
  length: 700,
  contact: 440,

  play(stage, _, land) {
    const at = (x: number, y: number, turn: number, high = 1): Keyframe => ({
      transform: `translate(${x}px, ${y}px) rotate(${turn}deg) scale(1, ${high})`,
    })
    for (const [nth, { body, box }] of stage.party.entries()) {
      stage.clock.pose(
        body,
        [
          [0, { transform: 'none' }],
          [110, at(20, 10, 3, 0.95), ease.both],
          [190, at(-50, -20, -5), ease.out],
          [260, at(-90, 6, -3, 0.97), ease.in],
          [320, at(-130, -16, -5), ease.out],
          [380, at(-165, 6, -3, 0.97), ease.in],
          // Dimmer: without motion nothing else is seen of it.
          [450, { ...at(-190, 0, -6), opacity: 0.6 }, ease.out],
          [640, { ...at(8, 0, 1), opacity: 1 }, ease.both],
          [700, { transform: 'none' }, ease.both],
        ],
        { delay: nth * 50 },
      )
      stage.clock.at(150 + nth * 50, () =>
        stage.shards.tear({ x: box.x + box.width, y: box.y + box.height }, ['#d3b594', '#8a6a5c'], {
          count: 6,
          speed: 460,
          size: 11,
          way: { x: 0.9, y: -0.4 },
          edge: 10,
        }),
      )
    }
    stage.clock.at(440, land)
  },
}

/** A line of the log is read; nothing moves. */
export const pause: Gesture = { length: 240, contact: 1, play: (stage, _, land) => stage.clock.at(1, land) }

/** What happens without being seen. */
export const settle: Gesture = { length: 1, contact: 0, play: (_, __, land) => land() }
