import { useNavigate } from 'react-router'
import { passkeysText as text } from '../../../../content/text/passkeys.ts'
import { useWrite } from '../../../server/query.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { PasskeyTold } from './passkey-told.tsx'
import styles from './passkeys.module.css'
import { usePasskeyAnswer, usePasskeysHere } from './use-passkeys.ts'

/** Signs in without address and password, where passkeys work. */
export function EnterByPasskey() {
  const navigate = useNavigate()
  const isHere = usePasskeysHere()
  const answer = usePasskeyAnswer('POST /api/account/passkeys/begin_signing_in')
  const signIn = useWrite('POST /api/account/passkeys/sign_in')
  if (!isHere) return null
  const enter = async () => {
    signIn.forget()
    const credential = await answer.ask()
    if (credential === null) return
    const outcome = await signIn.run({ credential })
    if (outcome?.ok) await navigate('/game/rpg')
  }
  return (
    <div className={styles.button}>
      <Button tone="quiet" wide pending={answer.pending || signIn.pending} onClick={() => void enter()}>
        {text.enter}
      </Button>
      <PasskeyTold failure={answer.failure ?? signIn.failure} problem={answer.problem} />
    </div>
  )
}
