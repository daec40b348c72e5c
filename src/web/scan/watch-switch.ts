import { choices } from '../settings/settings.ts'
import { onRemembered, recallChoice } from '../state/stored-choice.ts'

const pace = () => recallChoice('scan', choices.scan)

/** Lets everything be played with one switch as soon as that is chosen; until then nothing of it is loaded. */
export function watchSwitch(): void {
  let isLoaded = false
  const apply = () => {
    if (!isLoaded && pace() === 'off') return
    isLoaded = true
    void import('./one-switch.ts').then(
      ({ scan }) => {
        const chosen = pace()
        scan(chosen === 'off' ? null : chosen)
      },
      () => undefined,
    )
  }
  apply()
  onRemembered((name) => {
    if (name === 'scan') apply()
  })
}
