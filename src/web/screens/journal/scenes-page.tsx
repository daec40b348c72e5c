import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { storySceneOf } from '../../../content/story/scenes.ts'
import { journalText as text } from '../../../content/text/journal.ts'
import type { Journal } from '../../../contract/journal.ts'
import { read } from '../../server/query.ts'
import { CallFailure } from '../../ui/feedback/notice.tsx'
import { RovingList } from '../../ui/controls/roving-list.tsx'
import { stagings } from '../../staging/stagings.ts'
import { ScenePicture } from '../../ui/story/scene-picture.tsx'
import { ScrollArea } from '../../ui/controls/scroll-area.tsx'
import type { StoryMember } from '../../ui/story/story-page.tsx'
import { ToldScene } from '../../ui/story/told-scene.tsx'
import { Blank } from './blank.tsx'
import styles from './journal.module.css'
import { scenePages } from './pages.ts'
import layout from '../../ui/layout.module.css'

const COLUMNS = 3

/** The scenes that were told. A click, or Enter, tells one again in the whole window. */
export function ScenesPage({ journal }: { readonly journal: Journal }) {
  const { data, error } = useQuery(read('GET /api/game/rpg/parties/information'))
  const [open, setOpen] = useState<string | null>(null)
  const pages = scenePages(journal)
  if (pages.length === 0) return <Blank page="scenes" lines={text.empty.scenes} />
  const party = data?.map(({ role_id, nickname }): StoryMember => ({ role: role_id, name: nickname })) ?? null
  return (
    <>
      {error && !data ? <CallFailure failure={error} /> : null}
      <ScrollArea className={layout.shrinks}>
        <RovingList columns={COLUMNS} label={text.scenes} className={styles.scenes}>
          {pages.map(({ key, title, picture, state }) => (
            <button key={key} type="button" className={styles.scene} disabled={party === null} onClick={() => setOpen(key)}>
              <span className={styles.stagePicture}>
                <ScenePicture name={picture} state={state} stagings={stagings} party={party ?? []} />
              </span>
              <span>{title}</span>
            </button>
          ))}
        </RovingList>
      </ScrollArea>
      {open === null || party === null ? null : <Stage sceneKey={open} party={party} onEnd={() => setOpen(null)} />}
    </>
  )
}

interface StageProps {
  readonly sceneKey: string
  readonly party: readonly StoryMember[]
  readonly onEnd: () => void
}

/** A modal as large as the window; closing it gives the focus back. */
function Stage({ sceneKey, party, onEnd }: StageProps) {
  const element = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    const dialog = element.current
    const before = document.activeElement
    dialog?.showModal()
    // The button that turns the page is the last.
    Array.from(dialog?.querySelectorAll('button') ?? [])
      .at(-1)
      ?.focus()
    return () => {
      dialog?.close()
      if (before instanceof HTMLElement && before.isConnected) before.focus()
    }
  }, [])
  return (
    // The page takes Escape itself: it skips the rest.
    <dialog ref={element} className={styles.stage} aria-label={storySceneOf(sceneKey)?.title} onCancel={(event) => event.preventDefault()}>
      <ToldScene sceneKey={sceneKey} party={party} lastLabel={text.back} onEnd={onEnd} />
    </dialog>
  )
}
