import type { RestMember } from '../../../contract/rest.ts'
import { REST_PRICE } from '../../../content/rest.ts'
import { innkeeper } from '../../../content/story/keepers.ts'
import { restText as text } from '../../../content/text/rest.ts'
import { uiText } from '../../../content/text/ui.ts'
import { readAgain, useWrite } from '../../query.ts'
import { play } from '../../sound/sound.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Notice } from '../../ui/notice.tsx'
import { formatGold } from '../../ui/number-format.ts'
import { hasThreads, type LoadedRest, type RestEvent } from './rest-flow.ts'
import styles from './rest.module.css'

interface RestDialogProps {
  readonly state: LoadedRest
  readonly member: RestMember
  /** An adventure is on: nobody can be unpicked. */
  readonly running: boolean
  readonly dispatch: (event: RestEvent) => void
}

/** The last question before a member is unpicked. */
export function RestDialog({ state, member, running, dispatch }: RestDialogProps) {
  const reset = useWrite('POST /api/game/rpg/menu/plaza/refresh/reset_status_and_skill_point')
  const { modal, money, problem } = state
  const sending = modal === 'sending'
  const hindrance = hindranceOf({ money, member, running })
  const send = async () => {
    dispatch({ type: 'restSent' })
    const outcome = await reset.run({ party_id: member.party_id, payment_money: REST_PRICE })
    if (outcome === null) return
    play(outcome.ok ? 'heal' : 'refuse')
    if (!outcome.ok) {
      dispatch({ type: 'restFailed', message: outcome.failure.message })
      return
    }
    dispatch({ type: 'rested', name: member.nickname })
    await readAgain('GET /api/game/rpg/menu/plaza/refresh/fetch_parties_info')
  }
  const leave = () => dispatch({ type: 'restLeft' })
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
          <Button tone="primary" disabled={hindrance !== null} pending={sending} onClick={() => void send()}>
            {sending ? text.sending : text.confirm}
          </Button>
        </>
      }
    >
      <p className={styles.question}>
        {innkeeper.question.map((line) => (
          <span key={line}>{line.replace('{name}', member.nickname)}</span>
        ))}
      </p>
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
      {hindrance === null ? null : <Notice tone="danger">{hindrance}</Notice>}
      {problem === null ? null : <Notice tone="danger">{`${innkeeper.failed.join('')}（${problem}）`}</Notice>}
    </Dialog>
  )
}

interface Occasion {
  readonly money: number
  readonly member: RestMember
  readonly running: boolean
}

/** What stands in the way, said before it is tried. */
function hindranceOf({ money, member, running }: Occasion): string | null {
  if (running) return text.running
  if (money < REST_PRICE) return text.goldShort
  return hasThreads(member) ? null : innkeeper.nothing.join('')
}
