import { useId, useState } from 'react'
import { tacticsText as text } from '../../../../content/text/tactics.ts'
import type { PartyMember } from '../../../../contract/status.ts'
import { TACTICS, type Tactic } from '../../../../rules/auto/tactics.ts'
import { readAgain } from '../../../server/query.ts'
import { useTactics, withTactic, type Tactics } from '../../../state/use-tactics.ts'
import * as usualLetters from '../../../state/usual-letters.ts'
import { ScrollArea } from '../../../ui/controls/scroll-area.tsx'
import { CallFailure } from '../../../ui/feedback/notice.tsx'
import { KeyHint } from '../../../ui/text/page-title.tsx'
import { TacticLabel } from '../../../ui/text/tactic-label.tsx'
import { partyInformation } from '../figures/use-points.ts'
import styles from './tactics-view.module.css'

interface TacticsViewProps {
  readonly members: readonly PartyMember[]
  /** Place of the member whose tactic is chosen. */
  readonly at: number
}

/** 作戦 of a member, kept as soon as it is chosen. */
export function TacticsView({ members, at }: TacticsViewProps) {
  const { keep, failure } = useTactics()
  const group = useId()
  /** What was chosen last and is being kept; null: what the members have. */
  const [chosen, setChosen] = useState<Tactics | null>(null)
  const tactics = chosen ?? tacticsOf(members)
  const choose = async (tactic: Tactic) => {
    const next = withTactic(tactics, at, tactic)
    setChosen(next)
    await keep(next)
    await readAgain(partyInformation)
    setChosen((now) => (now === next ? null : now))
  }
  return (
    <ScrollArea>
      <fieldset className={styles.choice}>
        <legend className="aloud">{text.of(members[at]?.nickname ?? '')}</legend>
        {TACTICS.map((tactic) => (
          <label key={tactic} className={styles.card}>
            <input type="radio" name={group} checked={tactics[at] === tactic} onChange={() => void choose(tactic)} />
            <TacticLabel tactic={tactic} />
          </label>
        ))}
      </fieldset>
      <CallFailure failure={failure} always={text.failed} />
      <p className={styles.note}>
        {text.inBattle} <KeyHint>{usualLetters.tactics}</KeyHint>
      </p>
    </ScrollArea>
  )
}

function tacticsOf([first, second, third]: readonly PartyMember[]): Tactics {
  const of = (member: PartyMember | undefined): Tactic => member?.tactic ?? 'usual'
  return [of(first), of(second), of(third)]
}
