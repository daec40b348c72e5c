import { battleText } from '../../../content/text/battle.ts'
import { STATS } from '../../../rules/battle/skill.ts'
import type { Modifier } from '../../../rules/battle/state.ts'
import { classes } from '../../ui/classes.ts'
import { Icon, type IconName } from '../../ui/icon.tsx'
import styles from './modifier-chips.module.css'

const statIcons = { str: 'strength', def: 'defence', int: 'intellect', spd: 'speed', luc: 'luck' } as const

export interface Sign {
  readonly icon: IconName
  readonly direction: 'up' | 'down' | null
}

/** The icons of a modifier, the most important first. */
export function signsOf(modifier: Modifier): readonly Sign[] {
  const signs: Sign[] = []
  if (modifier.taunt) signs.push({ icon: 'taunt', direction: null })
  for (const stat of STATS) {
    const amount = modifier.stats[stat] ?? 0
    if (amount !== 0) signs.push({ icon: statIcons[stat], direction: amount > 0 ? 'up' : 'down' })
  }
  if (modifier.damageTaken < 100) signs.push({ icon: 'guard', direction: null })
  if (modifier.regen > 0) signs.push({ icon: 'regen', direction: null })
  if (modifier.bleed > 0) signs.push({ icon: 'bleed', direction: null })
  return signs
}

interface ModifierChipsProps {
  readonly modifiers: readonly Modifier[]
  readonly nameOf: (modifier: Modifier) => string
  readonly most?: number
}

/** A combatant's modifiers as icons with the turns left; the dialog 「強化と弱体」 has them in words. */
export function ModifierChips({ modifiers, nameOf, most = 4 }: ModifierChipsProps) {
  const shown = modifiers
    .filter((modifier) => modifier.turns > 0)
    .toReversed()
    .slice(0, most)
  if (shown.length === 0) return null
  return (
    <ul className={styles.chips}>
      {shown.map((modifier) => (
        <li key={modifier.source} className={classes(styles.chip, modifier.bad && styles.bad)} title={nameOf(modifier)}>
          <span className="aloud">{`${nameOf(modifier)} ${battleText.turnsLeft(modifier.turns)}`}</span>
          {signsOf(modifier)
            .slice(0, 2)
            .map(({ icon, direction }) => (
              <span key={icon} className={styles.sign} aria-hidden="true">
                <Icon name={icon} size={13} />
                {direction === null ? null : <Arrow down={direction === 'down'} />}
              </span>
            ))}
          <span className={styles.turns} aria-hidden="true">
            {modifier.turns}
          </span>
        </li>
      ))}
    </ul>
  )
}

function Arrow({ down }: { readonly down: boolean }) {
  return (
    <svg viewBox="0 0 8 8" width="7" height="7" aria-hidden="true">
      <path d={down ? 'M0 2h8L4 8z' : 'M0 6h8L4 0z'} fill="currentColor" />
    </svg>
  )
}
