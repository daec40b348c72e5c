import { battleText } from '../../../content/text/battle.ts'
import { ease } from '../easings.ts'
import type { Gesture } from '../gesture.ts'
import { warm } from './heal.ts'
import { openScreen } from './screen.ts'
import { glow, impact, liftCard, number, recoil, shake, textElement } from './shared.ts'

/** HP is lost without a blow: bleeding, the price of a skill. */
export const wound: Gesture = {
  length: 360,
  contact: 60,
  play(stage, { blows, element }, land) {
    stage.clock.at(60, () => {
      land()
      for (const blow of blows) impact(stage, { blow, element, way: { x: 0, y: 1 }, far: 10, first: false })
    })
  },
}

/** HP comes back beside something else. */
export const mend: Gesture = {
  length: 360,
  contact: 60,
  play(stage, { blows }, land) {
    stage.clock.at(60, () => {
      land()
      for (const blow of blows) {
        const to = stage.actor(blow.target)
        if (to) warm(stage, to, blow)
      }
    })
  },
}

/** AP comes or goes. */
export const drops: Gesture = {
  length: 300,
  contact: 60,
  play(stage, { blows }, land) {
    stage.clock.at(60, () => {
      land()
      for (const blow of blows) {
        number(stage, blow)
        const to = stage.actor(blow.target)
        if (to) glow(stage, to.centre, 400, 0.8)
      }
    })
  },
}

/** A weakening leaves somebody, or a strengthening is torn off. */
export const cleanse: Gesture = {
  length: 280,
  contact: 80,
  play(stage, { who }, land) {
    const to = stage.actor(who)
    stage.clock.at(80, () => {
      land()
      if (!to) return
      glow(stage, to.centre, 420, 1)
      stage.shards.strips(to.centre, ['#f8e9c8', '#d3b594'], true)
    })
  },
}

/** The crouch has kept something off. */
export const ward: Gesture = {
  length: 280,
  contact: 60,
  play(stage, { who }, land) {
    const to = stage.actor(who)
    stage.clock.at(60, () => {
      land()
      if (!to) return
      recoil(stage, to, { x: 0, y: 1 }, 8)
      stage.shards.rings(to.centre, ['#ffe6a6'], 1)
    })
  },
}

/** A folding screen comes in and stays until it is hit. */
export const guard: Gesture = {
  length: 400,
  contact: 150,
  play(stage, { who }, land) {
    const actor = stage.actor(who)
    if (actor) {
      liftCard(stage, actor, 400)
      openScreen(stage, actor)
    }
    stage.clock.at(150, land)
  },
}

/** It does not work: the card shakes its head. */
export const failed: Gesture = {
  length: 520,
  contact: 120,
  play(stage, { who }, land) {
    const actor = stage.actor(who)
    const at = (x: number): Keyframe => ({ transform: `translateX(${x}px)` })
    if (actor) {
      stage.clock.pose(actor.body, [
        [0, at(0)],
        [90, at(-9), ease.both],
        [190, at(8), ease.both],
        [280, at(-5), ease.both],
        [400, at(0), ease.both],
      ])
    }
    stage.clock.at(120, land)
  },
}

/** What was announced is broken off: thrown off balance, the word stamped across. */
export const broken: Gesture = {
  length: 900,
  contact: 120,
  play(stage, { who }, land) {
    const { clock } = stage
    const actor = stage.actor(who)
    if (actor) {
      clock.pose(actor.body, [
        [0, { transform: 'scale(1.06)' }],
        [120, { transform: 'translateY(-10px) rotate(-7deg)' }, ease.out],
        [380, { transform: 'translateY(8px) rotate(5deg) scale(1.02, .92)' }, ease.both],
        [640, { transform: 'none' }, ease.both],
      ])
      const word = stage.take('word', { x: actor.centre.x, y: actor.centre.y - 20 }, 1000)
      word.replaceChildren(textElement('b', battleText.broken))
      const at = (size: number, opacity: number): Keyframe => ({ transform: `translate(-50%, -50%) rotate(-8deg) scale(${size})`, opacity })
      clock.pose(word, [
        [0, at(1.9, 0)],
        [120, at(0.96, 1), ease.snap],
        [180, at(1, 1), ease.out],
        [820, at(1, 1)],
        [980, at(0.9, 0), ease.in],
      ])
    }
    clock.at(120, () => {
      land()
      if (!actor) return
      shake(stage, 'critical', { x: 0.4, y: 1 })
      stage.shards.tear(actor.centre, ['#f8e9c8', '#c2362c', '#ffcf73'], { count: 16, speed: 1300 })
    })
  },
}

/** The fallen card is hung up again. */
export const revive: Gesture = {
  length: 560,
  contact: 160,
  play(stage, { who, blows }, land) {
    const { clock } = stage
    const to = stage.actor(who)
    if (to) {
      clock.pose(to.body, [
        [0, { transform: 'translateY(26px) rotate(-5deg)' }],
        [160, { transform: 'translateY(-16px) rotate(3deg)' }, ease.out],
        [300, { transform: 'translateY(4px) rotate(-1.5deg)' }, ease.both],
        [420, { transform: 'none' }, ease.both],
      ])
    }
    clock.at(160, () => {
      land()
      const [blow] = blows
      if (to && blow) warm(stage, to, blow)
    })
  },
}
