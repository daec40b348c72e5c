import { useQuery } from '@tanstack/react-query'
import { journalText as text } from '../../../content/text/journal.ts'
import type { Journal } from '../../../contract/journal.ts'
import { read } from '../../server/query.ts'
import { EnemySlide } from '../../ui/story/enemy-slide.tsx'
import { withNames } from '../../ui/story/story-page.tsx'
import { Blank } from './blank.tsx'
import styles from './journal.module.css'
import { Box, Leaves } from './leaves.tsx'
import { isWhole, type StainPage, stainPages } from './pages.ts'
import { stainPicture } from './stain-pictures.ts'

/** The stains that have come along, and whose they are once that is known. */
export function StainsPage({ journal }: { readonly journal: Journal }) {
  const stains = stainPages(journal)
  if (stains.length === 0) return <Blank page="home" lines={text.empty.home} />
  return (
    <Leaves label={text.home} leaves={stains.map(({ name }) => ({ id: name, label: name }))}>
      {(id) => <Stain stain={stains.find(({ name }) => name === id)} isLast={isWhole(journal) && id === stains.at(-1)?.name} />}
    </Leaves>
  )
}

function Stain({ stain, isLast }: { readonly stain: StainPage | undefined; readonly isLast: boolean }) {
  const { data } = useQuery(read('GET /api/game/rpg/parties/information'))
  if (stain === undefined) return null
  const names = data?.map(({ nickname }) => nickname) ?? []
  return (
    <>
      <p className={styles.origin}>{stain.field}</p>
      {stain.shadow === null ? (
        <img src={stainPicture(stain.name)} alt="" className={styles.stain} />
      ) : (
        <EnemySlide enemyId={stain.shadow} scale={0.44} className={styles.slide} />
      )}
      {stain.notes.map((lines) => (
        <Box key={lines.join('')} lines={lines} />
      ))}
      {stain.home === null ? (
        <p className={styles.unseen}>{text.nobodyKnows}</p>
      ) : (
        <div className={styles.home}>
          <h3>{text.whose}</h3>
          <Box lines={stain.home.map((line) => withNames(line, names))} />
        </div>
      )}
      {isLast ? <Box lines={text.whole.home} className={styles.allDone} /> : null}
    </>
  )
}
