import { battleText } from '../../../content/text/battle.ts'
import type { Pose } from '../clock.ts'
import { ease } from '../easings.ts'
import type { Gesture } from '../gesture.ts'
import type { GestureStage } from '../stage.ts'
import type { Blow } from '../timeline.ts'
import { hop, refill, warm } from './heal.ts'
import { openScreen, setDown } from './screen.ts'
import { textElement } from '../text-element.ts'
import { number } from './number.ts'
import { glow, impact, lightColours, shake, slash } from './shared.ts'

/** HP is lost beside the blow itself: the price of a skill. */
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
      for (const blow of blows) {
        const to = stage.actor(blow.target)
        if (to) warm(stage, to, blow)
      }
      land()
    })
  },
}

/** Somebody who is torn loses HP at the end of a turn: the tear shows, ink runs out of it. Nobody strikes, so nothing stops. */
export const bleed: Gesture = {
  length: 440,
  contact: 120,
  play(stage, { blows }, land) {
    const { clock, shards } = stage
    for (const { target } of blows) {
      const torn = stage.actor(target)
      if (!torn) continue
      const at = (x: number, y: number, high = 1): Keyframe => ({ transform: `translate(${x}px, ${y}px) scale(1, ${high})` })
      clock.pose(torn.body, [
        [0, at(0, 0)],
        [70, at(-5, 1), ease.both],
        [120, at(6, 2, 0.98), ease.both],
        [190, at(-4, 6, 0.96), ease.both],
        [260, at(2, 5, 0.97), ease.both],
        [420, at(0, 0), ease.both],
      ])
      slash(stage, { x: torn.centre.x - 8, y: torn.centre.y - 14 }, [112], { length: 150, tone: 'ink', life: 420 })
    }
    clock.at(120, () => {
      land()
      for (const blow of blows) {
        const torn = stage.actor(blow.target)
        if (torn)
          shards.tear(torn.centre, ink, { kind: 'drop', count: 14, speed: 240, size: 15, spread: 70, edge: 16, weight: 1500, life: 520 })
        number(stage, blow)
      }
    })
  },
}

const ink = ['#f2325e', '#c2362c', '#7a1438']

/** AP comes, in drops that rise, or goes, in drops that fall. */
export const drops: Gesture = {
  length: 360,
  contact: 80,
  play(stage, { blows }, land) {
    stage.clock.at(80, () => {
      for (const blow of blows) showDrops(stage, blow)
      land()
    })
  },
}

const water = ['#eaf6ff', '#8fc8ff', '#3c8ee0']

/** To be called before what has changed is shown. */
export function showDrops(stage: GestureStage, blow: Blow): void {
  const to = stage.actor(blow.target)
  number(stage, blow)
  if (!to) return
  const gained = blow.tone === 'apGained'
  const { clock, shards } = stage
  glow(stage, to.centre, { colour: lightColours.ap, life: 480, size: gained ? 2 : 1.5, layer: 'floor' })
  if (gained && to.ap) refill(stage, to.ap, { amount: blow.amount, colour: lightColours.ap })
  shards.tear({ x: to.centre.x, y: to.centre.y + (gained ? 50 : -10) }, water, {
    kind: 'drop',
    count: 16,
    speed: gained ? 620 : 420,
    size: 17,
    way: { x: 0, y: gained ? -1 : 0.4 },
    spread: 110,
    edge: 14,
    weight: gained ? -700 : 1700,
    life: 480,
  })
  const sag: readonly Pose[] = [
    [0, { transform: 'none' }],
    [90, { transform: 'translateY(9px) scale(1.02, .94) rotate(-1deg)' }, ease.out],
    [340, { transform: 'none' }, ease.both],
  ]
  clock.pose(to.body, gained ? hop : sag)
}

/** A folding screen is set down before the card and stays until it is hit. */
export const guard: Gesture = {
  length: setDown.rest,
  contact: setDown.down,
  play(stage, { who }, land) {
    const actor = stage.actor(who)
    if (actor) openScreen(stage, actor)
    stage.clock.at(setDown.down, land)
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
      const [blow] = blows
      if (to && blow) warm(stage, to, blow)
      land()
    })
  },
}
