import { type KeyboardEvent, useEffect, useRef } from 'react'
import { type Beat, stateOf } from '../../../content/story/story.ts'
import { endingText as text } from '../../../content/text/ending.ts'
import { classes } from '../../ui/classes.ts'
import { RovingList } from '../../ui/controls/roving-list.tsx'
import { stagings } from '../../staging/stagings.ts'
import { ScenePicture } from '../../ui/story/scene-picture.tsx'
import { type StoryMember, withNames } from '../../ui/story/story-page.tsx'
import pictureStyles from '../../ui/story/scene-picture.module.css'
import styles from './ending.module.css'
import layout from '../../ui/layout.module.css'

interface ReplyChoice<Id extends number> {
  readonly id: Id
  readonly label: string
  readonly note: string | null
}

interface ChoicePageProps<Id extends number> {
  /** The last stands above the answers. */
  readonly beats: readonly Beat[]
  readonly party: readonly StoryMember[]
  readonly choices: readonly ReplyChoice<Id>[]
  readonly onChoose: (id: Id) => void
}

/**
 * A choice at the end of a monologue. The text has the focus first, so that whoever turns pages with Enter does not answer
 * by accident. Tab or an arrow key leads to the answers.
 */
export function ChoicePage<Id extends number>({ beats, party, choices, onChoose }: ChoicePageProps<Id>) {
  const words = useRef<HTMLDivElement>(null)
  const answers = useRef<HTMLDivElement>(null)
  useEffect(() => words.current?.focus(), [])
  const goOn = (event: KeyboardEvent) => {
    if (!event.key.startsWith('Arrow') || document.activeElement !== words.current) return
    event.preventDefault()
    answers.current?.querySelector('button')?.focus()
  }
  const beat = beats.at(-1)
  if (!beat) return null
  const names = party.map(({ name }) => name)
  return (
    <div className={classes(styles.page, pictureStyles.overRibbon)}>
      <ScenePicture name={beat.scene} state={stateOf(beat.scene, beats, beats.length - 1)} stagings={stagings} party={party} />
      <h1 className="aloud">{text.title}</h1>
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the arrow keys lead from the text to the answers */}
      <div className={classes(layout.stack, layout.gap3, styles.lower)} onKeyDown={goOn}>
        <div ref={words} tabIndex={-1} className={classes(styles.words, styles.asked)}>
          {beat.lines.map((line) => (
            <p key={line}>{withNames(line, names)}</p>
          ))}
        </div>
        <div ref={answers}>
          <RovingList columns={0} className={classes(layout.row, layout.spread, styles.choices)}>
            {choices.map(({ id, label, note }) => (
              <button key={id} type="button" className={styles.choice} onClick={() => onChoose(id)}>
                <strong>{label}</strong>
                {note === null ? null : (
                  <span>
                    {clausesIn(note).map((clause) => (
                      <span key={clause}>{clause}</span>
                    ))}
                  </span>
                )}
              </button>
            ))}
          </RovingList>
        </div>
      </div>
    </div>
  )
}

/** A line is broken after a comma alone, if more than a word stands before it. */
const clausesIn = (note: string): readonly string[] => note.split(/(?<=.{4}、)/)
