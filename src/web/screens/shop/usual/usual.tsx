import { shopText as text } from '../../../../content/text/shop.ts'
import type { ShopInformation } from '../../../../contract/shop.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { formatGold } from '../../../ui/text/number-format.ts'
import type { ShopEvent } from '../shop-flow.ts'
import { sumsOf } from './usual-bag.ts'
import { UsualDialog } from './usual-dialog.tsx'
import styles from './usual.module.css'
import { useUsual } from './use-usual.ts'

interface UsualProps {
  readonly information: ShopInformation
  /** An adventure is on: nothing can be bought. */
  readonly running: boolean
  readonly dispatch: (event: ShopEvent) => void
}

/** Offers what is missing from the bag of the last departure; nothing when that is nothing. */
export function Usual({ information, running, dispatch }: UsualProps) {
  const { missing, modal, show, leave, send, readPricesAgain } = useUsual(information, dispatch)
  return (
    <>
      {missing === null ? null : (
        <Button size="small" className={styles.offer} disabled={running} title={running ? text.running : undefined} onClick={show}>
          {text.usual} <span className="num">{formatGold(sumsOf(missing).cost)}</span>
        </Button>
      )}
      {modal === null ? null : (
        <UsualDialog modal={modal} onLeave={leave} onSend={() => void send()} onReadAgain={() => void readPricesAgain()} />
      )}
    </>
  )
}
