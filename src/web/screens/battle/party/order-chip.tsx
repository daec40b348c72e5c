import { battleText } from '../../../../content/text/battle.ts'
import type { Command } from '../../../../rules/battle/command.ts'
import { Chip } from '../../../ui/feedback/chip.tsx'
import type { CommandNotice, Plan } from '../battle-flow.ts'
import type { Battle } from '../battle-model.ts'
import { orderWord } from '../sight/order-words.ts'

interface OrderChipProps {
  readonly battle: Battle
  /** Of the member. */
  readonly place: number
  /** The commands given so far. */
  readonly picks: readonly Command[]
  /** What a press would order besides; null while no such button is looked at. */
  readonly plan: Plan | null
  /** The member is asked for a command, or acts. */
  readonly active: boolean
}

/** On a member's card: what it was told, what it would be told, or that it is asked. */
export function OrderChip({ battle, place, picks, plan, active }: OrderChipProps) {
  const isHis = (order: Command) => order.actor === place
  const given = picks.find(isHis)
  if (given) return <Chip tone="good">{orderWord(battle, given)}</Chip>
  const planned = plan?.orders.find(isHis)
  if (planned) return <Chip style={dashed}>{orderWord(battle, planned)}</Chip>
  if (plan?.stop?.type === 'cannotRepeat' && plan.stop.actor === place) {
    return (
      <Chip tone="danger" style={dashed}>
        {hindrance(plan.stop)}
      </Chip>
    )
  }
  return active ? <Chip tone="filled">{battleText.acting}</Chip> : null
}

/** Not yet ordered. */
const dashed = { boxShadow: 'none', outline: '1px dashed', outlineOffset: -1 } as const

function hindrance({ reason }: Extract<CommandNotice, { type: 'cannotRepeat' }>): string {
  const { sight } = battleText
  return reason === 'apShort' || reason === 'itemNotHeld' ? sight.cannot[reason] : sight.cannot.other
}
