import type { CSSProperties, ReactNode } from 'react'
import { outcomeText as text } from '../../../../content/text/outcome.ts'
import type { Vitals } from '../../../../contract/battle/view.ts'
import { MAX_LEVEL } from '../../../../rules/party/growth.ts'
import { lengthOf } from '../../../../rules/input-limits.ts'
import { Seal } from '../../../ui/feedback/chip.tsx'
import { classes } from '../../../ui/classes.ts'
import { Gauge } from '../../../ui/feedback/gauge.tsx'
import type { RoleClass } from '../../../../content/roles.ts'
import { roleClassOf, roleLooks } from '../../../looks/roles.ts'
import type { ShownMember } from '../battle-model.ts'
import { CastFigure } from './cast-figure.tsx'
import { type ExpStep, withinLevel } from './exp-steps.ts'
import styles from './gain-row.module.css'

interface GainRowProps {
  readonly member: ShownMember
  /** Place in the party. */
  readonly place: number
  /** HP and AP with which the member goes on; null where nobody goes on. */
  readonly vitals: Vitals | null
  /** EXP of the stage. */
  readonly gained: number
  /** Null where nothing is gained: then there is no bar. */
  readonly steps: readonly ExpStep[] | null
  /** What stands before the name. */
  readonly face?: ((roleClass: RoleClass) => ReactNode) | undefined
}

/** A member on the stage, and at the feet what the stage brought. */
export function GainRow({ member, place, vitals, gained, steps, face }: GainRowProps) {
  const roleClass = roleClassOf(member.role_id)
  const { glyph, colour } = roleLooks[roleClass]
  // The level before, where another is reached.
  const [first] = steps?.slice(0, -1) ?? []
  return (
    <li className={styles.row} style={{ '--role': colour, '--nth': place } as CSSProperties} data-part="gain">
      <CastFigure roleClass={roleClass} mood="joy" />
      {first ? (
        <b className={styles.levelUp} data-part="levelUp">
          {text.levelUp}
        </b>
      ) : null}
      <div className={styles.plate}>
        <div className={styles.who}>
          {face?.(roleClass)}
          <Seal glyph={glyph} colour={colour} />
          <strong className={classes('display', lengthOf(member.name) > 4 && styles.long)}>{member.name}</strong>
          <span className={styles.level}>
            Lv
            {first ? (
              <span className={styles.before} aria-hidden="true">
                {first.level}
              </span>
            ) : null}
            <b className={classes(styles.figure, first && styles.risen)} data-part={first ? 'level' : undefined}>
              {member.level}
            </b>
          </span>
        </div>
        {steps === null ? null : <Exp member={member} gained={gained} />}
        {vitals === null ? null : (
          <div className={styles.vitals}>
            <Vital label="HP" kind="hp" now={vitals.hp} max={vitals.maxHp} name={member.name} />
            <Vital label="AP" kind="ap" now={vitals.ap} max={vitals.maxAp} name={member.name} />
          </div>
        )}
      </div>
    </li>
  )
}

function Exp({ member: { name, level, total_exp }, gained }: Pick<GainRowProps, 'member' | 'gained'>) {
  const { now, needed } = withinLevel({ exp: total_exp, level })
  return (
    <div className={styles.exp}>
      <div
        className={styles.tube}
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a <meter> has one bar and a look of its own
        role="meter"
        aria-label={`${name} ${text.exp}`}
        aria-valuemin={0}
        aria-valuemax={needed}
        aria-valuenow={now}
      >
        <i className={styles.fill} style={{ transform: `scaleX(${now / needed})` }} data-part="exp" />
        <i className={styles.flash} data-part="flash" />
      </div>
      <span className={styles.gained}>{text.gained(gained)}</span>
      <span className={styles.next}>{level === MAX_LEVEL ? text.highest : text.toNext(needed - now)}</span>
    </div>
  )
}

interface VitalProps {
  readonly label: string
  readonly kind: 'hp' | 'ap'
  readonly now: number
  readonly max: number
  readonly name: string
}

function Vital({ label, kind, now, max, name }: VitalProps) {
  return (
    <div className={styles.vital}>
      <span>{label}</span>
      <Gauge kind={kind} now={now} max={max} label={`${name} ${label}`} />
      <span className="num">
        {now}/{max}
      </span>
    </div>
  )
}
