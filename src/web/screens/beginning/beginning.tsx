import { useQuery } from '@tanstack/react-query'
import { useEffect, useReducer } from 'react'
import { Navigate } from 'react-router'
import { closingMonologue, prologue } from '../../../content/story/prologue.ts'
import { beginningText as text } from '../../../content/text/beginning.ts'
import { read } from '../../query.ts'
import { Loading } from '../../ui/loading.tsx'
import { FailureNotice } from '../../ui/notice.tsx'
import { useDocumentTitle } from '../../ui/page-title.tsx'
import { StoryPage } from '../../ui/story-page.tsx'
import { beginningFlow, initialBeginning } from './beginning-flow.ts'
import styles from './beginning.module.css'
import { CharacterSelection } from './character-selection.tsx'

export function Beginning() {
  useDocumentTitle(text.title)
  const [state, dispatch] = useReducer(beginningFlow, initialBeginning)
  const { data, error, refetch } = useQuery(read('GET /api/game/rpg/beginning/prepare_beginning'))
  useEffect(() => {
    if (data) dispatch({ type: 'rolesRead', partyExists: data[0], roles: data[1] })
    else if (error) dispatch({ type: 'rolesFailed', message: error.message })
  }, [data, error])
  const retry = () => {
    dispatch({ type: 'loading' })
    void refetch()
  }
  switch (state.status) {
    case 'start':
      return <Loading page text={text.loading} />
    case 'failed':
      return (
        <div className={styles.failed}>
          <FailureNotice message={state.message} onRetry={retry} />
        </div>
      )
    case 'partyExists':
    case 'menu':
      return <Navigate to="/game/rpg/menu" replace />
    case 'prologue':
      return (
        <StoryPage
          beats={prologue}
          page={state.page}
          onNext={() => dispatch({ type: 'pageTurned', pages: prologue.length })}
          lastLabel={text.choose}
          onSkip={() => dispatch({ type: 'storySkipped' })}
        />
      )
    case 'setCharacter':
      return <CharacterSelection state={state} dispatch={dispatch} />
    case 'monologue':
      return (
        <StoryPage
          beats={closingMonologue}
          page={state.page}
          names={state.names}
          onNext={() => dispatch({ type: 'pageTurned', pages: closingMonologue.length })}
          lastLabel={text.toTown}
        />
      )
  }
}
