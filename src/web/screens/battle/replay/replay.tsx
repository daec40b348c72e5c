import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useEffect, useMemo, useReducer, useRef, useState } from 'react'
import { useLocation, useNavigate, useParams } from 'react-router'
import { backgroundFieldOf } from '../../../../content/enemy-fields.ts'
import { battleText } from '../../../../content/text/battle.ts'
import { encorePlaces, encoreText } from '../../../../content/text/encore.ts'
import type { ReplayStage } from '../../../../contract/encore.ts'
import type { Modifier } from '../../../../rules/battle/state.ts'
import { read } from '../../../server/query.ts'
import { routePaths } from '../../../../contract/pages.ts'
import { replayPath } from '../../../shell/routes.ts'
import { useStoredChoice } from '../../../state/stored-choice.ts'
import { useBattleMusic } from '../../../sound/music/battle-music.ts'
import { Button, ButtonLink } from '../../../ui/controls/button.tsx'
import { FailurePanel } from '../../../ui/feedback/failure-panel.tsx'
import { Icon } from '../../../ui/signs/icon.tsx'
import { Loading } from '../../../ui/feedback/loading.tsx'
import { KeyHint, PageTitle, useDocumentTitle } from '../../../ui/text/page-title.tsx'
import { Panel } from '../../../ui/panel.tsx'
import styles from '../battle.module.css'
import type { BattleFlow } from '../battle-flow.ts'
import type { Battle } from '../battle-model.ts'
import { LogRibbon } from '../board/log-ribbon.tsx'
import { Particles } from '../stage/particles.tsx'
import { PartyCards } from '../party/party-cards.tsx'
import own from './replay.module.css'
import { recordedFrom, replayFlow } from './replay-flow.ts'
import { BuffSheet, HistorySheet } from '../board/sheets.tsx'
import { paperOf } from '../../../looks/paper.ts'
import { Backdrop, LightLayer, Stage } from '../stage/stage.tsx'
import bar from '../board/top-bar.module.css'
import { useBattleKeys } from '../board/keys/use-battle-keys.ts'
import { paces, type Speed, speeds } from '../board/use-board.ts'
import { still } from '../playback/show-turn.ts'
import { usePlayback } from '../playback/use-playback.ts'
import { useStage } from '../stage/use-stage.ts'

const text = encoreText.replay

/** `/game/rpg/replay/{entryId}/{stageId}`: a run of the ranking, shown on the stage of the battle. */
export function Replay() {
  const { data, error, refetch } = useQuery(read('GET /api/game/rpg/title/check_situation'))
  if (error && !data)
    return (
      <Apart>
        <FailurePanel failure={error} onRetry={() => void refetch()} />
      </Apart>
    )
  if (!data)
    return (
      <Apart>
        <Loading page text={text.loading} />
      </Apart>
    )
  if (data.status === 'unsigned') {
    return (
      <Closed title={text.signedOutTitle} sentences={text.signedOut}>
        <ButtonLink to={routePaths['game.rpg']}>{text.toTitle}</ButtonLink>
        <ButtonLink to="/login" tone="primary" data-first>
          {text.login}
        </ButtonLink>
      </Closed>
    )
  }
  if (data.status === 'signed') {
    return (
      <Closed title={text.signedOutTitle} sentences={text.noSave}>
        <ButtonLink to={routePaths['game.rpg']} tone="primary">
          {text.toTitle}
        </ButtonLink>
      </Closed>
    )
  }
  return <WatchedStage />
}

function WatchedStage() {
  const params = useParams()
  const id = Number(params['entryId'])
  const stage = Number(params['stageId'] ?? 1)
  const { data, error, refetch } = useQuery(read('GET /api/game/rpg/replay/{id}/{stage}', { id, stage }))
  if (data) return <Player key={`${id} ${stage}`} stage={data} />
  if (!error)
    return (
      <Apart>
        <Loading page text={text.loading} />
      </Apart>
    )
  if (error.kind !== 'refused') {
    return (
      <Apart>
        <FailurePanel failure={error} onRetry={() => void refetch()}>
          <ButtonLink to={routePaths.menu_adventure}>{text.leave}</ButtonLink>
        </FailurePanel>
      </Apart>
    )
  }
  if (error.code === 'encoreClosed') {
    return (
      <Closed title={text.closedTitle} sentences={text.closed}>
        <ButtonLink to={routePaths['game.rpg.menu']} tone="primary">
          {encoreText.toTown}
        </ButtonLink>
      </Closed>
    )
  }
  return (
    <Closed title={text.title} sentences={[error.message]}>
      <ButtonLink to={routePaths.menu_adventure} tone="primary">
        {text.leave}
      </ButtonLink>
    </Closed>
  )
}

/** A page without a stage. */
function Apart({ children }: { readonly children: ReactNode }) {
  return (
    <div className={`${styles.battle} ${own.apart}`} style={paperOf(1)}>
      <Backdrop fieldId={1} />
      <div className={own.content}>{children}</div>
    </div>
  )
}

interface ClosedProps {
  readonly title: string
  readonly sentences: readonly string[]
  readonly children: ReactNode
}

/** Why nothing is shown, and the ways on. */
function Closed({ title, sentences, children }: ClosedProps) {
  useDocumentTitle(title)
  return (
    <Apart>
      <Panel tone="lit" className={own.closed ?? ''}>
        <h1 className={own.closedTitle}>{title}</h1>
        {sentences.map((sentence) => (
          <p key={sentence} className={own.sentence}>
            {sentence}
          </p>
        ))}
        <div className={own.ways}>{children}</div>
      </Panel>
    </Apart>
  )
}

/** How long the end of a stage stays before the next one begins, in milliseconds at single speed. */
const stageEndPause = 1600

function Player({ stage }: { readonly stage: ReplayStage }) {
  const navigate = useNavigate()
  const location = useLocation()
  const [speed, setSpeed] = useStoredChoice<Speed>('battle-speed', speeds)
  const [sheet, setSheet] = useState<'history' | 'buffs' | null>(null)
  const element = useRef<HTMLDivElement>(null)
  const { battles, turns } = useMemo(() => recordedFrom(stage), [stage])
  const { run, stage_id: stageId, stages } = stage
  const goesOn = stageId < stages
  const [{ at, playing }, dispatch] = useReducer(replayFlow(turns.length, goesOn), {
    at: 0,
    playing: (location.state as { readonly playing?: boolean } | null)?.playing === true,
  })
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
  const goTo = (to: number, plays: boolean) => {
    if (to >= 1 && to <= stages) void navigate(replayPath(run.id, to), { replace: true, state: { playing: plays } })
  }
  useEffect(() => {
    if (!playing || at < turns.length) return
    const timer = setTimeout(
      () => void navigate(replayPath(run.id, stageId + 1), { replace: true, state: { playing: true } }),
      stageEndPause * Math.max(pace, 0.5),
    )
    return () => clearTimeout(timer)
  }, [playing, at, turns.length, pace, navigate, run.id, stageId])
  useEffect(() => {
    element.current?.querySelector<HTMLElement>('[data-first]')?.focus()
  }, [])
  const nextSpeed = () => setSpeed(speeds[(speeds.indexOf(speed) + 1) % speeds.length] ?? 'normal')
  useBattleKeys({
    onDigit: () => undefined,
    onArrow: (by) => dispatch({ type: 'stepped', by }),
    onEscape: () => void navigate(routePaths.menu_adventure),
    onConfirm: () => dispatch({ type: 'toggled' }),
    onLetter: (letter) => {
      if (letter === 's') nextSpeed()
      if (letter === 'b') setSheet('buffs')
      if (letter === 'l') setSheet('history')
      if (letter === 'n') goTo(stageId + 1, playing)
      if (letter === 'p') goTo(stageId - 1, playing)
    },
  })
  const shownBattle = turn !== null && playing ? (battles[at + 1] ?? battle) : battle
  const nameOf = (modifier: Modifier) => shownBattle.sourceNames[modifier.source] ?? battleText.kinds.buff
  useBattleMusic(scene, battle.state.combatants, battle.state.outcome)
  const place = encorePlaces.find(({ id }) => id === run.field_id)
  const name = place?.name ?? ''
  const names = [...battle.members, ...battle.enemies].map((one) => one.name)
  const shown = { battle, showing, nameOf }
  const flow: BattleFlow = turn !== null && playing ? { status: 'outputLog', battle, picks: [], turn } : { status: 'start' }
  return (
    <div className={styles.battle} style={paperOf(scene)} data-stage>
      <Backdrop fieldId={scene} />
      <Particles fieldId={scene} />
      <div ref={element}>
        <Stage {...shown} after={turn?.after ?? null} fieldId={scene} open onReady={noted} speech={null} onPick={null} aside={false} />
        <div className={bar.bar}>
          <PageTitle
            glyph={place?.glyph ?? '幕'}
            title={text.place(name, run.rank)}
            note={`${encoreText.stage(run.field_id, stageId)}・${battleText.turn(Math.min(at + 1, turns.length))}`}
          />
          <div className={bar.tools}>
            <Button size="small" onClick={nextSpeed}>
              <span className="aloud">{battleText.speedLabel}：</span>
              {battleText.speeds[speed]} <KeyHint>S</KeyHint>
            </Button>
            <Button size="small" onClick={() => setSheet('buffs')}>
              <Icon name="strengthen" />
              {battleText.buffs} <KeyHint>B</KeyHint>
            </Button>
            <Button size="small" onClick={() => setSheet('history')}>
              <Icon name="log" />
              {battleText.history} <KeyHint>L</KeyHint>
            </Button>
            <ButtonLink size="small" to={routePaths.menu_adventure}>
              {text.leave} <KeyHint>Esc</KeyHint>
            </ButtonLink>
          </div>
        </div>
        <LogRibbon {...(showing.line ?? { text: standingLine(battle, at, turns.length) })} names={names} />
        <LightLayer />
        <div className={styles.hud} data-part="hud">
          <section className={styles.commands} aria-label={text.controls}>
            <Panel className={own.controls ?? ''}>
              <div className={own.row}>
                <Button size="small" disabled={at === 0} onClick={() => dispatch({ type: 'stepped', by: -1 })}>
                  {text.back} <KeyHint>←</KeyHint>
                </Button>
                <Button size="small" disabled={at >= turns.length} onClick={() => dispatch({ type: 'stepped', by: 1 })}>
                  {text.forward} <KeyHint>→</KeyHint>
                </Button>
              </div>
              <Button tone="primary" wide onClick={() => dispatch({ type: 'toggled' })} data-first>
                {playing ? text.pause : text.play}
                <span className={own.position}>{text.position(at, turns.length)}</span>
              </Button>
              <div className={own.row}>
                <Button size="small" disabled={stageId <= 1} onClick={() => goTo(stageId - 1, playing)}>
                  {text.previous(run.field_id)} <KeyHint>P</KeyHint>
                </Button>
                <Button size="small" disabled={!goesOn} onClick={() => goTo(stageId + 1, playing)}>
                  {text.next(run.field_id)} <KeyHint>N</KeyHint>
                </Button>
              </div>
              <p className={own.stages}>{text.stagePosition(run.field_id, stageId, stages)}</p>
            </Panel>
          </section>
          <PartyCards {...shown} flow={flow} onPick={null} />
        </div>
      </div>
      {sheet === 'history' ? <HistorySheet battle={battle} onClose={() => setSheet(null)} /> : null}
      {sheet === 'buffs' ? <BuffSheet battle={shownBattle} state={showing.state} onClose={() => setSheet(null)} /> : null}
    </div>
  )
}

const noted = () => undefined

/** What the ribbon says while nothing moves. */
function standingLine({ state, members }: Battle, at: number, length: number): string {
  if (at === 0) return text.before
  if (at < length) return text.between(at)
  if (state.outcome === 'won') return text.wonEnd
  return members.some(({ is_escaped }) => is_escaped) ? text.escapedEnd : text.lostEnd
}
