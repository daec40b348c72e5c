import type { RestMember } from '../../../contract/rest.ts'
import { REST_PRICE } from '../../../content/rest.ts'
import { innkeeper } from '../../../content/story/town/keepers/innkeeper.ts'
import { restText as text } from '../../../content/text/rest.ts'
import { uiText } from '../../../content/text/ui.ts'
import { readAgain, useWrite } from '../../server/query.ts'
import { play } from '../../sound/sound.ts'
import { Button } from '../../ui/controls/button.tsx'
import { Dialog } from '../../ui/feedback/dialog.tsx'
import { Notice, RequestNumber } from '../../ui/feedback/notice.tsx'
import { formatGold } from '../../ui/text/number-format.ts'
import type { RestEvent, RestState } from './rest-flow.ts'
import styles from './rest.module.css'

const house = 'GET /api/game/rpg/menu/plaza/refresh/fetch_parties_info'

interface RestDialogProps {
  readonly state: RestState
  readonly member: RestMember
  readonly money: number
  /** An adventure is on: nobody can be reset. */
  readonly running: boolean
  readonly dispatch: (event: RestEvent) => void
}

/** Asks before a member is reset, and resets. */
export function RestDialog({ state, member, money, running, dispatch }: RestDialogProps) {
  const reset = useWrite('POST /api/game/rpg/menu/plaza/refresh/reset_status_and_skill_point')
  const { modal, failure } = state
  const sending = modal === 'sending'
  const obstacle = obstacleOf({ money, running })
  const send = async () => {
    dispatch({ type: 'restSent' })
    const outcome = await reset.run({ party_id: member.party_id, payment_money: REST_PRICE })
    if (outcome === null) return
    play(outcome.ok ? 'heal' : 'refuse')
    if (!outcome.ok) {
      dispatch({ type: 'restFailed', failure: outcome.failure })
      return
    }
    dispatch({ type: 'rested', name: member.nickname })
    await readAgain(house)
  }
  const leave = () => {
    dispatch({ type: 'restLeft' })
    // Without an answer the reset may have happened.
    if (failure !== null) void readAgain(house)
  }
  return (
    <Dialog
      open={modal !== 'closed'}
      title={text.confirmTitle}
      onClose={leave}
      actions={
        <>
          <Button disabled={sending} onClick={leave} data-autofocus>
            {uiText.cancel}
          </Button>
          <Button tone="primary" disabled={obstacle !== null} pending={sending} onClick={() => void send()}>
            {sending ? text.sending : text.confirm}
          </Button>
        </>
      }
    >
      <p className={styles.said}>
        {innkeeper.price.map((line) => (
          <span key={line}>{line}</span>
        ))}
      </p>
      <p className={styles.question}>
        {innkeeper.question.map((line) => (
          <span key={line}>{line.replace('{name}', member.nickname)}</span>
        ))}
      </p>
      <Bill money={money} />
      {obstacle === null ? null : <Notice tone="danger">{obstacle}</Notice>}
      {failure === null ? null : (
        <Notice tone="danger">
          {`${innkeeper.failed.join('')}（${failure.message}）`} <RequestNumber failure={failure} />
        </Notice>
      )}
    </Dialog>
  )
}

function Bill({ money }: { readonly money: number }) {
  return (
    <dl className={styles.bill}>
      <dt>{text.price}</dt>
      <dd className="num">{formatGold(REST_PRICE)}</dd>
      <dt>{text.before}</dt>
      <dd className="num">{formatGold(money)}</dd>
      {money < REST_PRICE ? null : (
        <>
          <dt>{text.after}</dt>
          <dd className="num">{formatGold(money - REST_PRICE)}</dd>
        </>
      )}
    </dl>
  )
}

/** Why the reset cannot be confirmed. */
function obstacleOf({ money, running }: Pick<RestDialogProps, 'money' | 'running'>): string | null {
  if (running) return text.running
  return money < REST_PRICE ? text.goldShort : null
}
