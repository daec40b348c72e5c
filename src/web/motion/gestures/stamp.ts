import { battleText } from '../../../content/text/battle.ts'
import type { Pose } from '../clock.ts'
import { ease } from '../easings.ts'
import type { Gesture } from '../gesture.ts'
import type { Point } from '../pieces/shards.ts'
import type { Actor, GestureStage } from '../stage.ts'
import type { Row } from '../timeline.ts'
import { textElement } from '../text-element.ts'
import { glow, lightColours, recoil, shake } from './shared.ts'

const beats = { hover: 110, contact: 190, rest: 620 } as const

/** What is stamped on somebody. */
const seals = {
  strong: { word: battleText.stamps.strong, ring: '#ff8a3a', arrows: ['#ff8a3a', '#ffcf73', '#ffe6a6'] },
  weak: { word: battleText.stamps.weak, ring: '#8f6be0', arrows: ['#6d4e98', '#4b3a86', '#8f6be0'] },
} as const
type SealName = keyof typeof seals

const at = (y: number, size: number, turn: number, opacity: number, high = 1): Keyframe => ({
  transform: `translateY(${y}px) rotate(${turn}deg) scale(${size}, ${size * high})`,
  opacity,
})

/** It comes from near the eye, hangs where it leaves the face free, and falls: here it has come down. A member's face is small, and right above. */
const coming = ({ side }: Actor): readonly Pose[] => {
  const [high, size] = side === 'party' ? [-8, 1.05] : [-52, 1.32]
  return [
    [0, at(high - 28, size - 0.07, -15, 0)],
    [70, at(high + 6, size - 0.04, -11, 1), ease.out],
    [beats.hover, at(high, size, -13, 1), ease.both],
    [beats.contact, at(0, 0.96, -6, 1, 0.92), ease.snap],
  ]
}

/** Below the face, and away from a number over the head. A member's card ends right below it. */
const chestOf = ({ side, box, centre }: Actor): Point => ({ x: centre.x, y: box.y + box.height * (side === 'party' ? 0.82 : 0.74) })

/** Beside a member's face, and no farther up than the card goes. */
function arrows({ shards }: GestureStage, { side, box, centre }: Actor, name: SealName, up: boolean): void {
  const { x, y } = centre
  if (side === 'party') shards.arrows({ x, y: y + 75 }, box.width * 1.8, seals[name].arrows, up)
  else shards.arrows(centre, box.width, seals[name].arrows, up)
}

function takeSeal(stage: GestureStage, actor: Actor | null, name: SealName, life: number): HTMLElement {
  const seal = stage.take('seal', actor ? chestOf(actor) : { x: 0, y: 0 }, life)
  seal.dataset.tone = name
  seal.style.scale = actor?.side === 'party' ? '.64' : ''
  seal.replaceChildren(textElement('b', seals[name].word))
  return seal
}

/** Has the browser shape their words, unseen, as `shapeNumbers` does. */
export function shapeSeals(stage: GestureStage): void {
  for (const name of ['strong', 'weak'] as const) takeSeal(stage, null, name, 0)
}

/** A seal is stamped on somebody: 強 and arrows of paper go up, 弱 and they go down. */
const stamp = (name: SealName): Gesture => ({
  length: beats.rest - 240,
  contact: beats.contact,
  play: (stage, row, land) => press(stage, row, name, land),
})

export const stampStrong = stamp('strong')
export const stampWeak = stamp('weak')

function press(stage: GestureStage, { who }: Row, name: SealName, land: () => void): void {
  const { clock } = stage
  const actor = stage.actor(who)
  clock.at(beats.contact, land)
  if (!actor) return
  const up = name === 'strong'
  clock.pose(takeSeal(stage, actor, name, beats.rest + 20), [
    ...coming(actor),
    [beats.contact + 60, at(0, 1, -6, 1), ease.out],
    [480, at(0, 1, -6, 1)],
    [beats.rest, at(up ? -46 : 40, 0.92, -6, 0), ease.in],
  ])
  clock.at(beats.contact, () => {
    shake(stage, 'stamp', { x: 0.1, y: 1 })
    stage.shards.rings(actor.centre, [seals[name].ring], 1)
    const push = up ? '1.07, .9' : '1.1, .84'
    clock.pose(actor.body, [
      [0, { transform: 'none' }],
      [50, { transform: `translateY(6px) scale(${push})` }, ease.out],
      [170, { transform: up ? 'translateY(-12px) scale(.96, 1.09)' : 'translateY(5px) scale(1.04, .93)' }, ease.both],
      [330, { transform: 'none' }, up ? ease.paper : ease.both],
    ])
    arrows(stage, actor, name, up)
  })
}

/** The seal of a weakening falls on somebody's folding screen, and is torn to pieces there. */
export const ward: Gesture = {
  length: 480,
  contact: beats.contact,
  play(stage, { who }, land) {
    const { clock, shards } = stage
    const to = stage.actor(who)
    if (to)
      clock.pose(takeSeal(stage, to, 'weak', beats.contact + 80), [...coming(to), [beats.contact + 70, at(-40, 1.2, 10, 0), ease.out]])
    clock.at(beats.contact, () => {
      land()
      if (!to) return
      shake(stage, 'stamp', { x: 0, y: 1 })
      recoil(stage, to, { x: 0, y: 1 }, 12)
      glow(stage, to.centre, { colour: lightColours.lamp, life: 420, size: 1.1 })
      shards.rings(to.centre, ['#ffe6a6', '#ffcf73'], 2)
      shards.tear(to.centre, [...seals.weak.arrows, '#e3ccff'], { count: 16, speed: 1300, way: { x: 0, y: -0.9 }, edge: 30, size: 20 })
    })
  },
}

/** Ms: the seal lies there, it comes off at one edge, it is thrown away. */
const peel = { seen: 60, loose: 150, contact: 190, tossed: 270, gone: 430 } as const

const off = (x: number, y: number, turn: number, wide: number, opacity = 1): Keyframe => ({
  transform: `translate(${x}px, ${y}px) rotate(${turn}deg) scale(${wide}, 1)`,
  opacity,
})

/** Where it goes: up and away, or tossed up and down beside the card, where it is still seen. Not quite as clear as where it lies, which is what is seen of it without motion. */
const ways: Readonly<Record<SealName, readonly Pose[]>> = {
  weak: [
    [peel.gone - 40, off(60, -190, 60, -0.7, 0.9), ease.out],
    [peel.gone, off(66, -214, 74, -0.3, 0)],
  ],
  strong: [
    [peel.tossed, off(110, -128, 34, -0.8, 0.98), ease.out],
    [peel.gone, off(140, 96, 118, 0.8, 0.95), ease.in],
    [peel.gone + 60, off(148, 170, 140, 0.4, 0)],
  ],
}

/** What was stamped on somebody is torn off: a weakening up, a strengthening down. */
const tornOff = (name: SealName): Gesture => ({
  length: 440,
  contact: peel.contact,
  play(stage, { who }, land) {
    const { clock, shards } = stage
    const to = stage.actor(who)
    const up = name === 'weak'
    const way = up ? -1 : 1
    if (to) {
      clock.pose(takeSeal(stage, to, name, peel.gone + 80), [
        [0, off(0, 0, -6, 1, 0)],
        [peel.seen, off(0, 0, -6, 1), ease.out],
        [peel.loose, off(4, -6, -11, 1.06), ease.both],
        [peel.contact, off(14, -12, 8, 0.7, 0.98), ease.snap],
        ...ways[name],
      ])
    }
    clock.at(peel.contact, () => {
      land()
      if (!to) return
      shards.tear(to.centre, seals[name].arrows, { count: 8, speed: 800, way: { x: 0.4, y: way }, edge: 50 })
      arrows(stage, to, name, up)
      if (up) {
        glow(stage, to.centre, { colour: lightColours.lamp, life: 480, size: 1 })
        shards.rise({ x: to.centre.x, y: to.centre.y + 60 }, ['#ffe6a6', '#fff8e6'], { count: 12, height: 260, width: 150 })
      }
      clock.pose(to.body, [
        [0, { transform: 'none' }],
        [60, { transform: `translateY(${way * 5}px) rotate(1.5deg)` }, ease.out],
        [180, { transform: up ? 'translateY(-10px) scale(.98, 1.04)' : 'translateY(8px) scale(1.04, .94)' }, ease.both],
        [330, { transform: 'none' }, up ? ease.paper : ease.both],
      ])
    })
  },
})

export const cleanse = tornOff('weak')
export const dispel = tornOff('strong')
