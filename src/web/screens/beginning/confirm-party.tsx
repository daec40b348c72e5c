import { isAdventurous } from '../../../content/parties.ts'
import { confirmParty } from '../../../content/story/prologue.ts'
import { beginningText as text } from '../../../content/text/beginning.ts'
import { difficultyText } from '../../../content/text/difficulty.ts'
import { readAgain, useWrite } from '../../server/query.ts'
import { Button } from '../../ui/controls/button.tsx'
import { Dialog } from '../../ui/feedback/dialog.tsx'
import { DifficultyChoice } from '../../ui/controls/difficulty-choice.tsx'
import { CallFailure, Notice } from '../../ui/feedback/notice.tsx'
import { Portrait } from '../../ui/story/portrait.tsx'
import { roleClassOf } from '../../looks/roles.ts'
import { type PickedMember, pickedMembers, type SelectionProps } from './beginning-flow.ts'
import styles from './confirm-party.module.css'
import layout from '../../ui/layout.module.css'
import { classes } from '../../ui/classes.ts'

export function ConfirmParty({ roles, state, dispatch }: SelectionProps) {
  const create = useWrite('POST /api/game/rpg/beginning/create')
  const members = pickedMembers(roles, state)
  const { difficulty } = state
  const leave = () => {
    if (!create.pending) dispatch({ type: 'confirmLeft' })
  }
  const send = async () => {
    const outcome = await create.run({ selected_info: members.map(wireOf), difficulty })
    if (outcome === null) return
    if (outcome.ok) dispatch({ type: 'created', party: outcome.value.map(({ role_id, nickname }) => ({ role: role_id, name: nickname })) })
    // Created meanwhile, as in another tab: the new answer leads to the menu.
    else if (outcome.failure.code === 'partyExists') await readAgain('GET /api/game/rpg/beginning/prepare_beginning')
  }
  return (
    <Dialog
      open
      title={text.confirmTitle}
      onClose={leave}
      size="wide"
      actions={
        <>
          <Button disabled={create.pending} onClick={() => dispatch({ type: 'reset' })}>
            {text.reset}
          </Button>
          <Button disabled={create.pending} onClick={leave}>
            {text.cancel}
          </Button>
          <Button tone="primary" pending={create.pending} onClick={() => void send()} data-autofocus>
            {create.pending ? text.sending : text.decide}
          </Button>
        </>
      }
    >
      <ul className={classes(layout.stack, layout.gap4, styles.members)}>
        {members.map((pick) => (
          <Member key={pick.role.id} pick={pick} />
        ))}
      </ul>
      <p className={classes('display', styles.words)}>
        {confirmParty.map((line) => (
          <span key={line} className={styles.line}>
            {line}
          </span>
        ))}
      </p>
      {isAdventurous(members.map(({ role }) => role.id)) ? <Notice>{text.adventurous}</Notice> : null}
      <DifficultyChoice
        chosen={difficulty}
        onChoose={(chosen) => dispatch({ type: 'difficultyChosen', difficulty: chosen })}
        disabled={create.pending}
      />
      <p className={classes(layout.note, styles.later)}>{difficultyText.later}</p>
      <CallFailure failure={create.failure} fixed={text.failed} />
    </Dialog>
  )
}

const wireOf = ({ role, name }: PickedMember) => ({ roleId: role.id, roleClassJapanese: role.class_japanese, partyName: name })

function Member({ pick }: { readonly pick: PickedMember }) {
  return (
    <li>
      <Portrait roleClass={roleClassOf(pick.role.id)} expression="joy" className={styles.bust} />
      <strong>{pick.name}</strong>
      <small>{pick.role.class_japanese}</small>
    </li>
  )
}
