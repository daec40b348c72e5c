import { battleText } from '../../../content/text/battle.ts'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { KeyHint, PageTitle } from '../../ui/page-title.tsx'
import styles from './top-bar.module.css'
import type { Speed } from './use-playback.ts'

export type Sheet = 'history' | 'buffs' | 'memo'

interface TopBarProps {
  readonly glyph: string
  readonly place: string
  readonly note: string
  readonly speed: Speed
  readonly onSpeed: () => void
  readonly onSheet: (sheet: Sheet) => void
  /** Null while there is nothing to repeat. */
  readonly onRepeat: (() => void) | null
  /** Set while a round is being shown. */
  readonly onSkip: (() => void) | null
}

export function TopBar({ glyph, place, note, speed, onSpeed, onSheet, onRepeat, onSkip }: TopBarProps) {
  return (
    <div className={styles.bar}>
      <PageTitle glyph={glyph} title={place} note={note} />
      <div className={styles.tools}>
        {onSkip ? (
          <Button size="small" onClick={onSkip}>
            {battleText.skip} <KeyHint>Esc</KeyHint>
          </Button>
        ) : (
          <Button size="small" disabled={onRepeat === null} onClick={onRepeat ?? undefined}>
            <Icon name="repeat" />
            {battleText.again} <KeyHint>R</KeyHint>
          </Button>
        )}
        <Button size="small" onClick={onSpeed}>
          <span className="aloud">{battleText.speedLabel}：</span>
          {battleText.speeds[speed]} <KeyHint>S</KeyHint>
        </Button>
        <Button size="small" onClick={() => onSheet('buffs')}>
          <Icon name="strengthen" />
          {battleText.buffs} <KeyHint>B</KeyHint>
        </Button>
        <Button size="small" onClick={() => onSheet('history')}>
          <Icon name="log" />
          {battleText.history} <KeyHint>L</KeyHint>
        </Button>
        <Button size="small" onClick={() => onSheet('memo')}>
          <Icon name="memo" />
          {battleText.memo} <KeyHint>M</KeyHint>
        </Button>
      </div>
    </div>
  )
}
