import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { journalText as text } from '../../../content/text/journal.ts'
import type { Journal as JournalData } from '../../../contract/journal.ts'
import { useMenuStatus } from '../../state/game-state.ts'
import { read } from '../../server/query.ts'
import { useStoredChoice } from '../../state/stored-choice.ts'
import { FailurePanel } from '../../ui/feedback/failure-panel.tsx'
import { Loading } from '../../ui/feedback/loading.tsx'
import { PageTitle } from '../../ui/text/page-title.tsx'
import { Panel } from '../../ui/panel.tsx'
import { Tabs } from '../../ui/controls/tabs.tsx'
import { DeedsPage } from './deeds-page.tsx'
import { DiaryPage } from './diary-page.tsx'
import { FieldsPage } from './fields-page.tsx'
import styles from './journal.module.css'
import { LookbacksPage } from './lookbacks-page.tsx'
import { ScenesPage } from './scenes-page.tsx'
import { StainsPage } from './stains-page.tsx'
import { TalkPage } from './talk-page.tsx'
import layout from '../../ui/layout.module.css'
import { classes } from '../../ui/classes.ts'

const tabs = ['scenes', 'fields', 'talk', 'home', 'diary', 'lookbacks', 'deeds'] as const
type Tab = (typeof tabs)[number]

/** 旅の栞: what was seen and done so far, to be looked at again. It opens where it was closed. */
export function Journal() {
  const { data, error, isFetching, refetch } = useQuery(read('GET /api/game/rpg/journal/information'))
  const [tab, setTab] = useStoredChoice<Tab>('journal', tabs)
  const screen = useRef<HTMLDivElement>(null)
  const isOpen = data !== undefined
  const failed = !data && error && !isFetching
  useMenuStatus(`journal: ${isOpen ? tab : failed ? 'failed' : 'start'}`)
  useEffect(() => {
    if (isOpen) screen.current?.querySelector<HTMLElement>('[role=tab][aria-selected=true]')?.focus()
  }, [isOpen])
  return (
    <div ref={screen} className={classes(layout.strip, layout.gap3, layout.shrinks, styles.journal)}>
      <PageTitle glyph="栞" title={text.title} note={text.note} />
      {data ? (
        <Tabs
          label={text.tabs}
          tabs={tabs.map((id) => ({ id, label: text[id] }))}
          selected={tab}
          onSelect={setTab}
          className={styles.tabs ?? ''}
        >
          <Panel tone="washi" className={classes(layout.column, layout.fill)}>
            <OpenPage key={tab} tab={tab} journal={data} />
          </Panel>
        </Tabs>
      ) : null}
      {failed ? <FailurePanel failure={error} onRetry={() => void refetch()} /> : null}
      {data || failed ? null : <Loading text={text.loading} />}
    </div>
  )
}

function OpenPage({ tab, journal }: { readonly tab: Tab; readonly journal: JournalData }) {
  switch (tab) {
    case 'scenes':
      return <ScenesPage journal={journal} />
    case 'fields':
      return <FieldsPage journal={journal} />
    case 'talk':
      return <TalkPage journal={journal} />
    case 'home':
      return <StainsPage journal={journal} />
    case 'diary':
      return <DiaryPage journal={journal} />
    case 'lookbacks':
      return <LookbacksPage />
    case 'deeds':
      return <DeedsPage journal={journal} />
  }
}
