import { type FormEvent, useId } from 'react'
import { purchasesText as text } from '../../../content/text/purchases.ts'
import type { ApiFailure } from '../../server/api.ts'
import { readAgain, useWrite } from '../../server/query.ts'
import { Button } from '../../ui/controls/button.tsx'
import { Dialog } from '../../ui/feedback/dialog.tsx'
import { RequestNumber } from '../../ui/feedback/notice.tsx'
import { TextField } from '../../ui/controls/text-field.tsx'
import { errorsOf, type PurchaseForm, type PurchasesEvent, type PurchasesModal } from './purchases-flow.ts'
import styles from './purchases.module.css'

type Dispatch = (event: PurchasesEvent) => void

interface CreateDialogProps {
  readonly draft: PurchaseForm
  readonly modal: Extract<PurchasesModal, { readonly type: 'create' }>
  readonly dispatch: Dispatch
}

export function CreateDialog({ draft, modal, dispatch }: CreateDialogProps) {
  const create = useWrite('POST /study/techbook/vue/chapter8_purchases')
  const send = async () => {
    dispatch({ type: 'sent' })
    await settle(await create.run({ ...draft, errors: [] }), dispatch)
  }
  const words = { title: text.createTitle, action: text.createDo, whoops: text.createWhoops }
  return <FormDialog words={words} form={draft} modal={modal} failure={create.failure} dispatch={dispatch} onSend={() => void send()} />
}

interface EditDialogProps {
  readonly modal: Extract<PurchasesModal, { readonly type: 'edit' }>
  readonly dispatch: Dispatch
}

export function EditDialog({ modal, dispatch }: EditDialogProps) {
  const update = useWrite('PUT /study/techbook/vue/chapter8_purchases/{id}')
  const { id, form } = modal
  const send = async () => {
    dispatch({ type: 'sent' })
    await settle(await update.run({ id, ...form, errors: [] }, { params: { id } }), dispatch)
  }
  const words = { title: text.editTitle, action: text.editDo, whoops: text.editWhoops }
  return <FormDialog words={words} form={form} modal={modal} failure={update.failure} dispatch={dispatch} onSend={() => void send()} />
}

type Saved = { readonly ok: true } | { readonly ok: false; readonly failure: ApiFailure } | null

/** Null was a double click. */
async function settle(outcome: Saved, dispatch: Dispatch): Promise<void> {
  if (outcome === null) return
  if (!outcome.ok) {
    dispatch({ type: 'saveFailed', errors: errorsOf(outcome.failure, text.fallback) })
    return
  }
  dispatch({ type: 'done' })
  await readAgain('GET /study/techbook/vue/chapter8_purchases')
}

interface FormDialogProps {
  readonly words: { readonly title: string; readonly action: string; readonly whoops: string }
  readonly form: PurchaseForm
  readonly modal: { readonly sending: boolean; readonly errors: readonly string[] }
  /** Of the last try. */
  readonly failure: ApiFailure | null
  readonly dispatch: Dispatch
  readonly onSend: () => void
}

/** Enter in any field submits; only the server validates. */
function FormDialog({ words, form, modal: { sending, errors }, failure, dispatch, onSend }: FormDialogProps) {
  const id = useId()
  const close = () => dispatch({ type: 'closed' })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!sending) onSend()
  }
  const field = (name: keyof PurchaseForm) => ({
    name,
    label: text.columns[name],
    value: form[name],
    onValue: (value: string) => dispatch({ type: 'typed', form: { ...form, [name]: value } }),
    readOnly: sending,
    'aria-invalid': errors.some((error) => error.split(' ').includes(name)) || undefined,
    autoComplete: 'off',
  })
  return (
    <Dialog
      open
      title={words.title}
      onClose={close}
      tone="washi"
      className={styles.wide}
      actions={
        <>
          <Button onClick={close} disabled={sending}>
            {text.close}
          </Button>
          <Button tone="primary" type="submit" form={id} pending={sending}>
            {sending ? text.saving : words.action}
          </Button>
        </>
      }
    >
      {errors.length === 0 ? null : (
        <div role="alert" className={styles.errors}>
          <strong>{words.whoops}</strong>
          <ul>
            {errors.map((error) => (
              <li key={error}>{error}</li>
            ))}
          </ul>
          <RequestNumber failure={failure} words={text.requestNumber} />
        </div>
      )}
      <form id={id} className={styles.form} noValidate onSubmit={submit}>
        <TextField {...field('date')} placeholder="YYYY-MM-DD" data-autofocus />
        <TextField {...field('price')} inputMode="decimal" />
        <TextField {...field('description')} />
      </form>
    </Dialog>
  )
}
