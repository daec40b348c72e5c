import { ease } from '../easings.ts'
import { type ElementName, hueOf } from '../pieces/elements.ts'
import { BETWEEN_BLOWS, type Gesture } from '../gesture.ts'
import type { Point } from '../pieces/shards.ts'
import type { Actor, GestureStage } from '../stage.ts'
import { glow, impact } from './shared.ts'

/** Ms: crouched, risen to its full height, the first is thrown, contact. */
const beats = { crouched: 100, risen: 210, thrown: 260, contact: 440, rest: 760 } as const
const flight = beats.contact - beats.thrown
/** Px between two of what hangs over its head, and as high as it flies above the straight way. */
const apart = 74
const arc = 110
/** What flies for each blow: how much later, in ms, and how large. */
const pieces = [
  { late: 0, size: 1 },
  { late: 26, size: 0.66 },
  { late: 50, size: 0.46 },
] as const

/** By a spell, whether it hurts or not: an enemy crouches and rises; what it is made of gathers over its head, one for each it aims at, and is thrown at them one after the other. */
export const throwElement: Gesture = {
  length: beats.rest,
  contact: beats.contact,

  play(stage, row, land) {
    const { clock } = stage
    const actor = stage.actor(row.who)
    if (actor) {
      windUp(stage, actor)
      glow(stage, actor.centre, { colour: hueOf(row.element), life: 520, size: 1.7, layer: 'floor' })
    }
    for (const [nth, blow] of row.blows.entries()) {
      const target = stage.actor(blow.target)
      if (actor && target) {
        const over = (nth - (row.blows.length - 1) / 2) * apart
        throwAt(stage, { from: overHead(actor, over), to: target.centre, element: row.element, after: nth * BETWEEN_BLOWS })
      }
      clock.at(beats.contact + nth * BETWEEN_BLOWS, () => {
        land()
        if (blow.tone !== 'none')
          impact(stage, { blow, element: row.element, way: { x: 0.1, y: 1 }, far: 16, first: nth === 0, among: row.blows.length })
        // On a card no wider than the portrait: names and HP stay to be read.
        if (target)
          clock.at(20, () =>
            glow(stage, target.centre, { colour: hueOf(row.element), life: 340, size: target.side === 'party' ? 0.62 : 0.9 }),
          )
      })
    }
  },
}

function overHead({ box, centre }: Actor, over: number): Point {
  return { x: centre.x + over, y: Math.max(150, box.y - 56) + Math.abs(over) * 0.2 }
}

function windUp({ clock }: GestureStage, { body, lights, boss }: Actor): void {
  const far = boss ? 0.6 : 1
  const at = (y: number, wide: number, high: number): Keyframe => ({
    transform: `translateY(${y * far}px) scale(${1 + (wide - 1) * far}, ${1 + (high - 1) * far})`,
  })
  clock.pose(body, [
    [0, { transform: 'none' }],
    [beats.crouched, at(14, 1.16, 0.8), ease.both],
    [beats.risen, at(-32, 0.9, 1.2), ease.out],
    [beats.thrown - 20, at(-36, 0.89, 1.22), ease.both],
    [beats.thrown + 50, at(30, 1.24, 0.9), ease.snap],
    [beats.thrown + 110, at(20, 1.14, 0.95), ease.out],
    [600, at(-4, 0.98, 1.03), ease.both],
    [beats.rest - 60, { transform: 'none' }, ease.both],
  ])
  if (lights)
    clock.pose(lights, [
      [0, { opacity: 0 }],
      [beats.risen, { opacity: 1 }, ease.in],
      [beats.contact, { opacity: 1 }],
      [beats.rest - 60, { opacity: 0 }],
    ])
}

interface Throw {
  readonly from: Point
  readonly to: Point
  readonly element: ElementName
  /** Ms later than the first. */
  readonly after: number
}

/** The first of a blow hangs over the head until it is thrown; the smaller ones leave after it. All come nearer, and so grow. */
function throwAt(stage: GestureStage, { from, to, element, after }: Throw): void {
  if (stage.clock.reduced) return
  const way = { x: to.x - from.x, y: to.y - from.y }
  const heading = (share: number): number => (Math.atan2(way.y - arc * 4 * (1 - 2 * share), way.x) * 180) / Math.PI
  for (const { late, size } of pieces) {
    // Never on its back.
    const up = way.x < 0 ? -1 : 1
    const on = (share: number, grown: number, opacity = 1, wide = 1): Keyframe => ({
      transform: `translate(${way.x * share}px, ${way.y * share - arc * 4 * share * (1 - share)}px) rotate(${heading(share)}deg) scale(${grown * size * wide}, ${grown * size * up})`,
      opacity,
    })
    const first = late === 0
    const start = beats.thrown + after
    const show = (): void => {
      const missile = stage.take('missile', from, (first ? start : 0) + flight + 60)
      missile.dataset.element = element
      missile.style.setProperty('--hue', hueOf(element))
      stage.clock.pose(missile, [
        ...(first
          ? ([
              [0, on(0, 0, 0)],
              [90, on(0, 0.2, 0)],
              [beats.risen, on(0, 1.15), ease.out],
              [start, on(0, 0.95), ease.both],
            ] as const)
          : []),
        ...[0, 0.25, 0.5, 0.75, 1].map((part) => [(first ? start + 1 : 0) + part * flight, on(part ** 1.5, 0.9 + part * 0.9)] as const),
        // What is folded opens.
        ...(element === 'paper' ? ([[(first ? start + 1 : 0) + flight + 60, on(1, 2.2, 0, 1.7), ease.out]] as const) : []),
      ])
    }
    if (first) show()
    else stage.clock.at(start + late, show)
  }
}
