import { useState } from 'react'
import type { Account } from '../../../../contract/account/account.ts'
import { accountPageText as text } from '../../../../content/text/account.ts'
import { useWrite } from '../../../server/query.ts'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { AccountFields } from '../account-fields.tsx'

export function Rename({ account }: { readonly account: Account }) {
  const rename = useWrite('PATCH /api/account/profile')
  const [done, setDone] = useState(false)
  return (
    <>
      <AccountFields
        fields={['name']}
        initial={{ name: account.name }}
        newPassword={false}
        submit={text.renameSubmit}
        pending={rename.pending}
        failure={rename.failure}
        onSubmit={async ({ name }) => setDone((await rename.run({ name }))?.ok ?? false)}
      />
      {done && rename.failure === null ? <Notice tone="good">{text.renamed}</Notice> : null}
    </>
  )
}
