import { adventureText as text } from '../../../../content/text/adventure.ts'
import styles from '../adventure.module.css'
import { filledStars } from '../fields.ts'

/** The difficulty as the server writes it, in six stars. */
export function Stars({ difficulty }: { readonly difficulty: string }) {
  const filled = filledStars(difficulty)
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- drawn by the page itself: there is no file for an <img>
    <span className={styles.stars} role="img" aria-label={filled === null ? text.unknownStars : text.stars(filled)}>
      {difficulty}
    </span>
  )
}
