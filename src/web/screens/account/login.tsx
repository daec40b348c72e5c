import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate } from 'react-router'
import { loginText as text } from '../../../content/text/account.ts'
import { read, useWrite } from '../../server/query.ts'
import { Panel } from '../../ui/panel.tsx'
import { AccountFields } from './account-fields.tsx'
import { AccountFrame } from './account-frame.tsx'
import { EnterByPasskey } from './passkeys/enter-by-passkey.tsx'
import washi from './washi-sheet.module.css'

export function Login() {
  const login = useWrite('POST /api/account/login')
  const { data: mail } = useQuery(read('GET /api/account/mail'))
  const navigate = useNavigate()
  return (
    <AccountFrame glyph="入" title={text.title}>
      <Panel tone="washi" className={washi.filled}>
        <p>{text.lead}</p>
        <AccountFields
          autoFocus
          fields={['email', 'password']}
          newPassword={false}
          submit={text.submit}
          pending={login.pending}
          failure={login.failure}
          onSubmit={async ({ email, password }) => {
            const outcome = await login.run({ email: email.trim(), password })
            if (outcome?.ok) await navigate('/game/rpg')
          }}
        />
        <EnterByPasskey />
        <p>
          <Link to={mail?.is_on ? '/forgot' : '/recover'}>{text.forgotten}</Link>
        </p>
        <p>
          <Link to="/register">{text.register}</Link>
        </p>
      </Panel>
    </AccountFrame>
  )
}
