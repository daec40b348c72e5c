import type { Speech as Spoken } from '../../../../contract/battle/battle.ts'
import { classes } from '../../../ui/classes.ts'
import { roleClassOf, roleLooks } from '../../../looks/roles.ts'
import { useSetting } from '../../../settings/settings.ts'
import { Speech } from '../../../ui/story/speech.tsx'
import { BattlePortrait } from '../party/battle-portrait.tsx'
import { type Battle, spokenLine } from '../battle-model.ts'
import styles from './spoken.module.css'

interface WordsProps {
  readonly battle: Battle
  readonly speech: Spoken | null
}

/** What a member says, beside the bust, or what is told of somebody; what an enemy says stands beside its figure. */
export function SpokenWords({ battle, speech }: WordsProps) {
  const aloud = useSetting('speech')
  const member = battle.members[speech?.speaker ?? -1] ?? null
  return (
    <>
      {/* Always there, so that what comes into it is read aloud. */}
      <div className="aloud" aria-live="polite">
        {speech === null || aloud === 'short' ? '' : spokenLine(speech, battle)}
      </div>
      {speech !== null && speech.speaker === null ? (
        <div key={speech.lines.join()} className={styles.told} aria-hidden="true">
          {speech.lines.map((line) => (
            <p key={line}>{line}</p>
          ))}
        </div>
      ) : null}
      {speech !== null && member !== null ? (
        <div
          key={`${member.id} ${speech.lines.join()}`}
          className={styles.member}
          style={{ '--role': roleLooks[roleClassOf(member.role_id)].colour } as Readonly<Record<string, string>>}
          aria-hidden="true"
        >
          <span className={styles.bust}>
            <BattlePortrait roleClass={roleClassOf(member.role_id)} expression="speak" close className={styles.face} />
          </span>
          <Speech name={member.name} lines={quoted(speech.lines)} from="left" className={styles.words} />
        </div>
      ) : null}
    </>
  )
}

interface BubbleProps {
  readonly lines: readonly string[]
  readonly side: WordsSide
  /** Where they begin, in percent of the figure's height; null: at the usual height. */
  readonly top: number | null
}

/** Where the words stand, seen from the figure. */
export type WordsSide = 'left' | 'right' | 'above'

const notches = { left: 'right', right: 'left', above: 'below' } as const

/** What an enemy says, beside its figure. */
export function EnemyWords({ lines, side, top }: BubbleProps) {
  return (
    <div className={classes(styles.enemy, styles[side])} style={top === null ? undefined : { top: `${top}%` }} aria-hidden="true">
      <Speech name={null} lines={quoted(lines)} from={notches[side]} className={styles.words} />
    </div>
  )
}

const quoted = (lines: readonly string[]): readonly string[] =>
  lines.map((line, index) => `${index === 0 ? '「' : ''}${line}${index === lines.length - 1 ? '」' : ''}`)
