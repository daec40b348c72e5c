import { tacticsText } from '../../../content/text/tactics.ts'
import type { Tactic } from '../../../rules/auto/tactics.ts'
import { Seal } from '../feedback/chip.tsx'
import styles from './tactic-label.module.css'

interface TacticLabelProps {
  readonly tactic: Tactic
}

/** Seal, name and what it means. */
export function TacticLabel({ tactic }: TacticLabelProps) {
  const { glyph, name, note } = tacticsText.tactics[tactic]
  return (
    <span className={styles.label}>
      <Seal glyph={glyph} />
      <span>
        <b>{name}</b>
        <small>{note}</small>
      </span>
    </span>
  )
}
