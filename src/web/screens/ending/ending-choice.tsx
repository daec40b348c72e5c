import { useNavigate } from 'react-router'
import { endingChoices, endingConfirm } from '../../../content/story/ending.ts'
import { endingText as text } from '../../../content/text/ending.ts'
import { openEndings } from '../../../rules/adventure/ending.ts'
import { useWrite } from '../../server/query.ts'
import { play } from '../../sound/sound.ts'
import { Button } from '../../ui/controls/button.tsx'
import { Dialog } from '../../ui/feedback/dialog.tsx'
import type { StoryMember } from '../../ui/story/story-page.tsx'
import { ChoicePage } from './choice-page.tsx'
import { beatsOf, type EndingChoiceScene, type EndingEvent, type EndingState } from './ending-flow.ts'
import styles from './ending.module.css'

interface EndingChoiceProps {
  readonly state: EndingState
  readonly party: readonly StoryMember[]
  readonly scene: EndingChoiceScene
  readonly dispatch: (event: EndingEvent) => void
}

/** The choice of the ending, and the question before it is stored. */
export function EndingChoice({ state, party, scene, dispatch }: EndingChoiceProps) {
  const store = useWrite('POST /api/game/rpg/ending/store/clear')
  const navigate = useNavigate()
  const { asking } = scene
  const open = endingChoices.filter(({ ending }) => openEndings(state.vastExpanseCleared).includes(ending))
  const asked = open.find(({ ending }) => ending === asking)
  const leave = () => {
    if (!store.pending) dispatch({ type: 'endingLeft' })
  }
  const send = async () => {
    const outcome = await store.run({ ending: asking })
    if (outcome === null) return
    if (!outcome.ok) {
      await navigate('/game/rpg', { replace: true })
      return
    }
    play('treasure')
    dispatch({ type: 'stored' })
  }
  return (
    <>
      <ChoicePage
        beats={beatsOf(state)}
        party={party}
        choices={open.map(({ ending, label, note }) => ({ id: ending, label, note }))}
        onChoose={(ending) => dispatch({ type: 'endingAsked', ending })}
      />
      <Dialog
        open={asked !== undefined}
        title={asked?.label ?? ''}
        tone="washi"
        className={styles.question}
        onClose={leave}
        actions={
          <>
            <Button disabled={store.pending} onClick={leave} data-autofocus>
              {text.cancel}
            </Button>
            <Button tone="primary" pending={store.pending} onClick={() => void send()}>
              {store.pending ? text.sending : text.confirm}
            </Button>
          </>
        }
      >
        <p>{asked?.note}</p>
        <p className={styles.once}>
          {endingConfirm.map((line) => (
            <span key={line}>{line}</span>
          ))}
        </p>
      </Dialog>
    </>
  )
}
