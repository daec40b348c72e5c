import { useQuery } from '@tanstack/react-query'
import type { Townsperson } from '../../../content/story/story.ts'
import { townNames } from '../../../content/story/town/town-names.ts'
import { journalText as text, voiceNames } from '../../../content/text/journal.ts'
import type { Journal } from '../../../contract/journal.ts'
import child from '../../art/svg/voices/child.svg?url'
import town from '../../art/svg/voices/town.svg?url'
import { read } from '../../server/query.ts'
import styles from './journal.module.css'
import { Box, Leaves } from './leaves.tsx'
import { voicesOf } from './pages.ts'

/** By the name of the voice. */
const faces: Readonly<Record<string, Townsperson>> = {
  ...Object.fromEntries((Object.keys(townNames) as Townsperson[]).map((person) => [townNames[person], person])),
  [voiceNames.notices]: 'yotsuji',
}

/** Of those who have no name. */
const pictures: Readonly<Record<string, string>> = { [voiceNames.town]: town, [voiceNames.child]: child }

/** What the people of the town have said, the latest last. */
export function TalkPage({ journal }: { readonly journal: Journal }) {
  const { data: party } = useQuery(read('GET /api/game/rpg/parties/information'))
  const voices = voicesOf(
    journal,
    (party ?? []).map(({ role_id, nickname }) => ({ role: role_id, name: nickname })),
  )
  return (
    <Leaves
      label={text.talk}
      leaves={voices.map(({ name, said }) => ({
        id: name,
        label: name,
        note: String(said.length),
        person: faces[name],
        picture: pictures[name],
      }))}
    >
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
