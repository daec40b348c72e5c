import { type FormEvent, type ReactNode, useState } from 'react'
import { accountText as text } from '../../../content/text/account.ts'
import { ACCOUNT_NAME, EMAIL_MOST, TYPED_PASSWORD_MOST } from '../../../rules/input-limits.ts'
import type { ApiFailure } from '../../server/api.ts'
import { Button } from '../../ui/controls/button.tsx'
import { CallFailure } from '../../ui/feedback/notice.tsx'
import { CheckField, TextField } from '../../ui/controls/text-field.tsx'
import { type AccountField, fieldErrors, refusedFields, type TypedFields } from './account-form.ts'
import styles from './account-fields.module.css'
import layout from '../../ui/layout.module.css'
import { classes } from '../../ui/classes.ts'

interface AccountFieldsProps {
  /** In the order of the form. */
  readonly fields: readonly AccountField[]
  readonly initial?: TypedFields
  /** Whether `password` is a new one. */
  readonly newPassword: boolean
  readonly submit: string
  readonly tone?: 'primary' | 'danger'
  readonly pending: boolean
  readonly failure: ApiFailure | null
  /** Called with complete values only. */
  readonly onSubmit: (typed: Readonly<Record<AccountField, string>>) => void
  readonly before?: ReactNode
  /** Whether the first field gets the focus, on a page or in a dialog. */
  readonly autoFocus?: boolean
}

/** Checks the values before sending, shows refusals at their fields, keeps what was typed. */
export function AccountFields(props: AccountFieldsProps) {
  const { fields, initial = {}, newPassword, submit, tone = 'primary', pending, failure, onSubmit, before, autoFocus = false } = props
  const [typed, setTyped] = useState<TypedFields>(() => Object.fromEntries(fields.map((field) => [field, initial[field] ?? ''])))
  const [checked, setChecked] = useState(false)
  const [shown, setShown] = useState(false)
  const own = checked ? fieldErrors(typed, { newPassword }) : {}
  const refused = refusedFields(failure)
  const send = (event: FormEvent) => {
    event.preventDefault()
    setChecked(true)
    if (!pending && Object.keys(fieldErrors(typed, { newPassword })).length === 0) {
      onSubmit({ name: '', email: '', code: '', password: '', password_confirmation: '', current_password: '', ...typed })
    }
  }
  return (
    <form className={styles.form} onSubmit={send} noValidate>
      {fields.map((field, at) => (
        <TextField
          key={field}
          {...inputOf(field, { newPassword, shown })}
          value={typed[field] ?? ''}
          onValue={(value) => setTyped({ ...typed, [field]: value })}
          error={own[field] ?? refused[field] ?? null}
          autoFocus={autoFocus && at === 0}
          data-autofocus={(autoFocus && at === 0) || undefined}
        />
      ))}
      {fields.some((field) => field.includes('password')) ? <CheckField label={text.show} checked={shown} onChecked={setShown} /> : null}
      {Object.keys(refused).length === 0 ? <CallFailure failure={failure} /> : null}
      <div className={classes(layout.row, layout.gap3, styles.actions)}>
        {before}
        <Button tone={tone} type="submit" pending={pending}>
          {submit}
        </Button>
      </div>
    </form>
  )
}

function inputOf(field: AccountField, { newPassword, shown }: { readonly newPassword: boolean; readonly shown: boolean }) {
  const secret = { type: shown ? 'text' : 'password', spellCheck: false, maxLength: TYPED_PASSWORD_MOST } as const
  switch (field) {
    case 'name':
      return { label: text.name, hint: text.nameHint, autoComplete: 'nickname', maxLength: ACCOUNT_NAME.max }
    case 'email':
      return { label: text.email, type: 'email', autoComplete: 'username', spellCheck: false, maxLength: EMAIL_MOST }
    case 'code':
      return { label: text.code, hint: text.codeHint, autoComplete: 'off', spellCheck: false, maxLength: TYPED_PASSWORD_MOST }
    case 'password':
      return newPassword
        ? { ...secret, label: text.newPassword, hint: text.passwordHint, autoComplete: 'new-password' }
        : { ...secret, label: text.password, autoComplete: 'current-password' }
    case 'password_confirmation':
      return { ...secret, label: text.confirmation, autoComplete: 'new-password' }
    case 'current_password':
      return { ...secret, label: text.currentPassword, autoComplete: 'current-password' }
  }
}
