import { useState } from 'react'
import { accountPageText as text } from '../../../../content/text/account.ts'
import { api, type ApiFailure } from '../../../server/api.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { CallFailure } from '../../../ui/feedback/notice.tsx'

/** Everything that is stored about the user, as a file. */
export function Download() {
  const [pending, setPending] = useState(false)
  const [failure, setFailure] = useState<ApiFailure | null>(null)
  const download = async () => {
    setPending(true)
    const outcome = await api('GET /api/account/everything')
    setPending(false)
    setFailure(outcome.ok ? null : outcome.failure)
    if (outcome.ok) save(new Blob([JSON.stringify(outcome.value, null, 2)], { type: 'application/json' }))
  }
  return (
    <>
      <Button size="small" tone="quiet" pending={pending} onClick={() => void download()}>
        {text.download}
      </Button>
      <CallFailure failure={failure} />
    </>
  )
}

function save(file: Blob): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = 'kageakari.json'
  link.click()
  // The browser has begun to read it by then.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
}
