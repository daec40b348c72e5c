import { type FormEvent, useId, useState } from 'react'
import { Link } from 'react-router'
import { loginRequiredText as text } from '../../../content/text/title.ts'
import { ACCOUNT_NAME, QUICK_PASSWORD } from '../../../rules/input-limits.ts'
import { type ApiFailure, api } from '../../api.ts'
import { useWrite } from '../../query.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { CallFailure } from '../../ui/notice.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { CopyButton } from './copy-button.tsx'
import { credentialProblem, defaultName, emailDomain, emailPrefix, fullEmail, generateCredentials, TOKEN_MOST } from './credentials.ts'
import styles from './quick-account-form.module.css'
import type { QuickAccount, QuickAccountEvent } from './quick-account-flow.ts'

interface QuickAccountFormProps {
  readonly quick: Extract<QuickAccount, { readonly view: 'edit' }>
  readonly dispatch: (event: QuickAccountEvent) => void
}

export function QuickAccountForm({ quick, dispatch }: QuickAccountFormProps) {
  const { credentials } = quick
  const form = useId()
  const create = useWrite('POST /api/game/rpg/title/create_rpg_user')
  /** While the server is asked whether an earlier try created the account. */
  const [asking, setAsking] = useState(false)
  const sending = create.pending || asking
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    create.forget()
    dispatch({ type: 'checked' })
    if (credentialProblem(credentials) !== null) return
    const { name, password } = credentials
    const outcome = await create.run({ name, password, email: fullEmail(credentials) })
    if (outcome === null) return
    setAsking(true)
    if (outcome.ok || (await madeBefore(outcome.failure, fullEmail(credentials)))) dispatch({ type: 'accepted' })
    setAsking(false)
  }
  const generate = () => {
    create.forget()
    dispatch({ type: 'generated', credentials: generateCredentials() })
  }
  return (
    <Dialog
      open
      title={text.title}
      onClose={null}
      size="wide"
      actions={
        <>
          <Button disabled={sending} onClick={() => dispatch({ type: 'left' })}>
            {text.back}
          </Button>
          <Button disabled={sending} onClick={generate}>
            {text.again}
          </Button>
          <Button tone="primary" type="submit" form={form} pending={sending} data-autofocus>
            {sending ? text.sending : text.start}
          </Button>
        </>
      }
    >
      <form id={form} className={styles.form} onSubmit={(event) => void submit(event)} noValidate>
        <Fields quick={quick} dispatch={dispatch} sending={sending} />
        <CallFailure failure={asking ? null : create.failure} fixed={text.failed} />
      </form>
      <ul className={styles.explanation}>
        {text.explanation.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <p className={styles.about}>
        <Link to="/about">{text.about}</Link>
      </p>
    </Dialog>
  )
}

/** When the first reply was lost, the repeated call is refused because this account exists and is signed in. */
async function madeBefore({ code }: ApiFailure, email: string): Promise<boolean> {
  if (code !== 'alreadySignedIn') return false
  const outcome = await api('GET /api/account')
  return outcome.ok && outcome.value.email === email
}

function Fields({ quick: { credentials, problem }, dispatch, sending }: QuickAccountFormProps & { readonly sending: boolean }) {
  const edit = (field: keyof typeof credentials) => (value: string) => dispatch({ type: 'edited', field, value })
  const secret = { autoComplete: 'off', spellCheck: false, disabled: sending } as const
  return (
    <>
      <TextField
        label={text.name}
        value={credentials.name}
        onValue={edit('name')}
        hint={text.nameHint}
        error={problem === 'badName' ? text.badName : null}
        maxLength={ACCOUNT_NAME.max}
        placeholder={defaultName}
        autoComplete="nickname"
        disabled={sending}
      />
      <TextField
        label={text.email}
        value={credentials.emailToken}
        onValue={edit('emailToken')}
        hint={text.emailHint}
        maxLength={TOKEN_MOST}
        error={problem === 'badEmail' ? text.badEmail : null}
        before={<span className={styles.fixed}>{emailPrefix}</span>}
        after={
          <>
            <span className={styles.fixed}>{emailDomain}</span>
            <CopyButton label={text.copyEmail} content={fullEmail(credentials)} />
          </>
        }
        {...secret}
      />
      <TextField
        label={text.password}
        value={credentials.password}
        onValue={edit('password')}
        hint={text.passwordHint}
        maxLength={QUICK_PASSWORD.max}
        error={problem === 'badPassword' ? text.badPassword : null}
        after={<CopyButton label={text.copyPassword} content={credentials.password} />}
        {...secret}
      />
    </>
  )
}
