import { type CSSProperties, type KeyboardEvent, useId } from 'react'
import { encoreText as text } from '../../../../content/text/encore.ts'
import type { RoleClass } from '../../../../content/roles.ts'
import type { Interval, SlipOnWire } from '../../../../contract/battle/slips.ts'
import { play } from '../../../sound/sound.ts'
import { classes } from '../../../ui/classes.ts'
import { Chip } from '../../../ui/feedback/chip.tsx'
import { EnemySlide } from '../../../ui/story/enemy-slide.tsx'
import { KeyHint } from '../../../ui/text/page-title.tsx'
import { BattlePortrait } from '../party/battle-portrait.tsx'
import styles from './interval.module.css'

interface TallyProps {
  /** Of the stage that was won. */
  readonly stage: number
  readonly interval: Interval
}

/** What the curtain brought, who stands behind the next one, and what that one is worth. */
export function Tally({ stage, interval: { gained, points, next_worth, next } }: TallyProps) {
  return (
    <div className={styles.tally}>
      <p className={styles.gained}>
        {text.gained(stage, gained)} <b>{text.total(points)}</b>
      </p>
      <h3 className={styles.heading}>
        {text.nextCurtain} <span className={styles.worth}>{text.pointsOf(next_worth)}</span>
      </h3>
      <ul className={styles.next} aria-label={text.nextCurtain}>
        {next.map(({ id, name, is_boss }) => (
          <li key={name} className={styles.foe}>
            <EnemySlide enemyId={id} scale={0.24} className={styles.slide} />
            {name}
            {is_boss ? <Chip tone="danger">{text.boss}</Chip> : null}
          </li>
        ))}
      </ul>
    </div>
  )
}

/** On a phone, where a whole figure would be too small. */
export const Face = ({ roleClass }: { readonly roleClass: RoleClass }) => (
  <BattlePortrait roleClass={roleClass} expression="calm" close className={styles.face} />
)

interface SlipsProps {
  readonly slips: readonly SlipOnWire[]
  /** The id of one of them. */
  readonly chosen: number
  /** They come down; else they hang already. */
  readonly falling: boolean
  readonly disabled: boolean
  readonly onChoose: (slip: number) => void
  /** Goes on with the chosen one. */
  readonly onTake: () => void
}

/**
 * The slips on the wall. The digits choose, and so do the arrows (`useBoardKeys`); with the focus among them, Enter takes. Each can be reached
 * by itself: a pad comes to the one that hangs above the way on.
 */
export function Slips({ slips, chosen, falling, disabled, onChoose, onTake }: SlipsProps) {
  const own = useId()
  const choose = (slip: SlipOnWire | undefined) => {
    if (slip === undefined) return
    if (slip.id !== chosen) play('tab')
    onChoose(slip.id)
  }
  const move = (event: KeyboardEvent<HTMLButtonElement>) => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key]
    const all = [...(event.currentTarget.parentElement?.querySelectorAll<HTMLElement>('[role=radio]') ?? [])]
    // A pad leaves the row by them: the board would keep them.
    if (event.key === 'ArrowUp' || event.key === 'ArrowDown') event.stopPropagation()
    if (event.key === 'Enter') onTake()
    else if (step === undefined) return
    else {
      const at = (all.findIndex((one) => one === event.currentTarget) + step + slips.length) % slips.length
      choose(slips[at])
      all[at]?.focus()
    }
    event.preventDefault()
  }
  return (
    <div className={classes(styles.slips, falling && styles.falling)} role="radiogroup" aria-label={text.slips}>
      {slips.map((slip, at) => (
        <button
          key={slip.id}
          type="button"
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a button: a digit and a pad press it, and Enter on it goes on
          role="radio"
          aria-checked={slip.id === chosen}
          aria-labelledby={`${own}-${slip.id}`}
          aria-describedby={`${own}-${slip.id}-words`}
          className={styles.slip}
          style={{ '--nth': at + 1 } as CSSProperties}
          disabled={disabled}
          data-choice
          onKeyDown={move}
          onClick={() => choose(slip)}
        >
          <span className={styles.plank}>
            <span className={styles.glyph} aria-hidden="true">
              {slip.glyph}
            </span>
          </span>
          <span className={styles.paper}>
            <span id={`${own}-${slip.id}`} className={styles.head}>
              <strong className={styles.name}>{slip.name}</strong>
              <span className={styles.kind}>{text.kinds[slip.kind]}</span>
              <KeyHint>{at + 1}</KeyHint>
            </span>
            <span id={`${own}-${slip.id}-words`} className={styles.words}>
              {slip.words}
            </span>
          </span>
        </button>
      ))}
    </div>
  )
}
