import { ease } from '../easings.ts'
import type { Actor, GestureStage } from '../stage.ts'

/** Degrees by which a leaf of a standing screen is turned, by turns to and fro, and by which its foot and head run down and up: we look from above. */
const lean = { turned: 20, sloped: 12 } as const

const toAndFro = (nth: number): 1 | -1 => (nth % 2 === 0 ? 1 : -1)
const closed = (nth: number): Keyframe => ({ transform: `translateX(${-nth * 86}%) rotateY(${-84 * toAndFro(nth)}deg)` })
const turned = (nth: number, share: number) => ({
  transform: `rotateY(${-lean.turned * share * toAndFro(nth)}deg) skewY(${lean.sloped * share * toAndFro(nth)}deg)`,
})

/** The nth leaf of a screen that stands. */
export const standingLeaf = (nth: number) => turned(nth, 1)

/** Ms: lifted, set down, stands. */
export const setDown = { lifted: 70, down: 150, rest: 400 } as const

/**
 * Is lifted before the card, opening leaf by leaf, and set down: it is heavy, the card gives, dust comes out below. It stays while the member is
 * guarded.
 */
export function openScreen({ clock, shards }: GestureStage, { screen, body, box }: Actor): void {
  if (!screen) return
  const { lifted, down, rest } = setDown
  clock.pose(screen, [
    [0, { transform: 'translate(-34px, 20px) rotate(-6deg)', opacity: 0 }],
    [lifted, { transform: 'translate(-8px, -58px) rotate(-3deg)', opacity: 1 }, ease.out],
    [down - 40, { transform: 'translate(0, -50px) rotate(1deg)', opacity: 1 }, ease.both],
    [down, { transform: 'scale(1.05, .92)', opacity: 1 }, ease.in],
    [down + 70, { transform: 'translateY(-7px) scale(.99, 1.02)', opacity: 1 }, ease.out],
    [down + 150, { transform: 'none', opacity: 1 }, ease.in],
  ])
  for (const [nth, leaf] of [...screen.children].entries()) {
    const start = 10 + nth * 16
    clock.pose(leaf, [
      [0, closed(nth)],
      [start, closed(nth)],
      [down, turned(nth, 0.5), ease.out],
      [down + 50, turned(nth, 1.5), ease.out],
      [down + 190, turned(nth, 1), ease.both],
    ])
  }
  clock.pose(body, [
    [0, { transform: 'none' }],
    [lifted, { transform: 'translateY(-12px)' }, ease.out],
    [down - 20, { transform: 'translateY(-10px)' }, ease.both],
    [down + 30, { transform: 'translateY(9px) scale(1.01, .98)' }, ease.snap],
    [down + 120, { transform: 'translateY(-3px)' }, ease.both],
    [rest, { transform: 'none' }, ease.both],
  ])
  clock.at(down, () => {
    for (const way of [-1, 1]) {
      const foot = { x: box.x + box.width / 2 + way * 40, y: box.y + box.height - 14 }
      shards.tear(foot, ['#d3b594', '#8a6a5c', '#f8e9c8'], {
        count: 7,
        speed: 620,
        size: 12,
        way: { x: way, y: -0.35 },
        edge: 14,
        spread: 30,
      })
    }
  })
}

/** Struck: it gives, lets light through at its hinges, folds up, and is gone before only a stick of it is left. */
export function foldScreen({ clock }: GestureStage, { screen }: Actor): void {
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
      [70, turned(nth, 1.9), ease.out],
      [190 + nth * 14, turned(nth, 1), ease.both],
      [390, closed(nth), ease.in],
      [400, closed(nth)],
    ])
  }
}
