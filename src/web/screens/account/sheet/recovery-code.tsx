import { useState } from 'react'
import type { Account } from '../../../../contract/account.ts'
import { recoveryCodeText as text, toldCodeText } from '../../../../content/text/account.ts'
import { keptValuesText } from '../../../../content/text/kept-values.ts'
import { readAgain, useWrite } from '../../../server/query.ts'
import { KeptValues } from '../../../ui/credentials/kept-values.tsx'
import { AccountFields } from '../account-fields.tsx'

/** Whether there is a recovery code; with the password a new one can be made, which is told here until the page is left. */
export function RecoveryCode({ account }: { readonly account: Account }) {
  const make = useWrite('POST /api/account/recovery_code')
  const [code, setCode] = useState<string | null>(null)
  if (code !== null) {
    const values = [
      [keptValuesText.email, account.email],
      [keptValuesText.code, code],
    ] as const
    return (
      <>
        <KeptValues values={values} count={toldCodeText.both} />
        <p role="alert">{toldCodeText.warning}</p>
      </>
    )
  }
  const { lead, note, submit } = account.has_recovery_code ? text.made : text.none
  return (
    <>
      <p>
        {lead}
        <br />
        {note}
      </p>
      <AccountFields
        fields={['password']}
        newPassword={false}
        submit={submit}
        pending={make.pending}
        failure={make.failure}
        onSubmit={async ({ password }) => {
          const outcome = await make.run({ password })
          if (!outcome?.ok) return
          setCode(outcome.value.recovery_code)
          await readAgain('GET /api/account')
        }}
      />
    </>
  )
}
