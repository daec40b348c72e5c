import { type ReactNode, useId } from 'react'
import { settingsText as text } from '../../content/text/settings.ts'
import { remember } from '../state/stored-choice.ts'
import { classes } from '../ui/classes.ts'
import { Seal } from '../ui/feedback/chip.tsx'
import { type Choice as Word, type ChoiceName, useSetting } from './settings.ts'
import styles from './settings-dialog.module.css'
import layout from '../ui/layout.module.css'

interface ChoiceProps<W extends string> {
  readonly glyph: string
  readonly legend: string
  /** Words and their labels, in order. */
  readonly words: readonly (readonly [word: W, label: string])[]
  readonly chosen: W
  readonly onChoose: (word: W) => void
  readonly note?: ReactNode
}

/** One of a few words, side by side; arrows move between them. */
export function Choice<W extends string>({ glyph, legend, words, chosen, onChoose, note }: ChoiceProps<W>) {
  const group = useId()
  return (
    <fieldset className={styles.row} aria-describedby={note === undefined ? undefined : `${group}-note`}>
      <legend>
        <Seal glyph={glyph} /> {legend}
      </legend>
      <div className={classes(layout.strip, layout.gap2, styles.words)}>
        {words.map(([word, label]) => (
          <label key={word} className={classes(layout.centred, styles.word)}>
            <input type="radio" name={group} checked={word === chosen} onChange={() => onChoose(word)} />
            {label}
          </label>
        ))}
      </div>
      {note === undefined ? null : (
        <span id={`${group}-note`} className={styles.hint}>
          {note}
        </span>
      )}
    </fieldset>
  )
}

interface ChoiceText {
  readonly glyph: string
  readonly legend: string
  readonly words: Readonly<Record<string, string>>
  readonly note?: string
}

interface StoredChoiceProps<Name extends ChoiceName> {
  readonly name: Name
  readonly order: readonly Word<Name>[]
  /** Without the note: it stands elsewhere. */
  readonly isBare?: boolean
}

export function StoredChoice<Name extends ChoiceName>({ name, order, isBare = false }: StoredChoiceProps<Name>) {
  const chosen = useSetting(name)
  const { glyph, legend, words, note }: ChoiceText = text.choices[name]
  return (
    <Choice
      glyph={glyph}
      legend={legend}
      words={order.map((word) => [word, words[word] ?? word])}
      chosen={chosen}
      onChoose={(word) => remember(name, word)}
      note={isBare ? undefined : note}
    />
  )
}

interface VolumeRowProps {
  readonly glyph: string
  readonly label: string
  /** 0–10. */
  readonly value: number
  /** Whether sound is on. */
  readonly heard: boolean
  readonly onChange: (value: number) => void
}

export function VolumeRow({ glyph, label, value, heard, onChange }: VolumeRowProps) {
  const id = useId()
  return (
    <div className={classes(styles.row, !heard && styles.unheard)}>
      <label htmlFor={id}>
        <Seal glyph={glyph} /> {label}
      </label>
      <div className={classes(layout.strip, layout.gap2, styles.words)}>
        <input
          id={id}
          type="range"
          className={styles.volume}
          style={{ '--at': `${value * 10}%` } as Readonly<Record<string, string>>}
          min={0}
          max={10}
          value={value}
          aria-valuetext={text.volume(value)}
          onChange={(event) => onChange(event.target.valueAsNumber)}
        />
        <output className="num" htmlFor={id} aria-hidden="true">
          {text.volume(value)}
        </output>
      </div>
    </div>
  )
}
