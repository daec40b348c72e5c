import { useState } from 'react'
import { Link } from 'react-router'
import { registerText as text } from '../../../content/text/account.ts'
import { useWrite } from '../../server/query.ts'
import { Panel } from '../../ui/panel.tsx'
import { AccountFields } from './account-fields.tsx'
import { AccountFrame } from './account-frame.tsx'
import { ToldCode } from './told-code.tsx'
import washi from './washi-sheet.module.css'

export function Register() {
  const register = useWrite('POST /api/account/register')
  const [made, setMade] = useState<{ readonly email: string; readonly code: string } | null>(null)
  return (
    <AccountFrame glyph="記" title={made ? text.done : text.title}>
      <Panel tone="washi" className={washi.filled}>
        {made ? (
          <ToldCode {...made} />
        ) : (
          <>
            <p>{text.lead}</p>
            <AccountFields
              autoFocus
              fields={['name', 'email', 'password', 'password_confirmation']}
              newPassword
              submit={text.submit}
              pending={register.pending}
              failure={register.failure}
              onSubmit={async ({ name, email: typed, password, password_confirmation }) => {
                const email = typed.trim()
                const outcome = await register.run({ name, email, password, password_confirmation })
                if (outcome?.ok) setMade({ email, code: outcome.value.recovery_code })
              }}
            />
            <p>
              <Link to="/login">{text.login}</Link>
            </p>
          </>
        )}
      </Panel>
    </AccountFrame>
  )
}
