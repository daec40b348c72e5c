import { accountCreatedText as text, loginRequiredText } from '../../../content/text/title.ts'
import { Button } from '../../ui/controls/button.tsx'
import { Dialog } from '../../ui/feedback/dialog.tsx'
import { CopyButton } from './copy-button.tsx'
import { type Credentials, fullEmail } from './credentials.ts'
import styles from './login-required.module.css'

/** Shows address and password for the last time; confirming reloads the page, now signed in. */
export function AccountCreated({ credentials }: { readonly credentials: Credentials }) {
  const email = fullEmail(credentials)
  return (
    <Dialog open title={text.title} onClose={null} size="slip" tone="washi">
      <dl className={styles.values}>
        <dt>{loginRequiredText.email}</dt>
        <dd>{email}</dd>
        <dt>{loginRequiredText.password}</dt>
        <dd>{credentials.password}</dd>
      </dl>
      <CopyButton label={text.copy} content={`${email}\n${credentials.password}`} />
      <p role="alert" className={styles.advice}>
        {text.advice}
        <br />
        {text.warning}
      </p>
      <Button tone="primary" wide glyph="灯" onClick={() => window.location.reload()} data-autofocus>
        {text.confirm}
      </Button>
    </Dialog>
  )
}
