import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { accountPageText as text, accountText } from '../../../content/text/account.ts'
import { read } from '../../query.ts'
import { Loading } from '../../ui/loading.tsx'
import { FailureNotice } from '../../ui/notice.tsx'
import { Panel } from '../../ui/panel.tsx'
import { AccountFrame } from './account-frame.tsx'
import { ChangePassword } from './change-password.tsx'
import { CloseAccount } from './close-account.tsx'
import { Rename } from './rename.tsx'

/** Name, password, and the end of the account. */
export function Account() {
  const { data, error, refetch } = useQuery(read('GET /api/account'))
  return (
    <AccountFrame glyph="名" title={accountText.title}>
      <Panel title={text.rename}>
        {error ? <FailureNotice message={error.message} onRetry={() => void refetch()} /> : null}
        {data ? <Rename account={data} /> : error ? null : <Loading text={accountText.loading} />}
      </Panel>
      <ChangePassword />
      <CloseAccount />
      <p>
        <Link to="/purchases">{text.purchases}</Link>
      </p>
    </AccountFrame>
  )
}
