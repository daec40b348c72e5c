import { useReducer } from 'react'
import { AccountCreated } from './account-created.tsx'
import { generateCredentials } from './credentials.ts'
import { quickAccountFlow } from './quick-account-flow.ts'
import { QuickAccountForm } from './quick-account-form.tsx'

/** The modal for visitors; it cannot be dismissed. */
export function LoginRequired() {
  const [quick, dispatch] = useReducer(quickAccountFlow, null, () => ({
    created: false,
    credentials: generateCredentials(),
    problem: null,
  }))
  return quick.created ? <AccountCreated credentials={quick.credentials} /> : <QuickAccountForm quick={quick} dispatch={dispatch} />
}
