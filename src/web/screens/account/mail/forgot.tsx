import { useState } from 'react'
import { Link } from 'react-router'
import { forgotText as text, recoverText } from '../../../../content/text/account.ts'
import { useWrite } from '../../../server/query.ts'
import { Panel } from '../../../ui/panel.tsx'
import { classes } from '../../../ui/classes.ts'
import layout from '../../../ui/layout.module.css'
import { AccountFields } from '../account-fields.tsx'
import { AccountFrame } from '../account-frame.tsx'
import washi from '../washi-sheet.module.css'

/** Asks for a letter with a link to a new password. What it says afterwards does not depend on whether there is an account. */
export function Forgot() {
  const forgot = useWrite('POST /api/account/mail/forgot')
  const [message, setMessage] = useState<string | null>(null)
  return (
    <AccountFrame glyph="文" title={text.title}>
      <Panel tone="washi" className={washi.filled}>
        {message === null ? (
          <>
            <p className={layout.balanced}>{text.lead}</p>
            <AccountFields
              autoFocus
              fields={['email']}
              newPassword={false}
              submit={text.submit}
              pending={forgot.pending}
              failure={forgot.failure}
              onSubmit={async ({ email }) => {
                const outcome = await forgot.run({ email: email.trim() })
                if (outcome?.ok) setMessage(outcome.value.message)
              }}
            />
          </>
        ) : (
          <output className={classes(layout.balanced, washi.line)}>
            {message}
            {text.afterwards.map((line) => (
              <span key={line} className={washi.line}>
                {line}
              </span>
            ))}
          </output>
        )}
        <p>
          <Link to="/recover">{text.byCode}</Link>
        </p>
        <p>
          <Link to="/login">{recoverText.login}</Link>
        </p>
      </Panel>
    </AccountFrame>
  )
}
