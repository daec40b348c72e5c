import { battleText } from '../../../content/text/battle.ts'
import type { Announcement } from '../../../contract/battle.ts'
import { classes } from '../../ui/classes.ts'
import { Icon, type IconName } from '../../ui/icon.tsx'
import type { Battle } from './battle-model.ts'
import styles from './telegraph-tag.module.css'

const { announced } = battleText

const icons: Readonly<Record<Announcement['kind'], IconName>> = {
  physical: 'physical',
  magical: 'magic',
  heal: 'heal',
  buff: 'strengthen',
  other: 'other',
}

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
  /** In one line, where there is room for it. */
  readonly wide: boolean
}

/** Hangs over the plate of an enemy that has announced a skill. */
export function TelegraphTag({ announcement, wide }: TelegraphTagProps) {
  return (
    <div className={classes(styles.tag, wide && styles.wide)} title={battleText.telegraphNote}>
      <div className={styles.line}>
        <span className={styles.word}>{battleText.telegraph}</span>
        {announcement === null ? null : <What announcement={announcement} />}
      </div>
      {announcement === null ? null : (
        <span className={classes(styles.breaks, announcement.break_damage === null && styles.firm)}>{breakWord(announcement)}</span>
      )}
    </div>
  )
}

function What({ announcement: { kind, aim, weight } }: { readonly announcement: Announcement }) {
  return (
    <>
      <Icon name={icons[kind]} size={18} />
      <span>{announced.kinds[kind]}</span>
      <span>{announced.aims[aim]}</span>
      {weight === null ? null : (
        <span className={classes(styles.weight, weight === 3 && styles.grave)}>{announced.weights[weightWord(weight)]}</span>
      )}
    </>
  )
}

/** The same for those who listen, at the beginning of a turn. Null while nothing is asked. */
export function AnnouncedAloud({ battle }: { readonly battle: Battle | null }) {
  const lines = (battle?.enemies ?? []).flatMap(({ name, announcement, is_defeated_flag }) =>
    announcement === null || is_defeated_flag ? [] : battleText.announcedAloud(name, announcedWords(announcement)),
  )
  return (
    <div className="aloud" aria-live="polite">
      {lines.join('')}
    </div>
  )
}
