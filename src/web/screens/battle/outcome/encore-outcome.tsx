import { Suspense, useRef, useState } from 'react'
import { FINALE } from '../../../../content/named-ids.ts'
import { encoreText as text } from '../../../../content/text/encore.ts'
import type { Standing } from '../../../../contract/standing.ts'
import { useWrite } from '../../../server/query.ts'
import { once, part } from '../../../shell/parts.ts'
import { replayPath } from '../../../shell/routes.ts'
import { Button, ButtonLink } from '../../../ui/controls/button.tsx'
import { Seal } from '../../../ui/feedback/chip.tsx'
import { useKeptFocus } from '../../../ui/controls/kept-focus.ts'
import { CallFailure } from '../../../ui/feedback/notice.tsx'
import type { BattleFlow } from '../battle-flow.ts'
import type { Battle } from '../battle-model.ts'
import { fieldSeals } from '../../../looks/fields.ts'
import styles from './won.module.css'
import { type SaidLine, Won } from './won.tsx'
import { Sentences, WayHome, WholeCurtain } from './lost.tsx'
import type { Reveal } from './use-reveal.ts'
import type { WayOut } from '../use-way-out.ts'

const interval = once(() => import('../interval/interval.tsx'))
const Tally = part(async () => (await interval()).Tally)
const Slips = part(async () => (await interval()).Slips)
const Face = part(async () => (await interval()).Face)

/** Loads what stands between two curtains, so that it is there when one falls. */
export const prepareInterval = (): Promise<unknown> => interval()

interface EncoreOutcomeProps {
  readonly flow: BattleFlow
  readonly battle: Battle
  /** What the members say after a won stage. */
  readonly banter: readonly SaidLine[]
  readonly wayOut: WayOut
  readonly reveal: Reveal
}

/** Between two stages of a run after the story, and at its end: how far it came and what the ranking says of it. */
export function EncoreOutcome({ flow, battle, banter, wayOut, reveal }: EncoreOutcomeProps) {
  const finish = useWrite('POST /api/game/rpg/battle/finish')
  /** `ended`: the run had ended before, in another window. */
  const [standing, setStanding] = useState<Standing | 'ended' | null>(null)
  const [slip, setSlip] = useState<number | null>(null)
  const { fieldId, stageId } = battle.place
  const end = async () => {
    const outcome = await finish.run({ session_id: battle.sessionId })
    if (outcome?.ok) setStanding(outcome.value.standing ?? 'ended')
  }
  const still = { ...reveal, live: false }
  if (standing !== null) return <Placed battle={battle} standing={standing} wayOut={wayOut} reveal={still} />
  if (finish.failure) return <Failed finish={finish} onRetry={() => void end()} wayOut={wayOut} reveal={still} />
  switch (flow.status) {
    case 'resultWin': {
      const isLast = flow.result?.[1] === true
      const between = flow.result?.[4] ?? null
      const chosen = slip ?? between?.slips[0]?.id
      const onNext = (withAuto: boolean) => wayOut.next(withAuto, chosen)
      return (
        <Won
          battle={battle}
          {...(isLast
            ? { title: text.finale, finishLabel: text.end, below: <TwelveSeals /> }
            : { finishLabel: fieldId === FINALE ? text.later : text.stop })}
          result={flow.result}
          banter={isLast ? [] : banter}
          between={
            between && {
              aside: (
                <Suspense>
                  <Tally stage={stageId} interval={between} />
                </Suspense>
              ),
              face: (roleClass) => (
                <Suspense>
                  <Face roleClass={roleClass} />
                </Suspense>
              ),
              choice: (falling) => (
                <Suspense>
                  <Slips
                    slips={between.slips}
                    chosen={chosen ?? 0}
                    falling={falling}
                    disabled={finish.pending}
                    onChoose={setSlip}
                    onTake={() => onNext(false)}
                  />
                </Suspense>
              ),
            }
          }
          leaving={finish.pending}
          reveal={reveal}
          onNext={onNext}
          // To stop 千秋楽 on the way would throw it away: it waits in town.
          onFinish={fieldId === FINALE && !isLast ? wayOut.later : () => void end()}
        />
      )
    }
    case 'resultLose':
    case 'escaped': {
      const title = flow.status === 'escaped' ? text.over.escaped : fieldId === FINALE ? text.over.lost : text.over.curtain
      // The first that is entered has no slip.
      const reached = stageId === 1 || battle.endless?.slip === null ? text.noneReached : text.reached(fieldId, stageId - 1)
      return (
        <WholeCurtain
          title={title}
          lamp={flow.status === 'escaped' ? 'lit' : 'out'}
          {...(flow.status === 'resultLose' ? { fallen: battle.members } : { below: <WayHome members={battle.members} /> })}
          reveal={reveal}
          ways={
            <Button tone="primary" glyph="幕" pending={finish.pending} onClick={() => void end()} data-first>
              {finish.pending ? text.ending : text.end}
            </Button>
          }
        >
          <Sentences lines={[reached, text.itemsBack]} />
        </WholeCurtain>
      )
    }
    default:
      return null
  }
}

/** One for each boss of 千秋楽, in the red of the stamp. */
function TwelveSeals() {
  return (
    <div className={styles.ways} data-part="words">
      {fieldSeals.map((glyph) => (
        <Seal key={glyph} glyph={glyph} colour="#c2362c" />
      ))}
    </div>
  )
}

interface PlacedProps {
  readonly battle: Battle
  readonly standing: Standing | 'ended'
  readonly wayOut: WayOut
  readonly reveal: Reveal
}

/** What the server has made of the run. */
function Placed({ battle: { members, place }, standing, wayOut, reveal }: PlacedProps) {
  const element = useRef<HTMLDivElement>(null)
  useKeptFocus(element, standing)
  const watchable = standing !== 'ended' && standing.is_best && standing.best ? standing.best.id : null
  return (
    <div ref={element}>
      <WholeCurtain
        title={text.ranking}
        lamp="lit"
        below={<WayHome members={members} />}
        reveal={reveal}
        ways={
          <>
            {watchable === null ? null : (
              <ButtonLink to={replayPath(watchable)} glyph="見">
                {text.again}
              </ButtonLink>
            )}
            <Button tone="primary" glyph="町" onClick={wayOut.later} data-first>
              {text.toTown}
            </Button>
          </>
        }
      >
        {standing === 'ended' ? <Sentences lines={[text.alreadyEnded]} /> : <Score fieldId={place.fieldId} standing={standing} />}
      </WholeCurtain>
    </div>
  )
}

function Score({ fieldId, standing }: { readonly fieldId: number; readonly standing: Standing }) {
  const { points, stages, turns } = standing
  return (
    <>
      {stages === 0 ? null : <p className={styles.score}>{text.score(fieldId, points, stages, turns)}</p>}
      <Sentences lines={[sentenceOf(fieldId, standing)]} />
    </>
  )
}

function sentenceOf(fieldId: number, { unranked, best, is_best }: Standing): string {
  if (unranked === 'tooShort') return text.tooShort(fieldId)
  if (unranked === 'otherRules' || best === null) return text.otherRules
  return is_best ? text.placed(best.rank) : text.notBest(best.rank, best.points)
}

interface FailedProps {
  readonly finish: Pick<ReturnType<typeof useWrite<'POST /api/game/rpg/battle/finish'>>, 'failure' | 'pending'>
  readonly onRetry: () => void
  readonly wayOut: WayOut
  readonly reveal: Reveal
}

/** The run could not be ended, or the server refuses to rank it: then it can only be let go. */
function Failed({ finish: { failure, pending }, onRetry, wayOut, reveal }: FailedProps) {
  const refused = failure?.kind === 'refused'
  return (
    <WholeCurtain
      title={text.ranking}
      lamp="out"
      reveal={reveal}
      ways={
        <>
          <Button
            tone={refused ? 'primary' : 'plain'}
            glyph="町"
            disabled={pending}
            pending={wayOut.leaving}
            onClick={refused ? wayOut.giveUp : wayOut.later}
            data-first={refused || undefined}
          >
            {text.toTown}
          </Button>
          {refused ? null : (
            <Button tone="primary" pending={pending} onClick={onRetry} data-first>
              {text.end}
            </Button>
          )}
        </>
      }
    >
      <CallFailure failure={failure} />
    </WholeCurtain>
  )
}
