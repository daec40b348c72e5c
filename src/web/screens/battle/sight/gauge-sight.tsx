import { battleText } from '../../../../content/text/battle.ts'
import type { Combatant } from '../../../../rules/battle/state.ts'
import { Chip } from '../../../ui/feedback/chip.tsx'
import { classes } from '../../../ui/classes.ts'
import { firmnessOf, type GhostPart, ghostOf, type AimedForecast } from './forecasts.ts'
import { verdictWord } from './words.ts'
import styles from './sight.module.css'

const text = battleText.sight

/** At the end of the line with the enemy's name: what the order that is looked at takes. */
export function EnemyRange({ enemy }: { readonly enemy: AimedForecast | null }) {
  if (!enemy?.aimed) return null
  const { least, most } = enemy.aimed
  const firmness = firmnessOf(enemy.aimed)
  return (
    <span className={styles.range} data-sight={firmness} aria-hidden="true">
      {firmness === 'unknown' ? text.unknown : null}
      {firmness === 'rough' || firmness === 'vague' ? <small>{text.about}</small> : null}
      {firmness === 'unknown' ? null : `−${text.range(least, most)}`}
    </span>
  )
}

/** On the corner of the enemy's plate: the one thing to know. */
export function EnemyVerdict({ enemy }: { readonly enemy: AimedForecast | null }) {
  if (!enemy?.verdict) return null
  return (
    <span key={enemy.verdict.type} className={styles.verdict} aria-hidden="true">
      <Chip tone={toneOf[enemy.verdict.type]} className={classes(enemy.verdict.type === 'breaks' && styles.breaks)}>
        {verdictWord(enemy.verdict)}
      </Chip>
    </span>
  )
}

const toneOf = {
  enough: 'bad',
  folds: 'filled',
  breaks: 'danger',
  late: 'bad',
  mayBreak: 'plain',
  short: 'bad',
  mayFold: 'plain',
  foldsCritically: 'plain',
} as const

/** Over the enemy's gauge, from the right: the least that each order takes, and hatched what it may be more. */
export const EnemyGhost = ({ enemy, combatant }: { readonly enemy: AimedForecast | null; readonly combatant: Combatant }) => (
  <Ghost parts={enemy === null ? [] : ghostOf(enemy, combatant)} />
)

/** Over a member's gauge: what is given. */
export const GainGhost = ({ now, max, gain }: { readonly now: number; readonly max: number; readonly gain: number }) => (
  <Ghost parts={[{ kind: 'gained', at: now / max, wide: gain / max }]} />
)

const Ghost = ({ parts }: { readonly parts: readonly GhostPart[] }) =>
  parts
    .filter(({ wide }) => wide > 0)
    .map(({ kind, at, wide }) => (
      <i key={`${kind} ${at}`} className={classes(styles.ghost, styles[kind])} style={{ left: `${at * 100}%`, width: `${wide * 100}%` }} />
    ))
