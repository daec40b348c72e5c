import { uiText } from '../../content/text/ui.ts'
import { useSoundWanted } from './sound.ts'
import styles from './sound-switch.module.css'

/** Sound is off until wanted. */
export function SoundSwitch() {
  const [wanted, setWanted] = useSoundWanted()
  return (
    <button type="button" className={styles.switch} aria-pressed={wanted} onClick={() => setWanted(!wanted)}>
      <span aria-hidden="true">♪</span> {wanted ? uiText.soundOff : uiText.soundOn}
    </button>
  )
}
