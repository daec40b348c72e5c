import { play } from '../../sound/sound.ts'
import { ease } from '../easings.ts'
import { hidden, partsOf } from './outcome-parts.ts'
import type { GestureStage } from '../stage.ts'

/** Ms after the stamp has fallen: it flies off, the lantern comes to the middle, lights the cloth for 900 ms, and goes to its place. */
const beats = { off: 520, gone: 800, come: 640, middle: 1060, lit: 1120, back: 2020, rest: 2440 } as const

/** After a boss. @returns the ms when all is at rest. */
export function playBeacon(stage: GestureStage, root: HTMLElement, stamped: number): number {
  const part = partsOf(root)
  for (const beacon of part('beacon')) come(stage, beacon, stamped)
  for (const glow of part('glow')) {
    stage.clock.pose(glow, [
      [0, hidden],
      [stamped + beats.lit, hidden],
      [stamped + beats.lit + 60, { opacity: 0.7 }],
      [stamped + beats.lit + 130, { opacity: 0.25 }],
      [stamped + beats.lit + 320, { opacity: 1 }, ease.out],
    ])
  }
  for (const shine of part('shine')) {
    stage.clock.pose(shine, [
      [0, hidden],
      [stamped + beats.lit, hidden],
      [stamped + beats.lit + 320, { opacity: 1 }, ease.out],
      [stamped + beats.back, { opacity: 0.92 }],
      [stamped + beats.rest + 200, { opacity: 0.3 }, ease.both],
    ])
  }
  stage.clock.at(stamped + beats.lit, () => play('fire'))
  return stamped + beats.rest
}

/** It comes down dark from above the stage, hangs large before its middle, and goes lit to where it rests. */
function come(stage: GestureStage, beacon: HTMLElement, stamped: number): void {
  const rest = `scale(${getComputedStyle(beacon).getPropertyValue('--rest')})`
  const { x } = stage.centreOf(beacon)
  const middle = `translate(${stage.width / 2 - x}px, -146px)`
  const above = { transform: `translate(${stage.width / 2 - x}px, -420px) scale(.4)` }
  stage.clock.pose(beacon, [
    [0, { ...hidden, ...above }],
    [stamped + beats.come - 1, { ...hidden, ...above }],
    [stamped + beats.come, { opacity: 1, ...above }],
    [stamped + beats.middle, { opacity: 1, transform: `${middle} scale(1)` }, ease.out],
    [stamped + beats.back, { opacity: 1, transform: `${middle} scale(1)` }],
    [stamped + beats.rest, { opacity: 1, transform: rest }, ease.both],
  ])
}

/** Ms after the stamp has fallen when it leaves, and is gone. */
export const flight = { from: beats.off, to: beats.gone } as const
