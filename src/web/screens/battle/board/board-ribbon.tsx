import { battleText } from '../../../../content/text/battle.ts'
import type { BattleFlow } from '../battle-flow.ts'
import { type Battle, nameAt } from '../battle-model.ts'
import { actorOf, givenSoFar } from '../commands/choosing.ts'
import type { Showing } from '../playback/frames.ts'
import { toldAloud } from '../playback/told-aloud.ts'
import { useSetting } from '../../../settings/settings.ts'
import { LogRibbon } from './log-ribbon.tsx'
import { OrderHint } from './order-hint.tsx'

interface BoardRibbonProps {
  readonly flow: BattleFlow
  readonly battle: Battle
  readonly showing: Showing
  /** The enemies have come on: until then no question is shown, only read aloud. */
  readonly stand: boolean
}

/** The question to the member whose turn it is; while a turn plays, its lines, only read aloud. */
export function BoardRibbon({ flow, battle, showing, stand }: BoardRibbonProps) {
  const speech = useSetting('speech')
  const names = [...battle.members, ...battle.enemies].map((one) => one.name)
  switch (flow.status) {
    case 'command':
    case 'enemySelect':
    case 'partySelect': {
      const actor = actorOf(flow)?.id ?? 0
      return (
        <LogRibbon text={battleText.ask(nameAt(battle, actor))} names={names} unseen={!stand}>
          <OrderHint battle={battle} given={givenSoFar(flow)} actor={actor} />
        </LogRibbon>
      )
    }
    // What happens is seen in the commands' place.
    case 'exec':
      return <LogRibbon text={battleText.sending} names={names} unseen />
    case 'outputLog': {
      const lines = toldAloud(flow.turn, showing.taken, speech)
      // Until the first thing has happened, those who act may have to be drawn.
      return <LogRibbon text={lines.length === 0 ? battleText.sending : ''} lines={lines} names={names} unseen />
    }
    default:
      return null
  }
}
