import { type Dispatch, useEffect, useMemo, useReducer, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { backgroundFieldOf } from '../../../../content/enemy-fields.ts'
import { battleText } from '../../../../content/text/battle.ts'
import { encorePlaces, encoreText } from '../../../../content/text/encore.ts'
import { replayText as text } from '../../../../content/text/replay.ts'
import type { ReplayStage } from '../../../../contract/battle/encore.ts'
import { routePaths } from '../../../../contract/pages.ts'
import type { Modifier } from '../../../../rules/battle/state.ts'
import { paperOf } from '../../../looks/paper.ts'
import { replayPath } from '../../../shell/routes.ts'
import { useBattleMusic } from '../../../sound/music/battle-music.ts'
import * as usualLetters from '../../../state/usual-letters.ts'
import { useStoredChoice } from '../../../state/stored-choice.ts'
import { Button, ButtonLink } from '../../../ui/controls/button.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { Icon } from '../../../ui/signs/icon.tsx'
import { KeyHint } from '../../../ui/text/page-title.tsx'
import battleStyles from '../battle.module.css'
import type { Battle } from '../battle-model.ts'
import { useBattleKeys } from '../board/keys/use-battle-keys.ts'
import { useFirstFocus } from '../board/keys/use-first-focus.ts'
import { LogRibbon } from '../board/log-ribbon.tsx'
import { ModifierSheet, HistorySheet } from '../board/sheets/sheets.tsx'
import { SpeedButton, TopBar } from '../board/top-bar.tsx'
import { paces, type Speed, speedAfter, speeds } from '../board/use-board.ts'
import { PartyCards } from '../party/party-cards.tsx'
import { still } from '../playback/frames.ts'
import { usePlayback } from '../playback/use-playback.ts'
import { Particles } from '../stage/particles.tsx'
import { Backdrop, LightLayer, Stage } from '../stage/stage.tsx'
import { useStage } from '../stage/use-stage.ts'
import { recordedFrom, type ReplayAction, replayFlow, type ReplayState } from './replay-flow.ts'
import styles from './replay-board.module.css'

/** How long the end of a stage stays before the next one begins, in milliseconds at single speed. */
const stageEndPause = 1600

/** A stage of a ranked run on the stage of the battle, with what plays it. `nth`: from 1; a run may begin with a later stage than the first. */
export function ReplayBoard({ stage, nth }: { readonly stage: ReplayStage; readonly nth: number }) {
  const navigate = useNavigate()
  const location = useLocation()
  const [speed, setSpeed] = useStoredChoice<Speed>('battle-speed', speeds)
  const [sheet, setSheet] = useState<'history' | 'modifiers' | null>(null)
  const element = useRef<HTMLDivElement>(null)
  const { battles, turns } = useMemo(() => recordedFrom(stage), [stage])
  const { run, stage_id: stageId, stages } = stage
  const goesOn = nth < stages
  const [replay, dispatch] = useReducer(replayFlow(turns.length, goesOn), {
    at: 0,
    playing: (location.state as { readonly playing?: boolean } | null)?.playing === true,
  })
  const { at, playing } = replay
  const battle = battles[at] ?? battles[0]
  const pace = paces[speed]
  const scene = backgroundFieldOf(
    run.field_id,
    battle.enemies.map(({ id }) => id),
  )
  const theatre = useStage(element, battle, scene)
  // At once there is nothing to stand still in.
  const turn = playing || pace > 0 ? (turns[at] ?? null) : null
  const showing =
    usePlayback(theatre, { before: battle.state, turn, held: !playing }, { steps: pace, speeches: 1 }, () => dispatch({ type: 'shown' })) ??
    still(battle.state)
  const goTo = (to: number) => {
    if (to >= 1 && to <= stages) void navigate(replayPath(run.id, to), { replace: true, state: { playing } })
  }
  useEffect(() => {
    if (!playing || at < turns.length) return
    const timer = setTimeout(
      () => void navigate(replayPath(run.id, nth + 1), { replace: true, state: { playing: true } }),
      stageEndPause * Math.max(pace, 0.5),
    )
    return () => clearTimeout(timer)
  }, [playing, at, turns.length, pace, navigate, run.id, nth])
  useFirstFocus(element, 'replay')
  const nextSpeed = () => setSpeed(speedAfter(speed))
  useBattleKeys({
    onDigit: () => undefined,
    onArrow: (by) => dispatch({ type: 'stepped', by }),
    onEscape: () => void navigate(routePaths.menu_adventure),
    onConfirm: () => dispatch({ type: 'toggled' }),
    onLetter: (letter) => {
      if (letter === usualLetters.speed) nextSpeed()
      if (letter === usualLetters.modifiers) setSheet('modifiers')
      if (letter === usualLetters.history) setSheet('history')
      if (letter === usualLetters.nextStage) goTo(nth + 1)
      if (letter === usualLetters.previousStage) goTo(nth - 1)
    },
  })
  const isMoving = playing && turn !== null
  const shownBattle = isMoving ? turn.after : battle
  const nameOf = (modifier: Modifier) => shownBattle.sourceNames[modifier.source] ?? battleText.kinds.buff
  useBattleMusic(scene, showing.state.combatants, battle.state.outcome)
  const place = encorePlaces.find(({ id }) => id === run.field_id)
  const names = [...battle.members, ...battle.enemies].map((one) => one.name)
  const shown = { battle, showing, nameOf }
  return (
    <div className={battleStyles.battle} style={paperOf(scene)} data-stage>
      <Backdrop fieldId={scene} />
      <Particles fieldId={scene} />
      <div ref={element}>
        <Stage {...shown} after={turn?.after ?? null} fieldId={scene} open onReady={noted} speech={null} onPick={null} aside={false} />
        <TopBar
          glyph={place?.glyph ?? '幕'}
          place={text.place(place?.name ?? '', run.rank)}
          endless={battle.endless}
          note={`${encoreText.stage(run.field_id, stageId)}・${battleText.turn(Math.min(at + 1, turns.length))}`}
        >
          <SpeedButton speed={speed} onNext={nextSpeed} />
          <Button size="small" onClick={() => setSheet('modifiers')}>
            <Icon name="strengthen" />
            {battleText.buffs} <KeyHint>{usualLetters.modifiers}</KeyHint>
          </Button>
          <Button size="small" onClick={() => setSheet('history')}>
            <Icon name="log" />
            {battleText.history} <KeyHint>{usualLetters.history}</KeyHint>
          </Button>
          <ButtonLink size="small" to={routePaths.menu_adventure}>
            {text.leave} <KeyHint>Esc</KeyHint>
          </ButtonLink>
        </TopBar>
        <LogRibbon {...(showing.line ?? { text: standingLine(battle, at, turns.length) })} names={names} />
        <LightLayer />
        <div className={battleStyles.hud} data-part="hud">
          <Controls stage={stage} nth={nth} replay={replay} dispatch={dispatch} goTo={goTo} />
          <PartyCards {...shown} actor={isMoving ? showing.actor : null} picks={[]} plan={null} won={false} onPick={null} />
        </div>
      </div>
      {sheet === 'history' ? <HistorySheet battle={battle} onClose={() => setSheet(null)} /> : null}
      {sheet === 'modifiers' ? (
        <ModifierSheet battle={shownBattle} state={showing.state} onShadows={null} onClose={() => setSheet(null)} />
      ) : null}
    </div>
  )
}

const noted = () => undefined

interface ControlsProps {
  readonly stage: ReplayStage
  readonly nth: number
  readonly replay: ReplayState
  readonly dispatch: Dispatch<ReplayAction>
  /** Goes to a stage, counted from 1; what is no stage of the run changes nothing. */
  readonly goTo: (stage: number) => void
}

/** In the place of the commands: plays and pauses, turn by turn and stage by stage. */
function Controls({ stage: { run, stages, turns }, nth, replay: { at, playing }, dispatch, goTo }: ControlsProps) {
  return (
    <section className={battleStyles.commands} aria-label={text.controls}>
      <Panel className={styles.controls ?? ''}>
        <div className={styles.row}>
          <Button size="small" disabled={at === 0} onClick={() => dispatch({ type: 'stepped', by: -1 })}>
            {text.back} <KeyHint>←</KeyHint>
          </Button>
          <Button size="small" disabled={at >= turns.length} onClick={() => dispatch({ type: 'stepped', by: 1 })}>
            {text.forward} <KeyHint>→</KeyHint>
          </Button>
        </div>
        <Button tone="primary" wide onClick={() => dispatch({ type: 'toggled' })} data-first>
          {playing ? text.pause : at < turns.length ? text.play : text.playAgain}
          <span className={styles.position}>{text.position(at, turns.length)}</span>
        </Button>
        <div className={styles.row}>
          <Button size="small" disabled={nth <= 1} onClick={() => goTo(nth - 1)}>
            {text.previous(run.field_id)} <KeyHint>{usualLetters.previousStage}</KeyHint>
          </Button>
          <Button size="small" disabled={nth >= stages} onClick={() => goTo(nth + 1)}>
            {text.next(run.field_id)} <KeyHint>{usualLetters.nextStage}</KeyHint>
          </Button>
        </div>
        <p className={styles.stages}>{text.stagePosition(run.field_id, nth, stages)}</p>
      </Panel>
    </section>
  )
}

/** What the ribbon says while nothing moves. */
function standingLine({ state }: Battle, at: number, length: number): string {
  if (at === 0) return text.before
  if (at < length) return text.between(at)
  if (state.outcome === 'won') return text.wonEnd
  return state.outcome === 'escaped' ? text.escapedEnd : text.lostEnd
}
