/** While the right stick of a pad is pushed, every frame tells where to: the event's `detail`, −1 to 1 to the right and down. */
export const PAD_STICK = 'padstick'

/** What a stick that nobody touches may tell. */
const SLACK = 0.2

/** Where the right stick is pushed to, by the axes of the standard mapping; null where it rests. */
export function rightStick(axes: readonly number[]): { readonly x: number; readonly y: number } | null {
  const [, , x = 0, y = 0] = axes
  return Math.hypot(x, y) < SLACK ? null : { x, y }
}
