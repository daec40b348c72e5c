import { useState } from 'react'
import { battleText } from '../../../../content/text/battle.ts'
import { classes } from '../../../ui/classes.ts'
import { Panel } from '../../../ui/panel.tsx'
import { type Battle, nameAt } from '../battle-model.ts'
import { marked } from '../../../ui/text/marked.tsx'
import styles from './turn-told.module.css'
import type { Showing } from './frames.ts'

interface TurnToldProps {
  readonly battle: Battle
  readonly showing: Showing
  /** Else it waits unseen: to be made when a turn begins would take too long. */
  readonly plays: boolean
  /** The picture of somebody on the stage, or null. */
  readonly pictureOf: (place: number) => string | null
}

/** Who acts and what comes of it, in the commands' place while a turn is shown. The ribbon reads the same aloud. */
export function TurnTold({ battle, showing: { actor, line }, plays, pictureOf }: TurnToldProps) {
  const names = [...battle.members, ...battle.enemies].map((one) => one.name)
  const name = actor === null ? '' : nameAt(battle, actor)
  // At the end of a turn things happen that nobody does.
  const acts = actor !== null && line !== null && (line.heading ?? line.text).includes(name)
  const act = acts ? (line.heading ?? line.text) : null
  const result = acts && line.heading === null ? '' : (line?.text ?? battleText.sending)
  return (
    <Panel className={classes(styles.panel, !plays && styles.waiting)} data-part="turn" aria-hidden="true">
      <div className={classes(styles.who, !acts && styles.nobody)}>
        <Faces battle={battle} actor={actor} pictureOf={pictureOf} />
        <p className={styles.act}>{act}</p>
      </div>
      {result === '' ? null : (
        <p key={result} className={styles.result}>
          {phrasesOf(result).map((phrase) => (
            <span key={phrase}>{marked(phrase, names)}</span>
          ))}
        </p>
      )}
    </Panel>
  )
}

/** A figure and what it counts stay in one line. */
const phrasesOf = (text: string): readonly string[] => text.split(/(?<!\d)(?=\d+の)/)

interface FacesProps {
  readonly battle: Battle
  readonly actor: number | null
  readonly pictureOf: (place: number) => string | null
}

/** All who may act, each in the same place, and read from the stage once, when they stand there. */
function Faces({ battle: { members, enemies }, actor, pictureOf }: FacesProps) {
  const [pictures] = useState(() => [...members, ...enemies].map((_, place) => pictureOf(place)))
  return (
    <span className={styles.face}>
      {pictures.map((picture, place) =>
        picture === null ? null : (
          <img
            // Nobody joins or leaves during a stage.
            key={place}
            src={picture}
            alt=""
            decoding="async"
            className={classes(styles.picture, place < members.length && styles.member, place === actor && styles.seen)}
          />
        ),
      )}
    </span>
  )
}
