import { type FormEvent, useId } from 'react'
import { Link } from 'react-router'
import { loginRequiredText as text } from '../../../content/text/title.ts'
import { api } from '../../api.ts'
import { useWrite } from '../../query.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Notice } from '../../ui/notice.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { CopyButton } from './copy-button.tsx'
import { credentialProblem, defaultName, emailDomain, emailPrefix, fullEmail, generateCredentials, limits } from './credentials.ts'
import styles from './quick-account-form.module.css'
import type { QuickAccount, TitleEvent } from './title-flow.ts'

interface QuickAccountFormProps {
  readonly quick: Extract<QuickAccount, { readonly view: 'edit' }>
  readonly dispatch: (event: TitleEvent) => void
}

/** The generated values, partly editable, before the account is made of them. */
export function QuickAccountForm({ quick, dispatch }: QuickAccountFormProps) {
  const { credentials, sending, problem } = quick
  const form = useId()
  const create = useWrite('POST /api/game/rpg/title/create_rpg_user')
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    dispatch({ type: 'quickSent' })
    if (credentialProblem(credentials) !== null) return
    const { name, password } = credentials
    const outcome = await create.run({ name, password, email: fullEmail(credentials) })
    if (outcome === null) return
    const made = outcome.ok || (outcome.failure.status === 409 && (await signedInAs(fullEmail(credentials))))
    dispatch(made ? { type: 'quickAccepted' } : { type: 'quickRefused', message: outcome.failure.message })
  }
  return (
    <Dialog
      open
      title={text.title}
      onClose={null}
      size="wide"
      actions={
        <>
          <Button disabled={sending} onClick={() => dispatch({ type: 'quickLeft' })}>
            {text.back}
          </Button>
          <Button disabled={sending} onClick={() => dispatch({ type: 'credentialsGenerated', credentials: generateCredentials() })}>
            {text.again}
          </Button>
          <Button tone="primary" type="submit" form={form} pending={sending} data-autofocus>
            {sending ? text.sending : text.start}
          </Button>
        </>
      }
    >
      <form id={form} className={styles.form} onSubmit={(event) => void submit(event)} noValidate>
        <Fields quick={quick} dispatch={dispatch} />
        {problem?.by === 'server' ? <Notice tone="danger">{problem.message}</Notice> : null}
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

/** After a lost reply the account may exist and be signed in already: then the second try is refused. */
async function signedInAs(email: string): Promise<boolean> {
  const outcome = await api('GET /api/account')
  return outcome.ok && outcome.value.email === email
}

function Fields({ quick: { credentials, sending, problem }, dispatch }: QuickAccountFormProps) {
  const edit = (field: keyof typeof credentials) => (value: string) => dispatch({ type: 'credentialEdited', field, value })
  const wrong = problem?.by === 'form' ? problem.code : null
  const secret = { autoComplete: 'off', spellCheck: false, disabled: sending } as const
  return (
    <>
      <TextField
        label={text.name}
        value={credentials.name}
        onValue={edit('name')}
        hint={text.nameHint}
        error={wrong === 'badName' ? text.badName : null}
        maxLength={limits.name}
        placeholder={defaultName}
        autoComplete="nickname"
        disabled={sending}
      />
      <TextField
        label={text.email}
        value={credentials.emailToken}
        onValue={edit('emailToken')}
        hint={text.emailHint}
        maxLength={limits.emailToken}
        error={wrong === 'badEmail' ? text.badEmail : null}
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
        maxLength={limits.password}
        error={wrong === 'badPassword' ? text.badPassword : null}
        after={<CopyButton label={text.copyPassword} content={credentials.password} />}
        {...secret}
      />
    </>
  )
}
