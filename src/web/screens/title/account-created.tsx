import { accountCreatedText as text } from '../../../content/text/title.ts'
import { keptValuesText } from '../../../content/text/kept-values.ts'
import { Button } from '../../ui/controls/button.tsx'
import { KeptValues } from '../../ui/credentials/kept-values.tsx'
import { Dialog } from '../../ui/feedback/dialog.tsx'
import { type Credentials, fullEmail } from './credentials.ts'
import styles from './login-required.module.css'

interface AccountCreatedProps {
  readonly credentials: Credentials
  /** Null when its answer was lost. */
  readonly recoveryCode: string | null
}

/** Shows what the account is entered with, for the last time; confirming reloads the page, now signed in. */
export function AccountCreated({ credentials, recoveryCode }: AccountCreatedProps) {
  const { email, password, code } = keptValuesText
  const values = [
    [email, fullEmail(credentials)],
    [password, credentials.password],
  ] as const
  return (
    <Dialog
      open
      title={text.title}
      onClose={null}
      size="slip"
      tone="washi"
      actions={
        <Button tone="primary" wide glyph="灯" onClick={() => window.location.reload()} data-autofocus>
          {keptValuesText.confirm}
        </Button>
      }
    >
      <KeptValues values={recoveryCode === null ? values : [...values, [code, recoveryCode]]} />
      <p role="alert" className={styles.advice}>
        {recoveryCode === null ? null : keptValuesText.advice}
        <br />
        {text.warning}
      </p>
    </Dialog>
  )
}
