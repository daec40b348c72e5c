import { useState } from 'react'
import type { Account } from '../../../../contract/account/account.ts'
import { recoveryCodeText as text, toldCodeText } from '../../../../content/text/account.ts'
import { keptValuesText } from '../../../../content/text/kept-values.ts'
import { readAgain, useWrite } from '../../../server/query.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { KeptValues } from '../../../ui/credentials/kept-values.tsx'
import { Dialog } from '../../../ui/feedback/dialog.tsx'
import { OwnerForm } from '../passkeys/owner-form.tsx'
import layout from '../../../ui/layout.module.css'
import washi from '../washi-sheet.module.css'

interface RecoveryCodeProps {
  readonly account: Account
}

/** Whether there is a recovery code; a new one is made in a dialog, with the password. */
export function RecoveryCode({ account }: RecoveryCodeProps) {
  const [open, setOpen] = useState(false)
  const { lead, note, make } = account.has_recovery_code ? text.made : text.none
  return (
    <section>
      <h2>{text.title}</h2>
      <p className={layout.balanced}>
        {lead}
        <br />
        {note}
      </p>
      <Button tone="quiet" onClick={() => setOpen(true)}>
        {make}
      </Button>
      {open ? <NewCode account={account} title={make} onClose={() => setOpen(false)} /> : null}
    </section>
  )
}

/** Tells the code until it is closed; then it cannot be dismissed by Escape. */
function NewCode({ account, title, onClose }: RecoveryCodeProps & { readonly title: string; readonly onClose: () => void }) {
  const make = useWrite('POST /api/account/recovery_code')
  const [code, setCode] = useState<string | null>(null)
  if (code !== null) {
    const values = [
      [keptValuesText.email, account.email],
      [keptValuesText.code, code],
    ] as const
    return (
      <Dialog open title={text.title} onClose={null} tone="washi">
        <KeptValues values={values} />
        <p role="alert" className={washi.below}>
          {toldCodeText.warning}
        </p>
        <Button tone="primary" wide onClick={onClose} data-autofocus>
          {text.done}
        </Button>
      </Dialog>
    )
  }
  return (
    <Dialog open title={title} onClose={onClose} tone="washi">
      <div className={washi.filled}>
        <OwnerForm
          submit={text.submit}
          pending={make.pending}
          failure={make.failure}
          onProof={async (proof) => {
            const outcome = await make.run(proof)
            if (!outcome?.ok) return
            setCode(outcome.value.recovery_code)
            await readAgain('GET /api/account')
          }}
          onClose={onClose}
        />
      </div>
    </Dialog>
  )
}
