import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import { accountPageText as text, accountText } from '../../../../content/text/account.ts'
import { read } from '../../../server/query.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { Loading } from '../../../ui/feedback/loading.tsx'
import { FailureNotice } from '../../../ui/feedback/notice.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { classes } from '../../../ui/classes.ts'
import { AccountFrame } from '../account-frame.tsx'
import { ChangePassword } from './change-password.tsx'
import { CloseAccount, CloseNote } from './close-account.tsx'
import styles from './account.module.css'
import { Download } from './download.tsx'
import { Letters } from './letters.tsx'
import { RecoveryCode } from './recovery-code.tsx'
import { Passkeys } from './passkeys.tsx'
import { Rename } from './rename.tsx'
import { Sessions } from './sessions.tsx'
import { SignOut } from './sign-out.tsx'
import washi from '../washi-sheet.module.css'
import layout from '../../../ui/layout.module.css'

export function Account() {
  const { data, error, refetch } = useQuery(read('GET /api/account'))
  const [closing, setClosing] = useState(false)
  // A long address may break before its @ only.
  const [local, host] = data?.email.split(/(?=@)/) ?? []
  return (
    <AccountFrame glyph="名" title={accountText.title} wide>
      <Panel tone="washi" className={classes(washi.sheet, washi.filled, styles.sheet)}>
        <p className={styles.who}>
          <strong>{data?.name}</strong>
          <span>
            {local}
            <wbr />
            {host}
          </span>
          <small>{text.keeper}</small>
        </p>
        <div className={styles.columns}>
          <section>
            <h2>{text.rename}</h2>
            {error ? <FailureNotice message={error.message} failure={error} onRetry={() => void refetch()} /> : null}
            {data ? <Rename account={data} /> : error ? null : <Loading text={accountText.loading} />}
          </section>
          {data ? <RecoveryCode account={data} /> : null}
          {data ? <Letters account={data} /> : null}
          <Passkeys />
          <Sessions />
          <ChangePassword />
          <div className={classes(layout.stack, layout.gap3, styles.foot)}>
            <Link to="/purchases">{text.purchases}</Link>
            <Download />
            <SignOut />
            <CloseNote />
            <Button tone="quiet" onClick={() => setClosing(true)}>
              {text.closeOpen}
            </Button>
          </div>
        </div>
      </Panel>
      {/* Beside the sheet: it is of dark paper. */}
      <CloseAccount open={closing} onClose={() => setClosing(false)} />
    </AccountFrame>
  )
}
