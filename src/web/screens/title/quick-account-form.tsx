import { type FormEvent, useState } from 'react'
import { Link } from 'react-router'
import { loginRequiredText as text } from '../../../content/text/title.ts'
import { defaultName } from '../../../content/text/ui.ts'
import { ACCOUNT_NAME, QUICK_PASSWORD } from '../../../rules/input-limits.ts'
import { type ApiFailure, api } from '../../server/api.ts'
import { useWrite } from '../../server/query.ts'
import { SoundOffer } from '../../sound/controls/sound-offer.tsx'
import { Button, ButtonLink } from '../../ui/controls/button.tsx'
import { Dialog } from '../../ui/feedback/dialog.tsx'
import { CallFailure } from '../../ui/feedback/notice.tsx'
import { TextField } from '../../ui/controls/text-field.tsx'
import { emailDomain, emailPrefix, TOKEN_MOST } from '../../../rules/town/quick-account.ts'
import { credentialProblem, fullEmail, generateCredentials } from './credentials.ts'
import styles from './login-required.module.css'
import layout from '../../ui/layout.module.css'
import { classes } from '../../ui/classes.ts'
import type { QuickAccount, QuickAccountEvent } from './quick-account-flow.ts'

const row = classes(layout.row, layout.spread, layout.gap3)

interface QuickAccountFormProps {
  readonly quick: QuickAccount
  readonly dispatch: (event: QuickAccountEvent) => void
}

export function QuickAccountForm({ quick, dispatch }: QuickAccountFormProps) {
  const { credentials } = quick
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
    if (outcome.ok) dispatch({ type: 'accepted', recoveryCode: outcome.value.recovery_code })
    else if (await madeBefore(outcome.failure, fullEmail(credentials))) dispatch({ type: 'accepted', recoveryCode: null })
    setAsking(false)
  }
  const generate = () => {
    create.forget()
    dispatch({ type: 'generated', credentials: generateCredentials() })
  }
  return (
    <Dialog open title={text.title} onClose={null} size="slip" tone="washi">
      <div className={layout.stack}>
        <p>{text.lead}</p>
        <form className={styles.form} onSubmit={(event) => void submit(event)} noValidate>
          <Fields quick={quick} dispatch={dispatch} sending={sending} />
          <CallFailure failure={asking ? null : create.failure} fixed={text.failed} />
          <Button tone="quiet" disabled={sending} onClick={generate}>
            {text.again}
          </Button>
          <Button tone="primary" type="submit" wide glyph="灯" pending={sending} data-autofocus>
            {sending ? text.sending : text.quick}
          </Button>
        </form>
        <ul className={classes(styles.note, styles.explanation)}>
          {text.explanation.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
        <div className={classes(layout.stack, layout.gap2, layout.oneLine, styles.ways)}>
          <div className={row}>
            <ButtonLink wide tone="quiet" to="/register">
              {text.register}
            </ButtonLink>
            <ButtonLink wide tone="quiet" to="/login">
              {text.login}
            </ButtonLink>
          </div>
          <Link to="/about">{text.about}</Link>
          <SoundOffer tone="quiet" />
        </div>
      </div>
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
        label={text.email}
        value={credentials.emailToken}
        onValue={edit('emailToken')}
        maxLength={TOKEN_MOST}
        error={problem === 'badEmail' ? text.badEmail : null}
        before={<span className={styles.fixed}>{emailPrefix}</span>}
        after={<span className={styles.fixed}>{emailDomain}</span>}
        {...secret}
      />
      <TextField
        label={<Label name={text.name} limit={text.nameHint} />}
        value={credentials.name}
        onValue={edit('name')}
        error={problem === 'badName' ? text.badName : null}
        maxLength={ACCOUNT_NAME.max}
        placeholder={defaultName}
        autoComplete="nickname"
        disabled={sending}
      />
      <TextField
        label={<Label name={text.password} limit={text.passwordHint} />}
        value={credentials.password}
        onValue={edit('password')}
        maxLength={QUICK_PASSWORD.max}
        error={problem === 'badPassword' ? text.badPassword : null}
        {...secret}
        autoComplete="new-password"
      />
    </>
  )
}

function Label({ name, limit }: { readonly name: string; readonly limit: string }) {
  return (
    <span className={row}>
      {name}
      <small className={styles.note}>{limit}</small>
    </span>
  )
}
