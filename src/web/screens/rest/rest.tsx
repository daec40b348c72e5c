import { useQuery } from '@tanstack/react-query'
import { useEffect, useReducer } from 'react'
import { Navigate } from 'react-router'
import { REST_PRICE } from '../../../content/rest.ts'
import { innkeeper } from '../../../content/story/keepers.ts'
import { restText as text } from '../../../content/text/rest.ts'
import { useMenuStatus } from '../../game-state.ts'
import { read } from '../../query.ts'
import { useRunningAdventure } from '../../running-adventure.ts'
import { Button } from '../../ui/button.tsx'
import { Seal } from '../../ui/chip.tsx'
import { Loading } from '../../ui/loading.tsx'
import { Notice } from '../../ui/notice.tsx'
import { formatGold } from '../../ui/number-format.ts'
import { Panel } from '../../ui/panel.tsx'
import { roleClassOf, roleLooks } from '../../ui/role-look.ts'
import { Room, RoomHead, ToPlaza } from '../../ui/room.tsx'
import { Speech } from '../../ui/speech.tsx'
import { Tabs } from '../../ui/tabs.tsx'
import { useOneOf } from '../../ui/use-one-of.ts'
import { MemberThreads } from './member-threads.tsx'
import { RestDialog } from './rest-dialog.tsx'
import { initialRest, type LoadedRest, type RestEvent, restFlow } from './rest-flow.ts'
import styles from './rest.module.css'

/** ほどき屋: gives a member's points back. */
export function Rest() {
  const [state, dispatch] = useReducer(restFlow, initialRest)
  const { data, error, dataUpdatedAt } = useQuery(read('GET /api/game/rpg/menu/plaza/refresh/fetch_parties_info'))
  useEffect(() => {
    if (error) dispatch({ type: 'membersFailed' })
    else if (data) dispatch({ type: 'membersRead', members: data[0], money: data[1] })
  }, [data, error, dataUpdatedAt])
  useMenuStatus(`refresh: ${state.status}`)
  if (state.status === 'sentAway') return <Navigate to="/game/rpg/menu/plaza" replace />
  return (
    <Room scene="rest" keep="right" className={styles.rest}>
      <RoomHead glyph="解" title={text.title}>
        <ToPlaza />
      </RoomHead>
      {state.status === 'start' ? <Loading text={text.loading} /> : <House state={state} dispatch={dispatch} />}
    </Room>
  )
}

interface HouseProps {
  readonly state: LoadedRest
  readonly dispatch: (event: RestEvent) => void
}

function House({ state, dispatch }: HouseProps) {
  const entrance = useOneOf<readonly string[]>(innkeeper.entrances)
  const running = useRunningAdventure()
  const { members, money, selected, rested } = state
  const member = members[selected]
  if (!member) return null
  return (
    <>
      <div className={styles.work}>
        {rested === null ? null : <Notice tone="good">{innkeeper.success.join('').replace('{name}', rested)}</Notice>}
        {running ? <Notice>{text.running}</Notice> : null}
        <Tabs
          label={text.whose}
          tabs={members.map((each, id) => ({ id, label: <MemberTab member={each} /> }))}
          selected={selected}
          onSelect={(index) => dispatch({ type: 'memberChosen', index })}
        >
          <MemberThreads member={member} />
        </Tabs>
        <Panel className={styles.counter}>
          <p className={styles.note}>{innkeeper.note.join('')}</p>
          <dl className={styles.purse}>
            <dt>{text.money}</dt>
            <dd className="num">{formatGold(money)}</dd>
            <dt>{text.price}</dt>
            <dd className="num">{formatGold(REST_PRICE)}</dd>
          </dl>
          <div className={styles.act}>
            {money < REST_PRICE ? <span className={styles.short}>{text.goldShort}</span> : null}
            <Button tone="primary" glyph="解" onClick={() => dispatch({ type: 'restAsked' })}>
              {text.rest(member.nickname)}
            </Button>
          </div>
        </Panel>
      </div>
      <Speech name={innkeeper.name} lines={rested === null ? entrance : innkeeper.leaving} from="below" className={styles.keeper} />
      <RestDialog state={state} member={member} running={running} dispatch={dispatch} />
    </>
  )
}

function MemberTab({ member }: { readonly member: LoadedRest['members'][number] }) {
  return (
    <span className={styles.tab}>
      <Seal {...roleLooks[roleClassOf(member.role_id)]} className={styles.seal ?? ''} />
      {member.nickname}
    </span>
  )
}
