import type { KeyboardEvent } from 'react'
import { beginningText as text } from '../../../content/text/beginning.ts'
import { PARTY_SIZE } from '../../../rules/party/growth.ts'
import { sceneUrl } from '../../art/pictures.ts'
import { Chip } from '../../ui/feedback/chip.tsx'
import { PageTitle } from '../../ui/text/page-title.tsx'
import type { SelectionProps } from './beginning-flow.ts'
import styles from './character-selection.module.css'
import { ChosenMembers } from './chosen-members.tsx'
import { ConfirmParty } from './confirm-party.tsx'
import { RoleCard } from './role-card.tsx'
import layout from '../../ui/layout.module.css'
import { classes } from '../../ui/classes.ts'

/** Left and right page through the roles, except inside the name field. */
export function CharacterSelection({ roles, state, dispatch }: SelectionProps) {
  const turn = (event: KeyboardEvent) => {
    const by = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : null
    if (by === null || event.target instanceof HTMLInputElement || state.confirming) return
    event.preventDefault()
    dispatch({ type: 'rolePaged', by, roles: roles.length })
  }
  const scene = sceneUrl('prologue-notice')
  return (
    // The keys are shortcuts for the two buttons.
    <div className={styles.selection} role="presentation" onKeyDown={turn}>
      {scene === null ? null : <img src={scene} alt="" className={classes(layout.cover, styles.scene)} />}
      <div className={classes(layout.stack, layout.gap4, layout.shrinks, styles.content)}>
        <div className={classes(layout.row, layout.spread)}>
          <PageTitle
            glyph="選"
            title={text.selection}
            note={state.picks.length < PARTY_SIZE ? text.counter(state.picks.length + 1, PARTY_SIZE) : text.full}
          />
          <Chip className={styles.keys ?? ''}>{text.keys}</Chip>
        </div>
        <RoleCard roles={roles} state={state} dispatch={dispatch} />
        <ChosenMembers roles={roles} state={state} dispatch={dispatch} />
      </div>
      {state.confirming ? <ConfirmParty roles={roles} state={state} dispatch={dispatch} /> : null}
    </div>
  )
}
