import { uiText } from '../../../../content/text/ui.ts'
import { shopText as text } from '../../../../content/text/shop.ts'
import type { Batch } from '../../../state/batch-flow.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { Dialog } from '../../../ui/feedback/dialog.tsx'
import { Notice } from '../../../ui/feedback/notice.tsx'
import layout from '../../../ui/layout.module.css'
import { formatGold } from '../../../ui/text/number-format.ts'
import { DealFailure } from '../deal-failure.tsx'
import { Totals } from '../deal-totals.tsx'
import { markOf } from '../goods.ts'
import { GoodsPicture } from '../goods-picture.tsx'
import { type Line, obstacleOf, type Order, sumsOf } from './usual-bag.ts'
import styles from './usual.module.css'

interface UsualDialogProps {
  readonly modal: Batch<Order>
  readonly onLeave: () => void
  readonly onSend: () => void
  readonly onReadAgain: () => void
}

/** What is missing from the usual bag, with its price, before one press buys it. */
export function UsualDialog({ modal: { work: order, sending, failure }, onLeave, onSend, onReadAgain }: UsualDialogProps) {
  const obstacle = obstacleOf(order)
  const { moneyNow, moneyAfter, heldNow, heldAfter } = sumsOf(order)
  return (
    <Dialog
      open
      title={text.usual}
      onClose={onLeave}
      actions={
        <>
          <Button onClick={onLeave} disabled={sending} data-autofocus={obstacle !== null || undefined}>
            {uiText.cancel}
          </Button>
          <Button
            tone="primary"
            disabled={obstacle !== null}
            pending={sending}
            onClick={onSend}
            data-autofocus={obstacle === null || undefined}
          >
            {sending ? text.paying : text.payBuy}
          </Button>
        </>
      }
    >
      <p className={layout.note}>{text.usualNote}</p>
      <Lines order={order} />
      <Totals money={[moneyNow, moneyAfter]} bag={[heldNow, heldAfter]} />
      {obstacle === 'overLimit' ? <Notice tone="danger">{text.overLimit}</Notice> : null}
      {obstacle === 'goldShort' ? <Notice tone="danger">{`${text.goldShort}${text.goldMissing(formatGold(-moneyAfter))}`}</Notice> : null}
      {failure === null ? null : (
        <>
          <DealFailure failure={failure} onReadAgain={onReadAgain} />
          <Notice>{progressSentence(order.lines)}</Notice>
        </>
      )}
    </Dialog>
  )
}

function Lines({ order }: { readonly order: Order }) {
  return (
    <table className={styles.lines} aria-label={text.usual}>
      <tbody>
        {order.lines.map(({ item, name, number, price, bought }) => (
          <tr key={item}>
            <td className={styles.picture}>
              <GoodsPicture item={item} mark={markOf(item)} />
            </td>
            <th scope="row">{name}</th>
            <td className="num">{text.pieces(number)}</td>
            <td className="num">{bought ? text.bought : formatGold(price * number)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <td />
          <th scope="row">{text.total}</th>
          <td className="num">{text.pieces(sumsOf(order).number)}</td>
          <td className="num">{formatGold(sumsOf(order).cost)}</td>
        </tr>
      </tfoot>
    </table>
  )
}

/** What was bought and what was not. */
function progressSentence(lines: readonly Line[]): string {
  const names = (is: boolean) => lines.filter(({ bought }) => bought === is).map(({ name }) => name)
  const sentenceFor = (of: readonly string[], sentence: (names: string) => string) => (of.length > 0 ? sentence(of.join('、')) : '')
  return [sentenceFor(names(true), text.usualBought), sentenceFor(names(false), text.usualLeft)].join('')
}
