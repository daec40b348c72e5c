import { useQuery } from '@tanstack/react-query'
import { useReducer } from 'react'
import { Navigate } from 'react-router'
import { tellChoices } from '../../../content/story/ending.ts'
import { endingText as text } from '../../../content/text/ending.ts'
import type { EndingCheck } from '../../../contract/ending.ts'
import { useFlowStatus } from '../../state/game-state.ts'
import { read } from '../../server/query.ts'
import { useEndingMusic } from '../../sound/music/use-music.ts'
import { Loading } from '../../ui/feedback/loading.tsx'
import { useDocumentTitle } from '../../ui/text/page-title.tsx'
import { stagings } from '../../staging/lit-stagings.ts'
import { type StoryMember, StoryPage } from '../../ui/story/story-page.tsx'
import { AfterView } from './after-view.tsx'
import { ChoicePage } from './choice-page.tsx'
import { EndingChoice } from './ending-choice.tsx'
import { beatsOf, beginEnding, endingFlow, loneAnswer, type Pattern, patternsOf } from './ending-flow.ts'

/** The ending. A check or a store that fails leads back to the title without a word. */
export function Ending() {
  useDocumentTitle(text.title)
  const check = useQuery(read('GET /api/game/rpg/ending/can_be_clear_vast_expanse'))
  const party = useQuery(read('GET /api/game/rpg/parties/information'))
  if (check.data && party.data) {
    return <Story check={check.data} party={party.data.map(({ role_id, nickname }) => ({ role: role_id, name: nickname }))} />
  }
  return check.error || party.error ? <Navigate to="/game/rpg" replace /> : <Start />
}

function Start() {
  useFlowStatus('start')
  return <Loading page text={text.loading} />
}

interface StoryProps {
  readonly check: EndingCheck
  readonly party: readonly StoryMember[]
}

function Story({ check, party }: StoryProps) {
  const facts = { vastExpanseCleared: check.is_cleared_vast_expanse, roles: party.map(({ role }) => role) }
  const [state, dispatch] = useReducer(endingFlow, facts, beginEnding)
  const { scene } = state
  useFlowStatus(`loaded ${scene.view}`)
  useEndingMusic(scene.view, 'ending' in scene ? scene.ending : 0)
  const beats = beatsOf(state)
  const turning = {
    onNext: () => dispatch({ type: 'pageTurned' }),
    onBack: () => dispatch({ type: 'pageTurnedBack' }),
    onSkip: () => dispatch({ type: 'skipped' }),
  } as const
  const story = { beats, stagings, party, ...turning }
  switch (scene.view) {
    case 'end_monologue_1':
      if (scene.part === 'choice') {
        const choices = tellChoices
          .filter(({ pattern }) => patternsOf(state).includes(pattern))
          .map(({ pattern, label }) => ({ id: pattern, label, note: null }))
        return <ChoicePage beats={beats} party={party} choices={choices} onChoose={(pattern) => dispatch({ type: 'answered', pattern })} />
      }
      return <StoryPage {...story} page={scene.page} lastLabel={scene.part === 'before' ? labelOf(loneAnswer(state)) : text.next} />
    case 'end_monologue_2':
      if (scene.part === 'choice') return <EndingChoice state={state} party={party} scene={scene} dispatch={dispatch} />
      return <StoryPage {...story} page={scene.page} lastLabel={text.decide} />
    case 'after_1':
    case 'after_2':
      return <AfterView state={state} check={check} party={party} scene={scene} dispatch={dispatch} />
    default:
      return <StoryPage {...story} page={scene.page} lastLabel={text.curtain} />
  }
}

/** On the last page before the answers; null: there are several. */
const labelOf = (answer: Pattern | null): string => tellChoices.find(({ pattern }) => pattern === answer)?.label ?? text.choose
