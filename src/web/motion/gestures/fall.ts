import type { Pose } from '../clock.ts'
import { ease } from '../easings.ts'
import type { Gesture } from '../gesture.ts'
import type { FoldPart } from '../pieces/fold.ts'
import type { Actor, GestureStage } from '../stage.ts'
import { hudTop } from './cut-out.ts'
import { holds, lightColours, shake, shownBetween } from './shared.ts'

/** Ms: the crease is across, the sheet gives, the upper half is down, it is folded again, lies on the floor, begins to slide, has reached the party. */
const beats = { crease: 100, gives: 160, fold: 370, again: 450, flat: 560, slides: 650, home: 1160, rest: 540 } as const
/** How far a sheet that lies is turned back, in degrees. */
const lying = 52
/** Without motion one state goes over into the next: ms when the upper half is down, when it is folded again, when it goes, when it is gone. */
const states = { fold: 160, again: 340, goes: 500, gone: 640, change: 80 } as const

/**
 * A shadow is folded: a crease runs across it, the upper half comes down over the lower, both are folded once more, and the packet slides along the
 * floor to the party's feet. The next act may begin once it lies.
 */
export const fall: Gesture = {
  length: beats.rest,
  contact: 1,

  play(stage, { who }, land) {
    const actor = stage.actor(who)
    // At the next moment of the stage: the fold stands in the figure's place from the same frame.
    stage.clock.at(1, land)
    if (actor?.fold) foldUp(stage, actor, actor.fold)
  },
}

type PosePart = (part: FoldPart, poses: readonly Pose[]) => void

function foldUp(stage: GestureStage, actor: Actor, paper: HTMLElement): void {
  const pose: PosePart = (part, poses) => {
    const element = paper.querySelector(`[data-half="${part}"]`)
    if (element) stage.clock.pose(element, poses)
  }
  if (stage.clock.reduced) showFolded(stage, paper, pose)
  else foldDown(stage, actor, paper, pose)
}

function foldDown(stage: GestureStage, { box, colours }: Actor, paper: HTMLElement, pose: PosePart): void {
  const { clock, shards } = stage
  const ground = box.y + box.height * 0.92
  // Never explained: it goes to the party, as it was folded, as far as the cards' upper edge.
  const home = {
    x: Math.max(-200, Math.min(200, (stage.width * 0.64 - box.x - box.width / 2) * 0.5)),
    y: Math.max(20, hudTop(stage) - ground),
  }
  // The whole sheet sinks back from its feet on.
  const at = (degrees: number, share = 0, opacity = 1): Keyframe => ({
    transform: `translate(${home.x * share}px, ${home.y * share}px) perspective(900px) rotateX(${degrees}deg) scale(${1 - 0.14 * Math.max(0, share)})`,
    opacity,
  })
  clock.pose(paper, [
    [0, at(0)],
    [beats.gives, at(4), ease.both],
    [beats.fold, at(18), ease.in],
    [beats.flat - 40, at(lying + 4), ease.in],
    [beats.flat, at(lying), ease.out],
    [beats.slides, at(lying, -0.08), ease.both],
    [beats.home - 60, at(lying, 1), ease.both],
    [beats.home, at(lying, 1, 0)],
  ])
  pose('line', [
    [0, { transform: 'scaleX(0)', opacity: 1 }],
    [beats.crease, { transform: 'scaleX(1)', opacity: 1 }, ease.out],
    [beats.gives, { transform: 'scaleX(1)', opacity: 1 }],
    [beats.fold, { transform: 'scaleX(1)', opacity: 0 }],
    [beats.home, { transform: 'scaleX(1)', opacity: 0 }],
  ])
  // First it straightens a little, like a sheet before it gives. The back looks the other way: of the two only one is ever seen.
  for (const [half, behind] of [
    ['upper', 0],
    ['back', 180],
  ] as const) {
    const to = (degrees: number): Keyframe => ({ transform: `perspective(900px) rotateX(${degrees + behind}deg)` })
    pose(half, [
      [0, to(0)],
      [beats.crease, to(6), ease.both],
      [beats.gives, to(10), ease.both],
      [beats.fold, to(-178), 'cubic-bezier(.45,.1,.75,.75)'],
      [beats.home, to(-178)],
    ])
  }
  // What lies folded becomes one sheet, with a crease of its own, and its upper half goes down too.
  for (const half of ['lower', 'upper', 'back'] as const) pose(half, shownBetween(0, beats.again, beats.home))
  for (const half of ['foot', 'lid'] as const) {
    pose(half, [
      [0, { opacity: 0 }],
      [beats.fold, { opacity: 0 }],
      [beats.again - 20, { opacity: 1 }],
      [beats.home, { opacity: 1 }],
    ])
  }
  const lid = (degrees: number): Keyframe => ({ transform: `perspective(900px) rotateX(${degrees}deg)` })
  pose('lid', [
    [0, lid(0)],
    [beats.again, lid(0)],
    [beats.flat, lid(-178), ease.both],
    [beats.home, lid(-178)],
  ])
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

/** Without motion: the crease, the folded half, the packet. */
function showFolded({ clock }: GestureStage, paper: HTMLElement, pose: PosePart): void {
  const { fold, again, goes, gone, change } = states
  const shown = (from: number, to: number, frame: Keyframe = {}): readonly Pose[] => [
    [0, { ...frame, opacity: from === 0 ? 1 : 0 }],
    ...(from === 0
      ? []
      : ([
          [from, { ...frame, opacity: 0 }],
          [from + change, { ...frame, opacity: 1 }],
        ] as const)),
    [to, { ...frame, opacity: 1 }],
    [to + change, { ...frame, opacity: 0 }],
    [gone, { ...frame, opacity: 0 }],
  ]
  clock.pose(paper, [
    [0, { opacity: 1 }],
    [goes, { opacity: 1 }],
    [gone, { opacity: 0 }],
  ])
  pose('line', shown(0, fold))
  pose('upper', shown(0, fold))
  pose('lower', shown(0, again))
  pose('back', shown(fold, again))
  pose('foot', shown(again, gone - change - 1))
  pose('lid', shown(again, gone - change - 1, { transform: 'rotateX(180deg)' }))
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
function goOut(stage: GestureStage, { centre, box, colours }: Actor): void {
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
