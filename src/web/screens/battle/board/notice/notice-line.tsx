import { battleText } from '../../../../../content/text/battle.ts'
import type { Speech } from '../../../../../contract/battle/battle.ts'
import { Notice } from '../../../../ui/feedback/notice.tsx'
import { Icon } from '../../../../ui/signs/icon.tsx'
import type { BattleFlow, CommandNotice } from '../../battle-flow.ts'
import styles from '../../battle.module.css'
import { type Battle, nameAt } from '../../battle-model.ts'
import { useFirstNote } from './first-note.ts'

/** Its button shows the sign only. */
const buffs = `「${battleText.buffs}」`

interface NoticeLineProps {
  readonly battle: Battle
  readonly flow: BattleFlow
  readonly isGoing: boolean
  readonly speech: Speech | null
}

/** What the player is told over the commands: why nothing was sent, that おまかせ goes on, what happens for the first time. */
export function NoticeLine({ flow, isGoing, battle, speech }: NoticeLineProps) {
  const notice = flow.status === 'command' ? flow.notice : null
  if (notice === null && !isGoing) {
    // Not over a member who speaks there. With each question it is asked anew whether there is something to explain.
    return flow.status === 'command' ? (
      <FirstNote
        key={flow.picks.length}
        battle={battle}
        waits={typeof speech?.speaker === 'number'}
        isFirstQuestion={flow.picks.length === 0}
      />
    ) : null
  }
  return (
    <div className={styles.notice}>
      {notice === null ? (
        <Notice>{battleText.autoGoing}</Notice>
      ) : (
        <Notice tone={notice.type === 'autoStopped' ? 'plain' : 'danger'}>{noticeText(notice, flow)}</Notice>
      )}
    </div>
  )
}

interface FirstNoteProps {
  readonly battle: Battle
  readonly waits: boolean
  readonly isFirstQuestion: boolean
}

/** Explains what happens for the first time. */
function FirstNote({ battle, waits, isFirstQuestion }: FirstNoteProps) {
  const { lines, putAway } = useFirstNote(battle, waits, isFirstQuestion)
  return lines === null ? null : (
    <p className={styles.firstNote} aria-live="polite">
      {lines.map((line) => {
        const [before, after] = line.split(buffs)
        return (
          <span key={line}>
            {before}
            {after === undefined ? null : (
              <>
                <Icon name="strengthen" size={20} />
                {buffs}
                {after}
              </>
            )}
          </span>
        )
      })}
      {/* For a finger or the mouse, which leave the focus where it is: it goes by itself with the first order. */}
      <button type="button" tabIndex={-1} aria-hidden="true" onMouseDown={(event) => event.preventDefault()} onClick={putAway}>
        ×
      </button>
    </p>
  )
}

function noticeText(notice: CommandNotice, flow: BattleFlow): string {
  const name = (place: number) => ('battle' in flow && flow.battle !== null ? nameAt(flow.battle, place) : '')
  switch (notice.type) {
    case 'refused':
      return notice.message
    case 'cannotRepeat':
      return battleText.cannotRepeat(name(notice.actor))
    case 'autoStopped':
      return battleText.autoStopped[notice.reason](name(notice.who))
  }
}
