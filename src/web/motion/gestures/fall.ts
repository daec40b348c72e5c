import type { Pose } from '../clock.ts'
import { ease } from '../easings.ts'
import type { Gesture } from '../gesture.ts'
import type { FoldPart } from '../fold.ts'
import type { Actor, Stage } from '../stage.ts'
import { holds, lightColours, shake } from './shared.ts'

/** Ms: the crease is across, the sheet gives, the upper half is down, it has been seen folded, it lies flat, it is gone, its shadow has reached the party. */
const beats = { crease: 100, gives: 180, fold: 370, folded: 500, flat: 590, gone: 680, arrive: 1300, rest: 540 } as const

/**
 * A shadow is folded: a crease runs across it, the upper half comes down over the lower, it lies flat, and what is left slides
 * along the floor to the party's feet. The next act may begin once it lies.
 */
export const fall: Gesture = {
  length: beats.rest,
  contact: 1,

  play(stage, { who }, land) {
    const actor = stage.actor(who)
    // At the next moment of the stage: the fold stands in the figure's place from the same frame.
    stage.clock.at(1, land)
    if (!actor?.fold) return
    foldUp(stage, actor, actor.fold)
    if (!stage.clock.reduced) stage.clock.at(beats.flat - 30, () => slideAway(stage, actor))
  },
}

function foldUp({ clock, shards }: Stage, { box, colours }: Actor, paper: HTMLElement): void {
  const pose = (part: FoldPart, poses: readonly Pose[]): void => {
    const element = paper.querySelector(`[data-half="${part}"]`)
    if (element) clock.pose(element, poses)
  }
  // The whole sheet sinks back from its feet on: nothing of it stays standing.
  const sunk = (degrees: number, opacity = 1): Keyframe => ({ transform: `perspective(900px) rotateX(${degrees}deg)`, opacity })
  clock.pose(paper, [
    [0, sunk(0)],
    [beats.gives, sunk(6), ease.both],
    [beats.fold, sunk(46), ease.in],
    [beats.fold + 40, sunk(56), ease.out],
    [beats.fold + 80, sunk(50), ease.both],
    // Without motion this is all that is seen of it, and it goes out.
    [beats.folded, sunk(50)],
    [beats.flat, sunk(85, 0.9), ease.in],
    [beats.gone, sunk(85, 0)],
  ])
  pose('line', [
    [0, { transform: 'scaleX(0)', opacity: 1 }],
    [beats.crease, { transform: 'scaleX(1)', opacity: 1 }, ease.out],
    [beats.fold, { transform: 'scaleX(1)', opacity: 1 }],
    [beats.folded, { transform: 'scaleX(1)', opacity: 0 }],
    [beats.gone, { transform: 'scaleX(1)', opacity: 0 }],
  ])
  // First it straightens a little, like a sheet before it gives.
  const turns: readonly (readonly [ms: number, degrees: number, easing?: string])[] = [
    [0, 0],
    [beats.crease, 6, ease.both],
    [beats.gives, 10, ease.both],
    [beats.fold, -178, 'cubic-bezier(.5,.05,.7,.7)'],
    [beats.gone, -178],
  ]
  const folded = turns.map(([ms, degrees, easing]): Pose => [ms, { transform: `perspective(900px) rotateX(${degrees}deg)` }, easing])
  for (const half of ['upper', 'back'] as const) pose(half, folded)
  clock.at(beats.fold, () =>
    shards.tear({ x: box.x + box.width / 2, y: box.y + box.height * 0.86 }, colours, {
      count: 7,
      speed: 520,
      way: { x: 0, y: -0.5 },
      spread: box.width * 0.6,
      size: 11,
      edge: 30,
    }),
  )
}

/** Never explained: the shadow goes to the party, folded as it is: straight at the crease, and no feet. */
function slideAway(stage: Stage, { box, dusk, white }: Actor): void {
  if (!dusk) return
  const ground = box.y + box.height * 0.96
  const middle = box.x + box.width / 2
  const feet = { x: stage.width * 0.64, y: stage.height - 160 }
  const life = beats.arrive - beats.flat + 30
  const shadow = stage.take('sliding', { x: box.x, y: ground - box.height * 0.56 }, life + 20, 'floor')
  Object.assign(shadow.style, { width: `${box.width}px`, height: `${box.height}px`, transformOrigin: '50% 56%' })
  // They are needed no more where it lay. The white one is a lit edge around the dark one: the floor may be as dark.
  shadow.replaceChildren(...(white ? [white] : []), dusk)
  const lean = middle < feet.x ? 24 : -24
  const at = (share: number, wide: number, high: number, skew: number, opacity: number): Keyframe => ({
    transform: `translate(${(feet.x - middle) * share}px, ${(feet.y - ground) * share}px) skewX(${skew}deg) scale(${wide}, ${high})`,
    opacity,
  })
  stage.clock.pose(shadow, [
    [0, at(0, 1.02, -0.15, 0, 0.9)],
    [110, at(-0.05, 1.2, -0.64, -lean * 0.5, 0.95), ease.out],
    [210, at(-0.07, 1.15, -0.58, -lean * 0.6, 0.92), ease.both],
    [life - 110, at(0.78, 1, -0.8, lean * 1.2, 0.9), ease.in],
    [life, at(1, 0.7, -0.5, lean * 0.4, 0.35), ease.out],
  ])
}

/** A member goes down: the string of the card gives, it drops on one corner, and its light goes out. */
export const kneel: Gesture = {
  length: 520,
  contact: 150,
  play(stage, { who }, land) {
    const actor = stage.actor(who)
    if (actor) {
      stage.clock.pose(actor.body, [
        [0, { transform: 'none' }],
        [70, { transform: 'translateY(-12px) rotate(2deg)' }, ease.out],
        [150, { transform: 'translateY(34px) rotate(-9deg)' }, ease.in],
        [230, { transform: 'translateY(20px) rotate(-5deg)' }, ease.out],
        [300, { transform: 'translateY(26px) rotate(-6deg)' }, ease.in],
        [520, { transform: 'none' }, ease.both],
      ])
    }
    stage.clock.at(150, () => {
      land()
      shake(stage, 'critical', { x: 0, y: 1 })
      stage.clock.hold(holds.blow)
      if (actor) goOut(stage, actor)
    })
  },
}

/** The stage is dark for a moment, and what lit the member shrinks to a spark. */
function goOut(stage: Stage, { centre, box, colours }: Actor): void {
  const dark = stage.layer('dark')
  if (dark) {
    stage.clock.pose(dark, [
      [0, { opacity: 0.6 }],
      [120, { opacity: 0.5 }],
      [370, { opacity: 0 }, ease.both],
    ])
  }
  const light = stage.take('halo', centre, 360)
  light.style.setProperty('--glow', lightColours.lamp)
  stage.clock.pose(light, [
    [0, { opacity: 1, transform: 'scale(1)' }],
    [200, { opacity: 0.9, transform: 'scale(.16)' }, ease.in],
    [350, { opacity: 0, transform: 'translateY(-70px) scale(.05)' }, ease.out],
  ])
  stage.shards.tear({ x: centre.x, y: box.y + box.height }, colours, {
    count: 10,
    speed: 620,
    way: { x: 0, y: -0.7 },
    spread: 150,
    edge: 10,
  })
}

/** Beaten, it still stands: it sways and sinks a little. */
export const waver: Gesture = {
  length: 420,
  contact: 120,
  play(stage, { who }, land) {
    const actor = stage.actor(who)
    if (actor) {
      stage.clock.pose(actor.body, [
        [0, { transform: 'none' }],
        [120, { transform: 'translateY(10px) rotate(3deg) scale(1, .96)' }, ease.out],
        [260, { transform: 'translateY(6px) rotate(-2deg)' }, ease.both],
        [420, { transform: 'none' }, ease.both],
      ])
    }
    stage.clock.at(120, land)
  },
}
