/** Which way the focus is to move. */
export type Way = 'up' | 'down' | 'left' | 'right'

const controls = 'a[href], button:not(:disabled), input:not(:disabled), textarea:not(:disabled), [tabindex="0"]'

interface Box {
  readonly left: number
  readonly right: number
  readonly top: number
  readonly bottom: number
}

/** The open dialog on top, else the page: outside it nothing can be pressed. */
export const topmost = (): HTMLElement => [...document.querySelectorAll<HTMLElement>('dialog[open]')].at(-1) ?? document.body

/** What can be pressed now, in the order of the document; of tabs and their like also those to which arrows lead. */
export const pressable = (): readonly HTMLElement[] =>
  [...topmost().querySelectorAll<HTMLElement>(controls)].filter(
    (element) => element.closest('[inert]') === null && element.checkVisibility({ visibilityProperty: true }),
  )

/** What can take the focus now. */
const reachable = (): readonly HTMLElement[] => pressable().filter((element) => element.tabIndex >= 0)

/** The element that has the focus, unless it is lost. */
export function focused(): HTMLElement | null {
  const { activeElement, body } = document
  return activeElement instanceof HTMLElement && activeElement !== body && topmost().contains(activeElement) ? activeElement : null
}

export function give(element: HTMLElement | undefined): void {
  element?.focus({ preventScroll: true })
  element?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
}

/** What a screen begins with, else the first control below the strip; undefined while a screen loads. */
export function firstOf(all: readonly HTMLElement[]): HTMLElement | undefined {
  const first = all.find((element) => element.matches('[data-first], [data-autofocus], [autofocus]'))
  return first ?? all.find((element) => element.closest('header') === null)
}

/** Gives a lost focus to what the screen begins with. */
export const recover = (): void => give(firstOf(reachable()))

/** Moves the focus to the nearest control in a direction; stays where there is none. */
export function moveFocus(way: Way): void {
  const from = focused()
  if (from === null) return recover()
  const others = reachable().filter((element) => element !== from)
  const at = nearest(
    from.getBoundingClientRect(),
    others.map((element) => element.getBoundingClientRect()),
    way,
  )
  if (at !== null) give(others[at])
}

/** Share of what is seen of a text by which it is scrolled. */
const SCROLLED = 0.6

/** Scrolls the text that has the focus. @returns false where there is none, or it shows its end. */
export function scrollFocused(way: Way): boolean {
  const text = focused()
  if (text === null || !text.matches('[tabindex="0"]') || way === 'left' || way === 'right') return false
  const before = text.scrollTop
  text.scrollBy({ top: (way === 'down' ? SCROLLED : -SCROLLED) * text.clientHeight, behavior: 'instant' })
  return text.scrollTop !== before
}

/** By one in the order of the document, round and round. */
export function stepFocus(by: 1 | -1): void {
  const from = focused()
  const all = reachable()
  if (from === null) return recover()
  give(all[(all.indexOf(from) + by + all.length) % all.length])
}

/** The index of the nearest box that lies in a direction; what lies beside the way counts as three times as far. Null where there is none. */
export function nearest(from: Box, boxes: readonly Box[], way: Way): number | null {
  let best: { readonly at: number; readonly far: number } | null = null
  for (const [at, box] of boxes.entries()) {
    const far = distance(turned(from, way), turned(box, way))
    if (far !== null && (best === null || far < best.far)) best = { at, far }
  }
  return best?.at ?? null
}

/** The box, with the picture turned so that the way leads to the right. */
function turned({ left, right, top, bottom }: Box, way: Way): Box {
  switch (way) {
    case 'right':
      return { left, right, top, bottom }
    case 'left':
      return { left: -right, right: -left, top, bottom }
    case 'down':
      return { left: top, right: bottom, top: left, bottom: right }
    case 'up':
      return { left: -bottom, right: -top, top: left, bottom: right }
  }
}

/** Overlaps of a few pixels, as of rings and edges, are no overlaps. */
const slack = 4

function distance(from: Box, to: Box): number | null {
  const ahead = to.left - from.right
  if (ahead < -slack || to.left <= from.left) return null
  const beside = Math.max(0, to.top - from.bottom, from.top - to.bottom)
  const middles = Math.abs((to.top + to.bottom) / 2 - (from.top + from.bottom) / 2)
  return Math.max(0, ahead) + 3 * beside + 0.2 * middles
}
