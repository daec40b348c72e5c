import { useReducer } from 'react'
import { manual, manualText as text } from '../../../content/text/manual.ts'
import { useMenuStatus } from '../../game-state.ts'
import { PageTitle } from '../../ui/page-title.tsx'
import { Panel } from '../../ui/panel.tsx'
import { RovingList } from '../../ui/roving-list.tsx'
import { ChapterDialog } from './chapter-dialog.tsx'
import { initialManual, manualFlow } from './manual-flow.ts'
import styles from './manual.module.css'

/** 手引き: a list of titles, each opens a modal. */
export function Manual() {
  const [state, dispatch] = useReducer(manualFlow, initialManual)
  useMenuStatus(`other: ${state.view}`)
  return (
    <div className={styles.manual}>
      <PageTitle glyph="記" title={text.title} note={text.note} />
      <Panel className={styles.panel}>
        <RovingList>
          <ol className={styles.titles}>
            {manual.map(({ id, title }, at) => (
              <li key={id}>
                <button type="button" className={styles.chapter} onClick={() => dispatch({ type: 'opened', at })} autoFocus={at === 0}>
                  <span className={styles.number} aria-hidden="true">
                    {text.numbers[at]}
                  </span>
                  {title}
                </button>
              </li>
            ))}
          </ol>
        </RovingList>
      </Panel>
      {state.view === 'chapter' ? <ChapterDialog at={state.at} dispatch={dispatch} /> : null}
    </div>
  )
}
