import { statusText as text } from '../../../content/text/status.ts'
import type { PartyMember } from '../../../contract/status.ts'
import { portraitUrl } from '../../art/pictures.ts'
import { EXP_FOR_LEVEL } from '../../../rules/growth.ts'
import { Seal } from '../../ui/chip.tsx'
import { Gauge } from '../../ui/gauge.tsx'
import { formatNumber } from '../../ui/number-format.ts'
import { roleClassOf, roleLooks } from '../../ui/role-look.ts'
import styles from './member-card.module.css'

/** Who it is, how far they have come, and what they could still spend. */
export function MemberCard({ member }: { readonly member: PartyMember }) {
  const roleClass = roleClassOf(member.role_id)
  const portrait = portraitUrl(roleClass, 'bust')
  const { next_level_up_exp: next, level, total_exp: exp } = member
  const from = EXP_FOR_LEVEL[level - 1] ?? 0
  return (
    <div className={styles.card}>
      {portrait === null ? null : <img src={portrait} alt="" className={styles.portrait} />}
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
        <Points label={text.statusPoints} points={member.freely_status_point} />
        <Points label={text.skillPoints} points={member.freely_skill_point} />
      </dl>
    </div>
  )
}

function Points({ label, points }: { readonly label: string; readonly points: number }) {
  return (
    <div data-some={points > 0 || undefined}>
      <dt>{label}</dt>
      <dd className="num">{text.points(points)}</dd>
    </div>
  )
}
