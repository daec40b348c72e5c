import type { ComponentProps, Dispatch, ReactNode } from 'react'
import { battleText } from '../../../../content/text/battle.ts'
import { encoreText } from '../../../../content/text/encore.ts'
import { tacticsText } from '../../../../content/text/tactics.ts'
import { uiText } from '../../../../content/text/ui.ts'
import { openSettings } from '../../../settings/settings-opener.tsx'
import * as usualLetters from '../../../state/usual-letters.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { classes } from '../../../ui/classes.ts'
import { Chip } from '../../../ui/feedback/chip.tsx'
import { Icon, type IconName } from '../../../ui/signs/icon.tsx'
import { KeyHint, PageTitle } from '../../../ui/text/page-title.tsx'
import type { BattleAction, BattleFlow } from '../battle-flow.ts'
import type { Battle } from '../battle-model.ts'
import { AUTOMATED } from '../sight/use-sight.ts'
import { usePlanning } from '../sight/use-planning.ts'
import styles from './top-bar.module.css'
import type { Board, Speed } from './use-board.ts'

interface TopBarProps {
  readonly glyph: string
  readonly place: string
  readonly note: string
  /** Left out everywhere but in 無尽の幕. */
  readonly endless?: Battle['endless']
  /** The tools at the right, in a row. */
  readonly children: ReactNode
}

/** Where it is played, and what can be done at any time. */
export function TopBar({ glyph, place, note, endless = null, children }: TopBarProps) {
  return (
    <div className={styles.bar} data-part="bar">
      <div>
        <PageTitle glyph={glyph} title={place} note={note} />
        {endless && (endless.points > 0 || endless.slip) ? <Standing {...endless} /> : null}
      </div>
      <div className={styles.tools}>{children}</div>
    </div>
  )
}

/** Points so far, and the slip that holds; hovering and a long press tell its words. */
function Standing({ points, slip }: NonNullable<Battle['endless']>) {
  return (
    <p className={styles.standing}>
      <Chip>{encoreText.pointsOf(points)}</Chip>
      {slip === null ? null : (
        <span title={slip.words}>
          <Chip tone="filled">{encoreText.slip(slip.name)}</Chip>
          <span className="aloud">{slip.words}</span>
        </span>
      )}
    </p>
  )
}

export type Sheet = 'history' | 'modifiers' | 'memo' | 'tactics' | 'shadows'

interface BoardToolsProps {
  readonly flow: BattleFlow
  readonly dispatch: Dispatch<BattleAction>
  readonly board: Board
  /** The battle has ended: only the records are left. */
  readonly isOver: boolean
  readonly onSheet: (sheet: Sheet) => void
}

/** The tools of a battle that is played. */
export function BoardTools({ flow, dispatch, board, isOver, onSheet }: BoardToolsProps) {
  const { hurry, repeat, speed, nextSpeed, auto } = board
  const again = usePlanning(flow, repeat)
  const automatic = usePlanning(flow, AUTOMATED)
  return (
    <>
      {/* What comes and goes stands first in the row, so that nothing else moves. */}
      {isOver ? null : (
        <>
          {hurry ? (
            <Button size="small" onClick={hurry}>
              {battleText.skip} <KeyHint>Esc</KeyHint>
            </Button>
          ) : repeat ? (
            <Tool
              icon="repeat"
              name={battleText.again}
              word={againWord}
              hint={usualLetters.repeat}
              onClick={() => dispatch(repeat)}
              {...again}
            />
          ) : null}
          <Button size="small" disabled={auto.once === null || auto.isGoing} onClick={auto.start} {...automatic}>
            {battleText.autoOn} <KeyHint>{usualLetters.autoOn}</KeyHint>
          </Button>
          <Button size="small" onClick={() => onSheet('tactics')}>
            {tacticsText.title} <KeyHint>{usualLetters.tactics}</KeyHint>
          </Button>
          <SpeedButton speed={speed} onNext={nextSpeed} />
          <Tool
            icon="strengthen"
            name={battleText.buffs}
            word={battleText.tools.buffs}
            hint={usualLetters.modifiers}
            onClick={() => onSheet('modifiers')}
          />
        </>
      )}
      <Tool
        icon="log"
        name={battleText.history}
        word={battleText.tools.history}
        hint={usualLetters.history}
        onClick={() => onSheet('history')}
      />
      <Tool icon="memo" name={battleText.memo} hint={usualLetters.memo} onClick={() => onSheet('memo')} />
      <Tool icon="settings" name={uiText.settings} className={styles.settings} hint={usualLetters.settings} onClick={openSettings} />
    </>
  )
}

/** A small screen shows its end. */
const againWord = (
  <>
    <span className={styles.again}>{battleText.tools.again[0]}</span>
    {battleText.tools.again[1]}
  </>
)

interface SpeedButtonProps {
  readonly speed: Speed
  readonly onNext: () => void
}

export function SpeedButton({ speed, onNext }: SpeedButtonProps) {
  return (
    <Button size="small" onClick={onNext}>
      <span className="aloud">{battleText.speedLabel}：</span>
      {battleText.speeds[speed]} <KeyHint>{usualLetters.speed}</KeyHint>
    </Button>
  )
}

interface ToolProps extends Omit<ComponentProps<typeof Button>, 'children'> {
  readonly icon: IconName
  readonly name: string
  /** Two characters of a longer name, which stand beside the icon. */
  readonly word?: ReactNode
  /** Its key. */
  readonly hint: string
}

/** A sign, a word and its key; hovering and a long press tell the whole name. */
function Tool({ icon, name, word = name, hint, className, ...rest }: ToolProps) {
  return (
    <Button size="small" title={name} className={classes(styles.tool, className)} {...rest}>
      <Icon name={icon} size={20} />
      <span className="aloud">{name}</span>
      <span aria-hidden="true">{word}</span>
      <KeyHint>{hint}</KeyHint>
    </Button>
  )
}
