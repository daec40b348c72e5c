import { confirmParty } from '../../../content/story/prologue.ts'
import { beginningText as text } from '../../../content/text/beginning.ts'
import { portraitUrl } from '../../art/pictures.ts'
import { useWrite } from '../../query.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Notice } from '../../ui/notice.tsx'
import { roleClassOf } from '../../ui/role-look.ts'
import type { PickedMember } from './beginning-flow.ts'
import type { SelectionProps } from './character-selection.tsx'
import styles from './confirm-party.module.css'

/** The last question before the party is made; a failure leaves everything chosen as it was. */
export function ConfirmParty({ state, dispatch }: SelectionProps) {
  const create = useWrite('POST /api/game/rpg/beginning/create')
  const sending = state.confirm === 'sending'
  const leave = () => dispatch({ type: 'confirmLeft' })
  const send = async () => {
    dispatch({ type: 'sent' })
    const outcome = await create.run({ selected_info: state.picks.map(wireOf) })
    if (outcome === null) return
    if (outcome.ok) dispatch({ type: 'created', names: outcome.value.map((member) => member.nickname) })
    else dispatch({ type: 'creationFailed', message: outcome.failure.message })
  }
  return (
    <Dialog
      open={state.confirm !== 'closed'}
      title={text.confirmTitle}
      onClose={leave}
      size="wide"
      actions={
        <>
          <Button disabled={sending} onClick={() => dispatch({ type: 'reset' })}>
            {text.reset}
          </Button>
          <Button disabled={sending} onClick={leave}>
            {text.cancel}
          </Button>
          <Button tone="primary" pending={sending} onClick={() => void send()} data-autofocus>
            {sending ? text.sending : text.decide}
          </Button>
        </>
      }
    >
      <ul className={styles.members}>
        {state.picks.map((pick) => (
          <Member key={pick.role.id} pick={pick} />
        ))}
      </ul>
      <p>
        {confirmParty.map((line) => (
          <span key={line} className={styles.line}>
            {line}
          </span>
        ))}
      </p>
      {state.problem === null ? null : <Notice tone="danger">{state.problem}</Notice>}
    </Dialog>
  )
}

const wireOf = ({ role, name }: PickedMember) => ({ roleId: role.id, roleClassJapanese: role.class_japanese, partyName: name })

function Member({ pick }: { readonly pick: PickedMember }) {
  const url = portraitUrl(roleClassOf(pick.role.id), 'bust')
  return (
    <li>
      {url === null ? null : <img src={url} alt="" className={styles.bust} />}
      <strong>{pick.name}</strong>
      <small>{pick.role.class_japanese}</small>
    </li>
  )
}
