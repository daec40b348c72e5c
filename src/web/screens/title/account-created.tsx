import { accountCreatedText as text, loginRequiredText } from '../../../content/text/title.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import styles from './account-created.module.css'
import { CopyButton } from './copy-button.tsx'
import { type Credentials, fullEmail } from './credentials.ts'

/** Shows address and password for the last time; confirming reloads the page, now signed in. */
export function AccountCreated({ credentials }: { readonly credentials: Credentials }) {
  const email = fullEmail(credentials)
  return (
    <Dialog
      open
      title={text.title}
      onClose={null}
      size="wide"
      tone="washi"
      actions={
        <Button tone="primary" onClick={() => window.location.reload()} data-autofocus>
          {text.confirm}
        </Button>
      }
    >
      <dl className={styles.slip}>
        <dt>{loginRequiredText.email}</dt>
        <dd className={styles.value}>{email}</dd>
        <dd>
          <CopyButton label={loginRequiredText.copyEmail} content={email} />
        </dd>
        <dt>{loginRequiredText.password}</dt>
        <dd className={styles.value}>{credentials.password}</dd>
        <dd>
          <CopyButton label={loginRequiredText.copyPassword} content={credentials.password} />
        </dd>
      </dl>
      <p role="alert">
        <strong className={styles.warning}>{text.warning}</strong>
        <br />
        {text.advice}
      </p>
    </Dialog>
  )
}
