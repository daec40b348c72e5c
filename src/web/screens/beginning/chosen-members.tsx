import { beginningText as text } from '../../../content/text/beginning.ts'
import { portraitUrl } from '../../art/pictures.ts'
import { Button } from '../../ui/button.tsx'
import { classes } from '../../ui/classes.ts'
import { roleClassOf } from '../../ui/role-look.ts'
import { partySize, type PickedMember } from './beginning-flow.ts'
import type { SelectionProps } from './character-selection.tsx'
import styles from './chosen-members.module.css'

/** The three places, and how to take back what stands in them. */
export function ChosenMembers({ state, dispatch }: SelectionProps) {
  const { picks } = state
  const none = picks.length === 0
  return (
    <div className={styles.bar}>
      <ol className={styles.slots} aria-label={text.chosen}>
        {Array.from({ length: partySize }, (_, at) => (
          <Slot key={picks[at]?.role.id ?? `empty-${at}`} number={at + 1} pick={picks[at] ?? null} />
        ))}
      </ol>
      <div className={styles.actions}>
        <Button disabled={none} onClick={() => dispatch({ type: 'lastReturned' })}>
          {text.back}
        </Button>
        <Button disabled={none} onClick={() => dispatch({ type: 'reset' })}>
          {text.reset}
        </Button>
        <Button
          tone={picks.length === partySize ? 'primary' : 'plain'}
          disabled={picks.length < partySize}
          onClick={() => dispatch({ type: 'confirmOpened' })}
        >
          {text.decide}
        </Button>
      </div>
    </div>
  )
}

function Slot({ number, pick }: { readonly number: number; readonly pick: PickedMember | null }) {
  if (pick === null) {
    return (
      <li className={styles.slot}>
        <span className={styles.number} aria-hidden="true">
          {number}
        </span>
        <span className={styles.empty}>{text.emptySlot}</span>
      </li>
    )
  }
  const url = portraitUrl(roleClassOf(pick.role.id), 'bust')
  return (
    <li className={classes(styles.slot, styles.taken)}>
      {url === null ? null : <img src={url} alt="" className={styles.bust} />}
      <span>
        <strong className={styles.name}>{pick.name}</strong>
        <small className={styles.role}>{pick.role.class_japanese}</small>
      </span>
    </li>
  )
}
