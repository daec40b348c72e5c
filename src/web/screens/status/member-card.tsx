import { statusText as text } from '../../../content/text/status.ts'
import type { PartyMember } from '../../../contract/status.ts'
import { expAtLevel } from '../../../rules/growth.ts'
import { Seal } from '../../ui/chip.tsx'
import { Gauge } from '../../ui/gauge.tsx'
import { formatNumber } from '../../ui/number-format.ts'
import { Portrait } from '../../ui/portrait.tsx'
import { roleClassOf, roleLooks } from '../../ui/role-look.ts'
import styles from './member-card.module.css'

interface MemberCardProps {
  readonly member: PartyMember
  /** Status points that are typed and not spent yet. */
  readonly promised: number
}

/** Portrait, role, level and free points. */
export function MemberCard({ member, promised }: MemberCardProps) {
  const roleClass = roleClassOf(member.role_id)
  const { next_level_up_exp: next, level, total_exp: exp } = member
  const from = expAtLevel(level)
  return (
    <div className={styles.card}>
      <Portrait roleClass={roleClass} live className={styles.portrait} />
      <h2 className={styles.name}>
        <Seal {...roleLooks[roleClass]} />
        {member.nickname}
      </h2>
      <p className={styles.role}>
        {member.role_class_japanese}
        <strong className="num">{text.level(level)}</strong>
      </p>
      <Gauge
        kind="exp"
        label={text.totalExp(formatNumber(exp))}
        now={next === '-' ? 1 : exp - from}
        max={next === '-' ? 1 : exp - from + next}
      />
      <p className={styles.next}>{next === '-' ? text.highest : text.toNext(formatNumber(next))}</p>
      <dl className={styles.points}>
        <Points label={text.statusPoints} points={member.freely_status_point} promised={promised} />
        <Points label={text.skillPoints} points={member.freely_skill_point} promised={0} />
      </dl>
    </div>
  )
}

interface PointsProps {
  readonly label: string
  readonly points: number
  readonly promised: number
}

function Points({ label, points, promised }: PointsProps) {
  return (
    <div data-some={points > 0 || undefined}>
      <dt>{label}</dt>
      <dd className="num">{promised > 0 ? text.pointsOf(points - promised, points) : text.points(points)}</dd>
    </div>
  )
}
