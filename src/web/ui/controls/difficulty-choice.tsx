import { useId } from 'react'
import { difficultyText as text } from '../../../content/text/difficulty.ts'
import { DIFFICULTIES, type Difficulty } from '../../../rules/adventure/difficulty.ts'
import styles from './difficulty-choice.module.css'

interface DifficultyChoiceProps {
  readonly chosen: Difficulty
  readonly onChoose: (difficulty: Difficulty) => void
  readonly disabled: boolean
  /** Whether a dialog gives the focus to the chosen one when it opens. */
  readonly autoFocus?: boolean
}

/** The three difficulties side by side, explained in two lines each. */
export function DifficultyChoice({ chosen, onChoose, disabled, autoFocus = false }: DifficultyChoiceProps) {
  const group = useId()
  return (
    <fieldset className={styles.choice} disabled={disabled}>
      <legend>{text.legend}</legend>
      <div className={styles.cards}>
        {DIFFICULTIES.map((difficulty) => (
          <label key={difficulty} className={styles.card}>
            <input
              type="radio"
              name={group}
              checked={difficulty === chosen}
              onChange={() => onChoose(difficulty)}
              aria-describedby={`${group}-${difficulty}`}
              aria-labelledby={`${group}-${difficulty}-name`}
              data-autofocus={(autoFocus && difficulty === chosen) || undefined}
            />
            <strong id={`${group}-${difficulty}-name`}>{text.names[difficulty]}</strong>
            <span id={`${group}-${difficulty}`} className={styles.explanation}>
              {text.explanations[difficulty].map((line) => (
                <span key={line}>{line}</span>
              ))}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
