import { beginningText as text } from '../../../content/text/beginning.ts'
import { PARTY_SIZE } from '../../../rules/party/growth.ts'
import { Button } from '../../ui/controls/button.tsx'
import { classes } from '../../ui/classes.ts'
import { Portrait } from '../../ui/story/portrait.tsx'
import { roleClassOf } from '../../looks/roles.ts'
import { type PickedMember, pickedMembers, type SelectionProps } from './beginning-flow.ts'
import styles from './chosen-members.module.css'
import layout from '../../ui/layout.module.css'

export function ChosenMembers({ roles, state, dispatch }: SelectionProps) {
  const picks = pickedMembers(roles, state)
  const none = picks.length === 0
  return (
    <div className={classes(layout.row, layout.spread, layout.gap5)}>
      <ol className={classes(layout.strip, layout.gap3, styles.slots)} aria-label={text.chosen}>
        {Array.from({ length: PARTY_SIZE }, (_, at) => (
          <Slot key={picks[at]?.role.id ?? `empty-${at}`} number={at + 1} pick={picks[at] ?? null} />
        ))}
      </ol>
      <div className={classes(layout.strip, layout.gap3)}>
        <Button disabled={none} onClick={() => dispatch({ type: 'lastReturned' })}>
          {text.back}
        </Button>
        <Button disabled={none} onClick={() => dispatch({ type: 'reset' })}>
          {text.reset}
        </Button>
        <Button
          tone={picks.length === PARTY_SIZE ? 'primary' : 'plain'}
          disabled={picks.length < PARTY_SIZE}
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
      <li className={classes(layout.row, layout.gap3, styles.slot)}>
        <span className={styles.number} aria-hidden="true">
          {number}
        </span>
        <span className={layout.note}>{text.emptySlot}</span>
      </li>
    )
  }
  return (
    <li className={classes(layout.row, layout.gap3, styles.slot, styles.taken)}>
      <Portrait roleClass={roleClassOf(pick.role.id)} expression="joy" close className={styles.bust} />
      <span>
        <strong className={styles.name}>{pick.name}</strong>
        <small className={layout.note}>{pick.role.class_japanese}</small>
      </span>
    </li>
  )
}
