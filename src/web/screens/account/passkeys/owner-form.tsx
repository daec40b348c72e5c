import type { Assertion } from '../../../../contract/account/passkeys.ts'
import { passkeysText as text } from '../../../../content/text/passkeys.ts'
import type { ApiFailure } from '../../../server/api.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { AccountFields } from '../account-fields.tsx'
import { PasskeyTold } from './passkey-told.tsx'
import styles from './passkeys.module.css'
import { useHasPasskey, usePasskeyAnswer } from './use-passkeys.ts'

/** The password, or a passkey in its place. */
export type Proof = { readonly password: string } | { readonly passkey: Assertion }

interface OwnerFormProps {
  readonly submit: string
  readonly pending: boolean
  readonly failure: ApiFailure | null
  readonly onProof: (proof: Proof) => void
  readonly onClose: () => void
}

/** Asks for the password, or for a passkey where there is one, before something is done. */
export function OwnerForm({ submit, pending, failure, onProof, onClose }: OwnerFormProps) {
  const canAnswer = useHasPasskey()
  const { ask, ...answer } = usePasskeyAnswer('POST /api/account/passkeys/begin_confirming')
  const confirm = async () => {
    const passkey = await ask()
    if (passkey !== null) onProof({ passkey })
  }
  return (
    <>
      <AccountFields
        autoFocus
        fields={['password']}
        newPassword={false}
        submit={submit}
        pending={pending}
        failure={failure}
        before={
          <Button tone="quiet" onClick={onClose}>
            {text.cancel}
          </Button>
        }
        onSubmit={({ password }) => onProof({ password })}
      />
      {canAnswer ? (
        <div className={styles.button}>
          <Button tone="quiet" wide pending={pending || answer.pending} onClick={() => void confirm()}>
            {text.confirm}
          </Button>
          <PasskeyTold failure={answer.failure} problem={answer.problem} />
        </div>
      ) : null}
    </>
  )
}
