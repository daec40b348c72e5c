import type { Clock } from '../clock.ts'
import { ease } from '../easings.ts'

// What the scenes at the end of a battle share.

export const hidden = { opacity: 0 } as const
export const shown = { opacity: 1, transform: 'none' } as const

/** Elements by their `data-part`, in the order of the page. */
export const partsOf = (root: HTMLElement) => (name: string) => [...root.querySelectorAll<HTMLElement>(`[data-part="${name}"]`)]

/** Above the stage. Without motion the cloth is not there yet, and comes as light goes. */
export const raised = ({ reduced }: Clock): Keyframe => ({ transform: 'translateY(-104%)', ...(reduced ? hidden : {}) })

export function cardsDown(clock: Clock, hud: HTMLElement, length: number): void {
  clock.pose(hud, [
    [0, { transform: 'none' }],
    [length, { transform: 'translateY(260px)' }, ease.in],
  ])
}

/** Comes from a place beside its own, and stands a little after `at`. */
export function enter(clock: Clock, element: HTMLElement, at: number, from: Keyframe): void {
  clock.pose(element, [
    [0, { ...hidden, ...from }],
    [at, { ...hidden, ...from }],
    [at + 170, shown, ease.out],
  ])
}
