import { useQuery } from '@tanstack/react-query'
import { useReducer } from 'react'
import { Navigate } from 'react-router'
import { closingMonologue, prologue } from '../../../content/story/prologue.ts'
import { beatsFor } from '../../../content/story/story.ts'
import { beginningText as text } from '../../../content/text/beginning.ts'
import type { Role } from '../../../contract/beginning.ts'
import { useFlowStatus } from '../../state/game-state.ts'
import { read } from '../../server/query.ts'
import { FailurePanel } from '../../ui/feedback/failure-panel.tsx'
import { Loading } from '../../ui/feedback/loading.tsx'
import { useDocumentTitle } from '../../ui/text/page-title.tsx'
import { prologueStagings } from '../../staging/prologue/prologue-stagings.ts'
import { StoryPage } from '../../ui/story/story-page.tsx'
import { beginningFlow, initialBeginning } from './beginning-flow.ts'
import { CharacterSelection } from './character-selection.tsx'
import layout from '../../ui/layout.module.css'

export function Beginning() {
  useDocumentTitle(text.title)
  const { data, error, isFetching, refetch } = useQuery(read('GET /api/game/rpg/beginning/prepare_beginning'))
  if (data) return <Story partyExists={data[0]} roles={data[1]} />
  if (!error || isFetching) return <Start />
  return (
    <div className={layout.centred}>
      <FailurePanel failure={error} onRetry={() => void refetch()} />
    </div>
  )
}

function Start() {
  useFlowStatus('start')
  return <Loading page text={text.loading} />
}

interface StoryProps {
  readonly partyExists: boolean
  readonly roles: readonly Role[]
}

function Story({ partyExists, roles }: StoryProps) {
  const [state, dispatch] = useReducer(beginningFlow, initialBeginning)
  useFlowStatus(state.status)
  if (state.status === 'menu' || (partyExists && state.status !== 'monologue')) return <Navigate to="/game/rpg/menu" replace />
  switch (state.status) {
    case 'prologue':
      return (
        <StoryPage
          beats={prologue}
          stagings={prologueStagings}
          page={state.page}
          onNext={() => dispatch({ type: 'pageTurned', pages: prologue.length })}
          onBack={() => dispatch({ type: 'pageTurnedBack' })}
          lastLabel={text.choose}
          onSkip={() => dispatch({ type: 'storySkipped' })}
        />
      )
    case 'setCharacter':
      return <CharacterSelection roles={roles} state={state} dispatch={dispatch} />
    case 'monologue': {
      const beats = beatsFor(
        closingMonologue,
        state.party.map(({ role }) => role),
      )
      return (
        <StoryPage
          beats={beats}
          stagings={prologueStagings}
          page={state.page}
          party={state.party}
          onNext={() => dispatch({ type: 'pageTurned', pages: beats.length })}
          onBack={() => dispatch({ type: 'pageTurnedBack' })}
          lastLabel={text.toTown}
          onSkip={() => dispatch({ type: 'storySkipped' })}
        />
      )
    }
  }
}
