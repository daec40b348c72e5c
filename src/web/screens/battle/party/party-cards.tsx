import { battleText } from '../../../../content/text/battle.ts'
import type { Command } from '../../../../rules/battle/command.ts'
import type { Modifier } from '../../../../rules/battle/state.ts'
import { Chip } from '../../../ui/feedback/chip.tsx'
import { actorOf, type BattleFlow } from '../battle-flow.ts'
import styles from '../battle.module.css'
import { type Battle, itemOf, nameAt, skillOf } from '../battle-model.ts'
import { PartyCard } from './party-card.tsx'
import type { Showing } from '../playback/show-turn.ts'

interface PartyCardsProps {
  readonly flow: BattleFlow
  readonly battle: Battle
  readonly showing: Showing
  readonly onPick: ((target: number) => void) | null
  readonly nameOf: (modifier: Modifier) => string
}

export function PartyCards({ flow, battle, showing, onPick, nameOf }: PartyCardsProps) {
  const active = activePlace(flow, showing)
  const picks = 'picks' in flow && flow.status !== 'outputLog' ? flow.picks : []
  return (
    <div className={styles.cards}>
      {battle.members.map((member, place) => {
        const combatant = showing.state.combatants[place]
        if (!combatant) return null
        const pick = picks.find(({ actor }) => actor === place)
        return (
          <PartyCard
            key={member.id}
            member={member}
            combatant={combatant}
            active={place === active}
            picked={pick ? <Chip tone="good">{pickWord(battle, pick)}</Chip> : null}
            place={place}
            down={showing.down.has(place)}
            guarded={showing.guarded.has(place)}
            struck={showing.struck.get(place) ?? null}
            won={flow.status === 'resultWin'}
            onPick={onPick ? () => onPick(place) : null}
            first={place === 0}
            nameOf={nameOf}
          />
        )
      })}
    </div>
  )
}

/** The member who is asked for a command, or who acts in the turn that is shown. */
function activePlace(flow: BattleFlow, showing: Showing): number | null {
  if (flow.status === 'command' || flow.status === 'enemySelect' || flow.status === 'partySelect') return actorOf(flow)?.id ?? null
  return flow.status === 'outputLog' ? showing.actor : null
}

function pickWord(battle: Battle, pick: Command): string {
  const target = 'target' in pick && pick.target !== null ? `→${nameAt(battle, pick.target)}` : ''
  switch (pick.type) {
    case 'attack':
      return `${battleText.commands.attack.glyph}${target}`
    case 'skill':
      return `${skillOf(battle, pick.actor, pick.skill)?.name ?? ''}${target}`
    case 'item':
      return `${itemOf(battle, pick.item)?.name ?? ''}${target}`
    case 'defence':
    case 'escape':
      return battleText.commands[pick.type].reading
  }
}
