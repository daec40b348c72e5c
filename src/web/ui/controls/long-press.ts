import { stageScale } from '../fit-to-window.ts'
import styles from './long-press.module.css'

/** Milliseconds that a finger rests. */
const LONG = 450
/** A finger that moves farther, in CSS pixels, drags. */
const STILL = 10
/** Between finger and words, in CSS pixels. */
const GAP = 28

interface Held {
  readonly x: number
  readonly y: number
  readonly timer: ReturnType<typeof setTimeout>
}

let held: Held | null = null
let tip: HTMLElement | null = null

/** What hovering would tell about this: a `title`, or the words of a `Tooltip`. */
function wordsOf(target: EventTarget | null): string | null {
  const element = target instanceof Element ? target.closest('[title], :has(> [role="tooltip"])') : null
  return element?.getAttribute('title') ?? element?.querySelector(':scope > [role="tooltip"]')?.textContent ?? null
}

function show(words: string, x: number, y: number): void {
  tip ??= document.createElement('div')
  tip.className = styles.tip ?? ''
  tip.setAttribute('role', 'status')
  tip.popover = 'manual'
  document.body.append(tip)
  tip.textContent = words
  tip.showPopover()
  const scale = stageScale()
  // WebKit tells boxes without the root's zoom.
  const [width, height] = [tip.offsetWidth * scale, tip.offsetHeight * scale]
  const left = Math.min(Math.max(x - width / 2, 4), window.innerWidth - width - 4)
  const top = y - GAP - height < 0 ? y + GAP : y - GAP - height
  Object.assign(tip.style, { left: `${left / scale}px`, top: `${top / scale}px` })
}

const isShown = (): boolean => tip?.matches(':popover-open') === true

function end(): void {
  if (held) clearTimeout(held.timer)
  held = null
  if (isShown()) tip?.hidePopover()
}

/** What follows a long press that showed something: the click that the browser makes of it. */
function swallow(event: Event): void {
  event.preventDefault()
  event.stopImmediatePropagation()
}

/** From now on a long press of a finger shows what hovering shows, and presses nothing. */
export function listenToFingers(): void {
  const listen = <Name extends keyof DocumentEventMap>(name: Name, does: (event: DocumentEventMap[Name]) => void) =>
    document.addEventListener(name, does, { capture: true })
  listen('pointerdown', ({ pointerType, isPrimary, target, clientX: x, clientY: y }) => {
    end()
    const words = pointerType === 'touch' && isPrimary ? wordsOf(target) : null
    if (words !== null) held = { x, y, timer: setTimeout(show, LONG, words, x, y) }
  })
  listen('pointermove', ({ clientX, clientY }) => {
    if (held && Math.hypot(clientX - held.x, clientY - held.y) > STILL) end()
  })
  listen('pointercancel', end)
  listen('pointerup', () => {
    if (isShown()) {
      document.addEventListener('click', swallow, { capture: true, once: true })
      setTimeout(() => document.removeEventListener('click', swallow, { capture: true }), 100)
    }
    end()
  })
  listen('contextmenu', (event) => {
    if (held) event.preventDefault()
  })
}
