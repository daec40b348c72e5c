import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Passkey } from '../../../../contract/account/passkeys.ts'
import { accountText } from '../../../../content/text/account.ts'
import { passkeysText as text } from '../../../../content/text/passkeys.ts'
import { PASSKEYS_MOST } from '../../../../rules/input-limits.ts'
import { read } from '../../../server/query.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { Loading } from '../../../ui/feedback/loading.tsx'
import { FailureNotice, Notice } from '../../../ui/feedback/notice.tsx'
import { usePasskeysHere } from '../passkeys/use-passkeys.ts'
import layout from '../../../ui/layout.module.css'
import { MakePasskey, RemovePasskey, RenamePasskey } from './passkey-dialogs.tsx'
import rows from './sessions.module.css'
import washi from '../washi-sheet.module.css'

type Open = { readonly dialog: 'make' } | { readonly dialog: 'rename' | 'remove'; readonly passkey: Passkey }

/** The passkeys of the user, where they work: each can be renamed and removed. */
export function Passkeys() {
  return usePasskeysHere() ? <PasskeyList /> : null
}

function PasskeyList() {
  const { data: passkeys, error, refetch } = useQuery(read('GET /api/account/passkeys'))
  const [open, setOpen] = useState<Open | null>(null)
  const [message, setMessage] = useState<string | null>(null)
  const show = (next: Open) => {
    setMessage(null)
    setOpen(next)
  }
  const close = (words: string | null = null) => {
    setOpen(null)
    setMessage(words)
  }
  return (
    <section>
      <h2>{text.title}</h2>
      <p className={layout.balanced}>
        {text.lead}
        {text.note.map((line) => (
          <span key={line} className={washi.line}>
            {line}
          </span>
        ))}
      </p>
      {error ? <FailureNotice message={error.message} failure={error} onRetry={() => void refetch()} /> : null}
      {passkeys || error ? null : <Loading text={accountText.loading} />}
      {passkeys && passkeys.length > 0 ? (
        <ul className={rows.sessions}>
          {passkeys.map((passkey) => (
            <Row
              key={passkey.id}
              passkey={passkey}
              onRename={() => show({ dialog: 'rename', passkey })}
              onRemove={() => show({ dialog: 'remove', passkey })}
            />
          ))}
        </ul>
      ) : null}
      {passkeys && passkeys.length < PASSKEYS_MOST ? (
        <Button tone="quiet" onClick={() => show({ dialog: 'make' })}>
          {text.make}
        </Button>
      ) : null}
      <div className={rows.told}>{message === null ? null : <Notice tone="good">{message}</Notice>}</div>
      {open?.dialog === 'make' ? <MakePasskey onClose={close} /> : null}
      {open?.dialog === 'rename' ? <RenamePasskey passkey={open.passkey} onClose={close} /> : null}
      {open?.dialog === 'remove' ? <RemovePasskey passkey={open.passkey} onClose={close} /> : null}
    </section>
  )
}

interface RowProps {
  readonly passkey: Passkey
  readonly onRename: () => void
  readonly onRemove: () => void
}

function Row({ passkey: { name, created_at, used_at }, onRename, onRemove }: RowProps) {
  const day = new Date(used_at ?? created_at)
  const words = used_at === null ? text.unused : text.used
  return (
    <li className={rows.session}>
      <span className={rows.name}>
        {name}
        <small className={rows.seen}>{words(day.getMonth() + 1, day.getDate())}</small>
      </span>
      <span className={rows.deeds}>
        <Button size="small" tone="quiet" aria-label={text.renameOne(name)} onClick={onRename}>
          {text.rename}
        </Button>
        <Button size="small" tone="quiet" aria-label={text.removeOne(name)} onClick={onRemove}>
          {text.remove}
        </Button>
      </span>
    </li>
  )
}
