import { onRemembered, recallChoice } from '../state/stored-choice.ts'
import { choices } from './settings.ts'

/**
 * Loads what a setting needs as soon as it is no longer off, and tells it what is chosen then and from then on, null for off.
 * Until then nothing of it is loaded.
 */
export function whenChosen<Name extends 'scan' | 'furigana'>(
  name: Name,
  load: () => Promise<(chosen: Exclude<(typeof choices)[Name][number], 'off'> | null) => void>,
): void {
  const chosen = () => {
    const choice = recallChoice<(typeof choices)[Name][number]>(name, choices[name])
    return choice === 'off' ? null : (choice as Exclude<typeof choice, 'off'>)
  }
  let isLoaded = false
  const apply = () => {
    if (!isLoaded && chosen() === null) return
    isLoaded = true
    void load().then(
      (show) => show(chosen()),
      () => undefined,
    )
  }
  apply()
  onRemembered((changed) => {
    if (changed === name) apply()
  })
}
