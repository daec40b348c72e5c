import { offeringText as text } from '../../../../content/text/adventure.ts'
import type { Field, Offering as OfferingState } from '../../../../contract/field.ts'
import { OFFERING_MOST_PERCENT, OFFERING_PERCENT_PER_LOSS } from '../../../../rules/adventure/difficulty.ts'
import { readAgain, useWrite } from '../../../server/query.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { Icon } from '../../../ui/signs/icon.tsx'
import { CallFailure } from '../../../ui/feedback/notice.tsx'
import styles from './offering.module.css'

interface OfferingProps {
  readonly field: Field
  readonly offering: OfferingState
  /** The offering has been made: its button is gone. */
  readonly onMade: () => void
}

/** 手向け灯 in the question at the gate: what it does, and the way to make it; afterwards, that it burns. */
export function Offering({ field, offering, onMade }: OfferingProps) {
  const make = useWrite('POST /api/game/rpg/field/offering')
  const send = async () => {
    const outcome = await make.run({ field_id: field.id })
    if (outcome === null || (!outcome.ok && outcome.failure.kind !== 'refused')) return
    await readAgain('GET /api/game/rpg/field/list')
    if (outcome.ok) onMade()
  }
  const { percent } = offering
  return (
    <section className={styles.offering} aria-label={text.title}>
      <span className={offering.is_lit ? styles.lit : styles.unlit}>
        <Icon name="lantern" size={44} />
      </span>
      <div className={styles.words} aria-live="polite">
        {offering.is_lit ? (
          <>
            <strong>{text.lit(percent)}</strong>
            <span>{text.untilWon}</span>
          </>
        ) : (
          <>
            <strong>{text.invitation}</strong>
            <span>{text.effect(percent)}</span>
            <span>{text.more(OFFERING_PERCENT_PER_LOSS, OFFERING_MOST_PERCENT)}</span>
          </>
        )}
      </div>
      {offering.is_lit ? null : (
        <Button size="small" pending={make.pending} onClick={() => void send()}>
          {make.pending ? text.making : text.make}
        </Button>
      )}
      <CallFailure failure={make.failure} fixed={text.failed} />
    </section>
  )
}
