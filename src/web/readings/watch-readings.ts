import { choices } from '../settings/settings.ts'
import { onRemembered, recallChoice } from '../state/stored-choice.ts'

/** Shows readings above the kanji as soon as that is chosen; until then nothing of it is loaded. */
export function watchReadings(): void {
  let isLoaded = false
  const apply = () => {
    const isOn = recallChoice('furigana', choices.furigana) === 'on'
    if (!isLoaded && !isOn) return
    isLoaded = true
    void import('./page.ts').then(
      ({ showReadings }) => showReadings(recallChoice('furigana', choices.furigana) === 'on'),
      () => undefined,
    )
  }
  apply()
  onRemembered((name) => {
    if (name === 'furigana') apply()
  })
}
