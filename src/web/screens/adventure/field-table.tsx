import type { Field } from '../../../contract/field.ts'
import { fieldTexts } from '../../../content/text/fields.ts'
import { adventureText as text, offeringText } from '../../../content/text/adventure.ts'
import { backgroundUrl } from '../../art/pictures.ts'
import { Chip } from '../../ui/chip.tsx'
import { classes } from '../../ui/classes.ts'
import { RovingList } from '../../ui/roving-list.tsx'
import { Ruby } from '../../ui/ruby.tsx'
import { ScrollArea } from '../../ui/scroll-area.tsx'
import { Table } from '../../ui/table.tsx'
import styles from './adventure.module.css'
import { filledStars } from './fields.ts'
import { inkOf } from './ink.ts'

interface FieldTableProps {
  /** In the order of the screen. */
  readonly fields: readonly Field[]
  readonly locked: boolean
  readonly onChoose: (id: number) => void
}

export function FieldTable({ fields, locked, onChoose }: FieldTableProps) {
  return (
    <ScrollArea stickyHead>
      <RovingList>
        <Table>
          <thead className={styles.head}>
            <tr>
              <th>{text.field}</th>
              <th>{text.difficulty}</th>
              <th>{text.state}</th>
            </tr>
          </thead>
          <tbody>
            {fields.map((field, at) => (
              <tr key={field.id} className={classes(styles.row, inkOf(field.id))}>
                <td>
                  {/* The button covers the whole row. */}
                  <button
                    type="button"
                    className={styles.choose}
                    disabled={locked}
                    onClick={() => onChoose(field.id)}
                    // The field that most likely comes next.
                    autoFocus={at === 0 && !locked}
                  >
                    <Thumbnail fieldId={field.id} />
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
                <td className={styles.state}>
                  {field.is_cleared ? <Chip tone="filled">{text.cleared}</Chip> : <Chip>{text.open}</Chip>}
                  {field.offering?.is_lit === true ? <Chip tone="good">{offeringText.title}</Chip> : null}
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

function Thumbnail({ fieldId }: { readonly fieldId: number }) {
  const url = backgroundUrl(fieldId)
  return url === null ? <span className={styles.thumbnail} /> : <img src={url} alt="" loading="lazy" className={styles.thumbnail} />
}

function Stars({ difficulty }: { readonly difficulty: string }) {
  const filled = filledStars(difficulty)
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- drawn by the page itself: there is no file for an <img>
    <span className={styles.stars} role="img" aria-label={filled === null ? text.unknownStars : text.stars(filled)}>
      {difficulty}
    </span>
  )
}
