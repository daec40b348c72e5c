import { useReducer } from 'react'
import { Link } from 'react-router'
import { loginRequiredText as text } from '../../../content/text/title.ts'
import { SoundOffer } from '../../sound/sound-offer.tsx'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { AccountCreated } from './account-created.tsx'
import { generateCredentials } from './credentials.ts'
import styles from './login-required.module.css'
import { initialQuickAccount, quickAccountFlow } from './quick-account-flow.ts'
import { QuickAccountForm } from './quick-account-form.tsx'

/** The modal for visitors; it cannot be dismissed. */
export function LoginRequired() {
  const [quick, dispatch] = useReducer(quickAccountFlow, initialQuickAccount)
  switch (quick.view) {
    case 'offer':
      return <Offer onQuick={() => dispatch({ type: 'generated', credentials: generateCredentials() })} />
    case 'edit':
      return <QuickAccountForm quick={quick} dispatch={dispatch} />
    case 'created':
      return <AccountCreated credentials={quick.credentials} />
  }
}

function Offer({ onQuick }: { readonly onQuick: () => void }) {
  return (
    <Dialog open title={text.title} onClose={null}>
      <p>{text.lead}</p>
      <div className={styles.ways}>
        <Button tone="primary" wide glyph="灯" onClick={onQuick} data-autofocus>
          {text.quick}
        </Button>
        <p className={styles.note}>{text.quickLead}</p>
        <div className={styles.pair}>
          <ButtonLink wide to="/register">
            {text.register}
          </ButtonLink>
          <ButtonLink wide to="/login">
            {text.login}
          </ButtonLink>
        </div>
      </div>
      <SoundOffer />
      <p className={styles.about}>
        <Link to="/about">{text.about}</Link>
      </p>
    </Dialog>
  )
}
