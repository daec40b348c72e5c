import { useRef } from 'react'
import { useNavigate } from 'react-router'
import { UNMOWN_FIELD } from '../../../../content/named-ids.ts'
import { fieldTexts } from '../../../../content/text/fields.ts'
import type { Field } from '../../../../contract/field.ts'
import { adventureText as text } from '../../../../content/text/adventure.ts'
import { decoration } from '../../../shell/parts.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { classes } from '../../../ui/classes.ts'
import { Dialog } from '../../../ui/feedback/dialog.tsx'
import { PlacePicture } from '../place-picture.tsx'
import styles from './departure-dialog.module.css'
import layout from '../../../ui/layout.module.css'
import { inkOf } from '../map/ink.ts'

/** Chunks of their own: one is needed only after losses, the other in four late lands. The whole dialog waits for them. */
const Offering = decoration(async () => (await import('./offering.tsx')).Offering)
const LandNote = decoration(async () => (await import('./land-note.tsx')).LandNote)

interface DepartureDialogProps {
  /** The field that is asked about; null = closed. */
  readonly field: Field | null
  readonly onStay: () => void
  /** They set out. */
  readonly onGo: (field: number) => void
}

/** Fields 10, 11 and 12 have colours of their own. */
export function DepartureDialog({ field, onStay, onGo }: DepartureDialogProps) {
  const navigate = useNavigate()
  const go = useRef<HTMLButtonElement>(null)
  if (field === null) return null
  const words = fieldTexts.find(({ id }) => id === field.id)
  const leave = () => {
    onGo(field.id)
    void navigate(`/game/rpg/battle/${field.id}/1`)
  }
  const ink = inkOf(field.id)
  return (
    <Dialog
      open
      title={field.name}
      onClose={onStay}
      size="wide"
      className={styles.wide}
      actions={
        <>
          <Button onClick={onStay}>{text.stay}</Button>
          <Button ref={go} tone="primary" glyph="発" onClick={leave} data-autofocus>
            {text.go}
          </Button>
        </>
      }
    >
      <div className={styles.both}>
        <PlacePicture field={field.id} epigraph={words?.epigraph ?? []} />
        <div>
          <div className={classes(layout.row, layout.gap4)}>
            <p className={classes(styles.question, ink !== undefined && styles.special, ink)}>
              {words?.confirm.map((line) => (
                <span key={line}>{line}</span>
              ))}
            </p>
            {/* The lands before teach nothing: the first battle does not load the note. */}
            {field.is_cleared || field.id < UNMOWN_FIELD ? null : <LandNote field={field.id} />}
          </div>
          {field.offering === null ? null : <Offering field={field} offering={field.offering} onMade={() => go.current?.focus()} />}
        </div>
      </div>
    </Dialog>
  )
}
