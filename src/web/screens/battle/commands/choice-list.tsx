import type { ReactNode } from 'react'
import { battleText } from '../../../../content/text/battle.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { classes } from '../../../ui/classes.ts'
import { Panel } from '../../../ui/panel.tsx'
import { RovingList } from '../../../ui/controls/roving-list.tsx'
import { ScrollArea } from '../../../ui/controls/scroll-area.tsx'
import { SkillIcon } from '../../../ui/signs/skill-icon.tsx'
import type { Sign } from '../../../ui/signs/skill-signs.ts'
import styles from './choice-list.module.css'

export interface ListedChoice {
  readonly id: number
  readonly name: string
  readonly sign: Sign
  /** The URL of what the shop shows; in the sign's place. */
  readonly picture: string | null
  readonly kind: string
  /** Small words beside the name, such as the reach. */
  readonly notes: readonly string[]
  readonly cost: string
  /** What it takes or gives, in a word; empty: nothing can be told. */
  readonly worth: string
  readonly description: string
  /** Why it cannot be chosen now; null when it can. */
  readonly refused: string | null
}

interface ChoiceListProps {
  readonly title: string
  readonly choices: readonly ListedChoice[]
  readonly empty: string
  readonly onChoose: (id: number) => void
  /** One has the focus or the pointer over it; null: one that cannot be chosen. */
  readonly onLook: (id: number | null) => void
  readonly onStop: () => void
}

/** Skills or items. What cannot be used stays in its place, grey, with the reason. */
export function ChoiceList({ title, choices, empty, onChoose, onLook, onStop }: ChoiceListProps) {
  const firstOpen = choices.find((choice) => choice.refused === null)?.id
  return (
    <Panel tone="lit" className={styles.panel ?? ''} data-part="choices">
      <div className={styles.head}>
        <h2>{title}</h2>
        <Button size="small" onClick={onStop} data-first={firstOpen === undefined || undefined}>
          {battleText.stop}
        </Button>
      </div>
      {choices.length === 0 ? <p>{empty}</p> : null}
      <ScrollArea className={styles.scroll}>
        <RovingList className={styles.list}>
          {choices.map((choice) => (
            <Row
              key={choice.id}
              choice={choice}
              first={choice.id === firstOpen}
              onChoose={() => onChoose(choice.id)}
              onLook={() => onLook(choice.refused === null ? choice.id : null)}
            />
          ))}
        </RovingList>
      </ScrollArea>
    </Panel>
  )
}

interface RowProps {
  readonly choice: ListedChoice
  readonly first: boolean
  readonly onChoose: () => void
  readonly onLook: () => void
}

/** Greyed ones keep the focus, so that their reason can be read with the keyboard too. */
function Row({ choice, first, onChoose, onLook }: RowProps): ReactNode {
  const { name, sign, picture, kind, notes, cost, worth, description, refused } = choice
  return (
    <button
      type="button"
      className={classes(styles.row, refused !== null && styles.refused)}
      aria-disabled={refused !== null || undefined}
      data-first={first || undefined}
      data-choice={refused === null || undefined}
      onFocus={onLook}
      onMouseEnter={onLook}
      onClick={refused === null ? onChoose : undefined}
    >
      <span className={styles.icon}>
        {picture === null ? <SkillIcon sign={sign} size={26} /> : <img src={picture} alt="" className={styles.picture} />}
        <span className="aloud">{kind}</span>
      </span>
      <span className={styles.name}>
        {name}
        {notes.map((note) => (
          <span key={note} className={styles.note}>
            {note}
          </span>
        ))}
      </span>
      <span className={classes('num', styles.cost)}>{cost}</span>
      <span className={styles.description}>{refused ?? description}</span>
      {refused === null ? <span className={classes('num', styles.worth)}>{worth}</span> : null}
    </button>
  )
}
