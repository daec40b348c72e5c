import { uiText } from '../../content/text/ui.ts'
import { hasJustPlayed, play } from './sound.ts'

/** Presses that lead back. */
const backwards: ReadonlySet<string> = new Set([uiText.cancel, uiText.close, uiText.toPlaza, uiText.toTitle])
const moving = /^(Tab|Home|End|Arrow)/
/** Milliseconds: what a screen has played for the same press counts. */
const samePress = 60

/** Every press and every move of the focus by key has a sound, also where a screen plays none of its own. */
export function listenToInterface(): void {
  let moved = Number.NEGATIVE_INFINITY
  window.addEventListener('keydown', ({ key }) => {
    if (moving.test(key)) moved = performance.now()
  })
  window.addEventListener('focusin', () => {
    if (performance.now() - moved < samePress && !hasJustPlayed(samePress)) play('cursor')
  })
  window.addEventListener('click', ({ target }) => {
    const control = target instanceof Element ? target.closest('button, a[href]') : null
    if (control !== null && !hasJustPlayed(samePress)) play(soundOf(control))
  })
  // Escape in a dialog. It does not bubble.
  window.addEventListener('cancel', () => hasJustPlayed(samePress) || play('cancel'), { capture: true })
}

function soundOf(control: Element): 'refuse' | 'tab' | 'cancel' | 'page' | 'confirm' {
  if (control.ariaDisabled === 'true') return 'refuse'
  if (control.role === 'tab') return 'tab'
  if (backwards.has(control.textContent.trim())) return 'cancel'
  return control.matches('a') ? 'page' : 'confirm'
}
