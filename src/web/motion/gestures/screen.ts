import { ease } from '../easings.ts'
import type { Actor, Stage } from '../stage.ts'

/** Leaves of a standing screen lean to and fro, in degrees. */
const leans = [18, -18, 18, -18] as const
const leafWidth = 34

const closed = (nth: number): Keyframe => ({
  transform: `translateX(${-nth * leafWidth * 0.86}px) rotateY(${(leans[nth] ?? 0) > 0 ? 84 : -84}deg)`,
})
const turned = (nth: number, share: number): Keyframe => ({ transform: `rotateY(${(leans[nth] ?? 0) * share}deg)` })

/** Comes up beside the card and opens leaf by leaf: closed and by itself it would be a stick in the air. It stays while the member is guarded. */
export function openScreen({ clock }: Stage, { screen }: Actor): void {
  if (!screen) return
  clock.pose(screen, [
    [0, { transform: 'translate(-40px, 60px) rotate(-5deg)', opacity: 0 }],
    [60, { transform: 'translate(-14px, 16px) rotate(-2deg)', opacity: 1 }, ease.out],
    [150, { transform: 'translate(5px, -6px) rotate(1deg)', opacity: 1 }, ease.out],
    [240, { transform: 'none', opacity: 1 }, ease.both],
  ])
  for (const [nth, leaf] of [...screen.children].entries()) {
    const start = 30 + nth * 38
    clock.pose(leaf, [
      [0, closed(nth)],
      [start, closed(nth)],
      [start + 120, turned(nth, 0.25), ease.out],
      [start + 210, turned(nth, 1), ease.both],
    ])
  }
}

/** Struck: it gives, lets light through at its hinges, folds up, and is gone before only a stick of it is left. */
export function foldScreen({ clock }: Stage, { screen }: Actor): void {
  if (!screen) return
  clock.pose(screen, [
    [0, { transform: 'translateY(10px) scale(1.02, .97)', opacity: 1 }],
    [70, { transform: 'translateY(16px) scale(1.03, .95)', opacity: 1 }, ease.out],
    [170, { transform: 'translateY(-4px)', opacity: 1 }, ease.both],
    [330, { transform: 'translate(-10px, 14px) rotate(-3deg)', opacity: 1 }, ease.in],
    [400, { transform: 'translate(-24px, 50px) rotate(-6deg)', opacity: 0 }],
  ])
  if (clock.reduced) return
  for (const [nth, leaf] of [...screen.children].entries()) {
    clock.pose(leaf, [
      [0, turned(nth, 1)],
      [70, turned(nth, 2.4), ease.out],
      [190 + nth * 20, turned(nth, 1), ease.both],
      [390, closed(nth), ease.in],
      [400, closed(nth)],
    ])
  }
}
