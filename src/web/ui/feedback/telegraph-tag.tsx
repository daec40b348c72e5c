import { battleText } from '../../../content/text/battle.ts'
import type { Announcement, BattleEnemy } from '../../../contract/battle/combatants.ts'
import { classes } from '../classes.ts'
import styles from './telegraph-tag.module.css'

const { announced } = battleText

/** What an enemy's tag says, part by part: kind, aim, weight, and what breaks it off. */
export function announcedWords(announcement: Announcement | null): readonly string[] {
  if (announcement === null) return []
  const { kind, aim, weight } = announcement
  return [
    announced.kinds[kind],
    announced.aims[aim],
    ...(weight === null ? [] : [announced.weights[weightWord(weight)]]),
    breakWord(announcement),
  ]
}

const weightWord = (weight: number): 1 | 2 | 3 => (weight === 3 ? 3 : weight === 2 ? 2 : 1)

const breakWord = ({ break_damage }: Announcement): string =>
  break_damage === null ? announced.unbreakable : announced.breaks(break_damage)

interface TelegraphTagProps {
  /** Null: nothing more is known than that something comes. */
  readonly announcement: Announcement | null
}

/** Hangs over the head of an enemy that has announced a skill: one large sign for what comes, whom it is for, drops for how grave it is. */
export function TelegraphTag({ announcement }: TelegraphTagProps) {
  return (
    <div className={styles.tag} title={battleText.telegraphNote}>
      {announcement === null ? null : (
        <b className={styles.seal} data-kind={announcement.kind} aria-hidden="true">
          {sealOf(announcement)}
        </b>
      )}
      <div className={styles.lines}>
        <div className={styles.line}>
          <span className={styles.word}>{battleText.telegraph}</span>
          {announcement === null ? null : <What announcement={announcement} />}
        </div>
        {announcement === null ? null : (
          <span className={classes(styles.breaks, announcement.break_damage === null && styles.firm)}>{breakWord(announcement)}</span>
        )}
      </div>
    </div>
  )
}

type Foresight = NonNullable<BattleEnemy['foresight']>

/** What the tag of a foreseen action says; nothing without one. */
export const foresightWords = (foresight: Foresight | null): readonly string[] =>
  foresight === null ? [] : [battleText.foreseen, announced.kinds[foresight.kind], announced.aims[foresight.aim]]

/** Hangs over the head of an enemy whose next action a member has found out. It comes without a swing: nothing is to be done about it. */
export function ForesightTag({ foresight }: { readonly foresight: Foresight }) {
  const [word, ...what] = foresightWords(foresight)
  return (
    <div className={styles.foresight}>
      <span className={styles.next}>{word}</span>
      {what.join(' ')}
    </div>
  )
}

/** A blow at everybody has a sign of its own. */
const sealOf = ({ kind, aim }: Announcement): string =>
  announced.seals[aim === 'all' && (kind === 'physical' || kind === 'magical') ? 'all' : kind]

function What({ announcement: { kind, aim, weight } }: { readonly announcement: Announcement }) {
  return (
    <>
      <span>{announced.kinds[kind]}</span>
      <span className={styles.aim}>{announced.aims[aim]}</span>
      {weight === null ? null : <Drops weight={weightWord(weight)} />}
      {weight === null ? null : <span className="aloud">{announced.weights[weightWord(weight)]}</span>}
    </>
  )
}

const drops = [1, 2, 3] as const

function Drops({ weight }: { readonly weight: 1 | 2 | 3 }) {
  return (
    <svg className={styles.drops} viewBox="0 0 48 20" width="48" height="20" aria-hidden="true">
      {drops.map((nth) => (
        <path key={nth} d={`M${nth * 16 - 8} 1q8 9 6 13a6.4 6.4 0 0 1-12 0q-2-4 6-13z`} opacity={nth > weight ? 0.28 : 1} />
      ))}
    </svg>
  )
}
