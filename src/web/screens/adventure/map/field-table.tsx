import { useEffect, useRef } from 'react'
import type { Field } from '../../../../contract/field.ts'
import { fieldTexts } from '../../../../content/text/fields.ts'
import { adventureText as text } from '../../../../content/text/adventure.ts'
import { Chip } from '../../../ui/feedback/chip.tsx'
import { classes } from '../../../ui/classes.ts'
import { RovingList } from '../../../ui/controls/roving-list.tsx'
import { Ruby } from '../../../ui/text/ruby.tsx'
import { ScrollArea } from '../../../ui/controls/scroll-area.tsx'
import { Table } from '../../../ui/text/table.tsx'
import styles from '../adventure.module.css'
import mapStyles from './field-map.module.css'
import { inkOf } from './ink.ts'
import { FieldState } from './land-card.tsx'
import { Stars } from './stars.tsx'

interface FieldTableProps {
  /** In the order of the screen. */
  readonly fields: readonly Field[]
  readonly locked: boolean
  /** Also chosen on the map. */
  readonly chosen: number
  /** The field that most likely comes next; null when all are cleared. */
  readonly next: number | null
  /** Ids of fields where nobody has been. */
  readonly fresh: ReadonlySet<number>
  readonly onChoose: (id: number) => void
  readonly onAsk: (id: number) => void
}

/** The specification's table. The focus chooses a field, a press asks. */
export function FieldTable({ fields, locked, chosen, next, fresh, onChoose, onAsk }: FieldTableProps) {
  const row = useRef<HTMLTableRowElement>(null)
  useEffect(() => {
    if (!row.current?.contains(document.activeElement)) row.current?.scrollIntoView({ block: 'nearest' })
  }, [chosen])
  return (
    <ScrollArea stickyHead>
      <RovingList>
        <Table aria-label={text.fields}>
          <thead className={styles.head}>
            <tr>
              <th>{text.field}</th>
              <th>{text.difficulty}</th>
              <th>{text.state}</th>
            </tr>
          </thead>
          <tbody>
            {fields.map((field, at) => (
              <tr
                key={field.id}
                ref={field.id === chosen ? row : null}
                className={classes(styles.row, inkOf(field.id))}
                data-chosen={field.id === chosen || undefined}
              >
                <td className="display">
                  {/* The button covers the whole row. */}
                  <button
                    type="button"
                    className={styles.choose}
                    disabled={locked}
                    aria-current={field.id === chosen || undefined}
                    onFocus={() => onChoose(field.id)}
                    onClick={() => onAsk(field.id)}
                    autoFocus={at === 0 && !locked}
                  >
                    {field.is_cleared ? (
                      field.name
                    ) : (
                      <>
                        <span className="aloud">{field.name}</span>
                        <span aria-hidden="true">
                          <Ruby line={rubyOf(field)} />
                        </span>
                      </>
                    )}
                  </button>
                </td>
                <td>
                  <Stars difficulty={field.difficulty} />
                </td>
                <td className={styles.marks}>
                  <FieldState field={field} />
                  {field.id === next ? <span className={mapStyles.seal}>{text.next}</span> : null}
                  {fresh.has(field.id) && field.id !== next ? <Chip tone="danger">{text.fresh}</Chip> : null}
                </td>
              </tr>
            ))}
          </tbody>
        </Table>
      </RovingList>
    </ScrollArea>
  )
}

const rubyOf = ({ id, name }: Field): string => fieldTexts.find((text) => text.id === id)?.ruby ?? name
