import { battleText } from '../../../../content/text/battle.ts'
import { lookbackText as text } from '../../../../content/text/lookback.ts'
import type { LookbackReply } from '../../../../contract/battle/lookback.ts'
import { roleClassOf, roleLooks } from '../../../looks/roles.ts'
import { ScrollArea } from '../../../ui/controls/scroll-area.tsx'
import { Seal } from '../../../ui/feedback/chip.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { lampId } from './lamps.tsx'
import styles from './turn-sheet.module.css'
import { chanceBefore } from './turns.ts'
import { adviceHere, changeWord, luckWords, orderedAloud, orderWords, shortfalls } from './words.ts'

interface TurnSheetProps {
  readonly id: string
  readonly reply: LookbackReply
  /** Index of the turn. */
  readonly nth: number
  /** What is not counted yet will be. */
  readonly isCounting: boolean
}

/** What of a turn can be put in words: the chance before and after, what would have been better, what was ordered, what happened. */
export function TurnSheet({ id, reply, nth, isCounting }: TurnSheetProps) {
  const turn = reply.turns[nth]
  if (!turn) return null
  const { chance, orders, lines } = turn
  const luck = luckWords(turn)
  const advice = adviceHere(reply, turn)
  return (
    <Panel tone="washi" className={styles.sheet ?? ''} role="tabpanel" id={id} aria-labelledby={lampId(id, nth)} aria-live="polite">
      <h2 className={styles.head}>
        {battleText.turn(turn.turn)}
        <span className={styles.chance}>
          <small>{text.chance}</small>
          {chance === null ? (isCounting ? text.notCounted : text.out) : changeWord(chanceBefore(reply, nth), chance)}
        </span>
      </h2>
      <ScrollArea className={styles.body} group={battleText.turn(turn.turn)}>
        {advice === null ? null : <p className={styles.advice}>{advice}</p>}
        {luck === null ? null : <p className={styles.luck}>{luck}</p>}
        <div className={styles.both}>
          <div>
            <h3>{text.ordered}</h3>
            <ul className={styles.orders}>
              {orders.map((order) => (
                <li key={order.member}>
                  <OwnSeal roleId={reply.members[order.member]?.role_id} />
                  <span aria-hidden="true">{orderWords(reply, order)}</span>
                  <span className="aloud">{orderedAloud(reply, order)}</span>
                </li>
              ))}
            </ul>
          </div>
          <div>
            <h3>{text.happened}</h3>
            <ul className={styles.happened}>
              {[...shortfalls(reply, turn), ...lines].map((line, at) => (
                // Lines may be equal.
                <li key={`${at} ${line}`}>{line}</li>
              ))}
            </ul>
          </div>
        </div>
      </ScrollArea>
    </Panel>
  )
}

function OwnSeal({ roleId }: { readonly roleId: number | undefined }) {
  if (roleId === undefined) return null
  const { glyph, colour } = roleLooks[roleClassOf(roleId)]
  return <Seal glyph={glyph} colour={colour} />
}
