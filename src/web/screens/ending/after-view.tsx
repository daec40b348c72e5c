import { useNavigate } from 'react-router'
import { after1, after2 } from '../../../content/story/ending.ts'
import { stateOf } from '../../../content/story/story.ts'
import { endingText as text } from '../../../content/text/ending.ts'
import type { EndingCheck } from '../../../contract/ending.ts'
import { Button } from '../../ui/controls/button.tsx'
import { stagings } from '../../staging/stagings.ts'
import { ScenePicture } from '../../ui/story/scene-picture.tsx'
import { type StoryMember, StoryPage, withNames } from '../../ui/story/story-page.tsx'
import { Backstage } from './backstage.tsx'
import { Credits } from './credits.tsx'
import { type AfterScene, beatsOf, type EndingEvent, type EndingState } from './ending-flow.ts'
import pictureStyles from '../../ui/story/scene-picture.module.css'
import styles from './ending.module.css'
import layout from '../../ui/layout.module.css'
import { classes } from '../../ui/classes.ts'

interface AfterViewProps {
  readonly state: EndingState
  readonly check: EndingCheck
  readonly party: readonly StoryMember[]
  readonly scene: AfterScene
  readonly dispatch: (event: EndingEvent) => void
}

/** after_1 and after_2: credits, last pages, and for endings 3 and 4 the bonus. */
export function AfterView({ state, check, party, scene, dispatch }: AfterViewProps) {
  const navigate = useNavigate()
  const toTitle = () => void navigate('/game/rpg')
  const onNext = () => dispatch({ type: 'pageTurned' })
  const beats = beatsOf(state)
  switch (scene.part) {
    case 'credits':
      return <Credits ending={scene.ending} party={party} mirrored={scene.view === 'after_2'} onNext={onNext} />
    case 'backstage':
      return <Backstage onLeave={() => dispatch({ type: 'bonusLeft' })} onTitle={toTitle} />
    case 'words':
      if (scene.page + 1 < beats.length) {
        const onBack = () => dispatch({ type: 'pageTurnedBack' })
        const onSkip = () => dispatch({ type: 'skipped' })
        return (
          <StoryPage
            beats={beats}
            stagings={stagings}
            page={scene.page}
            party={party}
            {...{ onNext, onBack, onSkip }}
            lastLabel={text.next}
          />
        )
      }
      return (
        <LastWords
          state={state}
          check={check}
          party={party}
          scene={scene}
          onBonus={() => dispatch({ type: 'bonusOpened' })}
          onTitle={toTitle}
        />
      )
  }
}

interface LastWordsProps {
  readonly state: EndingState
  readonly check: EndingCheck
  readonly party: readonly StoryMember[]
  readonly scene: AfterScene
  readonly onBonus: () => void
  readonly onTitle: () => void
}

function LastWords({ state, check, party, scene, onBonus, onTitle }: LastWordsProps) {
  const beats = beatsOf(state)
  const beat = beats.at(-1)
  if (!beat) return null
  const names = party.map(({ name }) => name)
  return (
    <div className={classes(styles.page, pictureStyles.overRibbon)}>
      <ScenePicture name={beat.scene} state={stateOf(beat.scene, beats, beats.length - 1)} stagings={stagings} party={party} />
      <h1 className="aloud">{text.title}</h1>
      <div className={classes(layout.stack, layout.gap3, styles.lower)}>
        <div className={styles.words} aria-live="polite">
          {beat.lines.map((line) => (
            <p key={line}>{withNames(line, names)}</p>
          ))}
          {hintsOf(scene, check).map((hint) => (
            <p key={hint} className={styles.hint}>
              {hint}
            </p>
          ))}
        </div>
        <div className={classes(layout.strip, layout.gap4, styles.actions)}>
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

/** Where the way to the other endings begins, as far as it was not gone. */
function hintsOf({ view, ending }: AfterScene, check: EndingCheck): readonly string[] {
  if (view === 'after_2') return []
  const { bookHint } = ending === 1 ? after1.ending1 : after1.ending2
  const open = [...(check.is_cleared_unmown_field ? [] : [after1.fieldHint]), ...(check.is_read_coverless_book ? [] : [bookHint])]
  return (open.length === 0 ? [after1.ladderHint] : open).map((lines) => lines.join(''))
}
