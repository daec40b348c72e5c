import { clearedState } from '../../../content/text/fields.ts'
import { journalText as text } from '../../../content/text/journal.ts'
import type { Journal } from '../../../contract/journal.ts'
import { backgroundUrl } from '../../art/pictures.ts'
import { Blank } from './blank.tsx'
import styles from './journal.module.css'
import { Box, Leaves } from './leaves.tsx'
import { type FieldPage, fieldPages, isWhole } from './pages.ts'

/** Epigraph and stage lines of the fields where the party has been. */
export function FieldsPage({ journal }: { readonly journal: Journal }) {
  const pages = fieldPages(journal)
  if (pages.length === 0) return <Blank page="fields" lines={text.empty.fields} />
  return (
    <Leaves
      label={text.fields}
      leaves={pages.map(({ id, name, isOpen }) => ({ id: String(id), label: name, ...(isOpen ? { note: clearedState(id) } : {}) }))}
    >
      {(id) => <Field field={pages.find((page) => String(page.id) === id)} isLast={isWhole(journal) && id === String(pages.at(-1)?.id)} />}
    </Leaves>
  )
}

function Field({ field, isLast }: { readonly field: FieldPage | undefined; readonly isLast: boolean }) {
  if (field === undefined) return null
  const picture = backgroundUrl(field.id)
  return (
    <>
      {picture === null ? null : <img src={picture} alt="" className={styles.view} />}
      <Box lines={field.epigraph} className={styles.epigraph} />
      <ol className={styles.stages}>
        {field.stages.map(({ stage, epigraph, line }) => (
          <li key={stage}>
            <span className={styles.mark}>{text.stage(stage)}</span>
            <span>
              {epigraph === null ? null : <span className={styles.line}>{epigraph}</span>}
              <span className={styles.line}>{line}</span>
            </span>
          </li>
        ))}
      </ol>
      {field.unseen === 0 ? null : <p className={styles.unseen}>{text.unseenStages(field.unseen)}</p>}
      {field.after === null ? null : <p className={styles.epigraph}>{field.after}</p>}
      {isLast ? <Box lines={text.whole.fields} className={styles.allDone} /> : null}
    </>
  )
}
