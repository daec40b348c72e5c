import { useQuery } from '@tanstack/react-query'
import { useReducer, useRef } from 'react'
import { Navigate } from 'react-router'
import { REST_PRICE } from '../../../content/rest.ts'
import { innkeeper } from '../../../content/story/town/keepers/innkeeper.ts'
import { people } from '../../../content/story/town/people.ts'
import { restText as text } from '../../../content/text/rest.ts'
import type { RestMember } from '../../../contract/rest.ts'
import { useMenuStatus } from '../../state/game-state.ts'
import { newsOf, useGreeting, withTalk } from '../../town/greeting.ts'
import { read } from '../../server/query.ts'
import { useRunningAdventure } from '../../town/running-adventure.ts'
import { useTown } from '../../town/town.ts'
import { Button } from '../../ui/controls/button.tsx'
import { Seal } from '../../ui/feedback/chip.tsx'
import { Loading } from '../../ui/feedback/loading.tsx'
import { useKeptFocus } from '../../ui/controls/kept-focus.ts'
import { Notice } from '../../ui/feedback/notice.tsx'
import { formatGold } from '../../ui/text/number-format.ts'
import { Panel } from '../../ui/panel.tsx'
import { roleClassOf, roleLooks } from '../../looks/roles.ts'
import { Room, RoomHead, ToPlaza } from '../../ui/story/room.tsx'
import { Speech } from '../../ui/story/speech.tsx'
import { Tabs } from '../../ui/controls/tabs.tsx'
import { RestDialog } from './rest-dialog.tsx'
import { canBeReset, initialRest, restFlow } from './rest-flow.ts'
import styles from './rest.module.css'
import { UsedPoints } from './used-points.tsx'
import layout from '../../ui/layout.module.css'
import { classes } from '../../ui/classes.ts'

/** ほどき屋: returns the points of a member. When it cannot be read, the player is sent to the plaza, which says why. */
export function Rest() {
  const { data, error } = useQuery(read('GET /api/game/rpg/menu/plaza/refresh/fetch_parties_info'))
  useMenuStatus(`refresh: ${data === undefined ? 'start' : 'loaded'}`)
  if (error) return <Navigate to="/game/rpg/menu/plaza" replace state={{ sentBack: error.message }} />
  return (
    <Room scene="rest" keep="right" className={styles.rest}>
      <RoomHead glyph="解" title={text.title}>
        <ToPlaza />
      </RoomHead>
      {data === undefined ? <Loading text={text.loading} /> : <House members={data[0]} money={data[1]} />}
    </Room>
  )
}

interface HouseProps {
  readonly members: readonly RestMember[]
  readonly money: number
}

function House({ members, money }: HouseProps) {
  const [state, dispatch] = useReducer(restFlow, initialRest)
  const entrance = useGreeting(useTown(), (town) => ({
    news: newsOf('toki', people.toki, town),
    usual: withTalk(innkeeper.entrances, people.toki.talk, town.cleared.size),
  }))
  const running = useRunningAdventure()
  const { selected, rested } = state
  const saying = rested === null ? entrance : innkeeper.leaving
  const work = useRef<HTMLDivElement>(null)
  useKeptFocus(work, members)
  const member = members[selected]
  if (!member) return null
  return (
    <>
      <div ref={work} className={classes(layout.column, layout.gap3, layout.shrinks, styles.work)}>
        {running ? <Notice>{text.running}</Notice> : null}
        <Tabs
          label={text.whose}
          tabs={members.map((each, id) => ({ id, label: <MemberTab member={each} /> }))}
          selected={selected}
          onSelect={(index) => dispatch({ type: 'memberChosen', index })}
          className={styles.tabs ?? ''}
        >
          <UsedPoints member={member} />
        </Tabs>
        <Counter member={member} money={money} rested={rested} onRest={() => dispatch({ type: 'restAsked' })} />
      </div>
      {saying === null ? null : <Speech name={innkeeper.name} lines={saying} from="below" className={styles.keeper} />}
      <RestDialog state={state} member={member} money={money} running={running} dispatch={dispatch} />
    </>
  )
}

interface CounterProps {
  readonly member: RestMember
  readonly money: number
  /** Name of the member who has just been reset. */
  readonly rested: string | null
  readonly onRest: () => void
}

/** The price, and the rest button with what has been done or why it is off. */
function Counter({ member, money, rested, onRest }: CounterProps) {
  const used = canBeReset(member)
  return (
    <Panel className={styles.counter}>
      <p className={classes(layout.balanced, layout.note, styles.note)}>{innkeeper.note.join('')}</p>
      <dl className={classes(layout.gap2, layout.oneLine, styles.purse)}>
        <dt>{text.money}</dt>
        <dd className="num">{formatGold(money)}</dd>
        <dt>{text.price}</dt>
        <dd className={classes('num', money < REST_PRICE && styles.short)}>{formatGold(REST_PRICE)}</dd>
      </dl>
      <Button tone={used && money >= REST_PRICE ? 'primary' : 'plain'} glyph="解" disabled={!used} onClick={onRest}>
        {text.rest(member.nickname)}
      </Button>
      <div className={classes(layout.note, styles.reasons)}>
        {rested === null ? null : <output>{innkeeper.success.join('').replace('{name}', rested)}</output>}
        {used || rested === member.nickname ? null : <p>{text.nothing(member.nickname)}</p>}
        {money < REST_PRICE ? <p className={styles.short}>{text.goldShort}</p> : null}
      </div>
    </Panel>
  )
}

function MemberTab({ member }: { readonly member: RestMember }) {
  return (
    <span className={styles.tab}>
      <Seal {...roleLooks[roleClassOf(member.role_id)]} className={styles.seal ?? ''} />
      {member.nickname}
    </span>
  )
}
