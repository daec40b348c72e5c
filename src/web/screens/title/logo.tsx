import { uiText } from '../../../content/text/ui.ts'
import { titleText } from '../../../content/text/title.ts'
import styles from './logo.module.css'

export function Logo() {
  return (
    <h1 className={styles.logo} aria-label={uiText.gameName}>
      <span className={styles.shadow} data-part="letters" aria-hidden="true">
        影
      </span>
      <span className={styles.light} data-part="letters" aria-hidden="true">
        あかり
      </span>
      <span className={styles.seal} aria-hidden="true">
        {titleText.seal}
      </span>
    </h1>
  )
}
