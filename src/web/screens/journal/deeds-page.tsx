import { journalText as text } from '../../../content/text/journal.ts'
import type { Journal } from '../../../contract/journal.ts'
import { ScrollArea } from '../../ui/controls/scroll-area.tsx'
import styles from './journal.module.css'
import { Box } from './leaves.tsx'
import { deedLines } from './pages.ts'
import layout from '../../ui/layout.module.css'
import { classes } from '../../ui/classes.ts'

/** The thirty small deeds. */
export function DeedsPage({ journal }: { readonly journal: Journal }) {
  const lines = deedLines(journal)
  const done = lines.filter(({ isDone }) => isDone).length
  return (
    <div className={classes(layout.column, layout.fill)}>
      <p className={styles.total}>{text.deedCount(done, lines.length)}</p>
      <ScrollArea group={text.deeds} className={styles.deedArea}>
        <ol className={styles.deedGrid}>
          {lines.map(({ id, name, line, reply, tally, isDone }) => (
            <li key={id} data-done={isDone || undefined}>
              <span className={classes(layout.centred, styles.tick)}>
                <span aria-hidden="true">{isDone ? text.done : ''}</span>
                <span className="aloud">{isDone ? text.done : text.undone}</span>
              </span>
              <span>
                <strong>{name}</strong>
                <span className={styles.deedLine}>
                  {line}
                  {tally === null ? null : <span className={styles.tally}>{tally}</span>}
                </span>
                {reply === null ? null : <span className={styles.deedReply}>{text.reply(reply)}</span>}
              </span>
            </li>
          ))}
        </ol>
        {done === lines.length ? <Box lines={text.allDone} className={styles.allDone} /> : null}
      </ScrollArea>
    </div>
  )
}
