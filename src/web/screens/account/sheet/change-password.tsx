import { useState } from 'react'
import { accountPageText as text } from '../../../../content/text/account.ts'
import { useWrite } from '../../../server/query.ts'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { AccountFields } from '../account-fields.tsx'

export function ChangePassword() {
  const change = useWrite('PUT /api/account/password')
  /** How often it was changed; as the form's key it empties the form. */
  const [done, setDone] = useState(0)
  return (
    <section>
      <h2>{text.changePassword}</h2>
      <p>{text.changePasswordNote}</p>
      <AccountFields
        key={done}
        fields={['current_password', 'password', 'password_confirmation']}
        newPassword
        submit={text.changePasswordSubmit}
        pending={change.pending}
        failure={change.failure}
        onSubmit={async ({ current_password, password, password_confirmation }) => {
          const outcome = await change.run({ current_password, password, password_confirmation })
          if (outcome?.ok) setDone(done + 1)
        }}
      />
      {done > 0 && change.failure === null ? <Notice tone="good">{text.passwordChanged}</Notice> : null}
    </section>
  )
}
