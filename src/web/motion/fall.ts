import { play } from '../sound/sound.ts'
import type { Clock } from './clock.ts'
import { ease } from './easings.ts'
import { cardsDown, enter, hidden, partsOf } from './outcome-parts.ts'
import type { Stage } from './stage.ts'

/** Ms of a whole curtain: slow where the lamps go out, quick where one burns on. */
const whole = {
  slow: { curtain: 1300, lamp: 900, words: 1250, ways: 1500 },
  quick: { curtain: 420, lamp: 620, words: 560, ways: 800 },
} as const
/** Ms when the first is on the knees, and between two. */
const knees = { first: 1000, apart: 220 } as const

/** The stage that is not won: the cards go down, the curtain falls whole. Lamps before it go out, unless they `stay`, and who carried them is on the knees. */
export function playFall(stage: Stage, root: HTMLElement, stay: boolean, onEnd: () => void): void {
  const { clock, hud } = stage
  const part = partsOf(root)
  const beats = stay ? whole.quick : whole.slow
  stage.measure()
  play('curtain')
  for (const curtain of part('curtain')) {
    clock.pose(curtain, [
      [0, { transform: 'translateY(-104%)' }],
      [beats.curtain, { transform: 'none' }, stay ? ease.in : ease.both],
    ])
  }
  if (hud) cardsDown(clock, hud, beats.curtain / 2)
  const fallen = part('fallen')
  for (const [nth, member] of fallen.entries()) kneel(clock, member, knees.first + nth * knees.apart)
  for (const lantern of fallen.length > 0 ? [] : part('lantern'))
    enter(clock, lantern, beats.lamp - 300, { transform: 'translateY(-60px)' })
  const out = fallen.length > 0 ? knees.first + 260 : beats.lamp + 200
  if (!stay) for (const [nth, glow] of part('glow').entries()) goOut(clock, glow, out + nth * knees.apart)
  // Words wait until the last of them is down.
  const later = Math.max(0, fallen.length - 1) * knees.apart
  for (const [nth, words] of part('words').entries()) enter(clock, words, beats.words + later + nth * 70, { transform: 'translateY(-8px)' })
  for (const ways of part('ways')) enter(clock, ways, beats.ways + later, {})
  clock.at(beats.ways + later + 80, onEnd)
}

/** Feet stay on the floor: the figure only sinks. */
function kneel(clock: Clock, member: HTMLElement, at: number): void {
  clock.pose(member, [
    [0, hidden],
    [at - 500, hidden],
    [at - 200, { opacity: 1 }],
  ])
  const upright = { transform: 'scale(.97, 1.2)' }
  for (const figure of partsOf(member)('face')) {
    clock.pose(figure, [
      [0, upright],
      [at - 180, upright],
      [at, { transform: 'scale(1.02, .95)' }, ease.in],
      [at + 160, { transform: 'none' }, ease.both],
    ])
  }
}

/** A lamp flickers, and is out. */
function goOut(clock: Clock, glow: HTMLElement, at: number): void {
  clock.pose(glow, [
    [0, { opacity: 1 }],
    [at, { opacity: 1 }],
    [at + 90, { opacity: 0.45 }],
    [at + 160, { opacity: 0.8 }],
    [at + 500, { opacity: 0 }, ease.both],
  ])
}
