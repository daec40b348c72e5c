import { battleText } from '../../../../content/text/battle.ts'
import { uiText } from '../../../../content/text/ui.ts'
import { openSettings } from '../../../settings/settings-opener.tsx'
import { Button } from '../../../ui/controls/button.tsx'
import { Icon, type IconName } from '../../../ui/signs/icon.tsx'
import { KeyHint, PageTitle } from '../../../ui/text/page-title.tsx'
import styles from './top-bar.module.css'
import type { Board } from './use-board.ts'

export type Sheet = 'history' | 'buffs' | 'memo'

interface TopBarProps {
  readonly glyph: string
  readonly place: string
  readonly note: string
  readonly board: Board
  /** The battle has ended: only the records are left. */
  readonly isOver: boolean
  readonly onSheet: (sheet: Sheet) => void
}

export function TopBar({ glyph, place, note, board, isOver, onSheet }: TopBarProps) {
  const { hurry, repeat, speed, nextSpeed, auto } = board
  return (
    <div className={styles.bar} data-part="bar">
      <PageTitle glyph={glyph} title={place} note={note} />
      <div className={styles.tools}>
        {/* What comes and goes stands first in the row, so that nothing else moves. */}
        {isOver ? null : (
          <>
            {hurry ? (
              <Button size="small" onClick={hurry}>
                {battleText.skip} <KeyHint>Esc</KeyHint>
              </Button>
            ) : repeat ? (
              <Button size="small" onClick={repeat}>
                <Icon name="repeat" />
                {battleText.again} <KeyHint>R</KeyHint>
              </Button>
            ) : null}
            <Button size="small" disabled={auto.once === null || auto.isGoing} onClick={auto.start}>
              {battleText.autoOn} <KeyHint>G</KeyHint>
            </Button>
            <Button size="small" onClick={nextSpeed}>
              <span className="aloud">{battleText.speedLabel}：</span>
              {battleText.speeds[speed]} <KeyHint>S</KeyHint>
            </Button>
            <Tool icon="strengthen" name={battleText.buffs} hint="B" onClick={() => onSheet('buffs')} />
          </>
        )}
        <Tool icon="log" name={battleText.history} hint="L" onClick={() => onSheet('history')} />
        <Tool icon="memo" name={battleText.memo} hint="M" onClick={() => onSheet('memo')} />
        <Tool icon="settings" name={uiText.settings} hint="C" onClick={openSettings} />
      </div>
    </div>
  )
}

interface ToolProps {
  readonly icon: IconName
  readonly name: string
  /** Its key. */
  readonly hint: string
  readonly onClick: () => void
}

/** A sign and its key; hovering and a long press tell its name. */
function Tool({ icon, name, hint, onClick }: ToolProps) {
  return (
    <Button size="small" title={name} onClick={onClick}>
      <Icon name={icon} size={20} />
      <span className="aloud">{name}</span>
      <KeyHint>{hint}</KeyHint>
    </Button>
  )
}
