import { useQuery } from '@tanstack/react-query'
import { useEffect, useReducer } from 'react'
import { Navigate } from 'react-router'
import { tellChoices } from '../../../content/story/ending.ts'
import { endingText as text } from '../../../content/text/ending.ts'
import { read } from '../../query.ts'
import { Loading } from '../../ui/loading.tsx'
import { useDocumentTitle } from '../../ui/page-title.tsx'
import { StoryPage } from '../../ui/story-page.tsx'
import { AfterView } from './after-view.tsx'
import { ChoicePage } from './choice-page.tsx'
import { EndingChoice } from './ending-choice.tsx'
import { beatsOf, type EndingEvent, endingFlow, initialEnding, type LoadedEnding, patternsOf } from './ending-flow.ts'

/** What becomes of the flame. A check or a store that fails leads back to the title without a word. */
export function Ending() {
  useDocumentTitle(text.title)
  const [state, dispatch] = useReducer(endingFlow, initialEnding)
  const check = useQuery(read('GET /api/game/rpg/ending/can_be_clear_vast_expanse'))
  const party = useQuery(read('GET /api/game/rpg/parties/information'))
  useEffect(() => {
    if (check.error || party.error) dispatch({ type: 'failed' })
    else if (check.data && party.data) {
      const names = party.data.map(({ nickname }) => nickname)
      dispatch({ type: 'checked', vastExpanseCleared: check.data.is_cleared_vast_expanse, names })
    }
  }, [check.data, check.error, party.data, party.error])
  switch (state.status) {
    case 'start':
      return <Loading page text={text.loading} />
    case 'returned':
      return <Navigate to="/game/rpg" replace />
    case 'loaded':
      return <View state={state} dispatch={dispatch} />
  }
}

interface ViewProps {
  readonly state: LoadedEnding
  readonly dispatch: (event: EndingEvent) => void
}

function View({ state, dispatch }: ViewProps) {
  const { scene, names } = state
  const beats = beatsOf(state)
  const story = { beats, names, onNext: () => dispatch({ type: 'pageTurned' }), onSkip: () => dispatch({ type: 'skipped' }) }
  switch (scene.view) {
    case 'end_monologue_1':
      if (scene.part === 'choice') {
        const choices = tellChoices
          .filter(({ pattern }) => patternsOf(state).includes(pattern))
          .map(({ pattern, label }) => ({ id: pattern, label, note: null }))
        return (
          <ChoicePage beat={beats.at(-1)} names={names} choices={choices} onChoose={(pattern) => dispatch({ type: 'answered', pattern })} />
        )
      }
      return <StoryPage {...story} page={scene.page} lastLabel={scene.part === 'before' ? text.choose : text.next} />
    case 'end_monologue_2':
      if (scene.part === 'choice') return <EndingChoice state={state} scene={scene} dispatch={dispatch} />
      return <StoryPage {...story} page={scene.page} lastLabel={text.decide} />
    case 'after_1':
    case 'after_2':
      return <AfterView state={state} scene={scene} dispatch={dispatch} />
    default:
      return <StoryPage {...story} page={scene.page} lastLabel={text.curtain} />
  }
}
