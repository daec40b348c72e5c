import { useReducer, useState } from 'react'
import { manual, manualText as text } from '../../../content/text/manual.ts'
import { useMenuStatus } from '../../state/game-state.ts'
import { recall, remember } from '../../state/stored-choice.ts'
import { PageTitle } from '../../ui/text/page-title.tsx'
import { RovingList } from '../../ui/controls/roving-list.tsx'
import { ChapterDialog } from './chapter-dialog.tsx'
import { chapterPictures } from './chapter-pictures.ts'
import { initialManual, type ManualEvent, manualFlow } from './manual-flow.ts'
import styles from './manual.module.css'
import layout from '../../ui/layout.module.css'
import { classes } from '../../ui/classes.ts'

const READ = 'manual.read'

/** 手引き: the titles on wooden tags under a beam, each opens a modal. */
export function Manual() {
  const [state, dispatch] = useReducer(manualFlow, initialManual)
  const { read, open } = useReadChapters()
  const send = (event: ManualEvent) => {
    const next = manualFlow(state, event)
    if (next.view === 'chapter') open(next.at)
    dispatch(event)
  }
  useMenuStatus(`other: ${state.view}`)
  return (
    <div className={classes(layout.stack, layout.gap4, styles.manual)}>
      <PageTitle glyph="記" title={text.title} note={text.note} />
      <RovingList columns={0} className={styles.rail}>
        <ol className={classes(layout.strip, layout.spread, styles.titles)}>
          {manual.map(({ id, title }, at) => (
            <li key={id}>
              <button
                type="button"
                className={classes(layout.row, layout.gap3, styles.chapter)}
                onClick={() => send({ type: 'opened', at })}
                autoFocus={at === 0}
              >
                <span
                  className={classes(layout.centred, layout.rigid, styles.number)}
                  data-lit={read.has(String(id)) || undefined}
                  aria-hidden="true"
                >
                  {text.numbers[at]}
                </span>
                {title}
                <img src={chapterPictures[at]} alt="" className={styles.picture} />
              </button>
            </li>
          ))}
        </ol>
      </RovingList>
      {state.view === 'chapter' ? <ChapterDialog at={state.at} dispatch={send} /> : null}
    </div>
  )
}

/** The chapters that this browser has opened: their lanterns are lit. */
function useReadChapters(): { readonly read: ReadonlySet<string>; readonly open: (at: number) => void } {
  const [read, setRead] = useState<ReadonlySet<string>>(() => new Set(recall(READ)?.split(' ')))
  const open = (at: number) => {
    const chapter = manual[at]
    if (chapter === undefined) return
    const all = new Set([...read, String(chapter.id)])
    setRead(all)
    remember(READ, [...all].join(' '))
  }
  return { read, open }
}
