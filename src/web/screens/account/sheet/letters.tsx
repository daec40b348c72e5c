import { useState } from 'react'
import type { Account } from '../../../../contract/account/account.ts'
import { lettersText as text } from '../../../../content/text/account.ts'
import { useWrite } from '../../../server/query.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { CallFailure, Notice } from '../../../ui/feedback/notice.tsx'
import layout from '../../../ui/layout.module.css'

/** Whether the address is confirmed; if not, another letter can be sent. */
export function Letters({ account }: { readonly account: Account }) {
  const send = useWrite('POST /api/account/mail/confirmation')
  const [message, setMessage] = useState<string | null>(null)
  if (account.mail === 'off') return null
  const { lead, note } = text[account.mail]
  const ask = async () => {
    const outcome = await send.run(null)
    if (outcome?.ok) setMessage(outcome.value.message)
  }
  return (
    <section>
      <h2>{text.title}</h2>
      <p className={layout.balanced}>
        {lead}
        <br />
        {note}
      </p>
      <CallFailure failure={send.failure} />
      {account.mail === 'confirmed' ? null : message === null ? (
        <Button tone="quiet" pending={send.pending} onClick={() => void ask()}>
          {text.send}
        </Button>
      ) : (
        <Notice tone="good">{message}</Notice>
      )}
    </section>
  )
}
