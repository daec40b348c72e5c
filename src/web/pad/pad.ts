import { choices } from '../settings/settings.ts'
import { ownLetter } from '../state/own-keys.ts'
import * as usualLetters from '../state/usual-letters.ts'
import { recallChoice } from '../state/stored-choice.ts'
import { back, press, slide } from './acts.ts'
import { isPadUsed, noteDevice } from './device.ts'
import { focused, moveFocus, recover, scrollFocused, stepFocus, topmost, type Way } from './focus.ts'
import { PAD_PRESS, usualButton } from './own-buttons.ts'
import { pressesOf } from './presses.ts'
import { PAD_STICK, rightStick } from './right-stick.ts'

/** Milliseconds for which the focus may be nowhere: a screen that changes puts it where it belongs, or leaves it to us. */
const LOST = 600
/** How far a stick must be pushed, of 1. */
const PUSHED = 0.55

/** Buttons of the standard mapping, by index, that stand for a key. */
const keys: Readonly<Record<number, string>> = {
  2: usualLetters.autoOn,
  3: usualLetters.repeat,
  6: usualLetters.speed,
  7: usualLetters.modifiers,
  8: usualLetters.sound,
  9: usualLetters.settings,
}
const ways: Readonly<Record<number, Way>> = { 12: 'up', 13: 'down', 14: 'left', 15: 'right' }

/** Indexes of the buttons that are down; a pushed left stick counts as the cross. */
function heldOn({ buttons, axes }: Gamepad): ReadonlySet<number> {
  const down = new Set(buttons.flatMap((button, index) => (button.pressed ? [index] : [])))
  const [x = 0, y = 0] = axes
  if (x < -PUSHED) down.add(14)
  if (x > PUSHED) down.add(15)
  if (y < -PUSHED) down.add(12)
  if (y > PUSHED) down.add(13)
  return down
}

const presses = pressesOf((button) => ways[button] !== undefined)
/** When the focus was somewhere last. */
let seen = 0

/** Reads the pads once in every frame, and acts for keyboard and focus: whatever the keyboard can do, a pad can. */
export function listenToPads(): void {
  for (const event of ['keydown', 'pointerdown'] as const) {
    window.addEventListener(event, ({ isTrusted }) => isTrusted && noteDevice('keys'), { capture: true })
  }
  const look = (now: number) => {
    const pads = navigator.getGamepads().filter((pad) => pad !== null)
    for (const { axes } of pads) tellStick(axes)
    const down = new Set(pads.flatMap((pad) => [...heldOn(pad)]))
    for (const button of presses.inFrame(down, now)) {
      noteDevice('pad')
      act(button)
    }
    if (!isPadUsed() || focused() !== null) seen = now
    else if (now - seen > LOST) recover()
    requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
}

function tellStick(axes: readonly number[]): void {
  const detail = rightStick(axes)
  if (detail) window.dispatchEvent(new CustomEvent(PAD_STICK, { detail }))
}

/** While everything is played with one switch, each button is the switch: it listens to this key. */
const isSwitch = (): boolean => recallChoice('scan', choices.scan) !== 'off'

function act(pressed: number): void {
  if (!window.dispatchEvent(new CustomEvent(PAD_PRESS, { detail: pressed, cancelable: true }))) return
  if (isSwitch()) return void press('Enter')
  const button = usualButton(pressed)
  const way = ways[button]
  const key = keys[button]
  if (way !== undefined) go(way)
  else if (button === 0) confirm()
  else if (button === 1) back()
  else if (button === 4) stepFocus(-1)
  else if (button === 5) stepFocus(1)
  else if (key === usualLetters.settings && topmost().matches('dialog')) back()
  else if (key !== undefined) press(ownLetter(key))
}

const arrows: Readonly<Record<Way, string>> = { up: 'ArrowUp', down: 'ArrowDown', left: 'ArrowLeft', right: 'ArrowRight' }

/** Sliders, groups that choose by arrows and texts that go on keep them; else the focus goes to what lies there. */
function go(way: Way): void {
  const from = focused()
  if (from instanceof HTMLInputElement && from.type === 'range' && (way === 'left' || way === 'right'))
    return slide(from, way === 'right' ? 1 : -1)
  if (from?.matches('[role=tab], [role=radio]') && press(arrows[way])) return
  if (!scrollFocused(way)) moveFocus(way)
}

function confirm(): void {
  const target = focused()
  if (target !== null && !target.matches(':disabled')) target.click()
  // With nothing in focus a press hurries a turn, or brings the focus back.
  else if (!press('Enter')) recover()
}
