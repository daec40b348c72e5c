import type { CSSProperties } from 'react'
import { battleText } from '../../../../content/text/battle.ts'
import { lookbackText as text } from '../../../../content/text/lookback.ts'
import type { LookbackReply, LookbackTurn } from '../../../../contract/battle/lookback.ts'
import { useDrawing } from '../../../art/drawing.tsx'
import { backgroundUrl } from '../../../art/pictures.ts'
import { fieldLook } from '../../../looks/fields.ts'
import { roleClassOf, roleLooks } from '../../../looks/roles.ts'
import { inColours } from '../../../motion/pieces/paper-and-light.ts'
import { Chip } from '../../../ui/feedback/chip.tsx'
import { Gauge } from '../../../ui/feedback/gauge.tsx'
import { BattlePortrait } from '../party/battle-portrait.tsx'
import styles from './turn-picture.module.css'
import { hadHp } from './words.ts'

interface TurnPictureProps {
  readonly reply: LookbackReply
  /** Index of the turn. */
  readonly nth: number
}

/** The stage in a box, before and after a turn: who stood there, and what each of them lost. */
export function TurnPicture({ reply, nth }: TurnPictureProps) {
  const turn = reply.turns[nth]
  if (!turn) return null
  const { members, foes: enemies, field_id: fieldId } = reply
  return (
    <div className={styles.box}>
      <img className={styles.backdrop} src={backgroundUrl(fieldId) ?? undefined} alt="" />
      <ul className={styles.foes} aria-label={battleText.enemies}>
        {enemies.map((enemy, index) => {
          const place = members.length + index
          const [was, hp] = turn.hp[place] ?? [0, 0]
          // Who was folded before is gone.
          if (!hadHp(turn.hp, place)) return null
          return (
            <li key={place} className={styles.foe} data-down={hp <= 0 || undefined}>
              <Announced turn={turn} place={place} />
              <EnemyPortrait enemyId={enemy.id} fieldId={fieldId} />
              <div className={styles.plate}>
                <span>{enemy.name}</span>
                <Gauge
                  kind="enemy"
                  now={hp}
                  was={was}
                  max={enemy.max_hp}
                  label={`${enemy.name} HP`}
                  spoken={battleText.hpLeft(hp, enemy.max_hp)}
                  tall={enemy.is_boss}
                />
              </div>
            </li>
          )
        })}
      </ul>
      <ul className={styles.members} aria-label={battleText.party}>
        {members.map(({ role_id: roleId, name, max_hp: max }, place) => {
          const [was, hp] = turn.hp[place] ?? [0, 0]
          const roleClass = roleClassOf(roleId)
          return (
            <li
              key={place}
              className={styles.member}
              style={{ '--role': roleLooks[roleClass].colour } as CSSProperties}
              data-down={hp <= 0 || undefined}
            >
              <BattlePortrait roleClass={roleClass} expression="calm" close className={styles.face} />
              <div className={styles.line}>
                <span>{name}</span>
                {hp === was ? null : (
                  <span className="num" data-gained={hp > was || undefined}>
                    {hp > was ? text.gained(hp - was) : text.lost(was - hp)}
                  </span>
                )}
              </div>
              <Gauge kind="hp" now={hp} was={was} max={max} label={`${name} HP`} />
            </li>
          )
        })}
      </ul>
    </div>
  )
}

/** The tag of a skill that stood announced. */
function Announced({ turn, place }: { readonly turn: LookbackTurn; readonly place: number }) {
  const announced = turn.announced.find((one) => one.foe === place)
  if (!announced) return null
  const { kinds, aims } = battleText.announced
  return (
    <Chip tone="danger" className={styles.announced ?? ''}>
      <span>{battleText.telegraph}</span>
      <span>{kinds[announced.kind]}</span>
      <span>{aims[announced.aim]}</span>
    </Chip>
  )
}

/** An enemy in the colours of its field; decoration. Without its picture its plate stands alone. */
function EnemyPortrait({ enemyId, fieldId }: { readonly enemyId: number; readonly fieldId: number }) {
  const drawing = useDrawing(enemyId)
  if (!drawing) return <span />
  return <img src={`data:image/svg+xml,${encodeURIComponent(inColours(drawing, { ...fieldLook(fieldId).colours }))}`} alt="" />
}
