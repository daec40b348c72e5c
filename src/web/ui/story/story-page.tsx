import { useEffectEvent, useId, useLayoutEffect, useRef, useState } from 'react'
import { type Beat, stateOf } from '../../../content/story/story.ts'
import { townNames } from '../../../content/story/town/town-names.ts'
import { storyText } from '../../../content/text/ui.ts'
import { Button } from '../controls/button.tsx'
import { classes } from '../classes.ts'
import { Portrait } from './portrait.tsx'
import { piecesOf } from '../text/prose-markup.ts'
import { roleClassOf } from '../../looks/roles.ts'
import type { Stagings } from '../../staging/staging.ts'
import { Pieces } from '../text/ruby.tsx'
import { ScenePicture } from './scene-picture.tsx'
import pictureStyles from './scene-picture.module.css'
import slide from './slide.module.css'
import styles from './story-page.module.css'
import { TownPortrait } from './town-portrait.tsx'

/** A member as the story needs it. */
export interface StoryMember {
  readonly role: number
  readonly name: string
}

interface StoryPageProps {
  readonly beats: readonly Beat[]
  /** Of the beats' scenes. */
  readonly stagings: Stagings
  readonly page: number
  /** For `{a}` `{b}` `{c}` in the lines, and for what members say. */
  readonly party?: readonly StoryMember[]
  /** Of the scene, in a corner of the page. */
  readonly title?: string
  readonly onNext: () => void
  /** Back by a page. */
  readonly onBack: () => void
  /** The button's label on the last page. */
  readonly lastLabel: string
  readonly onSkip: () => void
}

/**
 * A scene that fills the window, and up to three lines of text with the speaker beside them. A click anywhere, Enter, Space or the right arrow
 * shows a page that is still fading in, or turns it; the left arrow turns back, Esc skips the rest. Whoever did not wait for one page gets those
 * that follow at once: nobody has to press twice for each.
 */
export function StoryPage({ beats, stagings, page, party = [], title, onNext, onBack, lastLabel, onSkip }: StoryPageProps) {
  const words = useRef<HTMLDivElement>(null)
  const wordsId = useId()
  const [isHurried, setHurried] = useState(false)
  const turn = () => {
    if (showAtOnce(words.current)) setHurried(true)
    else onNext()
  }
  const back = () => {
    if (page > 0) onBack()
  }
  useStoryKeys({ turn, back, skip: onSkip })
  const beat = beats[page]
  if (!beat) return null
  const names = party.map(({ name }) => name)
  const speaker = beat.speaker === undefined ? null : nameOf(beat.speaker, party)
  return (
    <div role="presentation" className={classes(styles.page, pictureStyles.overRibbon)} onClick={turn}>
      <div className={styles.pan}>
        {[...new Set(beats.map((each) => each.scene))].map((scene) => (
          <div key={scene} className={classes(styles.scene, scene === beat.scene && styles.shown)}>
            <ScenePicture name={scene} state={stateOf(scene, beats, page)} stagings={stagings} party={party} />
          </div>
        ))}
      </div>
      {title === undefined ? null : <h1 className={styles.title}>{title}</h1>}
      {/* Far from the button that turns the page: nobody skips a scene by a slip of the thumb. */}
      <Button
        size="small"
        className={styles.skip}
        onClick={(event) => {
          event.stopPropagation()
          onSkip()
        }}
      >
        {storyText.skip}
      </Button>
      <div className={styles.lower}>
        {beat.speaker === undefined || speaker === null ? null : (
          <figure key={beat.speaker} className={styles.speaker} aria-hidden="true">
            <SpeakerPortrait speaker={beat.speaker} />
            <figcaption className={styles.name}>{speaker}</figcaption>
          </figure>
        )}
        <div ref={words} id={wordsId} className={classes(styles.text, isHurried && styles.hurried)} aria-live="polite" aria-atomic="true">
          <div key={page}>
            {speaker === null ? null : <span className="aloud">{`${speaker}：`}</span>}
            {beat.lines.map((line, at) => (
              <p key={line} className={classes(styles.line, at > 0 && styles.later, /^[「（]/.test(line) && styles.quoted)}>
                <Pieces pieces={piecesOf(withNames(line, names))} />
              </p>
            ))}
          </div>
        </div>
        {/* Clicks on the buttons are theirs alone. */}
        <div role="presentation" className={styles.turn} onClick={(event) => event.stopPropagation()}>
          <Button size="small" aria-disabled={page === 0} onClick={back}>
            {storyText.back}
          </Button>
          <span className={classes(styles.counter, 'num')}>{storyText.page(page + 1, beats.length)}</span>
          {/* A live region is silent at first: the first page is read as what the focused button is about. */}
          <Button tone="primary" className={styles.next} aria-describedby={wordsId} autoFocus onClick={turn}>
            {beat.button ?? (page + 1 === beats.length ? lastLabel : storyText.next)}
          </Button>
        </div>
      </div>
    </div>
  )
}

interface StoryKeys {
  readonly turn: () => void
  readonly back: () => void
  readonly skip: () => void
}

/** Wherever the focus is. Enter and Space press the button that has it. A key that is held down counts once. */
function useStoryKeys({ turn, back, skip }: StoryKeys): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const deed = deedOf(event, { turn, back, skip })
    if (deed === null || event.ctrlKey || event.altKey || event.metaKey) return
    if (event.repeat) event.preventDefault()
    else if (!isControl(event)) {
      event.preventDefault()
      deed()
    }
  })
  // Before the first paint: a key that is pressed as soon as the page is seen counts.
  useLayoutEffect(() => {
    const listen = (event: KeyboardEvent) => press(event)
    window.addEventListener('keydown', listen)
    return () => window.removeEventListener('keydown', listen)
  }, [])
}

function deedOf({ key }: KeyboardEvent, { turn, back, skip }: StoryKeys): (() => void) | null {
  switch (key) {
    case 'Enter':
    case ' ':
    case 'ArrowRight':
      return turn
    case 'ArrowLeft':
      return back
    case 'Escape':
      return skip
    default:
      return null
  }
}

const isControl = ({ key, target }: KeyboardEvent): boolean =>
  (key === 'Enter' || key === ' ') && target instanceof Element && target.closest('button, a, input, summary') !== null

/** Ends what is still fading in. @returns whether there was anything. */
function showAtOnce(words: HTMLElement | null): boolean {
  const fading = words?.getAnimations({ subtree: true }).filter(({ playState }) => playState === 'running') ?? []
  for (const animation of fading) animation.finish()
  return fading.length > 0
}

type StorySpeaker = NonNullable<Beat['speaker']>

function SpeakerPortrait({ speaker }: { readonly speaker: StorySpeaker }) {
  if (typeof speaker === 'string')
    return <TownPortrait person={speaker} frame={classes(slide.slide, styles.portrait)} picture={styles.face} />
  return (
    <div className={classes(slide.slide, styles.portrait)}>
      <Portrait roleClass={roleClassOf(speaker)} expression="speak" live className={styles.face} />
    </div>
  )
}

const nameOf = (speaker: StorySpeaker, party: readonly StoryMember[]): string =>
  typeof speaker === 'string' ? townNames[speaker] : (party.find(({ role }) => role === speaker)?.name ?? '')

/** Replaces `{a}`, `{b}`, `{c}` by the members' names. */
export function withNames(line: string, names: readonly string[]): string {
  return line.replace(/\{([abc])\}/g, (mark, letter: string) => names['abc'.indexOf(letter)] ?? mark)
}
