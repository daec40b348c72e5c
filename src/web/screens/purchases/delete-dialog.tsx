import { purchasesText as text } from '../../../content/text/purchases.ts'
import { readAgain, useWrite } from '../../server/query.ts'
import { Button } from '../../ui/controls/button.tsx'
import { Dialog } from '../../ui/feedback/dialog.tsx'
import { Notice, RequestNumber } from '../../ui/feedback/notice.tsx'
import type { PurchasesEvent, PurchasesModal } from './purchases-flow.ts'

interface DeleteDialogProps {
  readonly modal: Extract<PurchasesModal, { readonly type: 'delete' }>
  readonly dispatch: (event: PurchasesEvent) => void
}

export function DeleteDialog({ modal: { id, sending, failed }, dispatch }: DeleteDialogProps) {
  const remove = useWrite('DELETE /study/techbook/vue/chapter8_purchases/{id}')
  const close = () => dispatch({ type: 'closed' })
  const send = async () => {
    dispatch({ type: 'sent' })
    const outcome = await remove.run(null, { params: { id } })
    if (outcome === null) return
    const gone = outcome.ok || outcome.failure.code === 'notFound'
    dispatch({ type: gone ? 'done' : 'deletionFailed' })
    if (gone) await readAgain('GET /study/techbook/vue/chapter8_purchases')
  }
  return (
    <Dialog
      open
      title={text.deleteTitle}
      onClose={close}
      tone="washi"
      actions={
        <>
          <Button tone="quiet" onClick={close} disabled={sending} data-autofocus>
            {text.close}
          </Button>
          <Button tone="danger" pending={sending} onClick={() => void send()}>
            {sending ? text.deleting : text.deleteDo}
          </Button>
        </>
      }
    >
      <p>{text.deleteQuestion}</p>
      <p className="num">{text.deleteId(id)}</p>
      {failed ? (
        <Notice tone="danger">
          {text.deleteFailed} <RequestNumber failure={remove.failure} words={text.requestNumber} />
        </Notice>
      ) : null}
    </Dialog>
  )
}
