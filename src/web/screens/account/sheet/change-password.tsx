import { useState } from 'react'
import { accountPageText as text } from '../../../../content/text/account.ts'
import { passkeysText } from '../../../../content/text/passkeys.ts'
import { useWrite } from '../../../server/query.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { AccountFields } from '../account-fields.tsx'
import { PasskeyTold } from '../passkeys/passkey-told.tsx'
import { useHasPasskey, usePasskeyAnswer } from '../passkeys/use-passkeys.ts'

export function ChangePassword() {
  const change = useWrite('PUT /api/account/password')
  /** How often it was changed; as the form's key it empties the form. */
  const [done, setDone] = useState(0)
  const hasPasskey = useHasPasskey()
  /** The password before is forgotten: a passkey stands in for it. */
  const [isForgotten, setForgotten] = useState(false)
  const { ask, ...answer } = usePasskeyAnswer('POST /api/account/passkeys/begin_confirming')
  return (
    <section>
      <h2>{text.changePassword}</h2>
      <p>{isForgotten ? passkeysText.forgottenNote : text.changePasswordNote}</p>
      <AccountFields
        key={`${done} ${isForgotten}`}
        fields={isForgotten ? ['password', 'password_confirmation'] : ['current_password', 'password', 'password_confirmation']}
        newPassword
        submit={text.changePasswordSubmit}
        pending={change.pending || answer.pending}
        failure={change.failure}
        onSubmit={async ({ current_password, password, password_confirmation }) => {
          change.forget()
          const passkey = isForgotten ? await ask() : null
          if (isForgotten && passkey === null) return
          const proof = passkey === null ? { current_password } : { passkey }
          const outcome = await change.run({ ...proof, password, password_confirmation })
          if (outcome?.ok) setDone(done + 1)
        }}
      />
      {isForgotten ? <PasskeyTold failure={answer.failure} problem={answer.problem} /> : null}
      {hasPasskey ? (
        <Button size="small" tone="quiet" onClick={() => setForgotten(!isForgotten)}>
          {isForgotten ? passkeysText.remembered : passkeysText.forgotten}
        </Button>
      ) : null}
      {done > 0 && change.failure === null ? <Notice tone="good">{text.passwordChanged}</Notice> : null}
    </section>
  )
}
