import type { Page } from '@playwright/test'

/** A telephone held sideways, touched by fingers. */
export const phone = { viewport: { width: 844, height: 390 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 } as const

/** The least sizes, in CSS pixels of the screen. */
interface Sizes {
  readonly letters: number
  readonly target: number
}

const least: Sizes = { letters: 13, target: 44 }

/** What of the page, as it stands, is too small to be read or touched, covered, cut or beyond the side. Readings over words are left out, and the strip with the states. */
export async function faultsOf(page: Page, sizes: Sizes = least): Promise<readonly string[]> {
  // A dialog is a little smaller until it has opened.
  await page.evaluate(async () => {
    const opening = [...document.querySelectorAll('dialog[open]')].flatMap((dialog) => dialog.getAnimations())
    await Promise.allSettled(opening.map(({ finished }) => finished))
  })
  return page.evaluate(faultsInPage, sizes)
}

/** Runs in the page. */
function faultsInPage(sizes: Sizes): readonly string[] {
  const faults = new Set<string>()
  const zoom = Number(document.documentElement.style.getPropertyValue('zoom')) || 1
  const root = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body

  const told = (element: Element): string =>
    `${element.localName} “${(element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 24)}”`
  const isShown = (element: Element): boolean =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
    element.closest('header, [inert], .aloud') === null &&
    getComputedStyle(element).clipPath === 'none'
  const isInWindow = ({ width, height, left, right, top, bottom }: DOMRect): boolean =>
    width > 0 && height > 0 && bottom > 0 && top < innerHeight && right > 0 && left < innerWidth
  const around = (element: Element, overflows: RegExp): Element | null => {
    for (let box = element.parentElement; box && box !== document.body; box = box.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(box)
      if (overflows.test(`${overflowX} ${overflowY}`)) return box
    }
    return null
  }

  const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  const range = document.createRange()
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const element = node.parentElement
    if (!element || (node.textContent ?? '').trim() === '' || element.closest('rt, noscript') || !isShown(element)) continue
    range.selectNodeContents(node)
    const at = range.getBoundingClientRect()
    if (!isInWindow(at)) continue
    const scale = element instanceof SVGGraphicsElement ? (element.getScreenCTM()?.a ?? 1) : zoom
    const size = Number.parseFloat(getComputedStyle(element).fontSize) * scale
    if (size < sizes.letters - 0.05) faults.add(`${size.toFixed(1)} px letters: ${told(element)}`)
    if (at.right > innerWidth + 1 || at.left < -1) faults.add(`beyond the side: ${told(element)}`)
    const box = around(element, /hidden|clip|auto|scroll/)
    if (!box || /auto|scroll/.test(getComputedStyle(box).overflowY)) continue
    const edge = box.getBoundingClientRect()
    // The box of large letters is higher than the letters.
    if (Math.max(edge.left - at.left, at.right - edge.right, edge.top - at.top, at.bottom - edge.bottom) > Math.max(3, size * 0.2))
      faults.add(`cut: ${told(element)}`)
  }

  const scrolls = document.documentElement.scrollHeight > innerHeight + 1
  for (const control of root.querySelectorAll<HTMLElement>('button, a[href], input, textarea, summary')) {
    // The lanterns of the map are in its table too.
    if (!isShown(control) || control.matches(':disabled, [role="radio"]')) continue
    const target = control instanceof HTMLInputElement ? (control.labels?.[0]?.contains(control) ? control.labels[0] : control) : control
    const at = target.getBoundingClientRect()
    const scroller = around(target, /auto|scroll/)?.getBoundingClientRect()
    if (!scroller && !scrolls && at.height > 0 && at.top >= innerHeight) faults.add(`below the window: ${told(target)}`)
    // What can be scrolled into sight is measured where it is in sight.
    if (!isInWindow(at) || (scroller && (at.bottom > scroller.bottom + 1 || at.top < scroller.top - 1))) continue
    if (at.right > innerWidth + 1 || at.left < -1) faults.add(`beyond the side: ${told(target)}`)
    if (!scroller && !scrolls && at.bottom > innerHeight + 1) faults.add(`beyond the lower edge: ${told(target)}`)
    const [x, y] = [(at.left + at.right) / 2, (at.top + at.bottom) / 2]
    const isHit = (dx: number, dy: number): boolean => {
      const over = document.elementFromPoint(x + dx, y + dy)
      return target.contains(over) || over?.closest('label')?.contains(control) === true
    }
    // Its own box, or what it lays over its row.
    const reach = (dx: number, dy: number): number => {
      let far = 0
      while (far < sizes.target && isHit(dx * (far + 1), dy * (far + 1))) far++
      return far
    }
    const isWide = at.width > sizes.target - 0.5 || reach(-1, 0) + reach(1, 0) >= sizes.target - 1
    const isHigh = at.height > sizes.target - 0.5 || reach(0, -1) + reach(0, 1) >= sizes.target - 1
    if (!isWide || !isHigh) faults.add(`${at.width.toFixed(0)}×${at.height.toFixed(0)} px to touch: ${told(target)}`)
    const over = document.elementFromPoint(x, y)
    const isStuck = over !== null && getComputedStyle(over.closest('div') ?? over).position === 'sticky'
    // The middle of what a scrolled page cuts may be above its window as well as below.
    if (y >= 0 && y < innerHeight && !isStuck && !isHit(0, 0)) faults.add(`covered: ${told(target)} by ${over ? told(over) : 'nothing'}`)
  }
  if (document.documentElement.scrollWidth > innerWidth + 1) faults.add(`the page is ${document.documentElement.scrollWidth} px wide`)
  return [...faults]
}
