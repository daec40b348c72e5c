import { accountPageText as text } from '../../../../content/text/account.ts'
import { useWrite } from '../../../server/query.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { Dialog } from '../../../ui/feedback/dialog.tsx'
import { AccountFields } from '../account-fields.tsx'
import washi from '../washi-sheet.module.css'

interface CloseAccountProps {
  readonly open: boolean
  readonly onClose: () => void
}

/** Asks for the password once more; afterwards the title is loaded anew, as for a visitor. */
export function CloseAccount({ open, onClose }: CloseAccountProps) {
  const close = useWrite('DELETE /api/account')
  const leave = () => {
    onClose()
    close.forget()
  }
  return (
    <Dialog open={open} title={text.closeTitle} onClose={leave}>
      <CloseNote />
      <AccountFields
        autoFocus
        fields={['password']}
        newPassword={false}
        submit={text.closeSubmit}
        tone="danger"
        pending={close.pending}
        failure={close.failure}
        before={<Button onClick={leave}>{text.cancel}</Button>}
        onSubmit={async ({ password }) => {
          const outcome = await close.run({ password })
          // Signed out: an earlier try, whose reply was lost, deleted the account.
          if (outcome?.ok || outcome?.failure.code === 'signedOut') window.location.assign('/game/rpg')
        }}
      />
    </Dialog>
  )
}

/** What is lost with the account. */
export function CloseNote() {
  return (
    <p>
      {text.closeNote.map((line) => (
        <span key={line} className={washi.line}>
          {line}
        </span>
      ))}
    </p>
  )
}
