import { useQuery } from '@tanstack/react-query'
import type { PartyMember } from '../../../contract/status.ts'
import { overviewText as text } from '../../../content/text/menu.ts'
import { read } from '../../query.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Chip, Seal } from '../../ui/chip.tsx'
import { Loading } from '../../ui/loading.tsx'
import { FailureNotice } from '../../ui/notice.tsx'
import { formatNumber } from '../../ui/number-format.ts'
import { PageTitle } from '../../ui/page-title.tsx'
import { Panel } from '../../ui/panel.tsx'
import { Portrait } from '../../ui/portrait.tsx'
import { roleClassOf, roleLooks } from '../../ui/role-look.ts'
import styles from './party-overview.module.css'
import { Welcome } from './welcome.tsx'

/** What the menu shows before a place is chosen. */
export function PartyOverview() {
  const { data, error, refetch } = useQuery(read('GET /api/game/rpg/parties/information'))
  return (
    <div className={styles.overview}>
      <PageTitle glyph="組" title={text.party} />
      {error ? <FailureNotice message={`${text.failed}${error.message}`} failure={error} onRetry={() => void refetch()} /> : null}
      {data ? <Members members={data} /> : error ? null : <Loading />}
      {data ? <Welcome /> : null}
    </div>
  )
}

function Members({ members }: { readonly members: readonly PartyMember[] }) {
  const points = members.some((member) => member.freely_status_point > 0 || member.freely_skill_point > 0)
  return (
    <>
      <ul className={styles.members}>
        {members.map((member) => (
          <li key={member.party_id}>
            <MemberCard member={member} />
          </li>
        ))}
      </ul>
      {points ? (
        <ButtonLink to="/game/rpg/menu/status" glyph="点" className={styles.spend}>
          {text.spend}
        </ButtonLink>
      ) : null}
    </>
  )
}

function MemberCard({ member }: { readonly member: PartyMember }) {
  const roleClass = roleClassOf(member.role_id)
  const { next_level_up_exp: next, freely_status_point: status, freely_skill_point: skill } = member
  return (
    <Panel className={styles.card}>
      <Portrait roleClass={roleClass} live className={styles.portrait} />
      <h2 className={styles.name}>
        <Seal {...roleLooks[roleClass]} />
        {member.nickname}
      </h2>
      <p className={styles.role}>
        {member.role_class_japanese}　<span className="num">{text.level(member.level)}</span>
      </p>
      <p className={styles.next}>{next === '-' ? text.highest : text.next(next)}</p>
      <dl className={styles.gauges}>
        <dt>HP</dt>
        <dd className="num">{formatNumber(member.status.value_hp)}</dd>
        <dt>AP</dt>
        <dd className="num">{formatNumber(member.status.value_ap)}</dd>
      </dl>
      <div className={styles.points}>
        {status > 0 ? <Chip>{text.statusPoints(status)}</Chip> : null}
        {skill > 0 ? <Chip>{text.skillPoints(skill)}</Chip> : null}
      </div>
    </Panel>
  )
}
