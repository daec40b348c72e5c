import { battleText } from '../../../../content/text/battle.ts'
import { hintedOrder, type PlannedAction } from '../../../../rules/battle/order.ts'
import type { Command } from '../../../../rules/battle/command.ts'
import { classes } from '../../../ui/classes.ts'
import { type Battle, nameAt } from '../battle-model.ts'
import styles from './order-hint.module.css'

interface OrderHintProps {
  readonly battle: Battle
  readonly given: readonly Command[]
  readonly actor: number
}

/** The expected order of action: by the commands given so far, as if everybody else attacked. */
export function OrderHint({ battle, given, actor }: OrderHintProps) {
  const order = hintedOrder(battle.state, given, battle.catalog)
  return (
    <div className={styles.hint} title={battleText.orderNote}>
      <span className={styles.label} aria-hidden="true">
        {battleText.order}
      </span>
      <ol className={styles.order} aria-label={battleText.order}>
        {order.map((planned) => (
          <li
            key={planned.actor}
            aria-current={planned.actor === actor || undefined}
            className={classes(styles.one, planned.actor >= battle.members.length && styles.enemy, planned.actor === actor && styles.now)}
          >
            {nameAt(battle, planned.actor)}
            <PaceMark planned={planned} battle={battle} />
          </li>
        ))}
      </ol>
    </div>
  )
}

interface PaceMarkProps {
  readonly planned: PlannedAction
  readonly battle: Battle
}

/** Why somebody stands where SPD alone would not place them. */
function PaceMark({ planned, battle }: PaceMarkProps) {
  const mark = 'type' in planned ? markOf(planned, battle) : null
  return mark === null ? null : <small className={styles.mark}>{mark}</small>
}

function markOf(command: Command, { catalog }: Battle): string | null {
  if (command.type === 'defence') return battleText.paceMarks.defence
  const pace = command.type === 'skill' ? catalog.skill(command.skill).pace : undefined
  return pace ? battleText.paceMarks[pace] : null
}
