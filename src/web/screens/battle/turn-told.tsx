import { battleText } from '../../../content/text/battle.ts'
import { Panel } from '../../ui/panel.tsx'
import { roleClassOf } from '../../ui/role-look.ts'
import { BattlePortrait } from './battle-portrait.tsx'
import { type Battle, nameAt } from './battle-model.ts'
import { marked } from './log-ribbon.tsx'
import styles from './turn-told.module.css'
import type { Showing } from './use-playback.ts'

interface TurnToldProps {
  readonly battle: Battle
  readonly showing: Showing
  /** The picture of an enemy that stands on the stage. */
  readonly pictureOf: (place: number) => string | null
}

/** Who acts and what comes of it, in the commands' place while a turn is shown. The ribbon reads the same aloud. */
export function TurnTold({ battle, showing: { actor, line }, pictureOf }: TurnToldProps) {
  const names = [...battle.members, ...battle.enemies].map((one) => one.name)
  const name = actor === null ? '' : nameAt(battle, actor)
  // At the end of a turn things happen that nobody does.
  const acts = actor !== null && line !== null && (line.heading ?? line.text).includes(name)
  const act = acts ? (line.heading ?? line.text) : null
  const result = acts && line.heading === null ? '' : (line?.text ?? battleText.sending)
  return (
    <Panel className={styles.panel ?? ''} data-part="turn" aria-hidden="true">
      {acts ? (
        <div className={styles.who}>
          <Face key={actor} battle={battle} place={actor} pictureOf={pictureOf} />
          <p className={styles.act}>{act}</p>
        </div>
      ) : null}
      {result === '' ? null : (
        <p key={result} className={styles.result}>
          {marked(result, names)}
        </p>
      )}
    </Panel>
  )
}

function Face({ battle, place, pictureOf }: Pick<TurnToldProps, 'battle' | 'pictureOf'> & { readonly place: number }) {
  const member = battle.members[place]
  const picture = member ? null : pictureOf(place)
  return (
    <span className={styles.face}>
      {member ? <BattlePortrait roleClass={roleClassOf(member.role_id)} expression="calm" close className={styles.picture} /> : null}
      {picture === null ? null : <img src={picture} alt="" decoding="async" className={styles.picture} />}
    </span>
  )
}
