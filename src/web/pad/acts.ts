import { focused, topmost } from './focus.ts'

/** Sends a key to what has the focus. @returns whether anything took it. */
export function press(key: string): boolean {
  const target = focused() ?? document.body
  return !target.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }))
}

/** Closes the dialog on top, else goes back as Escape does, else to the page of the navigation. */
export function back(): void {
  const top = topmost()
  if (top instanceof HTMLDialogElement) top.dispatchEvent(new Event('cancel', { cancelable: true }))
  else if (!press('Escape')) document.querySelector<HTMLElement>('nav [aria-current="page"]')?.focus()
}

/** Moves a slider by steps, to its end at most. */
export function slide(slider: HTMLInputElement, by: number): void {
  if (by > 0) slider.stepUp(by)
  else slider.stepDown(-by)
  slider.dispatchEvent(new Event('input', { bubbles: true }))
}
