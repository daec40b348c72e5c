import { play } from '../../sound/sound.ts'
import type { Clock } from '../clock.ts'
import { ease } from '../easings.ts'
import { cardsDown, enter, hidden, partsOf, raised } from './outcome-parts.ts'
import type { GestureStage } from '../stage.ts'

/** Ms of a whole curtain: slow where the lamps go out, quick where one burns on. `ways` is counted from the words. */
const whole = {
  slow: { curtain: 1300, lamp: 900, words: 1400, ways: 250 },
  quick: { curtain: 420, lamp: 620, words: 560, ways: 240 },
} as const
/** Ms when the first is on the knees, and between two: the cloth is down to the floor before anybody is seen. */
const knees = { slow: { first: 1160, apart: 220 }, quick: { first: 600, apart: 60 } } as const

/** The stage that is not won: the cards go down, the curtain falls whole. Lamps before it go out, unless they `stay`, and who carried them is on the knees. */
export function playCurtainFall(stage: GestureStage, root: HTMLElement, stay: boolean, onEnd: () => void): void {
  const { clock, hud } = stage
  const part = partsOf(root)
  stage.measure()
  // Without motion there is nothing to wait for.
  const pace = stay || clock.reduced ? 'quick' : 'slow'
  const beats = whole[pace]
  const { first, apart } = knees[pace]
  play('curtain')
  for (const curtain of part('curtain')) {
    clock.pose(curtain, [
      [0, raised(clock)],
      [clock.reduced ? 240 : beats.curtain, { transform: 'none', opacity: 1 }, stay ? ease.in : ease.both],
    ])
  }
  if (hud) cardsDown(clock, hud, beats.curtain / 2)
  const fallen = part('fallen')
  for (const [nth, member] of fallen.entries()) kneel(stage, member, first + nth * apart)
  for (const lantern of fallen.length > 0 ? [] : part('lantern'))
    enter(clock, lantern, beats.lamp - 300, { transform: 'translateY(-60px)' })
  const out = fallen.length > 0 ? first + 260 : beats.lamp + 200
  const glows = stay ? [] : part('glow')
  for (const [nth, glow] of glows.entries()) goOut(clock, glow, out + nth * apart)
  // Words wait until the last of them is down, and the last lamp is out.
  const down = beats.words + Math.max(0, fallen.length - 1) * apart
  const dark = glows.length > 0 ? out + (glows.length - 1) * apart + goesOut : 0
  const wordsAt = Math.max(down, dark)
  for (const [nth, words] of part('words').entries()) enter(clock, words, wordsAt + nth * 70, { transform: 'translateY(-8px)' })
  for (const ways of part('ways')) enter(clock, ways, wordsAt + beats.ways, {})
  clock.at(wordsAt + beats.ways + 80, onEnd)
}

/** Feet stay on the floor: the figure only sinks, bows under its weight, and dust comes out below. */
function kneel(stage: GestureStage, member: HTMLElement, at: number): void {
  const { clock, shards } = stage
  clock.pose(member, [
    [0, hidden],
    [at - 460, hidden],
    [at - 220, { opacity: 1 }],
  ])
  const upright = { transform: 'scale(.97, 1.14)' }
  for (const figure of partsOf(member)('face')) {
    clock.pose(figure, [
      [0, upright],
      [at - 180, upright],
      [at, { transform: 'scale(1.05, .88)' }, ease.in],
      [at + 130, { transform: 'scale(.99, 1.03)' }, ease.out],
      [at + 420, { transform: 'none' }, ease.both],
    ])
  }
  clock.at(at, () => {
    const { x, y } = stage.centreOf(member)
    const floor = { x, y: y + member.offsetHeight / 2 - 10 }
    for (const way of [-1, 1]) {
      shards.tear(floor, ['#5a3a48', '#8a6a5c', '#d3b594'], {
        count: 7,
        speed: 720,
        size: 12,
        way: { x: way, y: -0.3 },
        spread: 120,
        edge: 10,
        life: 380,
      })
    }
  })
}

/** Ms from the first flicker of a lamp until it is out. */
const goesOut = 500

/** A lamp flickers, and is out. */
function goOut(clock: Clock, glow: HTMLElement, at: number): void {
  clock.pose(glow, [
    [0, { opacity: 1 }],
    [at, { opacity: 1 }],
    [at + 90, { opacity: 0.45 }],
    [at + 160, { opacity: 0.8 }],
    [at + goesOut, { opacity: 0 }, ease.both],
  ])
}
