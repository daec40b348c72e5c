import { adventureText as text, offeringText } from '../../../../content/text/adventure.ts'
import { clearedState, fieldTexts } from '../../../../content/text/fields.ts'
import type { Field } from '../../../../contract/field.ts'
import { backgroundUrl } from '../../../art/pictures.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { Chip } from '../../../ui/feedback/chip.tsx'
import { classes } from '../../../ui/classes.ts'
import styles from '../adventure.module.css'
import { inkOf } from './ink.ts'
import { Stars } from './stars.tsx'
import layout from '../../../ui/layout.module.css'

interface LandCardProps {
  readonly field: Field
  readonly locked: boolean
  readonly onAsk: () => void
}

/** The chosen land: what it looks like, what is said of it, and the way there. */
export function LandCard({ field, locked, onAsk }: LandCardProps) {
  const words = fieldTexts.find(({ id }) => id === field.id)
  return (
    <section className={classes(layout.column, styles.card)} aria-label={text.chosen}>
      <img key={field.id} src={backgroundUrl(field.id) ?? ''} alt="" />
      <p className={styles.marks}>
        <FieldState field={field} />
      </p>
      <div className={classes(layout.line, layout.spread, layout.wraps, styles.name, inkOf(field.id))}>
        <h2>{field.name}</h2>
        <Stars difficulty={field.difficulty} />
      </div>
      <p className={classes(styles.epigraph, 'display')}>
        {words?.epigraph.map((line) => (
          <span key={line}>{line}</span>
        ))}
      </p>
      <Button tone="primary" glyph="発" disabled={locked} onClick={onAsk}>
        {text.head}
      </Button>
    </section>
  )
}

/** Whether its lantern burns, and the one that was offered. */
export function FieldState({ field: { id, is_cleared, offering } }: { readonly field: Field }) {
  return (
    <>
      {is_cleared ? <Chip>{clearedState(id)}</Chip> : <Chip className={classes(layout.note)}>{text.open}</Chip>}
      {offering?.is_lit === true ? <Chip tone="good">{offeringText.title}</Chip> : null}
    </>
  )
}
