import { battleText } from '../../../../content/text/battle.ts'
import { STATS } from '../../../../rules/battle/figures.ts'
import type { Modifier } from '../../../../rules/battle/state.ts'
import { effectsOf } from './modifier-words.ts'
import styles from './modifier-chips.module.css'

export interface Sign {
  readonly effect: keyof typeof battleText.effectSeals
  /** It helps the one who carries it. */
  readonly up: boolean
}

/** What a modifier does, the most important first. */
export function signsOf(modifier: Modifier): readonly Sign[] {
  const signs: Sign[] = []
  if (modifier.taunt) signs.push({ effect: 'taunt', up: true })
  for (const stat of STATS) {
    const amount = modifier.stats[stat] ?? 0
    if (amount !== 0) signs.push({ effect: stat, up: amount > 0 })
  }
  if (modifier.damageTaken !== 100) signs.push({ effect: 'guard', up: modifier.damageTaken < 100 })
  if (modifier.discount > 0) signs.push({ effect: 'discount', up: true })
  if (modifier.regen > 0) signs.push({ effect: 'regen', up: true })
  if (modifier.bleed > 0) signs.push({ effect: 'bleed', up: false })
  return signs
}

interface ModifierChipsProps {
  readonly modifiers: readonly Modifier[]
  readonly nameOf: (modifier: Modifier) => string
  readonly most?: number
}

/** A combatant's modifiers as paper seals with the turns left; the dialog 「強化と弱体」 has them in words. */
export function ModifierChips({ modifiers, nameOf, most = 4 }: ModifierChipsProps) {
  const shown = modifiers
    .filter((modifier) => modifier.turns > 0)
    .toReversed()
    .slice(0, most)
  if (shown.length === 0) return null
  return (
    <ul className={styles.chips}>
      {shown.map((modifier) => (
        <li key={modifier.source} className={styles.chip} title={wordsOf(modifier, nameOf(modifier))}>
          <span className="aloud">{wordsOf(modifier, nameOf(modifier))}</span>
          {signsOf(modifier)
            .slice(0, 2)
            .map((sign) => (
              <PaperSeal key={sign.effect} {...sign} />
            ))}
          <span className={styles.turns} aria-hidden="true">
            {modifier.turns}
          </span>
        </li>
      ))}
    </ul>
  )
}

const wordsOf = (modifier: Modifier, name: string): string =>
  [name, effectsOf(modifier), battleText.turnsLeft(modifier.turns)].filter((words) => words !== '').join('、')

/** Warm paper with a peak where something is raised, cold paper with a point below where it is lowered; the other edge is torn. */
function PaperSeal({ effect, up }: Sign) {
  return (
    <svg viewBox="0 0 22 26" width="22" height="26" aria-hidden="true">
      <path
        fill={up ? '#b23a1c' : '#3f4a9e'}
        stroke={up ? '#ffc27a' : '#b4c2ff'}
        d={
          up
            ? 'M1.5 7L11 1l9.5 6v16l-3 1.5-3-1-3.5 1.5-4-1.5-2.5 1.5-3-1.5z'
            : 'M1.5 19L11 25l9.5-6V3l-3-1.5-3 1L11 1 7 2.5 4.500 1l-3 1.5z'
        }
      />
      <text x="11" y={up ? 20 : 16} textAnchor="middle" fill="#fff8e6">
        {battleText.effectSeals[effect]}
      </text>
    </svg>
  )
}
