import { journalText as text } from '../../../content/text/journal.ts'
import type { Journal } from '../../../contract/journal.ts'
import styles from './journal.module.css'
import { Box, Leaves } from './leaves.tsx'
import { voicesOf } from './pages.ts'

/** What the people of the town have said, the latest last. */
export function TalkPage({ journal }: { readonly journal: Journal }) {
  const voices = voicesOf(journal)
  return (
    <Leaves label={text.talk} leaves={voices.map(({ name, said }) => ({ id: name, label: name, note: String(said.length) }))}>
      {(id) => (
        <ol className={styles.said}>
          {voices
            .find(({ name }) => name === id)
            ?.said.map(({ when, lines }) => (
              <li key={`${when}${lines.join('')}`}>
                <span className={styles.mark}>{when}</span>
                <Box lines={lines} />
              </li>
            ))}
        </ol>
      )}
    </Leaves>
  )
}
