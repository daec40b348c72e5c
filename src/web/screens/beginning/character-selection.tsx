import type { KeyboardEvent } from 'react'
import { beginningText as text } from '../../../content/text/beginning.ts'
import { sceneUrl } from '../../art/pictures.ts'
import { Chip } from '../../ui/chip.tsx'
import { PageTitle } from '../../ui/page-title.tsx'
import { type BeginningEvent, partySize, type Selection } from './beginning-flow.ts'
import styles from './character-selection.module.css'
import { ChosenMembers } from './chosen-members.tsx'
import { ConfirmParty } from './confirm-party.tsx'
import { RoleCard } from './role-card.tsx'

export interface SelectionProps {
  readonly state: Selection
  readonly dispatch: (event: BeginningEvent) => void
}

/** One role at a time, three in all. Left and right turn the roles from anywhere but the name field. */
export function CharacterSelection({ state, dispatch }: SelectionProps) {
  const turn = (event: KeyboardEvent) => {
    const by = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : null
    if (by === null || event.target instanceof HTMLInputElement || state.confirm !== 'closed') return
    event.preventDefault()
    dispatch({ type: 'rolePaged', by })
  }
  const scene = sceneUrl('prologue-notice')
  return (
    // The keys are a shortcut; the same deeds have buttons.
    <div className={styles.selection} role="presentation" onKeyDown={turn}>
      {scene === null ? null : <img src={scene} alt="" className={styles.scene} />}
      <div className={styles.content}>
        <div className={styles.head}>
          <PageTitle
            glyph="選"
            title={text.selection}
            note={state.picks.length < partySize ? text.counter(state.picks.length + 1, partySize) : text.full}
          />
          <Chip>{text.keys}</Chip>
        </div>
        <RoleCard state={state} dispatch={dispatch} />
        <ChosenMembers state={state} dispatch={dispatch} />
      </div>
      <ConfirmParty state={state} dispatch={dispatch} />
    </div>
  )
}
