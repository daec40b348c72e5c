import type { Beat } from '../../content/story/story.ts'
import { storyText } from '../../content/text/ui.ts'
import { sceneUrl } from '../art/pictures.ts'
import { Button } from './button.tsx'
import { classes } from './classes.ts'
import styles from './story-page.module.css'

interface StoryPageProps {
  readonly beats: readonly Beat[]
  readonly page: number
  /** Names of the members, for `{a}` `{b}` `{c}` in the lines. */
  readonly names?: readonly string[]
  readonly onNext: () => void
  /** The button's label on the last page. */
  readonly lastLabel: string
  readonly onSkip?: () => void
}

/** A scene that fills the window, and up to three lines of text. A click anywhere, or Enter, turns the page. */
export function StoryPage({ beats, page, names = [], onNext, lastLabel, onSkip }: StoryPageProps) {
  const beat = beats[page]
  if (!beat) return null
  const scenes = [...new Set(beats.map((each) => each.scene))]
  return (
    // For the keyboard there is the button.
    <div role="presentation" className={styles.page} onClick={onNext}>
      {scenes.map((scene) => (
        <Scene key={scene} name={scene} shown={scene === beat.scene} />
      ))}
      <div className={styles.lower}>
        <div className={styles.text} aria-live="polite">
          <div key={page} className={styles.beat}>
            {beat.lines.map((line, at) => (
              <p key={line} className={classes(styles.line, at > 0 && styles.later)}>
                {withNames(line, names)}
              </p>
            ))}
          </div>
        </div>
        <div className={styles.turn}>
          <span className={classes(styles.counter, 'num')}>{storyText.page(page + 1, beats.length)}</span>
          {onSkip === undefined ? null : (
            <Button
              size="small"
              onClick={(event) => {
                event.stopPropagation()
                onSkip()
              }}
            >
              {storyText.skip}
            </Button>
          )}
          {/* The click bubbles up to the page, which turns. */}
          <Button tone="primary" autoFocus>
            {page + 1 === beats.length ? lastLabel : storyText.next}
          </Button>
        </div>
      </div>
    </div>
  )
}

function Scene({ name, shown }: { readonly name: string; readonly shown: boolean }) {
  const url = sceneUrl(name)
  return url === null ? null : <img src={url} alt="" className={classes(styles.scene, shown && styles.shown)} />
}

/** Replaces `{a}`, `{b}`, `{c}` by the members' names. */
export function withNames(line: string, names: readonly string[]): string {
  return line.replace(/\{([abc])\}/g, (mark, letter: string) => names['abc'.indexOf(letter)] ?? mark)
}
