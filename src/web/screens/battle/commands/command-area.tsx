import { type Dispatch, useEffect, useMemo } from 'react'
import { isEncore } from '../../../../content/named-ids.ts'
import { battleText } from '../../../../content/text/battle.ts'
import { useSetting } from '../../../settings/settings.ts'
import { callMember, play } from '../../../sound/sound.ts'
import { type BattleAction, type BattleFlow, type Intent, isChoosing } from '../battle-flow.ts'
import { actorOf } from './choosing.ts'
import { type Battle, isThreatened, nameAt } from '../battle-model.ts'
import { ChoiceList } from './choice-list.tsx'
import { choicesOf } from './choices.ts'
import { AimDetail } from '../sight/aim-detail.tsx'
import { usePlanning } from '../sight/use-planning.ts'
import { AUTOMATED, useMarks } from '../sight/use-sight.ts'
import { CommandPanel, TargetPanel } from './command-panel.tsx'

interface CommandAreaProps {
  readonly flow: BattleFlow
  readonly dispatch: Dispatch<BattleAction>
}

/** The lower left while a command is given: commands, the open list, or the question for a target. */
export function CommandArea({ flow, dispatch }: CommandAreaProps) {
  const send = (action: BattleAction) => {
    play(action.type === 'cancelled' || action.type === 'wentBack' || action.type === 'reset' ? 'cancel' : 'confirm')
    dispatch(action)
  }
  const asked = isChoosing(flow) && 'picks' in flow ? actorOf(flow)?.id : undefined
  const turn = 'battle' in flow ? flow.battle?.state.turn : undefined
  useEffect(() => {
    if (asked !== undefined) callMember(asked)
  }, [asked, turn])
  const { onLook } = useMarks()
  const planning = usePlanning(flow, AUTOMATED)
  if (flow.status === 'enemySelect' || flow.status === 'partySelect') {
    const name = intentName(flow.battle, flow.intent)
    return (
      <TargetPanel
        question={flow.status === 'enemySelect' ? battleText.askEnemy(name) : battleText.askAlly(name)}
        onStop={() => send({ type: 'cancelled' })}
        onReset={flow.picks.length > 0 ? () => send({ type: 'reset' }) : null}
      >
        <AimDetail
          note={flow.intent.type === 'attack' ? noteAtAttack(flow) : null}
          roleOf={(place) => flow.battle.state.combatants[place]?.kind ?? 0}
          nameOf={(place) => nameAt(flow.battle, place)}
        />
      </TargetPanel>
    )
  }
  if (flow.status !== 'command') return null
  if (flow.list !== 'main') return <OpenList flow={flow} send={send} />
  const begun = flow.picks.length > 0
  return (
    <CommandPanel
      threatened={isThreatened(flow.battle)}
      attackNote={noteAtAttack(flow)}
      empty={{ skill: ifEmpty(flow, 'skill', battleText.noSkills), item: ifEmpty(flow, 'item', battleText.noItems) }}
      escapeNote={isEncore(flow.battle.place.fieldId) ? null : battleText.escapeNote}
      onCommand={(command) => send({ type: 'commandChosen', command })}
      onBack={begun ? () => send({ type: 'wentBack' }) : null}
      onReset={begun ? () => send({ type: 'reset' }) : null}
      onAuto={() => send(AUTOMATED)}
      planning={planning}
      onLook={(command) => onLook(command === 'attack' ? { type: 'attack' } : null)}
    />
  )
}

const ifEmpty = (flow: Extract<BattleFlow, { status: 'command' }>, list: 'skill' | 'item', note: string) =>
  choicesOf({ ...flow, list }, false).length > 0 ? null : note

interface OpenListProps {
  readonly flow: Extract<BattleFlow, { status: 'command' }>
  readonly send: (action: BattleAction) => void
}

function OpenList({ flow, send }: OpenListProps) {
  const { onLook } = useMarks()
  const isSightShown = useSetting('sight') === 'on'
  const choices = useMemo(() => choicesOf(flow, isSightShown), [flow, isSightShown])
  const skills = flow.list === 'skill'
  const intentOf = (id: number): Intent => (skills ? { type: 'skill', skill: id } : { type: 'item', item: id })
  return (
    <ChoiceList
      title={skills ? battleText.skillsTitle(nameAt(flow.battle, actorOf(flow)?.id ?? 0)) : battleText.itemsTitle}
      choices={choices}
      empty={skills ? battleText.noSkills : battleText.noItems}
      onChoose={(id) => send({ type: 'intended', intent: intentOf(id) })}
      onLook={(id) => onLook(id === null ? null : intentOf(id))}
      onStop={() => send({ type: 'cancelled' })}
    />
  )
}

/** What ATTACK of the member who is asked brings besides the blow. */
function noteAtAttack(flow: Parameters<typeof actorOf>[0]): string {
  const actor = actorOf(flow)
  return actor === null ? '' : flow.battle.catalog.attack(actor.kind).note
}

function intentName({ catalog }: Battle, intent: Intent): string {
  if (intent.type === 'attack') return battleText.commands.attack.reading
  return (intent.type === 'skill' ? catalog.skill(intent.skill) : catalog.item(intent.item)).name
}
