import { battleText } from '../../../content/text/battle.ts'
import { actionOrder } from '../../../rules/battle/order.ts'
import { standing } from '../../../rules/battle/state.ts'
import type { Command } from '../../../rules/battle/command.ts'
import { classes } from '../../ui/classes.ts'
import { type Battle, catalogOf, nameAt } from './battle-model.ts'
import styles from './order-hint.module.css'

interface OrderHintProps {
  readonly battle: Battle
  readonly picks: readonly Command[]
  readonly actor: number | null
}

/** The expected order of action: by the commands picked so far, as if everybody else attacked. */
export function OrderHint({ battle, picks, actor }: OrderHintProps) {
  const { state } = battle
  const untold = standing(state, 'party')
    .filter((member) => !picks.some((pick) => pick.actor === member.id))
    .map((member): Command => ({ type: 'attack', actor: member.id, target: 0 }))
  const plans = standing(state, 'enemies').map((enemy) => ({ actor: enemy.id, action: 'attack' as const, isAnnounced: false }))
  const order = actionOrder(state, [...picks, ...untold], plans, catalogOf(battle))
  return (
    <div className={styles.hint} title={battleText.orderNote}>
      <span className={styles.label} aria-hidden="true">
        {battleText.order}
      </span>
      <ol className={styles.order} aria-label={battleText.order}>
        {order.map((intent) => (
          <li
            key={intent.actor}
            aria-current={intent.actor === actor || undefined}
            className={classes(styles.one, intent.actor >= battle.members.length && styles.enemy, intent.actor === actor && styles.now)}
          >
            {nameAt(battle, intent.actor)}
          </li>
        ))}
      </ol>
    </div>
  )
}
