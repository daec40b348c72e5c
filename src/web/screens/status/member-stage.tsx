import { statusText as text } from '../../../content/text/status.ts'
import type { PartyMember } from '../../../contract/status.ts'
import { type Attributes, expAtLevel } from '../../../rules/party/growth.ts'
import { sceneUrl } from '../../art/pictures.ts'
import { wholeFigureUrl } from '../../art/whole-figure.ts'
import { Seal } from '../../ui/feedback/chip.tsx'
import { Gauge } from '../../ui/feedback/gauge.tsx'
import { formatNumber } from '../../ui/text/number-format.ts'
import { roleClassOf, roleLooks } from '../../looks/roles.ts'
import { FiguresRadar } from './figures/figures-radar.tsx'
import styles from './member-stage.module.css'
import layout from '../../ui/layout.module.css'
import { classes } from '../../ui/classes.ts'

interface MemberStageProps {
  readonly member: PartyMember
  /** Points that are typed and not spent yet. */
  readonly draft: Attributes
  /** Something was just spent or learned. */
  readonly glad: boolean
}

/** The member in the light of the stage, the figures on the lit sheet above, role and level below. */
export function MemberStage({ member, draft, glad }: MemberStageProps) {
  const roleClass = roleClassOf(member.role_id)
  const { next_level_up_exp: next, level, total_exp: exp } = member
  const from = expAtLevel(level)
  return (
    <section className={classes(layout.row, layout.shrinks, styles.stage)} aria-label={member.nickname}>
      <img src={sceneUrl('status-stage') ?? ''} alt="" className={styles.ground} />
      <FiguresRadar member={member} draft={draft} />
      <img key={member.party_id} src={wholeFigureUrl(roleClass, glad ? 'joy' : 'calm')} alt="" className={styles.figure} />
      <img src={sceneUrl('role-footlights') ?? ''} alt="" className={styles.front} />
      <div className={styles.plate}>
        <h2 className={classes(layout.row, layout.gap2, styles.name)}>
          <Seal {...roleLooks[roleClass]} />
          {member.nickname}
          <small>
            {member.role_class_japanese}
            <strong className="num">{text.level(level)}</strong>
          </small>
        </h2>
        <Gauge
          kind="exp"
          label={text.totalExp(formatNumber(exp))}
          now={next === '-' ? 1 : exp - from}
          max={next === '-' ? 1 : exp - from + next}
        />
        <p className={classes(layout.note, styles.next)}>{next === '-' ? text.highest : text.toNext(formatNumber(next))}</p>
      </div>
    </section>
  )
}
