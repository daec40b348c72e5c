import { useEffect, useState } from 'react'
import { FIND_FIELDS, isEncore } from '../../../../content/named-ids.ts'
import { outcomeText } from '../../../../content/text/outcome.ts'
import type { RoleClass } from '../../../../content/roles.ts'
import type { WinResult } from '../../../../contract/battle/battle.ts'
import { prepareCurtain } from '../../../motion/endings/curtain.tsx'
import { hasLessMotion } from '../../../settings/settings.ts'
import { play } from '../../../sound/sound.ts'
import { roleClassOf } from '../../../looks/roles.ts'
import type { BattleFlow } from '../battle-flow.ts'
import { type Battle, hasFallen } from '../battle-model.ts'
import { causeOfLoss } from './cause-of-loss.ts'
import { prepareFigure } from './cast-figure.tsx'
import { EncoreOutcome, prepareInterval } from './encore-outcome.tsx'
import { type SaidLine, Won } from './won.tsx'
import { Escaped, Lost } from './lost.tsx'
import { recallSaid, talkKey, unlike, useRemembered } from '../voices/said-before.ts'
import { useVoices } from '../voices/use-voices.ts'
import type { Reveal } from './use-reveal.ts'
import type { WayOut } from '../use-way-out.ts'

/** Losses in a row after which the shop, the points and the notes help more than another try. */
const MANY_LOSSES = 3

/** Makes the pictures of a victory, one after the other, so that they are there when the curtain falls. */
export async function prepareOutcome({ members, endless }: Pick<Battle, 'members' | 'endless'>, wanted: AbortSignal): Promise<void> {
  if (endless !== null) await prepareInterval()
  await prepareCurtain()
  for (const { role_id } of members) if (!wanted.aborted) await prepareFigure(roleClassOf(role_id), 'joy')
}

interface BattleOutcomeProps {
  readonly flow: BattleFlow
  readonly wayOut: WayOut
  readonly reveal: Reveal
}

/** How the battle ended, and the ways on. */
export function BattleOutcome({ flow, wayOut, reveal: wanted }: BattleOutcomeProps) {
  // What is chosen later changes nothing of an outcome that is shown.
  const [reveal] = useState(() => ({
    ...wanted,
    live: wanted.live && !hasLessMotion(),
  }))
  useSounds(flow, reveal)
  const { leaving } = wayOut
  const talk = useTalk(flow)
  if ('battle' in flow && flow.battle && isEncore(flow.battle.place.fieldId))
    return <EncoreOutcome flow={flow} battle={flow.battle} banter={talk} wayOut={wayOut} reveal={reveal} />
  switch (flow.status) {
    case 'resultWin':
      return (
        <Won
          battle={flow.battle}
          result={flow.result}
          banter={talk}
          leaving={leaving}
          reveal={reveal}
          onNext={wayOut.next}
          onFinish={wayOut.finish}
        />
      )
    case 'resultLose':
      return (
        <Lost
          lines={dawnLines(flow)}
          battle={flow.battle}
          advice={outcomeText.loseAdvice[causeOfLoss(flow.battle)]}
          townFirst={wayOut.losses >= MANY_LOSSES}
          leaving={leaving}
          reveal={reveal}
          onAgain={wayOut.again}
          onLeave={wayOut.giveUp}
        />
      )
    case 'escaped':
      return <Escaped lines={[]} members={flow.battle.members} leaving={leaving} reveal={reveal} onLeave={wayOut.finish} />
    default:
      return null
  }
}

/** What has its time in a victory that is played sounds there. */
function useSounds(flow: BattleFlow, { live }: Reveal): void {
  const result = flow.status === 'resultWin' && !live ? flow.result : null
  const leveled = flow.status === 'resultWin' && result !== null && hasLeveled(flow.battle)
  const won = result?.[1] === true ? 'fieldCleared' : 'victory'
  const sound = result !== null ? won : flow.status === 'resultLose' ? 'defeat' : null
  useEffect(() => {
    if (sound) play(sound)
    if (leveled) play('levelUp')
  }, [sound, leveled])
}

/** With a level the most of HP or AP rises. */
const hasLeveled = ({ recovered, state }: Battle): boolean =>
  recovered?.some(
    ({ maxHp, maxAp }, place) => maxHp > (state.combatants[place]?.maxHp ?? maxHp) || maxAp > (state.combatants[place]?.maxAp ?? maxAp),
  ) ?? false

/** What is said on the result screen; nothing where something was found. */
function useTalk(flow: BattleFlow): readonly SaidLine[] {
  const voices = useVoices(true)
  const battle = flow.status === 'resultWin' && flow.result !== null && !isFind(flow.battle, flow.result) ? flow.battle : null
  const at = battle && talkKey(battle)
  const said = battle === null || at === null || voices === null ? null : unlike(recallSaid('banter'), at, voices.talkAfter(battle))
  useRemembered('banter', at === null || said === null ? null : { at, said })
  return said?.split('\n').map((line) => ({ line, roleClass: speakerOf(line, battle) })) ?? []
}

/** The member whose name stands before the words. */
function speakerOf(line: string, battle: Battle | null): RoleClass | null {
  const member = battle?.members.find(({ name }) => line.startsWith(`${name}「`))
  return member === undefined ? null : roleClassOf(member.role_id)
}

const isFind = ({ place }: Battle, [, fieldCleared, alreadyCleared]: WinResult): boolean =>
  fieldCleared && !alreadyCleared && FIND_FIELDS.includes(place.fieldId)

/** Said when both sides stood until the last turn. */
function dawnLines({ battle }: Extract<BattleFlow, { status: 'resultLose' }>): readonly string[] {
  return battle.members.some((_, place) => !hasFallen(battle, place)) ? [outcomeText.loseByDawn] : []
}
