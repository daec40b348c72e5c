import { useState } from 'react'
import { recoverText, resetText as text } from '../../../../content/text/account.ts'
import { useWrite } from '../../../server/query.ts'
import { Panel } from '../../../ui/panel.tsx'
import layout from '../../../ui/layout.module.css'
import { AccountFields } from '../account-fields.tsx'
import { AccountFrame } from '../account-frame.tsx'
import { ToldCode } from '../told-code.tsx'
import washi from '../washi-sheet.module.css'
import { forgetToken, LinkGone, tokenOfLink } from './link.tsx'

/** Where the link in a letter leads: to a new password, and another recovery code. */
export function Reset() {
  const reset = useWrite('POST /api/account/mail/reset')
  const [token] = useState(tokenOfLink)
  const [renewed, setRenewed] = useState<{ readonly email: string; readonly code: string } | null>(null)
  const isGone = token === '' || reset.failure?.code === 'linkGone'
  return (
    <AccountFrame glyph="戻" title={renewed ? recoverText.done : text.title}>
      <Panel tone="washi" className={washi.filled}>
        {renewed ? (
          <ToldCode {...renewed} />
        ) : isGone ? (
          <LinkGone />
        ) : (
          <>
            <p className={layout.balanced}>{text.lead}</p>
            <AccountFields
              autoFocus
              fields={['password', 'password_confirmation']}
              newPassword
              submit={recoverText.submit}
              pending={reset.pending}
              failure={reset.failure}
              onSubmit={async ({ password, password_confirmation }) => {
                const outcome = await reset.run({ token, password, password_confirmation })
                if (!outcome?.ok) return
                forgetToken()
                setRenewed({ email: outcome.value.email, code: outcome.value.recovery_code })
              }}
            />
          </>
        )}
      </Panel>
    </AccountFrame>
  )
}
