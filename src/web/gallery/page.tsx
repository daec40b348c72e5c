import { QueryClientProvider } from '@tanstack/react-query'
import { useEffect, useMemo, useReducer, useRef, useState } from 'react'
import { createRoot } from 'react-dom/client'
import './fonts.css' // made by scripts/fonts out of the characters in the sources
import '../ui/base.css'
import { type Battle, battleFrom, turnFrom, type PlayedTurn } from '../screens/battle/battle-model.ts'
import battleStyles from '../screens/battle/battle.module.css'
import { Won } from '../screens/battle/outcome/won.tsx'
import { Escaped, Lost } from '../screens/battle/outcome/lost.tsx'
import { PartyCards } from '../screens/battle/party/party-cards.tsx'
import { encounter, enemy, member } from '../screens/battle/sample-battle.fixture.ts'
import { paperOf } from '../looks/paper.ts'
import { Backdrop, LightLayer, Stage } from '../screens/battle/stage/stage.tsx'
import { type Showing, still } from '../screens/battle/playback/frames.ts'
import { usePlayback } from '../screens/battle/playback/use-playback.ts'
import { useStage } from '../screens/battle/stage/use-stage.ts'
import type { WinResult } from '../../contract/battle/battle.ts'
import type { Announcement } from '../../contract/battle/combatants.ts'
import { queryClient } from '../server/query.ts'
import { fitToWindow } from '../ui/fit-to-window.ts'
import { arrive, bossEntrance } from '../motion/gestures/entrance.ts'
import { GesturePlayer } from '../motion/player.ts'
import { wings } from '../shell/wings/wings.ts'
import wingStyles from '../shell/wings/wings.module.css'
import { outcomeText } from '../../content/text/outcome.ts'
import { levelFor } from '../../rules/party/growth.ts'
import { acts, wins } from './acts.ts'
import styles from './page.module.css'

// Only in development: every gesture on every field, with a slow button; `npm run strips` drives this page.

const query = new URLSearchParams(location.search)
const numbers = (name: string, usual: readonly number[]): readonly number[] => query.get(name)?.split(',').map(Number) ?? usual

declare global {
  interface Window {
    /** For `npm run strips`. */
    gallery?: {
      readonly names: readonly string[]
      readonly show: (name: string) => void
      /** Lets so many ms pass on a page opened with `stepped`. Returns whether something is still being played. */
      readonly advance: (ms: number) => boolean
      /** Waits until what flies is drawn. */
      readonly finish: () => Promise<void>
    }
  }
}

function Gallery() {
  const [field, setField] = useState(() => numbers('field', [1])[0] ?? 1)
  const [role, setRole] = useState(() => numbers('role', [1])[0] ?? 1)
  const [kinds] = useState(() => numbers('enemies', []))
  const [boss] = useState(() => query.has('boss'))
  const [rate, setRate] = useState(() => numbers('rate', [1])[0] ?? 1)
  const [turn, setTurn] = useReducer((_: PlayedTurn | null, next: PlayedTurn | null) => next, null)
  const [isAway, setAway] = useState(false)
  const [end, setEnd] = useState<string | null>(null)
  const element = useRef<HTMLDivElement>(null)
  const battle = useMemo(() => {
    const members = [
      member(0, { role_id: role, value_hp: 40 }),
      member(1, { role_id: 2, value_hp: 30 }),
      member(2, { role_id: 4, value_hp: 35 }),
    ]
    const ids = kinds.length > 0 ? kinds : [field * 10 + 1, field * 10 + 1]
    const enemies = ids.map((id, index) =>
      enemy(index, { id, is_boss: boss && index === 0, aspect_ratio: null, announcement: announcements[index % 2] ?? null }),
    )
    return battleFrom({ fieldId: field, stageId: 1 }, encounter(members, enemies))
  }, [field, role, kinds, boss])
  const stage = useStage(element, battle, field)
  const [left, setLeft] = useState<Showing | null>(null)
  const played = usePlayback(stage, { before: battle.state, turn }, { steps: 1 / rate, speeches: 1 }, () => {
    setLeft(played)
    setTurn(null)
  })
  const showing = played ?? left ?? still(battle.state)
  const [player] = useState(() => new GesturePlayer(stage, { arrive, bossEntrance }))
  const curtain = useRef<HTMLDivElement>(null)
  const playing = useRef(false)
  /** Something is shown that is no turn. */
  const busy = useRef(false)
  useEffect(() => {
    if (curtain.current) void wings.hang(curtain.current)
  }, [])
  const result = wins[end ?? ''] ?? null
  const show = (name: string) => {
    setLeft(null)
    const isEnd = name in wins || name === 'defeat' || name === 'escaped'
    setEnd(isEnd ? name : null)
    if (isEnd) return
    if (name === 'wings' || name === 'lantern') {
      busy.current = true
      return void wings
        .close(name)
        .then(() => wings.open())
        .finally(() => (busy.current = false))
    }
    if (name === 'arrive' || name === 'bossEntrance') {
      busy.current = true
      const onEnd = () => (busy.current = false)
      return player.play([{ at: 0, gesture: name, who: 3, blows: [], element: 'paper' }], { onBegin: noted, onLand: noted, onEnd })
    }
    const events = acts[name] ?? []
    const view = { state: { ...battle.state, turn: 2 }, recovered: null, names: {} }
    setTurn(turnFrom(battle, [[], [], [], [], 2, events, [], view, [], battle.enemies]))
  }
  useEffect(() => {
    playing.current = turn !== null
    if (query.has('stepped')) for (const clock of [stage.clock, wings.clock]) clock.step()
    window.gallery = {
      names,
      show,
      advance: (ms) => {
        for (let passed = 0; passed < ms; passed += 10) for (const clock of [stage.clock, wings.clock]) clock.advance(10)
        return playing.current || busy.current || (end !== null && stage.clock.now < endLength)
      },
      finish: () => stage.shards.finish(),
    }
  })
  const shown = { battle, showing, nameOf: () => '' }
  const reveal = { stage, live: true, onShown: () => setAway(true) }
  return (
    <main className={`${battleStyles.battle} ${styles.page}`} style={paperOf(field)} data-stage>
      <Backdrop fieldId={field} />
      <div ref={element}>
        <Stage {...shown} after={battle} fieldId={field} open onReady={noted} speech={null} onPick={null} aside={false} />
        <LightLayer />
        {end === 'defeat' ? (
          <Lost
            lines={[]}
            battle={battle}
            advice={outcomeText.loseAdvice.candy}
            townFirst={false}
            onAgain={() => location.reload()}
            leaving={false}
            reveal={reveal}
            onLeave={() => location.reload()}
          />
        ) : null}
        {end === 'escaped' ? (
          <Escaped lines={[]} members={battle.members} leaving={false} reveal={reveal} onLeave={() => location.reload()} />
        ) : null}
        {result === null ? null : (
          <Won
            key={end}
            battle={after(battle, result)}
            result={result}
            banter={[{ roleClass: 'medic', line: 'トモリ「まだ、あたたかい」' }]}
            leaving={false}
            reveal={reveal}
            onNext={noted}
            onFinish={() => location.reload()}
          />
        )}
        <div className={battleStyles.hud} data-part="hud" style={isAway ? { transform: 'translateY(130%)' } : undefined}>
          <div className={battleStyles.commands}>
            <nav className={styles.desk} hidden={query.has('bare')}>
              <label>
                Field <input type="number" min={1} max={12} value={field} onChange={({ target }) => setField(Number(target.value))} />
              </label>
              <label>
                Role <input type="number" min={1} max={6} value={role} onChange={({ target }) => setRole(Number(target.value))} />
              </label>
              <a href="drawings.html">drawings</a>
              <button type="button" onClick={() => setRate(rate === 1 ? 0.2 : 1)}>
                {rate === 1 ? 'slow' : 'full speed'}
              </button>
              {names.map((name) => (
                <button key={name} type="button" onClick={() => show(name)}>
                  {name}
                </button>
              ))}
            </nav>
          </div>
          <PartyCards {...shown} actor={null} picks={[]} plan={null} won={false} onPick={null} />
        </div>
      </div>
      <div ref={curtain} className={wingStyles.wings} />
    </main>
  )
}

/** What the tags of enemies tell, by turns. */
const announcements: readonly Announcement[] = [
  { kind: 'other', aim: 'one', weight: null, break_damage: null },
  { kind: 'physical', aim: 'all', weight: 3, break_damage: 24 },
]

const noted = () => undefined
const names = [...Object.keys(acts), ...Object.keys(wins), 'defeat', 'escaped', 'arrive', 'bossEntrance', 'wings', 'lantern']

/** Ms after which the end of a battle is shown. */
const endLength = 5200

/** The battle once it is won: with the EXP that it gave, and somebody's points to spend. */
function after(battle: Battle, [, , , gains]: WinResult): Battle {
  const members = battle.members.map((one, at) => {
    const exp = (gains?.members[at]?.exp ?? 0) + (gains?.exp ?? 0)
    return { ...one, total_exp: exp, level: levelFor(exp), freely_status_point: 4 }
  })
  return { ...battle, members, recovered: members.map(() => ({ hp: 42, maxHp: 50, ap: 15, maxAp: 20 })) }
}

fitToWindow()
const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root')
createRoot(root).render(
  <QueryClientProvider client={queryClient}>
    <Gallery />
  </QueryClientProvider>,
)
