import type { Pose } from '../clock.ts'
import { ease } from '../easings.ts'
import { burst, type ElementName, flashOf } from '../pieces/elements.ts'
import type { Point } from '../pieces/shards.ts'
import type { Actor, LayerName, GestureStage } from '../stage.ts'
import { shakes } from '../../settings/settings.ts'
import type { Blow } from '../timeline.ts'
import { number } from './number.ts'
import { foldScreen } from './screen.ts'
import { tornRays } from './torn-rays.ts'

/** Above, and somewhat to the left, in radians. */
const upwards = { from: 1.15 * Math.PI, to: 1.6 * Math.PI } as const
/** Held time at the contact of a blow, in ms. */
export const holds = { blow: 70, critical: 130, next: 36 } as const
/** From the contact to its number, in ms. */
const numberAfter = 30
/** Pieces of a member fly up from the frame of the portrait: none crosses the face, nor the names and HP beside it. */
const offFrame = { way: { x: 0, y: 0 }, edge: 78, spread: 16, weight: 0, life: 320, rounds: upwards, ring: 62 } as const
/** Where several are struck at once: few and small, so that each loss can be read. */
const offFrames = { ...offFrame, count: 5, size: 9 } as const
/** How far the stage shakes, in px. */
const shakeWidths = { blow: 4, critical: 10, stamp: 5 } as const

/** The whole stage answers: first away along the blow, then back and forth, each time less and never in equal halves. */
export function shake({ clock, quaking }: GestureStage, kind: keyof typeof shakeWidths, { x, y }: Point = { x: 0.6, y: -0.8 }): void {
  if (clock.reduced || !shakes()) return
  const far = shakeWidths[kind]
  const at = (share: number): Keyframe => ({ transform: `translate(${x * far * share}px, ${y * far * share}px)` })
  const poses: readonly Pose[] = [
    [0, at(1)],
    [45, at(-0.7), ease.both],
    [100, at(0.45), ease.both],
    [160, at(-0.2), ease.both],
    [230, { transform: 'none' }, ease.both],
  ]
  for (const element of quaking) clock.pose(element, poses)
}

interface ImpactOptions {
  readonly blow: Blow
  readonly element: ElementName
  /** Where the blow goes, about 1 long. */
  readonly way: Point
  /** Recoil in px. */
  readonly far?: number
  /** The first blow of a gesture stops the stage longer than the others. */
  readonly first?: boolean
  /** How many are struck by the gesture. */
  readonly among?: number
}

/** What all blows have in common from the contact on: stop, white outline, recoil, the stage's answer, torn paper, number. */
export function impact(stage: GestureStage, { blow, element, way, far = 26, first = true, among = 1 }: ImpactOptions): void {
  const target = stage.actor(blow.target)
  if (!target) return
  const { clock, shards } = stage
  const critical = blow.tone === 'critical'
  clock.hold(critical ? holds.critical : first ? holds.blow : holds.next)
  // The screen is struck, not the card behind it.
  if (!blow.guarded) whiteOutline(stage, target)
  if (critical) criticalFrame(stage, target)
  shake(stage, critical || target.boss ? 'critical' : 'blow', way)
  recoil(stage, target, way, far * (blow.guarded ? 0.4 : critical ? 1.5 : 1))
  if (blow.guarded) {
    foldScreen(stage, target)
    shards.rings(target.centre, ['#ffe6a6', '#ffcf73'], 2)
  }
  const own = target.side === 'enemies' ? {} : among > 1 ? offFrames : offFrame
  shards.tear(target.centre, blow.guarded ? ['#f8e9c8', '#d3b594'] : target.colours, {
    count: critical ? 20 : 9,
    way,
    speed: critical ? 1600 : 1150,
    edge: 66,
    ...own,
  })
  if (!blow.guarded) burst(shards, target.centre, element, way, own)
  // When the outline is gone, and in a frame of its own.
  clock.at(numberAfter, () => number(stage, blow))
}

/** 60 ms at full strength, through the hold: the eye sees who was struck before anything moves. */
function whiteOutline({ clock }: GestureStage, { white }: Actor): void {
  if (white)
    clock.pose(
      white,
      [
        [0, { opacity: 1 }],
        [60, { opacity: 1 }],
        [80, { opacity: 0 }],
      ],
      { through: true },
    )
}

/** Thrown back at once, sinks a little, comes back past its place, stands. Struck paper trembles while the stage is held. */
export function recoil({ clock }: GestureStage, { side, body, breath }: Actor, { x, y }: Point, far: number): void {
  const lean = side === 'enemies' ? x * 5 : 0
  const back = (share: number, turn: number, wide = 1, high = 1): Keyframe => ({
    transform: `translate(${x * far * share}px, ${y * far * share * 0.5}px) rotate(${turn}deg) scale(${wide}, ${high})`,
  })
  const tremble = (way: number): Keyframe => ({ transform: `translate(${way * 3}px, ${-way}px)` })
  if (breath && !clock.reduced) {
    clock.pose(
      breath,
      [
        [0, tremble(1)],
        [18, tremble(-1)],
        [36, tremble(1)],
        [54, tremble(-1)],
        [70, tremble(0)],
      ],
      { through: true },
    )
  }
  clock.pose(body, [
    [0, back(0.3, lean * 0.5, 0.94, 1.05)],
    [50, back(1, lean, 0.97, 1.03), ease.out],
    [120, back(0.92, lean * 0.9, 1.02, 0.97), ease.both],
    [240, back(-0.16, -lean * 0.3), ease.both],
    [320, back(0.05, lean * 0.1), ease.both],
    [400, { transform: 'none' }, ease.both],
  ])
}

const paper = tornRays(0)
const tornEdge = tornRays(5)

/** For the length of the hold day and night change places: the stage is black, torn paper with the light on it points in from all sides. Once a blow, never a flicker. */
function criticalFrame(stage: GestureStage, { centre }: Actor): void {
  const dark = stage.layer('dark')
  if (dark)
    stage.clock.pose(
      dark,
      [
        [0, { opacity: 1 }],
        [100, { opacity: 1 }],
        [132, { opacity: 0.55 }],
        [330, { opacity: 0 }, ease.both],
      ],
      { through: true },
    )
  const rays = stage.take('rays', centre, 420, 'floor')
  rays.style.setProperty('--paper', paper)
  rays.style.setProperty('--edge', tornEdge)
  stage.clock.pose(
    rays,
    [
      [0, { opacity: 1, transform: 'scale(.86) rotate(-3deg)' }],
      [110, { opacity: 1, transform: 'scale(1.02) rotate(0deg)' }, ease.out],
      [300, { opacity: 0, transform: 'scale(1.22) rotate(2deg)' }, ease.in],
    ],
    { through: true },
  )
}

interface SlashOptions {
  /** Length of the cut in px. */
  readonly length?: number
  readonly tone?: 'lamp' | 'ink'
  readonly life?: number
}

/** Cuts of light, one for each angle in degrees: thin ends, drawn the way the blade goes, then closed along their length. */
export function slash(
  stage: GestureStage,
  at: Point,
  turns: readonly number[],
  { length = 330, tone = 'lamp', life = 300 }: SlashOptions = {},
): void {
  for (const [nth, turn] of turns.entries()) {
    const cut = stage.take('slash', at, life + 80)
    cut.dataset.tone = tone
    const as = (x: number, wide: number, high: number): Keyframe => ({
      transform: `rotate(${turn}deg) translateX(${x}px) scale(${(wide * length) / 330}, ${high})`,
      opacity: 1,
    })
    stage.clock.pose(
      cut,
      [
        [0, as(-80, 0.35, 0.5)],
        [34, as(0, 1, 1), ease.out],
        [90, as(6, 1.06, 0.7)],
        [life, { ...as(50, 0.9, 0), opacity: 0 }, ease.both],
      ],
      { through: true, delay: nth * 26 },
    )
  }
}

/** A flash of light in the colour of an element, behind its pieces, and behind the paper of an enemy that it stands on: over it the white outline would drown. */
export function flash(stage: GestureStage, at: Point, element: ElementName, size = 1, layer: LayerName = 'floor'): void {
  const light = stage.take('flash', at, 340, layer)
  light.style.setProperty('--flash', flashOf(element))
  // Without motion it is there at full size at once.
  const bright = stage.clock.reduced ? 0.5 : 1
  stage.clock.pose(
    light,
    [
      [0, { opacity: bright, transform: `scale(${0.3 * size})` }],
      [90, { opacity: bright, transform: `scale(${size})` }, ease.out],
      [320, { opacity: 0, transform: `scale(${1.2 * size})` }],
    ],
    { through: true },
  )
}

/** Of lights: of those who heal, of lamps, of AP, of enemies. */
export const lightColours = { heal: '#7fe0a8', lamp: '#ffcf73', ap: '#5aa8ff', shadow: '#a05be0' } as const

interface GlowOptions {
  readonly colour: string
  readonly life: number
  readonly size: number
  readonly layer?: LayerName
}

/** A soft glow that comes and goes. */
export function glow(stage: GestureStage, at: Point, { colour, life, size, layer = 'light' }: GlowOptions): void {
  const light = stage.take('halo', at, life, layer)
  light.style.setProperty('--glow', colour)
  stage.clock.pose(light, [
    [0, { opacity: 0, transform: `scale(${size * 0.5})` }],
    [life * 0.25, { opacity: 0.65, transform: `scale(${size})` }, ease.out],
    [life, { opacity: 0, transform: `scale(${size * 1.12})` }, ease.both],
  ])
}

/** The actor's card lifts while the cut-out is out, and comes down when it is back. By little: it is taller already, and a boss's gauge is right above. */
export function liftCard({ clock }: GestureStage, { body }: Actor, length: number): void {
  const up = { transform: 'translateY(-6px)' }
  clock.pose(body, [
    [0, { transform: 'none' }],
    [110, { transform: 'translateY(-8px)' }, ease.out],
    [170, up, ease.both],
    [length - 160, up],
    [length, { transform: 'none' }, ease.in],
  ])
}

/** Light from below and behind: the cut-out is nearest to us and therefore blackest, and must stand against something. */
export function footlight(stage: GestureStage, at: Point, length: number): void {
  const light = stage.take('footlight', at, length, 'floor')
  stage.clock.pose(light, [
    [0, { opacity: 0, transform: 'scale(.7)' }],
    [120, { opacity: 1, transform: 'scale(1)' }, ease.out],
    [length - 200, { opacity: 1, transform: 'scale(1.03)' }],
    [length, { opacity: 0, transform: 'scale(.9)' }],
  ])
}

/** The opacity of a pose of a cut-out that is shown from `from` to `to` ms of `length`. */
export function shownBetween(from: number, to: number, length: number): readonly Pose[] {
  const at = (ms: number, opacity: number): Pose => [ms, { opacity }]
  return [...(from > 0 ? [at(0, 0), at(from - 1, 0)] : []), at(from, 1), at(to, 1), ...(to < length ? [at(to + 1, 0), at(length, 0)] : [])]
}
