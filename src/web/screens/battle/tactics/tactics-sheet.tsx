import { useId } from 'react'
import { tacticsText as text } from '../../../../content/text/tactics.ts'
import { uiText } from '../../../../content/text/ui.ts'
import { TACTICS, type Tactic } from '../../../../rules/auto/tactics.ts'
import { type Tactics, useTactics, withTactic } from '../../../state/use-tactics.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { Dialog } from '../../../ui/feedback/dialog.tsx'
import { CallFailure } from '../../../ui/feedback/notice.tsx'
import { Portrait } from '../../../ui/story/portrait.tsx'
import { TacticLabel } from '../../../ui/text/tactic-label.tsx'
import { roleClassOf } from '../../../looks/roles.ts'
import type { Battle } from '../battle-model.ts'
import styles from './tactics-sheet.module.css'

interface TacticsSheetProps {
  readonly battle: Pick<Battle, 'members' | 'tactics'>
  /** They hold from the next orders on, whether they could be kept with the save or not. */
  readonly onTactics: (tactics: Tactics) => void
  readonly onClose: () => void
}

/** 作戦: one for each member, kept at once. */
export function TacticsSheet({ battle: { members, tactics }, onTactics, onClose }: TacticsSheetProps) {
  const { keep, failure } = useTactics()
  const group = useId()
  const choose = (next: Tactics) => {
    onTactics(next)
    void keep(next)
  }
  const close = (
    <Button tone="primary" onClick={onClose}>
      {uiText.close}
    </Button>
  )
  return (
    <Dialog open title={text.title} size="wide" forReading onClose={onClose} actions={close}>
      <p className={styles.lead}>{text.lead}</p>
      <table className={styles.tactics} aria-label={text.title}>
        <thead>
          <tr>
            <td />
            {members.map(({ id, name, role_id }) => (
              <th key={id} scope="col">
                <span className={styles.face} aria-hidden="true">
                  <Portrait roleClass={roleClassOf(role_id)} close />
                </span>
                {name}
              </th>
            ))}
            <td />
          </tr>
        </thead>
        <tbody>
          {TACTICS.map((tactic) => (
            <tr key={tactic}>
              <th scope="row">
                <TacticLabel tactic={tactic} />
              </th>
              {members.map(({ id, name }, at) => (
                <td key={id}>
                  <label className={styles.choice}>
                    <input
                      type="radio"
                      name={`${group}-${id}`}
                      checked={tactics[at] === tactic}
                      aria-label={text.one(name, text.tactics[tactic].name)}
                      data-autofocus={(at === 0 && tactics[at] === tactic) || undefined}
                      onChange={() => choose(withTactic(tactics, at, tactic))}
                    />
                  </label>
                </td>
              ))}
              <td>
                <AllButton tactic={tactic} onChoose={() => choose([tactic, tactic, tactic])} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <CallFailure failure={failure} always={text.failedInBattle} />
    </Dialog>
  )
}

interface AllButtonProps {
  readonly tactic: Tactic
  readonly onChoose: () => void
}

function AllButton({ tactic, onChoose }: AllButtonProps) {
  return (
    <Button size="small" onClick={onChoose} aria-label={text.allTo(text.tactics[tactic].name)}>
      {text.all}
    </Button>
  )
}
