import { useQuery } from '@tanstack/react-query'
import { type MouseEvent, useReducer } from 'react'
import type { Purchase } from '../../../contract/purchases.ts'
import { purchasesText as text } from '../../../content/text/purchases.ts'
import { read } from '../../server/query.ts'
import { Bust } from '../../ui/story/bust.tsx'
import { lookOf } from '../../ui/controls/button.tsx'
import { Seal } from '../../ui/feedback/chip.tsx'
import { Loading } from '../../ui/feedback/loading.tsx'
import { FailureNotice, Notice } from '../../ui/feedback/notice.tsx'
import { Table } from '../../ui/text/table.tsx'
import { DeleteDialog } from './delete-dialog.tsx'
import { CreateDialog, EditDialog } from './purchase-dialogs.tsx'
import { initialPurchases, type PurchasesEvent, purchasesFlow } from './purchases-flow.ts'
import styles from './purchases.module.css'
import { totalOf } from './total.ts'
import layout from '../../ui/layout.module.css'
import { classes } from '../../ui/classes.ts'

/** The purchases of the signed-in user; rendered into every mount point, independent of the game. */
export function PurchasesPanel() {
  const [{ draft, modal }, dispatch] = useReducer(purchasesFlow, initialPurchases)
  const { data, error, refetch } = useQuery(read('GET /study/techbook/vue/chapter8_purchases'))
  return (
    <div lang="en">
      <section className={classes(layout.column, styles.book)}>
        <header className={classes(layout.row, layout.gap3, styles.head)}>
          <Seal glyph="帳" colour="#b1301f" />
          <h2>{text.heading}</h2>
          <a href="#create-purchase" className={lookOf({ tone: 'primary' })} onClick={opening(dispatch, { type: 'createOpened' })}>
            {text.create}
          </a>
        </header>
        {error?.code === 'signedOut' ? (
          <Notice tone="danger">
            {text.signedOut} <a href="/login">{text.login}</a>
          </Notice>
        ) : null}
        {error && error.code !== 'signedOut' ? (
          <FailureNotice
            message={text.loadFailed}
            failure={error}
            numberWords={text.requestNumber}
            onRetry={() => void refetch()}
            retryLabel={text.tryAgain}
          />
        ) : null}
        {data ? <PurchaseList purchases={data} dispatch={dispatch} /> : error ? null : <Loading text={text.loading} />}
      </section>
      {modal.type === 'create' ? <CreateDialog draft={draft} modal={modal} dispatch={dispatch} /> : null}
      {modal.type === 'edit' ? <EditDialog modal={modal} dispatch={dispatch} /> : null}
      {modal.type === 'delete' ? <DeleteDialog modal={modal} dispatch={dispatch} /> : null}
    </div>
  )
}

/** The specification's links open modals: the address stays as it is. */
const opening = (dispatch: (event: PurchasesEvent) => void, event: PurchasesEvent) => (click: MouseEvent) => {
  click.preventDefault()
  dispatch(event)
}

interface PurchaseListProps {
  readonly purchases: readonly Purchase[]
  readonly dispatch: (event: PurchasesEvent) => void
}

function PurchaseList({ purchases, dispatch }: PurchaseListProps) {
  if (purchases.length === 0) {
    return (
      <div className={styles.empty}>
        <Bust name="portrait-soroban" className={styles.clerk} />
        <p>{text.none}</p>
      </div>
    )
  }
  return (
    <Table aria-label={text.heading}>
      <thead>
        <tr>
          <th scope="col">{text.columns.id}</th>
          <th scope="col">{text.columns.date}</th>
          <th scope="col" data-number>
            {text.columns.price}
          </th>
          <th scope="col">{text.columns.description}</th>
          <th scope="col">
            <span className="aloud">{text.columns.actions}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {purchases.map((purchase) => (
          <tr key={purchase.id}>
            <td className="num">{purchase.id}</td>
            <td className={`num ${styles.date}`}>{purchase.date}</td>
            <td data-number>{purchase.price}</td>
            <td className={styles.description}>{purchase.description}</td>
            <td className={styles.links}>
              <a href="#edit-purchase" title={text.editOf(purchase.id)} onClick={opening(dispatch, { type: 'editOpened', purchase })}>
                {text.edit}
              </a>
              <a
                href="#delete-purchase"
                title={text.deleteOf(purchase.id)}
                onClick={opening(dispatch, { type: 'deleteOpened', id: purchase.id })}
              >
                {text.delete}
              </a>
            </td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row" colSpan={2}>
            {text.total}
          </th>
          <td data-number>{totalOf(purchases.map(({ price }) => price))}</td>
          <td colSpan={2} />
        </tr>
      </tfoot>
    </Table>
  )
}
