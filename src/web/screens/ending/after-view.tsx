import { useNavigate } from 'react-router'
import { after1, after2 } from '../../../content/story/ending.ts'
import { endingText as text } from '../../../content/text/ending.ts'
import { Button } from '../../ui/button.tsx'
import { StoryPage, withNames } from '../../ui/story-page.tsx'
import { Backstage } from './backstage.tsx'
import { Credits } from './credits.tsx'
import { type AfterScene, beatsOf, type EndingEvent, type EndingState } from './ending-flow.ts'
import styles from './ending.module.css'
import { SceneBehind } from './scene-behind.tsx'

interface AfterViewProps {
  readonly state: EndingState
  readonly names: readonly string[]
  readonly scene: AfterScene
  readonly dispatch: (event: EndingEvent) => void
}

/** after_1 and after_2: credits, last pages, and for endings 3 and 4 the bonus. */
export function AfterView({ state, names, scene, dispatch }: AfterViewProps) {
  const navigate = useNavigate()
  const toTitle = () => void navigate('/game/rpg')
  const onNext = () => dispatch({ type: 'pageTurned' })
  const beats = beatsOf(state)
  switch (scene.part) {
    case 'credits':
      return <Credits ending={scene.ending} names={names} mirrored={scene.view === 'after_2'} onNext={onNext} />
    case 'backstage':
      return <Backstage onLeave={() => dispatch({ type: 'bonusLeft' })} onTitle={toTitle} />
    case 'words':
      if (scene.page + 1 < beats.length) {
        return <StoryPage beats={beats} page={scene.page} names={names} onNext={onNext} lastLabel={text.next} />
      }
      return <LastWords state={state} names={names} scene={scene} onBonus={() => dispatch({ type: 'bonusOpened' })} onTitle={toTitle} />
  }
}

interface LastWordsProps {
  readonly state: EndingState
  readonly names: readonly string[]
  readonly scene: AfterScene
  readonly onBonus: () => void
  readonly onTitle: () => void
}

function LastWords({ state, names, scene, onBonus, onTitle }: LastWordsProps) {
  const beat = beatsOf(state).at(-1)
  if (!beat) return null
  return (
    <div className={styles.page}>
      <SceneBehind name={beat.scene} />
      <h1 className="aloud">{text.title}</h1>
      <div className={styles.lower}>
        <div className={styles.words} aria-live="polite">
          {beat.lines.map((line) => (
            <p key={line}>{withNames(line, names)}</p>
          ))}
          <p className={styles.hint}>{hintOf(scene)}</p>
        </div>
        <div className={styles.actions}>
          {scene.view === 'after_2' ? (
            <>
              <Button onClick={onTitle}>{after2.back}</Button>
              <Button tone="primary" glyph="裏" onClick={onBonus} autoFocus>
                {after2.bonus}
              </Button>
            </>
          ) : (
            <Button tone="primary" onClick={onTitle} autoFocus>
              {after1.back}
            </Button>
          )}
        </div>
      </div>
    </div>
  )
}

/** A hint at the other endings. */
function hintOf({ view, ending }: AfterScene): string {
  if (view === 'after_2') return ''
  return (ending === 1 ? after1.ending1 : after1.ending2).hint.join('')
}
