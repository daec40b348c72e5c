import { settingsText } from '../../content/text/settings.ts'
import { back, press, slide } from '../pad/acts.ts'
import { firstOf, focused, give, pressable } from '../pad/focus.ts'
import type { Choice } from '../settings/settings.ts'
import { backChip, drawRing, removeRing } from './ring.ts'
import { scannerOf } from './scanner.ts'
import { treeOf } from './tree.ts'

const text = settingsText.scan

export type Pace = Exclude<Choice<'scan'>, 'off'>

/** Milliseconds until the mark moves on. */
const PACES: Readonly<Record<Pace, number>> = { slow: 2000, normal: 1200, fast: 700 }
/** The first of a group, and whatever follows a press, is marked longer by this factor. */
const FIRST = 1.5
/** Milliseconds that a screen has to change after a press: meanwhile nothing is marked, and nothing pressed. */
const SETTLES = 350
/** A press that comes sooner after another, in milliseconds, is a tremble. */
const TREMBLE = 250

const GROUPS = 'fieldset, nav, header, footer, ul, ol, section, form, [role="group"], [role="tablist"], [role="toolbar"], [role="region"]'
/** What needs a keyboard: the keyboard on the screen of the system types there. */
const TYPED = 'textarea, input:not([type="radio"], [type="checkbox"], [type="range"])'
const CONTROLS = 'a, button, input, textarea, select, label, summary, [tabindex="0"]'

const scanner = scannerOf(
  () => treeOf([...pressed(), backChip], groupsOf),
  () => focused() ?? firstOf(pressable()) ?? null,
)
let pace: Pace | null = null
let timer: ReturnType<typeof setTimeout> | undefined
let lastPress = 0
/** What the scan gave the focus to: where it is elsewhere, the screen has moved it. */
let given: HTMLElement | null = null
let isSending = false
let isSettling = false

/** What has a name of its own, the widest first, and what stands side by side. */
function groupsOf(element: HTMLElement): readonly Element[] {
  const groups: Element[] = element.parentElement === null ? [] : [element.parentElement]
  for (let at = element.parentElement?.closest(GROUPS); at; at = at.parentElement?.closest(GROUPS)) {
    if (at !== groups[0]) groups.unshift(at)
  }
  return groups
}

const pressed = (): readonly HTMLElement[] =>
  pressable().filter((element) => !element.matches(TYPED) && element.closest('[aria-hidden="true"]') === null)

/** The field that was chosen by pointer or Tab: whoever does that has more than a switch, and writes. */
let chosen: Element | null = null
const isTyping = (): boolean => chosen !== null && focused() === chosen

/** Begins, goes on at another pace, or ends with null. */
export function scan(next: Pace | null): void {
  if (pace === null && next !== null) listen('addEventListener')
  if (pace !== null && next === null) listen('removeEventListener')
  pace = next
  // It may have been the switch that chose this.
  isSettling = false
  if (next !== null) return wait(FIRST)
  clearTimeout(timer)
  scanner.restart()
  removeRing()
}

/** Behind what any press ends, which listens at the window; before all else. */
function listen(how: 'addEventListener' | 'removeEventListener'): void {
  for (const name of ['keydown', 'keyup'] as const) document[how](name, onKey as EventListener, { capture: true })
  document[how]('click', onClick, { capture: true })
}

function onKey(event: KeyboardEvent): void {
  if (event.type === 'keyup' && event.key === 'Tab') noteField(focused())
  if (isSending || isTyping() || (event.key !== ' ' && event.key !== 'Enter')) return
  swallow(event)
  if (event.type === 'keydown' && !event.repeat) onSwitch()
}

function noteField(element: Element | null): void {
  chosen = element?.matches(TYPED) === true ? element : null
}

function onClick(event: Event): void {
  if (event.isTrusted) noteField(focused())
  if (event.target instanceof Element && event.target.closest(CONTROLS) !== null) return
  swallow(event)
  onSwitch()
}

function swallow(event: Event): void {
  event.preventDefault()
  event.stopImmediatePropagation()
}

function onSwitch(): void {
  const now = performance.now()
  if (now - lastPress < TREMBLE || isSettling) return
  lastPress = now
  const leaf = scanner.press()
  if (leaf === null) {
    if (pressed().length === 0) send(() => press('Enter'))
    show()
    return wait(FIRST)
  }
  isSettling = true
  drawRing([], '')
  clearTimeout(timer)
  timer = setTimeout(settle, SETTLES)
  act(leaf)
}

/** Keys that are sent for the player are not the switch. */
function send(does: () => void): void {
  isSending = true
  does()
  isSending = false
}

function act(leaf: HTMLElement): void {
  if (leaf === backChip) send(back)
  else if (leaf instanceof HTMLInputElement && leaf.type === 'range') slide(leaf, leaf.value === leaf.max ? -Number(leaf.max) : 1)
  else if (leaf.matches('a, button, input, summary')) leaf.click()
  else scrollOn(leaf)
}

/** A text goes on by what is seen of it, and from its end to its beginning. */
function scrollOn(text: HTMLElement): void {
  const isAtEnd = text.scrollTop + text.clientHeight >= text.scrollHeight - 2
  text.scrollTo({ top: isAtEnd ? 0 : text.scrollTop + 0.8 * text.clientHeight, behavior: 'instant' })
}

function wait(factor: number): void {
  clearTimeout(timer)
  if (pace !== null) timer = setTimeout(goOn, PACES[pace] * factor)
}

/** After a press: marks what the screen begins with now, or once more what was pressed. */
function settle(): void {
  isSettling = false
  followFocus()
  if (scanner.marked().length === 0) scanner.tick()
  show()
  wait(FIRST)
}

/** Whoever writes keeps the focus: nothing is marked meanwhile. */
function goOn(): void {
  if (isTyping()) drawRing([], '')
  else {
    followFocus()
    scanner.tick()
    show()
  }
  wait(1)
}

/** Where the screen has moved the focus, the scan begins anew. */
function followFocus(): void {
  const now = focused()
  if (now === null || now === given) return
  given = now
  scanner.restart()
}

/** Puts the ring around what is marked, and the focus on it where it is one thing. */
function show(): void {
  const marked = scanner.marked()
  const [only] = marked
  if (marked.length === 1 && only !== undefined && only !== backChip) {
    give(only)
    given = only
  }
  drawRing(marked, scanner.rests() ? text.rests : only === backChip ? text.back : '')
}
