import { type CSSProperties, type Dispatch, Suspense, useCallback, useRef, useState } from 'react'
import { encorePlaces, encoreText } from '../../../../content/text/encore.ts'
import { fieldTexts } from '../../../../content/text/fields.ts'
import { battleText } from '../../../../content/text/battle.ts'
import type { Modifier } from '../../../../rules/battle/state.ts'
import { type BattleAction, type BattleFlow, hasBegun } from '../battle-flow.ts'
import { actorOf, givenSoFar } from '../commands/choosing.ts'
import styles from '../battle.module.css'
import type { Battle } from '../battle-model.ts'
import { CommandArea } from '../commands/command-area.tsx'
import { fieldLook } from '../../../looks/fields.ts'
import { useBattleMusic } from '../../../sound/music/battle-music.ts'
import { NoticeLine } from './notice/notice-line.tsx'
import { BoardRibbon } from './board-ribbon.tsx'
import { BoardSheets } from './sheets/board-sheets.tsx'
import { BattleOutcome, TurnTold, useLaterParts } from './later-parts.ts'
import { OpeningBanner } from './opening-banner.tsx'
import { PartyCards } from '../party/party-cards.tsx'
import { SpokenWords } from '../voices/spoken.tsx'
import { LightLayer, Stage } from '../stage/stage.tsx'
import { AnnouncedAloud } from './announced-aloud.tsx'
import { BoardTools, type Sheet, TopBar } from './top-bar.tsx'
import { paces, useBoard } from './use-board.ts'
import { useBoardKeys } from './keys/use-board-keys.ts'
import { useEntrance } from '../stage/use-entrance.ts'
import { useFirstFocus } from './keys/use-first-focus.ts'
import { useReview } from '../review/use-review.tsx'
import { mostHelped } from '../sight/forecasts.ts'
import { SightProvider, useSightOf } from '../sight/use-sight.ts'
import { useStage } from '../stage/use-stage.ts'
import type { Showing } from '../playback/frames.ts'
import type { WayOut } from '../use-way-out.ts'

interface BattleBoardProps {
  /** The field, 1–12, on whose stage it is played. */
  readonly fieldId: number
  readonly flow: BattleFlow
  readonly battle: Battle
  readonly dispatch: Dispatch<BattleAction>
  readonly wayOut: WayOut
}

/** Everything of a battle that has begun: stage, ribbon, panels, and the sheets over it. */
export function BattleBoard({ fieldId, flow, battle, dispatch, wayOut }: BattleBoardProps) {
  const [sheet, setSheet] = useState<Sheet | null>(null)
  const element = useRef<HTMLDivElement>(null)
  const [ready, setReady] = useState(0)
  const onReady = useCallback(() => setReady((before) => before + 1), [])
  const stage = useStage(element, battle, fieldId)
  const begun = hasBegun(flow)
  const { open, stand } = useEntrance(stage, battle, { ready: ready >= battle.enemies.length, over: begun })
  const [isNameOver, setNameOver] = useState(battle.log.length > 0)
  // Once the player has begun to choose, the name goes and does not come back.
  if (begun && !isNameOver) setNameOver(true)
  const onNameOver = useCallback(() => setNameOver(true), [])
  const board = useBoard(stage, { flow, battle, dispatch, stand, beginsAuto: wayOut.beginsAuto, isNameOver })
  const { showing, spoken } = board
  useBattleMusic(fieldId, showing.state.combatants, battle.state.outcome)
  const after = flow.status === 'outputLog' ? flow.turn.after : null
  const { sourceNames } = after ?? battle
  const nameOf = (modifier: Modifier) => sourceNames[modifier.source] ?? battleText.kinds.buff
  const review = useReview({ battle, showing, given: givenSoFar(flow), nameOf })
  useBoardKeys({ flow, dispatch, element, board, openSheet: setSheet, review: review.ask })
  const isSet = open || begun
  const question = isSet ? questionOf(flow) : null
  const sight = useSightOf(flow, question, board.auto.isGoing)
  useFirstFocus(element, question ?? '')
  const isOver = ['resultWin', 'resultLose', 'escaped'].includes(flow.status)
  const [wasOver] = useState(isOver)
  const [isCleared, setCleared] = useState(false)
  const onShown = useCallback(() => setCleared(true), [])
  // Nothing is asked before those of whom it is asked are there.
  const isAway = isCleared || !isSet || flow.status === 'error'
  const isPrepared = useLaterParts(flow, battle)
  const plays = flow.status === 'exec' || flow.status === 'outputLog'
  const shown = { battle, showing, nameOf }
  return (
    // Under the error view nothing can be focused.
    <SightProvider value={sight}>
      <div ref={element} inert={flow.status === 'error'} style={{ '--beat': paces[board.speed] } as CSSProperties}>
        <Stage
          {...shown}
          after={after}
          fieldId={fieldId}
          open={open}
          onReady={onReady}
          speech={spoken}
          onPick={pickFor(flow, 'enemySelect', dispatch)}
          aside={flow.status === 'command' && flow.list !== 'main'}
        />
        <TopBar {...placeOf(battle, showing)} endless={isOver ? null : battle.endless}>
          <BoardTools flow={flow} dispatch={dispatch} board={board} isOver={isOver} onSheet={setSheet} />
        </TopBar>
        <BoardRibbon flow={flow} battle={battle} showing={showing} stand={stand} />
        <SpokenWords battle={battle} speech={spoken} />
        <AnnouncedAloud battle={flow.status === 'command' ? battle : null} />
        {review.aloud}
        {!isNameOver && (stand || !battle.enemies.some((enemy) => enemy.is_boss)) ? (
          <OpeningBanner battle={battle} onOver={onNameOver} />
        ) : null}
        {isAway ? null : <NoticeLine flow={flow} isGoing={board.auto.isGoing} battle={battle} speech={spoken} />}
        <div
          className={styles.hud}
          data-part="hud"
          inert={isAway}
          aria-hidden={isAway}
          style={isAway ? away : stand ? undefined : arriving}
        >
          <div className={styles.commands}>
            <Suspense>
              {isPrepared || plays ? (
                <TurnTold battle={battle} showing={showing} plays={plays} pictureOf={(place) => stage.pictureOf(place)} />
              ) : null}
            </Suspense>
            <CommandArea flow={flow} dispatch={dispatch} />
          </div>
          <PartyCards
            {...shown}
            actor={actorIn(flow, showing)}
            picks={'picks' in flow && flow.status !== 'outputLog' ? flow.picks : []}
            plan={sight.plan}
            won={flow.status === 'resultWin'}
            onPick={pickFor(flow, 'partySelect', dispatch)}
            first={flow.status === 'partySelect' ? mostHelped(flow) : 0}
          />
        </div>
        <LightLayer />
        <Suspense>
          {isOver ? (
            <BattleOutcome flow={flow} wayOut={wayOut} reveal={{ stage, live: !wasOver && board.speed !== 'instant', onShown }} />
          ) : null}
        </Suspense>
        <BoardSheets
          sheet={sheet}
          battle={battle}
          state={showing.state}
          marked={sight.look?.target ?? null}
          dispatch={dispatch}
          onSheet={setSheet}
        />
      </div>
    </SightProvider>
  )
}

/** Below the edge of the stage. */
const away = { transform: 'translateY(130%)' } as const
/** It is still moving, and jumps to its place at a press: what was pressed would not be what is clicked. */
const arriving = { pointerEvents: 'none' } as const

function placeOf({ place: { fieldId, stageId } }: Battle, { state }: Showing) {
  const encore = encorePlaces.find(({ id }) => id === fieldId)
  if (encore) {
    const note = `${encoreText.stage(fieldId, stageId)}・${battleText.turn(state.turn)}`
    return { glyph: encore.glyph, place: encore.name, note }
  }
  return {
    glyph: fieldLook(fieldId).seal,
    place: fieldTexts.find((one) => one.id === fieldId)?.name ?? '',
    note: `${battleText.stage(stageId)}・${battleText.turn(state.turn)}`,
  }
}

/** The place of the member who is asked for a command, or of whoever acts in the turn that is shown. */
function actorIn(flow: BattleFlow, showing: Showing): number | null {
  if (flow.status === 'command' || flow.status === 'enemySelect' || flow.status === 'partySelect') return actorOf(flow)?.id ?? null
  return flow.status === 'outputLog' ? showing.actor : null
}

function pickFor(
  flow: BattleFlow,
  status: 'enemySelect' | 'partySelect',
  dispatch: Dispatch<BattleAction>,
): ((target: number) => void) | null {
  return flow.status === status ? (target) => dispatch({ type: 'aimed', target }) : null
}

/** Changes with every new question to the player. */
function questionOf(flow: BattleFlow): string {
  const picks = 'picks' in flow ? flow.picks.length : 0
  return `${flow.status} ${picks} ${flow.status === 'command' ? flow.list : ''}`
}
