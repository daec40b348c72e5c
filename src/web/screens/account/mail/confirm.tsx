import { useState } from 'react'
import { confirmText as text } from '../../../../content/text/account.ts'
import { refusals } from '../../../../content/text/refusals.ts'
import { useWrite } from '../../../server/query.ts'
import { Button, ButtonLink } from '../../../ui/controls/button.tsx'
import { CallFailure } from '../../../ui/feedback/notice.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { classes } from '../../../ui/classes.ts'
import layout from '../../../ui/layout.module.css'
import { AccountFrame } from '../account-frame.tsx'
import washi from '../washi-sheet.module.css'
import { forgetToken, tokenOfLink } from './link.tsx'

/** Where the link in the first letter leads. It is used by a press: programs that look through letters open links too. */
export function Confirm() {
  const confirm = useWrite('POST /api/account/mail/confirm')
  const [token] = useState(tokenOfLink)
  const [message, setMessage] = useState<string | null>(null)
  const send = async () => {
    const outcome = await confirm.run({ token })
    if (!outcome?.ok) return
    forgetToken()
    setMessage(outcome.value.message)
  }
  return (
    <AccountFrame glyph="文" title={text.title}>
      <Panel tone="washi" className={washi.filled}>
        {message === null ? (
          <>
            <p className={layout.balanced}>{token === '' ? refusals.linkGone : text.lead}</p>
            <CallFailure failure={confirm.failure} />
            {token === '' ? null : (
              <Button tone="primary" wide pending={confirm.pending} onClick={() => void send()} autoFocus>
                {text.submit}
              </Button>
            )}
          </>
        ) : (
          <>
            <output className={classes(layout.balanced, washi.line)}>
              {message}
              <span className={washi.line}>{text.afterwards}</span>
            </output>
            <ButtonLink to="/game/rpg" tone="primary" wide glyph="灯" autoFocus>
              {text.play}
            </ButtonLink>
          </>
        )}
      </Panel>
    </AccountFrame>
  )
}
