import type { Command } from '../../../../rules/battle/command.ts'
import type { Modifier } from '../../../../rules/battle/state.ts'
import type { Plan } from '../battle-flow.ts'
import styles from '../battle.module.css'
import type { Battle } from '../battle-model.ts'
import { OrderChip } from './order-chip.tsx'
import { PartyCard } from './party-card.tsx'
import type { Showing } from '../playback/frames.ts'

interface PartyCardsProps {
  readonly battle: Battle
  readonly showing: Showing
  /** The place of whoever is asked for a command, or acts; null when no member is. */
  readonly actor: number | null
  /** The commands given so far. */
  readonly picks: readonly Command[]
  /** What a press would order; null while no such button is looked at. */
  readonly plan: Plan | null
  /** The stage is won. */
  readonly won: boolean
  readonly onPick: ((target: number) => void) | null
  /** The place that has the focus when a member is to be picked. */
  readonly first?: number
  readonly nameOf: (modifier: Modifier) => string
}

export function PartyCards({ battle, showing, actor, picks, plan, won, onPick, first = 0, nameOf }: PartyCardsProps) {
  return (
    <div className={styles.cards}>
      {battle.members.map((member, place) => {
        const combatant = showing.state.combatants[place]
        if (!combatant) return null
        return (
          <PartyCard
            key={member.id}
            member={member}
            combatant={combatant}
            active={place === actor}
            order={<OrderChip battle={battle} place={place} picks={picks} plan={plan} active={place === actor} />}
            place={place}
            down={showing.down.has(place)}
            guarded={showing.guarded.has(place)}
            struck={showing.struck.get(place) ?? null}
            won={won}
            onPick={onPick ? () => onPick(place) : null}
            first={place === first}
            nameOf={nameOf}
          />
        )
      })}
    </div>
  )
}
