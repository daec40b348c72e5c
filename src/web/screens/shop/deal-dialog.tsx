import { type FormEvent, useId } from 'react'
import { uiText } from '../../../content/text/ui.ts'
import { shopText as text } from '../../../content/text/shop.ts'
import { BAG_LIMIT } from '../../../rules/town/shop.ts'
import { Button } from '../../ui/controls/button.tsx'
import { Dialog } from '../../ui/feedback/dialog.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'
import { formatGold } from '../../ui/text/number-format.ts'
import { Stepper } from '../../ui/controls/stepper.tsx'
import styles from './deal-dialog.module.css'
import { DealFailure } from './deal-failure.tsx'
import { DealTotals } from './deal-totals.tsx'
import { markOf } from './goods.ts'
import { GoodsPicture } from './goods-picture.tsx'
import { canSend, type Deal } from './shop-flow.ts'
import layout from '../../ui/layout.module.css'
import { classes } from '../../ui/classes.ts'

interface DealDialogProps {
  readonly deal: Deal
  readonly money: number
  readonly bagHeld: number
  /** An adventure is on: nothing can be bought or sold. */
  readonly running: boolean
  readonly onText: (text: string) => void
  readonly onLeave: () => void
  readonly onSend: () => void
  readonly onReadAgain: () => void
}

/** The purchase modal and the sale modal. */
export function DealDialog({ deal, money, bagHeld, running, onText, onLeave, onSend, onReadAgain }: DealDialogProps) {
  const form = useId()
  const { side, item, price, typed, number, limits, sending, correction, failure } = deal
  const buying = side === 'buy'
  const ready = canSend(deal, money) && !running
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (ready && !sending) onSend()
  }
  const idle = buying ? text.payBuy : text.paySell
  return (
    <Dialog
      open
      title={buying ? text.buyTitle(item.name) : text.sellTitle(item.name)}
      onClose={onLeave}
      actions={
        <>
          <Button onClick={onLeave} disabled={sending}>
            {uiText.cancel}
          </Button>
          <Button tone="primary" type="submit" form={form} disabled={!ready} pending={sending}>
            {sending ? (buying ? text.paying : text.selling) : idle}
          </Button>
        </>
      }
    >
      <form id={form} onSubmit={submit}>
        <ItemHead deal={deal} />
        <div className={classes(layout.strip, layout.spread, styles.number)}>
          <Stepper
            label={text.number}
            entry={{ text: typed, number }}
            limits={limits}
            onText={onText}
            disabled={sending}
            error={correction === null ? null : text[correction]}
            autoFocus
          />
          <div className={classes(layout.note, layout.stack, styles.sum)}>
            <span>{text.total}</span>
            <strong className="num">{number === null ? text.unknown : formatGold(price * number)}</strong>
          </div>
        </div>
        <DealTotals deal={deal} money={money} bagHeld={bagHeld} />
      </form>
      <Warning {...{ deal, money, bagHeld, running }} />
      {failure === null ? null : <DealFailure failure={failure} onReadAgain={onReadAgain} />}
    </Dialog>
  )
}

function ItemHead({ deal: { item } }: { readonly deal: Deal }) {
  return (
    <p className={classes(layout.row, styles.item)}>
      <GoodsPicture item={item.id} mark={markOf(item.id)} large />
      <span>{item.description}</span>
    </p>
  )
}

type WarningProps = Pick<DealDialogProps, 'deal' | 'money' | 'bagHeld' | 'running'>

/** Why the deal cannot be sent. */
function Warning({ deal: { side, item, price, number, failure }, money, bagHeld, running }: WarningProps) {
  if (running) return <Notice>{text.running}</Notice>
  if (side === 'sell') return null
  if (bagHeld >= BAG_LIMIT) return <Notice>{text.bagFull}</Notice>
  if (item.possession_number >= item.max_possession_number) return <Notice>{text.noRoom}</Notice>
  return failure === null && price * (number ?? 0) > money ? <Notice tone="danger">{text.goldShort}</Notice> : null
}
