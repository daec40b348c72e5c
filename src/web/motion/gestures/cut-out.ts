import type { Clock, Pose } from '../clock.ts'
import type { RoleClass } from '../../../content/roles.ts'
import type { CutOut, CutOutPose } from '../pieces/cut-outs.ts'
import { BETWEEN_BLOWS } from '../gesture.ts'
import type { Point } from '../pieces/shards.ts'
import type { Actor, GestureStage } from '../stage.ts'
import type { Row } from '../timeline.ts'
import { shownBetween } from './shared.ts'

// What the strikes with a cut-out share.

/** A member's cut-out; null where it did not load, or where nothing may travel. */
export const cutOutOf = ({ clock, cutOuts }: GestureStage, role: RoleClass): CutOut | null =>
  clock.reduced ? null : (cutOuts.get(role) ?? null)

/** Where cards and commands begin, px of the stage: what stands lower is hidden by them. */
export const hudTop = ({ height }: Pick<GestureStage, 'height'>): number => height - 205

/** Where whoever helps stands, px from the left: out of the enemies' way. */
export const HELPS_AT = 120

/** Where a member who comes from the left (side 1) or right strikes: a boss is wide, and its face is to stay in sight. */
export const outerPoint = ({ boss, box, centre }: Actor, side: 1 | -1): Point =>
  boss ? { x: centre.x - side * box.width * 0.22, y: centre.y } : centre

/** From which side a member comes: the outer one, so that no silhouette crosses another enemy's. */
export const sideOf = ({ width }: Pick<GestureStage, 'width'>, { centre }: Actor): 1 | -1 => (centre.x < width * 0.55 ? 1 : -1)

interface Stance {
  /** Px from the outer point, away from the enemy and down. */
  readonly away: number
  readonly below: number
  /** Degrees. */
  readonly lean: number
}

const stances: Readonly<Record<'striker' | 'paladin', Readonly<Record<'usual' | 'boss', Stance>>>> = {
  striker: { usual: { away: 155, below: 220, lean: -16 }, boss: { away: 258, below: 78, lean: 22 } },
  paladin: { usual: { away: 256, below: 236, lean: 4 }, boss: { away: 256, below: 168, lean: 4 } },
}

/** Where those who strike from near have their anchor at the contact. */
export const stanceOf = (role: 'striker' | 'paladin', { boss }: Actor): Stance => stances[role][boss ? 'boss' : 'usual']

/** Where a member who strikes from afar stands, px from the left: at `usual`, or farther out where it would cover the first enemy. `reach`: of the figure, to the right. */
export function clearOf({ enemies }: GestureStage, usual: number, reach: number): number {
  const first = Math.min(...enemies.map(({ box }) => box.x))
  return Math.max(HELPS_AT, Math.min(usual, first - reach))
}

/** The transform of a cut-out whose anchor stands at a point, moved by x and y; mirrored with side −1. */
export const standingAt =
  (from: Point, side: 1 | -1 = 1) =>
  (x: number, y: number, turn = 0, wide = 1, high = 1): Keyframe => ({
    transform: `translate(${from.x + side * x}px, ${from.y + y}px) scaleX(${side}) rotate(${turn}deg) scale(${wide}, ${high})`,
    opacity: 1,
  })

/** Without motion: where a cut-out stands. */
export const standsIn = (stage: Pick<GestureStage, 'height'>): Point => ({ x: HELPS_AT + 40, y: hudTop(stage) + 40 })

/** Without motion: the cut-out in the pose of the blow comes and goes as light does; where it strikes from near, beside `target`. */
export function standIn(stage: GestureStage, role: RoleClass, length: number, target: Actor | null = null): void {
  const cutOut = stage.cutOuts.get(role)
  if (!cutOut) return
  const near = target && (role === 'striker' || role === 'paladin') ? role : null
  const stands = near && target ? besideOf(stage, near, target) : standingAt(standsIn(stage))(0, 0)
  stage.clock.pose(cutOut.root, [
    [0, { ...stands, opacity: 0 }],
    [140, stands],
    [length - 160, stands],
    [length, { ...stands, opacity: 0 }],
  ])
  stage.clock.pose(cutOut.strike.root, [
    [0, { opacity: 1 }],
    [length, { opacity: 1 }],
  ])
  if (near === 'striker')
    rotateBlades(stage.clock, cutOut.strike, 50, [
      [0, 9],
      [length, 9],
    ])
}

function besideOf(stage: GestureStage, role: 'striker' | 'paladin', target: Actor): Keyframe {
  const side = sideOf(stage, target)
  const outer = outerPoint(target, side)
  const { away, below, lean } = stanceOf(role, target)
  // The screen leaps up at the contact.
  const [x, y] = role === 'paladin' ? [-24, -64] : [0, 0]
  return standingAt({ x: outer.x - side * away, y: outer.y + below }, side)(x, y, lean)
}

/** The pose `wound` until the exchange, then `strike` until the end. */
export function exchange(clock: Clock, { wound, strike }: CutOut, when: number, end: number): void {
  clock.pose(wound.root, shownBetween(0, when, end))
  clock.pose(strike.root, shownBetween(when + 1, end, end))
}

/** When a part has which angle: degrees about its pin. */
export type Rotation = readonly [ms: number, degrees: number, easing?: string]

/** A part turns about its pin. */
export function rotate(clock: Clock, part: HTMLElement | undefined, turns: readonly Rotation[]): void {
  if (part)
    clock.pose(
      part,
      turns.map(([ms, degrees, easing]): Pose => [ms, { transform: `rotate(${degrees}deg)` }, easing]),
    )
}

/** Both halves turn about their screw, away from `middle`. */
export function rotateBlades(clock: Clock, { parts }: CutOutPose, middle: number, turns: readonly Rotation[]): void {
  const half = (way: 1 | -1): readonly Pose[] =>
    turns.map(([ms, degrees, easing]) => [ms, { transform: `rotate(${middle + way * degrees}deg) scaleX(${way})` }, easing])
  if (parts.toolA) clock.pose(parts.toolA, half(1))
  if (parts.toolB) clock.pose(parts.toolB, half(-1))
}

/** A part grows from its pin. */
export function grow(
  clock: Clock,
  part: HTMLElement | undefined,
  sizes: readonly (readonly [ms: number, wide: number, high: number, easing?: string | undefined])[],
): void {
  if (part)
    clock.pose(
      part,
      sizes.map(([ms, wide, high, easing]): Pose => [ms, { transform: `scale(${wide}, ${high})` }, easing]),
    )
}

/** When the last blow of a row lands, ms after it began. */
export const lastBlow = ({ blows }: Row, contact: number): number => contact + BETWEEN_BLOWS * Math.max(0, blows.length - 1)
