import { useState } from 'react'
import { encorePlaces, encoreText as text } from '../../../../content/text/encore.ts'
import type { EncoreMode } from '../../../../contract/battle/encore.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { EncoreDialog } from './encore-dialog.tsx'
import styles from './encore-row.module.css'
import layout from '../../../ui/layout.module.css'
import { classes } from '../../../ui/classes.ts'

interface EncoreRowProps {
  readonly modes: readonly EncoreMode[]
  readonly locked: boolean
}

/** The two runs after the story, each with the player's best. */
export function EncoreRow({ modes, locked }: EncoreRowProps) {
  const [asking, setAsking] = useState<number | null>(null)
  const mode = modes.find(({ field_id }) => field_id === asking)
  return (
    <section className={classes(layout.row, layout.gap4, styles.encore)} aria-label={text.heading}>
      <h2 className={styles.heading}>{text.heading}</h2>
      <div className={styles.places}>
        {encorePlaces.map(({ id, name, glyph, about }) => {
          const best = modes.find(({ field_id }) => field_id === id)?.best ?? null
          return (
            <div key={id} className={styles.place}>
              <Button size="small" glyph={glyph} onClick={() => setAsking(id)}>
                {name}
              </Button>
              <span className={styles.words}>
                <span>{about}</span>
                <span className={styles.best}>{best === null ? text.none : text.best(id, best.points, best.stages, best.turns)}</span>
              </span>
            </div>
          )
        })}
      </div>
      {mode ? <EncoreDialog mode={mode} locked={locked} onStay={() => setAsking(null)} /> : null}
    </section>
  )
}
