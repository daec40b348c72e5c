import { useReducer } from 'react'
import { AccountCreated } from './account-created.tsx'
import { generateCredentials } from './credentials.ts'
import { quickAccountFlow } from './quick-account-flow.ts'
import { QuickAccountForm } from './quick-account-form.tsx'

/** The modal for visitors; it cannot be dismissed. */
export function LoginRequired() {
  const [quick, dispatch] = useReducer(quickAccountFlow, null, () => ({
    created: false,
    recoveryCode: null,
    credentials: generateCredentials(),
    problem: null,
  }))
  const { created, credentials, recoveryCode } = quick
  if (created) return <AccountCreated credentials={credentials} recoveryCode={recoveryCode} />
  return <QuickAccountForm quick={quick} dispatch={dispatch} />
}
