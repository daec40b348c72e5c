import { Link } from 'react-router'
import { forgotText } from '../../../../content/text/account.ts'
import { refusals } from '../../../../content/text/refusals.ts'
import layout from '../../../ui/layout.module.css'

/** Behind the `#` of the address that a letter leads to; '' when there is none. */
export const tokenOfLink = (): string => window.location.hash.slice(1)

/** The used token leaves the address, and so the browser's history. */
export function forgetToken(): void {
  window.history.replaceState(window.history.state, '', window.location.pathname)
}

/** In place of the form: the link was used, is too old, or is not whole. */
export function LinkGone() {
  return (
    <>
      <p role="alert" className={layout.balanced}>
        {refusals.linkGone}
      </p>
      <p>
        <Link to="/forgot">{forgotText.title}</Link>
      </p>
    </>
  )
}
