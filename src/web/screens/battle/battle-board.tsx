import { type Dispatch, useRef, useState } from 'react'
import { fieldTexts } from '../../../content/fields-text.ts'
import { battleText } from '../../../content/text/battle.ts'
import type { Command } from '../../../rules/battle/command.ts'
import type { Modifier } from '../../../rules/battle/state.ts'
import { useStoredChoice } from '../../stored-choice.ts'
import { Notice } from '../../ui/notice.tsx'
import { actorOf, type BattleAction, type BattleFlow } from './battle-flow.ts'
import styles from './battle.module.css'
import { type Battle, nameAt } from './battle-model.ts'
import { BattleOutcome } from './battle-outcome.tsx'
import { CommandArea } from './command-area.tsx'
import { fieldSeals } from './field-seals.ts'
import { LogRibbon } from './log-ribbon.tsx'
import { OpeningBanner } from './opening-banner.tsx'
import { OrderHint } from './order-hint.tsx'
import { PartyCards } from './party-cards.tsx'
import { BuffSheet, HistorySheet, MemoSheet } from './sheets.tsx'
import { Stage } from './stage.tsx'
import { type Sheet, TopBar } from './top-bar.tsx'
import { useBoardKeys } from './use-board-keys.ts'
import { type Showing, type Speed, usePlayback } from './use-playback.ts'
import { useFirstFocus } from './use-first-focus.ts'
import type { WayOut } from './use-way-out.ts'

interface BattleBoardProps {
  readonly flow: BattleFlow
  readonly battle: Battle
  readonly dispatch: Dispatch<BattleAction>
  readonly wayOut: WayOut
}

const speeds: readonly [Speed, ...Speed[]] = ['normal', 'double', 'instant']
const paces: Readonly<Record<Speed, number>> = { normal: 1, double: 0.5, instant: 0 }

/** Everything of a battle that has begun: stage, ribbon, panels, and the sheets over it. */
export function BattleBoard({ flow, battle, dispatch, wayOut }: BattleBoardProps) {
  const [speed, setSpeed] = useStoredChoice<Speed>('battle-speed', speeds)
  const [skipping, setSkipping] = useState(false)
  const [sheet, setSheet] = useState<Sheet | null>(null)
  const [last, setLast] = useState<readonly Command[]>([])
  const board = useRef<HTMLDivElement>(null)
  const round = flow.status === 'outputLog' ? flow.round : null
  const pace = skipping ? 'instant' : speed
  const onEnd = () => {
    if (flow.status === 'outputLog') setLast(flow.picks)
    setSkipping(false)
    dispatch({ type: 'shown' })
  }
  const showing = usePlayback(battle.state, round, pace, onEnd) ?? still(battle)
  const nextSpeed = () => setSpeed(speeds[(speeds.indexOf(speed) + 1) % speeds.length] ?? 'normal')
  const canRepeat = flow.status === 'command' && flow.list === 'main' && flow.picks.length === 0 && last.length > 0
  const repeat = canRepeat ? () => dispatch({ type: 'repeated', picks: last }) : null
  const skip = round ? () => setSkipping(true) : null
  const nameOf = (modifier: Modifier) => flowNames(flow, battle)[modifier.source] ?? battleText.kinds.buff
  useBoardKeys({ flow, dispatch, board, skip, repeat, nextSpeed, openSheet: setSheet })
  useFirstFocus(board, questionOf(flow))
  const field = fieldTexts.find((one) => one.id === battle.place.fieldId)
  const note = `${battleText.stage(battle.place.stageId)}・${battleText.turn(showing.state.turn)}`
  return (
    // Under the error view nothing can be reached.
    <div ref={board} inert={flow.status === 'error'}>
      <Stage battle={battle} showing={showing} pace={paces[pace]} onPick={pickFor(flow, 'enemySelect', dispatch)} nameOf={nameOf} />
      <TopBar
        glyph={fieldSeals[battle.place.fieldId] ?? '影'}
        place={field?.name ?? ''}
        note={note}
        speed={speed}
        onSpeed={nextSpeed}
        onSheet={setSheet}
        onRepeat={repeat}
        onSkip={skip}
      />
      <Ribbon flow={flow} battle={battle} showing={showing} />
      {battle.log.length === 0 ? <OpeningBanner place={battle.place} over={hasBegun(flow)} /> : null}
      <div className={styles.hud}>
        <div className={styles.commands}>
          <BoardNotice flow={flow} />
          <CommandArea flow={flow} dispatch={dispatch} />
        </div>
        <PartyCards
          flow={flow}
          battle={battle}
          showing={showing}
          pace={paces[pace]}
          onPick={pickFor(flow, 'partySelect', dispatch)}
          nameOf={nameOf}
        />
      </div>
      <BattleOutcome flow={flow} wayOut={wayOut} />
      {sheet === 'history' ? <HistorySheet battle={battle} onClose={() => setSheet(null)} /> : null}
      {sheet === 'memo' ? <MemoSheet onClose={() => setSheet(null)} /> : null}
      {sheet === 'buffs' ? <BuffSheet battle={battle} state={showing.state} onClose={() => setSheet(null)} /> : null}
    </div>
  )
}

/** What stands on the stage while no round is being shown. */
function still(battle: Battle): Showing {
  return { state: battle.state, line: null, actor: null, motions: new Map(), floats: [] }
}

function flowNames(flow: BattleFlow, battle: Battle): Battle['sourceNames'] {
  return flow.status === 'outputLog' ? flow.round.after.sourceNames : battle.sourceNames
}

function pickFor(
  flow: BattleFlow,
  status: 'enemySelect' | 'partySelect',
  dispatch: Dispatch<BattleAction>,
): ((target: number) => void) | null {
  return flow.status === status ? (target) => dispatch({ type: 'aimed', target }) : null
}

function Ribbon({ flow, battle, showing }: Pick<BattleBoardProps, 'flow' | 'battle'> & { readonly showing: Showing }) {
  const names = [...battle.members, ...battle.enemies].map((one) => one.name)
  const choosing = flow.status === 'command' || flow.status === 'enemySelect' || flow.status === 'partySelect' ? flow : null
  const actor = choosing ? (actorOf(choosing)?.id ?? null) : null
  const text = choosing ? battleText.ask(nameAt(battle, actor ?? 0)) : flow.status === 'exec' ? battleText.sending : showing.line
  if (text === null) return null
  return (
    <LogRibbon text={text} names={names}>
      {choosing ? <OrderHint battle={battle} picks={choosing.picks} actor={actor} /> : null}
    </LogRibbon>
  )
}

function BoardNotice({ flow }: { readonly flow: BattleFlow }) {
  if (flow.status !== 'command' || flow.notice === null) return null
  const { notice } = flow
  return (
    <div className={styles.notice}>
      <Notice tone="danger">
        {notice.type === 'refused' ? notice.message : battleText.cannotRepeat(nameAt(flow.battle, notice.actor))}
      </Notice>
    </div>
  )
}

/** Something has been chosen in this round, or a list is open. */
function hasBegun(flow: BattleFlow): boolean {
  return flow.status !== 'command' || flow.list !== 'main' || flow.picks.length > 0
}

/** Changes whenever the player is asked something new. */
function questionOf(flow: BattleFlow): string {
  const picks = 'picks' in flow ? flow.picks.length : 0
  return `${flow.status} ${picks} ${flow.status === 'command' ? flow.list : ''} ${flow.status === 'resultWin' && flow.result !== null}`
}
