import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import { forgotText, recoverText as text } from '../../../content/text/account.ts'
import { read, useWrite } from '../../server/query.ts'
import { Panel } from '../../ui/panel.tsx'
import { AccountFields } from './account-fields.tsx'
import { AccountFrame } from './account-frame.tsx'
import { ToldCode } from './told-code.tsx'
import layout from '../../ui/layout.module.css'
import washi from './washi-sheet.module.css'

/** Back into an account whose password is forgotten: by its recovery code, in whose place there is another afterwards. */
export function Recover() {
  const recover = useWrite('POST /api/account/recover')
  const { data: mail } = useQuery(read('GET /api/account/mail'))
  const [renewed, setRenewed] = useState<{ readonly email: string; readonly code: string } | null>(null)
  return (
    <AccountFrame glyph="戻" title={renewed ? text.done : text.title}>
      <Panel tone="washi" className={washi.filled}>
        {renewed ? (
          <ToldCode {...renewed} />
        ) : (
          <>
            <p className={layout.balanced}>{text.lead}</p>
            <AccountFields
              autoFocus
              fields={['email', 'code', 'password', 'password_confirmation']}
              newPassword
              submit={text.submit}
              pending={recover.pending}
              failure={recover.failure}
              onSubmit={async ({ email: typed, code, password, password_confirmation }) => {
                const email = typed.trim()
                const outcome = await recover.run({ email, code, password, password_confirmation })
                if (outcome?.ok) setRenewed({ email, code: outcome.value.recovery_code })
              }}
            />
            {mail?.is_on ? (
              <p>
                <Link to="/forgot">{forgotText.title}</Link>
              </p>
            ) : (
              <p className={layout.balanced}>{text.without}</p>
            )}
            <p>
              <Link to="/login">{text.login}</Link>
            </p>
          </>
        )}
      </Panel>
    </AccountFrame>
  )
}
