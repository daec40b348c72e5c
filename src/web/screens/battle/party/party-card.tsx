import type { CSSProperties, ReactNode } from 'react'
import { battleText } from '../../../../content/text/battle.ts'
import { lengthOf } from '../../../../rules/input-limits.ts'
import type { RoleClass } from '../../../../content/roles.ts'
import type { Combatant, Modifier } from '../../../../rules/battle/state.ts'
import { sceneUrl } from '../../../art/pictures.ts'
import { standingLeaf } from '../../../motion/gestures/screen.ts'
import { Chip, Seal } from '../../../ui/feedback/chip.tsx'
import { classes } from '../../../ui/classes.ts'
import { Gauge, isLow } from '../../../ui/feedback/gauge.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { roleClassOf, roleLooks } from '../../../looks/roles.ts'
import type { ShownMember } from '../battle-model.ts'
import { BattlePortrait } from './battle-portrait.tsx'
import { expressionOf } from './expression-of.ts'
import { ModifierChips } from './modifier-chips.tsx'
import styles from './party-card.module.css'
import { PickButton } from '../commands/pick-button.tsx'
import { GainGhost } from '../sight/gauge-sight.tsx'
import { useMarks, useAllyForecast } from '../sight/use-sight.ts'
import { allyAloud } from '../sight/words.ts'
import { useMended, useStruck } from './use-struck.ts'

interface PartyCardProps {
  readonly member: ShownMember
  readonly combatant: Combatant
  /** The member is asked for a command, or acts. */
  readonly active: boolean
  /** What the member was told, in a word. */
  readonly order: ReactNode
  /** In the battle. */
  readonly place: number
  /** Shown as fallen. */
  readonly down: boolean
  /** Behind a folding screen. */
  readonly guarded: boolean
  /** The landing that struck the member last in the turn that is shown. */
  readonly struck: number | null
  /** The stage is won. */
  readonly won: boolean
  readonly onPick: (() => void) | null
  readonly first: boolean
  readonly nameOf: (modifier: Modifier) => string
}

/** Which part of the portrait's width is shown: face and hands whole. */
const crops: Readonly<Record<RoleClass, string>> = {
  striker: '34%',
  medic: '50%',
  paladin: '78%',
  mage: '70%',
  ranger: '36%',
  buffer: '15%',
}

/** Of the folding screen. */
const leaves = [0, 1, 2, 3]
const painting = `url(${sceneUrl('folding-screen') ?? ''})`
/** Every second leaf is turned from the light. */
const shade = 'linear-gradient(rgba(18, 8, 28, .6), rgba(18, 8, 28, .6))'

/** A member in the lower row: bust, gauges, modifiers. */
export function PartyCard({ member, combatant, active, order, place, down, guarded, struck, won, onPick, first, nameOf }: PartyCardProps) {
  const roleClass = roleClassOf(member.role_id)
  const { glyph, colour } = roleLooks[roleClass]
  const smarting = useStruck(struck)
  const mended = useMended(combatant.hp)
  const forecast = useAllyForecast(place)
  const { onMark } = useMarks()
  return (
    <div
      className={classes(styles.slot, active && styles.active)}
      style={{ '--role': colour, '--crop': crops[roleClass] } as CSSProperties}
      data-place={place}
      data-side="party"
      data-role={roleClass}
    >
      <Panel tone={active ? 'lit' : 'plain'} className={classes(styles.card, down && styles.down)} aria-label={member.name}>
        <div className={styles.bust} data-part="figure">
          <BattlePortrait
            roleClass={roleClass}
            expression={expressionOf({ down, combatant, struck: smarting, mended, won })}
            className={styles.portrait}
          />
          <i className={styles.white} data-part="white" />
        </div>
        <span className={styles.level}>Lv{member.level}</span>
        <div className={styles.state}>{down ? <Chip tone="danger">{battleText.fallen}</Chip> : order}</div>
        <div className={styles.info}>
          <div className={styles.modifiers}>{down ? null : <ModifierChips modifiers={combatant.modifiers} nameOf={nameOf} most={3} />}</div>
          <div className={styles.name}>
            <Seal glyph={glyph} colour={colour} />
            <span className={classes('display', lengthOf(member.name) > 4 && styles.long)}>{member.name}</span>
          </div>
          <Measure label="HP" kind="hp" now={combatant.hp} max={combatant.maxHp} gain={forecast?.hp ?? 0} name={member.name} />
          <Measure label="AP" kind="ap" now={combatant.ap} max={combatant.maxAp} gain={forecast?.ap ?? 0} name={member.name} />
        </div>
        {onPick ? (
          <PickButton
            className={styles.pick}
            name={member.name}
            spoken={forecast && allyAloud(forecast)}
            first={first}
            onMark={() => onMark(place)}
            onPick={onPick}
          />
        ) : null}
      </Panel>
      <div className={classes(styles.screen, guarded && styles.guarded)} data-part="screen" data-unseen="" aria-hidden="true">
        {leaves.map((leaf) => (
          <i
            key={leaf}
            style={{
              backgroundImage: leaf % 2 === 0 ? painting : `${shade}, ${painting}`,
              backgroundPosition: `${(leaf * 100) / 3}% 25%`,
              ...standingLeaf(leaf),
            }}
          />
        ))}
      </div>
    </div>
  )
}

interface MeasureProps {
  readonly label: 'HP' | 'AP'
  readonly kind: 'hp' | 'ap'
  readonly now: number
  readonly max: number
  /** What the order that is looked at gives. */
  readonly gain: number
  readonly name: string
}

function Measure({ label, kind, now, max, gain, name }: MeasureProps) {
  return (
    <div className={styles.measure}>
      <span className={styles.label}>{label}</span>
      <Gauge kind={kind} now={now} max={max} label={`${name} ${label}`}>
        <GainGhost now={now} max={max} gain={gain} />
      </Gauge>
      <span className={classes('num', styles.number, kind === 'hp' && isLow(now, max) && styles.low)}>
        {gain > 0 ? <span className={styles.gain}>{battleText.sight.gain(gain)}</span> : null}
        {now}
        <span className={styles.max}>/{max}</span>
      </span>
    </div>
  )
}
