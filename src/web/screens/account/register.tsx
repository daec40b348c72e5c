import { Link, useNavigate } from 'react-router'
import { registerText as text } from '../../../content/text/account.ts'
import { useWrite } from '../../server/query.ts'
import { Panel } from '../../ui/panel.tsx'
import { AccountFields } from './account-fields.tsx'
import { AccountFrame } from './account-frame.tsx'
import washi from './washi-sheet.module.css'

export function Register() {
  const register = useWrite('POST /api/account/register')
  const navigate = useNavigate()
  return (
    <AccountFrame glyph="記" title={text.title}>
      <Panel tone="washi" className={washi.filled}>
        <p>{text.lead}</p>
        <AccountFields
          focus
          fields={['name', 'email', 'password', 'password_confirmation']}
          newPassword
          submit={text.submit}
          pending={register.pending}
          failure={register.failure}
          onSubmit={async ({ name, email, password, password_confirmation }) => {
            const outcome = await register.run({ name, email: email.trim(), password, password_confirmation })
            if (outcome?.ok) await navigate('/game/rpg')
          }}
        />
        <p>
          <Link to="/login">{text.login}</Link>
        </p>
      </Panel>
    </AccountFrame>
  )
}
