import { type FormEvent, useState } from 'react'
import type { Passkey } from '../../../../contract/account/passkeys.ts'
import { passkeysText as text } from '../../../../content/text/passkeys.ts'
import { lengthOf, PASSKEY_NAME } from '../../../../rules/input-limits.ts'
import { readAgain, useWrite } from '../../../server/query.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { TextField } from '../../../ui/controls/text-field.tsx'
import { Dialog } from '../../../ui/feedback/dialog.tsx'
import { CallFailure } from '../../../ui/feedback/notice.tsx'
import { classes } from '../../../ui/classes.ts'
import layout from '../../../ui/layout.module.css'
import { type AskProblem, askToMake } from '../passkeys/ask-browser.ts'
import { OwnerForm, type Proof } from '../passkeys/owner-form.tsx'
import { PasskeyTold } from '../passkeys/passkey-told.tsx'
import washi from '../washi-sheet.module.css'
import styles from './passkey-dialogs.module.css'

interface DialogProps {
  /** Told what was done; null: nothing was. */
  readonly onClose: (words: string | null) => void
}

/** Asks for the password, then lets the browser make a passkey. */
export function MakePasskey({ onClose }: DialogProps) {
  const begin = useWrite('POST /api/account/passkeys/begin_making')
  const make = useWrite('POST /api/account/passkeys/make')
  const [asking, setAsking] = useState(false)
  const [problem, setProblem] = useState<AskProblem | null>(null)
  const run = async (proof: Proof) => {
    setProblem(null)
    make.forget()
    const begun = await begin.run(proof)
    if (!begun?.ok) return
    setAsking(true)
    const asked = await askToMake(begun.value)
    setAsking(false)
    if ('problem' in asked) return setProblem(asked.problem)
    const made = await make.run({ credential: asked.credential })
    await readAgain('GET /api/account/passkeys')
    if (made?.ok) onClose(made.value.message)
  }
  return (
    <Dialog open title={text.make} onClose={() => onClose(null)} tone="washi">
      <div className={washi.filled}>
        <p className={layout.balanced}>{text.makeNote}</p>
        <OwnerForm
          submit={text.makeSubmit}
          pending={begin.pending || asking || make.pending}
          failure={begin.failure}
          onProof={(proof) => void run(proof)}
          onClose={() => onClose(null)}
        />
        <PasskeyTold failure={make.failure} problem={problem} />
      </div>
    </Dialog>
  )
}

export function RenamePasskey({ passkey: { id, name }, onClose }: DialogProps & { readonly passkey: Passkey }) {
  const rename = useWrite('PATCH /api/account/passkeys/{id}')
  const [typed, setTyped] = useState(name)
  const [isWrong, setWrong] = useState(false)
  const send = async (event: FormEvent) => {
    event.preventDefault()
    const isEmpty = typed.trim() === '' || lengthOf(typed.trim()) > PASSKEY_NAME.max
    setWrong(isEmpty)
    if (isEmpty) return
    const outcome = await rename.run({ name: typed }, { params: { id } })
    await readAgain('GET /api/account/passkeys')
    if (outcome?.ok) onClose(outcome.value.message)
  }
  return (
    <Dialog open title={text.renameTitle} onClose={() => onClose(null)} tone="washi">
      <form className={washi.filled} onSubmit={(event) => void send(event)} noValidate>
        <TextField
          label={text.name}
          hint={text.nameHint}
          value={typed}
          onValue={setTyped}
          maxLength={PASSKEY_NAME.max}
          error={isWrong ? text.badName : null}
          autoComplete="off"
          data-autofocus
        />
        <CallFailure failure={rename.failure} />
        <div className={classes(layout.row, layout.gap3, styles.actions)}>
          <Button tone="quiet" onClick={() => onClose(null)}>
            {text.cancel}
          </Button>
          <Button tone="primary" type="submit" pending={rename.pending}>
            {text.renameSubmit}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}

export function RemovePasskey({ passkey: { id, name }, onClose }: DialogProps & { readonly passkey: Passkey }) {
  const remove = useWrite('DELETE /api/account/passkeys/{id}')
  const run = async (proof: Proof) => {
    const outcome = await remove.run(proof, { params: { id } })
    await readAgain('GET /api/account/passkeys')
    if (outcome?.ok) onClose(outcome.value.message)
  }
  return (
    <Dialog open title={text.removeTitle} onClose={() => onClose(null)} tone="washi">
      <div className={washi.filled}>
        <p>
          {text.removeNote(name).map((line) => (
            <span key={line} className={washi.line}>
              {line}
            </span>
          ))}
        </p>
        <OwnerForm
          submit={text.removeSubmit}
          pending={remove.pending}
          failure={remove.failure}
          onProof={(proof) => void run(proof)}
          onClose={() => onClose(null)}
        />
      </div>
    </Dialog>
  )
}
