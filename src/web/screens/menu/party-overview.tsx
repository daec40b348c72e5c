import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { fieldTexts } from '../../../content/text/fields.ts'
import { overviewText as text } from '../../../content/text/menu.ts'
import type { PartyMember } from '../../../contract/status.ts'
import { sceneUrl } from '../../art/pictures.ts'
import { wholeFigureUrl } from '../../art/whole-figure.ts'
import { read } from '../../server/query.ts'
import { ButtonLink } from '../../ui/controls/button.tsx'
import { Chip, Seal } from '../../ui/feedback/chip.tsx'
import { Loading } from '../../ui/feedback/loading.tsx'
import { FailureNotice } from '../../ui/feedback/notice.tsx'
import { formatNumber } from '../../ui/text/number-format.ts'
import { PageTitle } from '../../ui/text/page-title.tsx'
import { Panel } from '../../ui/panel.tsx'
import { roleClassOf, roleLooks } from '../../looks/roles.ts'
import styles from './party-overview.module.css'
import { Welcome } from './welcome.tsx'
import layout from '../../ui/layout.module.css'
import { classes } from '../../ui/classes.ts'

export interface PartyOverviewProps {
  /** The field of the last adventure, where that was lost; else null. */
  readonly lostField: number | null
}

/** What the menu shows before a place is chosen: the three at the gate. */
export function PartyOverview({ lostField }: PartyOverviewProps) {
  const { data, error, refetch } = useQuery(read('GET /api/game/rpg/parties/information'))
  return (
    <div className={classes(layout.row, layout.gap3, styles.overview)}>
      <img src={sceneUrl('menu-gate') ?? ''} alt="" className={styles.scene} />
      <div className={styles.head}>
        <PageTitle glyph="組" title={text.party} />
      </div>
      {error ? <FailureNotice message={`${text.failed}${error.message}`} failure={error} onRetry={() => void refetch()} /> : null}
      {data ? <Welcome /> : null}
      {data ? <Members members={data} lostField={lostField} /> : error ? null : <Loading />}
    </div>
  )
}

interface MembersProps extends PartyOverviewProps {
  readonly members: readonly PartyMember[]
}

function Members({ members, lostField }: MembersProps) {
  const newcomers = !members.some(({ skill_tree: skills }) => skills.some(({ skill_level: level }) => level > 0))
  const lost = fieldTexts.find(({ id }) => id === lostField)
  const points = members.some((member) => member.freely_status_point > 0 || member.freely_skill_point > 0)
  return (
    <>
      <ul className={styles.members}>
        {members.map((member, at) => (
          <Member key={member.party_id} member={member} at={at} />
        ))}
      </ul>
      <img src={sceneUrl('menu-ledge') ?? ''} alt="" className={styles.ledge} />
      <div className={classes(layout.row, layout.gap4, styles.spend)}>
        {points && newcomers ? <p>{text.spendFirst}</p> : null}
        {points ? (
          <ButtonLink
            tone={newcomers ? 'primary' : 'plain'}
            to="/game/rpg/menu/status"
            state={newcomers ? { view: 'skill' } : null}
            glyph="点"
          >
            {text.spend}
          </ButtonLink>
        ) : null}
        {lost === undefined ? null : (
          <ButtonLink to="/game/rpg/menu/adventure" state={{ ask: lost.id }} glyph="再">
            {text.again(lost.name)}
          </ButtonLink>
        )}
      </div>
    </>
  )
}

/** A cut-out at the gate. Its card shows while it is pointed at or has the focus; a press keeps it open. */
function Member({ member, at }: { readonly member: PartyMember; readonly at: number }) {
  const [open, setOpen] = useState(false)
  const card = useId()
  const roleClass = roleClassOf(member.role_id)
  const { next_level_up_exp: next, freely_status_point: status, freely_skill_point: skill } = member
  return (
    <li className={styles.member}>
      <button
        type="button"
        className={styles.figure}
        aria-expanded={open}
        aria-controls={card}
        onClick={() => setOpen(!open)}
        data-member=""
      >
        <img src={wholeFigureUrl(roleClass)} alt="" />
        <span className={classes(layout.row, layout.gap2, styles.plate)}>
          <Seal {...roleLooks[roleClass]} />
          <strong>{member.nickname}</strong>
          <span className="num">{text.level(member.level)}</span>
        </span>
      </button>
      <Panel tone="washi" className={styles.card} id={card}>
        <strong>
          {member.role_class_japanese} {member.nickname} {text.level(member.level)}
        </strong>
        <span>{next === '-' ? text.highest : text.next(next)}</span>
        <dl className={classes(layout.strip, layout.gap4)}>
          <div className={classes(layout.strip, layout.gap2)}>
            <dt>HP</dt>
            <dd className="num">{formatNumber(member.status.value_hp)}</dd>
          </div>
          <div className={classes(layout.strip, layout.gap2)}>
            <dt>AP</dt>
            <dd className="num">{formatNumber(member.status.value_ap)}</dd>
          </div>
        </dl>
        <ButtonLink size="small" to="/game/rpg/menu/status" state={{ member: at }}>
          {text.see}
        </ButtonLink>
      </Panel>
      <div className={classes(layout.row, layout.gap2, styles.points)}>
        {status > 0 ? <Chip>{text.statusPoints(status)}</Chip> : null}
        {skill > 0 ? <Chip>{text.skillPoints(skill)}</Chip> : null}
      </div>
    </li>
  )
}
