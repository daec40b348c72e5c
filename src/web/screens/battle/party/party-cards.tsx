import { battleText } from '../../../../content/text/battle.ts'
import type { Command } from '../../../../rules/battle/command.ts'
import type { Modifier } from '../../../../rules/battle/state.ts'
import { Chip } from '../../../ui/feedback/chip.tsx'
import styles from '../battle.module.css'
import { type Battle, nameAt } from '../battle-model.ts'
import { PartyCard } from './party-card.tsx'
import type { Showing } from '../playback/frames.ts'

interface PartyCardsProps {
  readonly battle: Battle
  readonly showing: Showing
  /** The place of whoever is asked for a command, or acts; null when no member is. */
  readonly actor: number | null
  /** The commands given so far. */
  readonly picks: readonly Command[]
  /** The stage is won. */
  readonly won: boolean
  readonly onPick: ((target: number) => void) | null
  readonly nameOf: (modifier: Modifier) => string
}

export function PartyCards({ battle, showing, actor, picks, won, onPick, nameOf }: PartyCardsProps) {
  return (
    <div className={styles.cards}>
      {battle.members.map((member, place) => {
        const combatant = showing.state.combatants[place]
        if (!combatant) return null
        const pick = picks.find((one) => one.actor === place)
        return (
          <PartyCard
            key={member.id}
            member={member}
            combatant={combatant}
            active={place === actor}
            picked={pick ? <Chip tone="good">{pickWord(battle, pick)}</Chip> : null}
            place={place}
            down={showing.down.has(place)}
            guarded={showing.guarded.has(place)}
            struck={showing.struck.get(place) ?? null}
            won={won}
            onPick={onPick ? () => onPick(place) : null}
            first={place === 0}
            nameOf={nameOf}
          />
        )
      })}
    </div>
  )
}

function pickWord(battle: Battle, pick: Command): string {
  const target = 'target' in pick && pick.target !== null ? `→${nameAt(battle, pick.target)}` : ''
  switch (pick.type) {
    case 'attack':
      return `${battleText.commands.attack.glyph}${target}`
    case 'skill':
      return `${battle.catalog.skill(pick.skill).name}${target}`
    case 'item':
      return `${battle.catalog.item(pick.item).name}${target}`
    case 'defence':
    case 'escape':
      return battleText.commands[pick.type].reading
  }
}
