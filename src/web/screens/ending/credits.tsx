import { credits, endingTitles } from '../../../content/story/ending.ts'
import { endingText as text } from '../../../content/text/ending.ts'
import { Button } from '../../ui/button.tsx'
import { classes } from '../../ui/classes.ts'
import { withNames } from '../../ui/story-page.tsx'
import type { EndingNumber } from './ending-flow.ts'
import styles from './ending.module.css'
import { SceneBehind } from './scene-behind.tsx'

interface CreditsProps {
  readonly ending: EndingNumber
  readonly names: readonly string[]
  /** As seen from the seats behind the sheet: left is right. Only the eyes notice. */
  readonly mirrored: boolean
  readonly onNext: () => void
}

/** The credits as lantern strips on one rope, lit one after the other; going on need not wait for them. */
export function Credits({ ending, names, mirrored, onNext }: CreditsProps) {
  return (
    <div className={classes(styles.page, styles.credits)}>
      {mirrored ? <SceneBehind name="after-2" /> : null}
      <div className={classes(styles.sheet, mirrored && styles.mirrored)}>
        <h1 className={styles.endTitle}>
          {endingTitles[ending]}
          <small>{text.endMark}</small>
        </h1>
        <ul className={styles.strips} aria-label={text.credits}>
          {credits.map(({ part, names: people }, at) => (
            <li key={part} className={styles.strip} style={{ '--at': at } as Readonly<Record<string, number>>}>
              <span className={styles.part}>{part}</span>
              <span className={styles.people}>
                {people.map((each) => (
                  <span key={each}>{withNames(each, names)}</span>
                ))}
              </span>
            </li>
          ))}
        </ul>
      </div>
      <div className={styles.creditsTurn}>
        <Button tone="primary" onClick={onNext} autoFocus>
          {text.next}
        </Button>
      </div>
    </div>
  )
}
