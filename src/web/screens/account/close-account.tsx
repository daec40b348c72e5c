import { useState } from 'react'
import { accountPageText as text } from '../../../content/text/account.ts'
import { useWrite } from '../../query.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Panel } from '../../ui/panel.tsx'
import { AccountFields } from './account-fields.tsx'

/** Asks for the password once more; afterwards the title is loaded anew, as for a visitor. */
export function CloseAccount() {
  const close = useWrite('DELETE /api/account')
  const [open, setOpen] = useState(false)
  const leave = () => {
    setOpen(false)
    close.forget()
  }
  return (
    <Panel title={text.close}>
      <p>{text.closeNote}</p>
      <Button tone="danger" onClick={() => setOpen(true)}>
        {text.closeOpen}
      </Button>
      <Dialog open={open} title={text.closeTitle} onClose={leave}>
        <p>{text.closeNote}</p>
        <AccountFields
          focus
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
    </Panel>
  )
}
