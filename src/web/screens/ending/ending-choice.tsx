import { endingChoices, endingConfirm } from '../../../content/story/ending.ts'
import { endingText as text } from '../../../content/text/ending.ts'
import { useWrite } from '../../query.ts'
import { play } from '../../sound/sound.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { ChoicePage } from './choice-page.tsx'
import { beatsOf, type EndingChoiceScene, type EndingEvent, endingsOf, type LoadedEnding } from './ending-flow.ts'
import styles from './ending.module.css'

interface EndingChoiceProps {
  readonly state: LoadedEnding
  readonly scene: EndingChoiceScene
  readonly dispatch: (event: EndingEvent) => void
}

/** The flame is lit only once: the choice, and whether really. */
export function EndingChoice({ state, scene, dispatch }: EndingChoiceProps) {
  const store = useWrite('POST /api/game/rpg/ending/store/clear')
  const { asking, sending } = scene
  const open = endingChoices.filter(({ ending }) => endingsOf(state).includes(ending))
  const asked = open.find(({ ending }) => ending === asking)
  const leave = () => dispatch({ type: 'endingLeft' })
  const send = async () => {
    dispatch({ type: 'endingSent' })
    const outcome = await store.run({ ending: asking })
    if (outcome === null) return
    if (outcome.ok) play('win')
    dispatch({ type: outcome.ok ? 'stored' : 'failed' })
  }
  return (
    <>
      <ChoicePage
        beat={beatsOf(state).at(-1)}
        names={state.names}
        choices={open.map(({ ending, label, note }) => ({ id: ending, label, note }))}
        onChoose={(ending) => dispatch({ type: 'endingAsked', ending })}
      />
      <Dialog
        open={asked !== undefined}
        title={asked?.label ?? ''}
        onClose={leave}
        actions={
          <>
            <Button disabled={sending} onClick={leave} data-autofocus>
              {text.cancel}
            </Button>
            <Button tone="primary" pending={sending} onClick={() => void send()}>
              {sending ? text.sending : text.confirm}
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
