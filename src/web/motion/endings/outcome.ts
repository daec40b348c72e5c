import { play } from '../../sound/sound.ts'
import { formatNumber } from '../../ui/text/number-format.ts'
import { flight, playBeacon } from './beacon.ts'
import type { Clock, Pose } from '../clock.ts'
import { ease } from '../easings.ts'
import { holds, shake } from '../gestures/shared.ts'
import { cardsDown, enter, hidden, partsOf, raised, shown } from './outcome-parts.ts'
import type { GestureStage } from '../stage.ts'

/** Ms of stage time. The stamp waits for the last bar. */
const beats = {
  curtain: 300,
  row: 320,
  apart: 120,
  fill: 700,
  full: 480,
  again: 300,
  flash: 90,
  words: 700,
  answer: 350,
  stamp: 1560,
} as const
/** One bar as it fills: shares of 1, the first level first. */
type Fill = readonly { readonly from: number; readonly to: number }[]

interface Victory {
  /** For each row. Empty where a row has no bar. */
  readonly fills: readonly Fill[]
  /** Gold that is counted up. */
  readonly gold: number
  readonly fieldCleared: boolean
}

/**
 * The won stage: the curtain falls half and the cards go down, the members hop, bars fill, levels slam, gold is counted, the stamp falls. After
 * a boss it flies off, and a lantern lights the cloth. `root` shows the end already. Calls `onEnd` when the ways out are there.
 */
export function playVictory(stage: GestureStage, root: HTMLElement, { fills, gold, fieldCleared }: Victory, onEnd: () => void): void {
  const { clock, hud } = stage
  const part = partsOf(root)
  stage.measure()
  play('curtain')
  play(fieldCleared ? 'fieldCleared' : 'victory')
  for (const curtain of part('curtain')) {
    clock.pose(curtain, [
      [0, raised(clock)],
      // The cloth stretches under its weight; moved farther, it would show the stage above it.
      [beats.curtain - 60, { transform: 'translateY(0) scaleY(1.025)', opacity: 1 }, ease.in],
      [beats.curtain, { transform: 'translateY(0) scaleY(.99)' }, ease.out],
      [beats.curtain + 110, { transform: 'none' }, ease.both],
    ])
  }
  if (hud) cardsDown(clock, hud, beats.curtain)
  const rows = part('gain').map((row, nth) => playRow(stage, row, fills[nth] ?? [], beats.row + nth * beats.apart))
  const levels = rows.map(({ level }) => level).filter(Number.isFinite)
  if (levels.length > 0) clock.at(Math.min(...levels), () => play('levelUp'))
  for (const line of part('gold')) enter(clock, line, beats.row + 140, {})
  for (const counted of part('counted')) count(clock, counted, gold, beats.row + 200)
  // They tell of the levels: not before the last has slammed.
  const wordsAt = Math.max(beats.words, ...levels)
  for (const [nth, words] of part('words').entries()) enter(clock, words, wordsAt + nth * 70, { transform: 'translateY(-8px)' })
  const stamped = Math.max(beats.stamp, ...rows.map(({ end }) => end))
  const withLantern = part('beacon').length > 0
  for (const stamp of part('stamp')) playStamp(stage, stamp, stamped, withLantern)
  // What is told can be answered: the stamp may fall meanwhile, and a press that goes on cuts it short.
  const over = withLantern ? playBeacon(stage, root, stamped) : wordsAt + beats.answer
  for (const ways of part('ways')) enter(clock, ways, over, { transform: 'translateY(30px)' })
  clock.at(over + 80, onEnd)
}

/** When a row is done, and when its level slams: never, at Infinity. */
interface RowTimes {
  readonly end: number
  readonly level: number
}

/** A member comes up and hops, and the bar fills; over a level it is full, flashes and begins again, and at the last the level slams. */
function playRow(stage: GestureStage, row: HTMLElement, fill: Fill, at: number): RowTimes {
  const { clock } = stage
  const [first] = fill
  const part = partsOf(row)
  const levels: number[] = []
  clock.pose(row, [
    [0, { ...hidden, transform: 'translateY(70px)' }],
    [at, { ...hidden, transform: 'translateY(70px)' }],
    [at + 170, { opacity: 1, transform: 'translateY(-6px)' }, ease.out],
    [at + 260, shown, ease.both],
  ])
  for (const face of part('face')) {
    clock.pose(face, [
      [0, { transform: 'none' }],
      [at + 170, { transform: 'none' }],
      [at + 310, { transform: 'translateY(-12px) scale(.98, 1.05) rotate(-1.5deg)' }, ease.out],
      [at + 450, { transform: 'scale(1.03, .96)' }, ease.in],
      [at + 550, { transform: 'none' }, ease.both],
    ])
  }
  if (first === undefined) return { end: 0, level: Infinity }
  let now = at + 200
  const poses: Pose[] = [
    [0, share(first.from)],
    [now, share(first.from)],
  ]
  for (const [nth, { to }] of fill.entries()) {
    const next = fill[nth + 1]
    now += nth > 0 ? beats.again : fill.length > 1 ? beats.full : beats.fill
    poses.push([now, share(to), ease.both])
    if (!next) continue
    levels.push(now)
    poses.push([now + beats.flash, share(1)], [now + beats.flash + 1, share(next.from)])
    now += beats.flash + 1
  }
  for (const bar of part('exp')) clock.pose(bar, poses)
  for (const flash of part('flash')) {
    for (const level of levels) clock.at(level, () => clock.pose(flash, flashed))
  }
  const last = levels.at(-1)
  if (last === undefined) return { end: now, level: Infinity }
  for (const word of part('levelUp')) {
    clock.pose(word, [
      [0, { ...hidden, transform: 'scale(2.6) rotate(-14deg)' }],
      [last, { ...hidden, transform: 'scale(2.6) rotate(-14deg)' }],
      [last + 110, { opacity: 1, transform: 'scale(.92) rotate(-5deg)' }, ease.snap],
      [last + 180, { opacity: 1, transform: 'rotate(-5deg)' }, ease.out],
    ])
  }
  // One new figure, beside the one that the level had.
  for (const figure of part('level')) {
    clock.pose(figure, [
      [0, { ...hidden, transform: 'translateX(-12px)' }],
      [last, { ...hidden, transform: 'translateX(-12px)' }],
      [last + 170, shown, ease.paper],
    ])
  }
  clock.at(last + 110, () => levelUp(stage, row))
  return { end: now, level: last + 110 }
}

const flashed: readonly Pose[] = [
  [0, { opacity: 1 }],
  [beats.flash, { opacity: 1 }],
  [beats.flash + 260, { opacity: 0 }, ease.both],
]

const share = (value: number): Keyframe => ({ transform: `scaleX(${value})` })

/** The word has slammed: the member jumps, and light rises behind. */
function levelUp(stage: GestureStage, row: HTMLElement): void {
  const { clock, shards } = stage
  clock.hold(holds.next)
  for (const face of partsOf(row)('face')) {
    clock.pose(face, [
      [0, { transform: 'none' }],
      [120, { transform: 'translateY(-14px) scale(.97, 1.07)' }, ease.out],
      [270, { transform: 'scale(1.04, .95)' }, ease.in],
      [380, { transform: 'none' }, ease.both],
    ])
    const { x, y } = stage.centreOf(face)
    shards.rise({ x, y: y + 60 }, ['#ffe6a6', '#ffcf73', '#fff8e6'], { count: 18, span: 300, height: 300, width: 200 })
  }
}

/** The stamp falls onto its place from near the eye, and the stage answers. One that `leaves` flies off. */
function playStamp(stage: GestureStage, stamp: HTMLElement, at: number, leaves: boolean): void {
  const { clock, shards } = stage
  const far = { ...hidden, transform: 'translateY(-26px) scale(1.4) rotate(2deg)' }
  const home = { opacity: 1, transform: 'rotate(-9deg)' }
  clock.pose(stamp, [
    [0, far],
    [at - 170, far],
    [at - 90, { opacity: 1, transform: 'translateY(-22px) scale(1.34) rotate(-3deg)' }, ease.out],
    [at, { opacity: 1, transform: 'scale(.96) rotate(-9deg)' }, ease.snap],
    [at + 70, home, ease.out],
    ...(leaves ? flownOff(at, home, clock.reduced) : []),
  ])
  clock.at(at, () => {
    play('seal')
    clock.hold(holds.blow)
    shake(stage, 'critical', { x: -0.3, y: 1 })
    const cloth = stamp.closest<HTMLElement>('[data-part="board"]')
    if (cloth) {
      clock.pose(cloth, [
        [0, { transform: 'translate(-2px, 7px)' }],
        [60, { transform: 'translate(1px, -4px)' }, ease.both],
        [130, { transform: 'translate(0, 2px)' }, ease.both],
        [200, { transform: 'none' }, ease.both],
      ])
    }
    shards.tear(stage.centreOf(stamp), ['#e0574a', '#c2362c', '#f8e9c8', '#ffcf73'], {
      count: 18,
      speed: 1200,
      edge: 110,
      way: { x: 0, y: -0.3 },
    })
  })
}

/** Without motion it has gone before the lantern is there. */
function flownOff(at: number, home: Keyframe, reduced: boolean): readonly Pose[] {
  const gone = at + (reduced ? flight.from + 100 : flight.to)
  return [
    [at + flight.from, home],
    [gone - 1, { opacity: 1, transform: 'translate(320px, -420px) rotate(38deg)' }, ease.in],
    [gone, { ...hidden, transform: 'rotate(-9deg)' }],
  ]
}

/** Counts up to what stands there. The number has its room from the start. */
function count(clock: Clock, element: HTMLElement, to: number, from: number): void {
  const length = 820
  const text = element.firstChild
  if (!text) return
  const end = text.nodeValue
  const start = clock.now + from
  const stop = clock.follow(() => {
    const done = Math.min(1, Math.max(0, (clock.now - start) / length))
    text.nodeValue = formatNumber(Math.round(to * (1 - (1 - done) ** 3)))
  })
  text.nodeValue = '0'
  clock.at(from, () => play('coin'))
  clock.at(
    from + length,
    () => {
      stop()
      text.nodeValue = end
    },
    { always: true },
  )
}
