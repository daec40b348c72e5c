import { useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { battleText } from '../../../content/text/battle.ts'
import { bestiaryText } from '../../../content/text/bestiary.ts'
import type { ShadowNotes as Notes, Through } from '../../../contract/library.ts'
import { roleClassOf, roleLooks } from '../../looks/roles.ts'
import { read } from '../../server/query.ts'
import { classes } from '../classes.ts'
import { Seal } from '../feedback/chip.tsx'
import { Loading } from '../feedback/loading.tsx'
import { FailureNotice } from '../feedback/notice.tsx'
import { countsOf, isBlank, isUnsure, throughWord } from './notes-words.ts'
import styles from './shadow-notes.module.css'

const text = bestiaryText.notes
const { announced, sight } = battleText

/** What the save has learned of a shadow that it has met, on washi. Whoever shows it gives it its place, and lets it scroll. */
export function ShadowNotes({ shadow }: { readonly shadow: number }) {
  const { data, error, refetch } = useQuery(read('GET /api/game/rpg/menu/plaza/library/bestiary/{shadow}', { shadow }))
  const element = useRef<HTMLDivElement>(null)
  const again = () => {
    // The button that was pressed goes away.
    element.current?.focus()
    void refetch()
  }
  return (
    <div ref={element} tabIndex={-1}>
      {error ? <FailureNotice message={error.message} failure={error} onRetry={again} /> : null}
      {data ? <Page notes={data} isLetGo={shadow in bestiaryText.letGo} /> : error ? null : <Loading text={text.loading} />}
    </div>
  )
}

/** Every place of the page is there from the first meeting on, so that one sees what there is to learn. */
function Page({ notes, isLetGo }: { readonly notes: Notes; readonly isLetGo: boolean }) {
  const counts = countsOf(notes, isLetGo)
  return (
    <div className={styles.notes}>
      {counts.every(({ value }) => value === null) ? (
        <p className={styles.empty}>{isBlank(notes) ? text.empty : text.uncounted}</p>
      ) : (
        <dl className={styles.counts}>
          {counts.map(({ label, value }) => (
            <div key={label} className={value === null ? styles.open : undefined}>
              <dt>{label}</dt>
              <dd className="num">{value ?? text.none}</dd>
            </div>
          ))}
        </dl>
      )}
      <section>
        <h4>{text.through}</h4>
        <dl className={styles.through}>
          <Feel kind={announced.kinds.physical} through={notes.through.physical} />
          <Feel kind={announced.kinds.magical} through={notes.through.magical} />
        </dl>
        {isUnsure(notes.through) ? <p className={styles.how}>{text.throughHow}</p> : null}
      </section>
      <section>
        <h4>{text.duels}</h4>
        {notes.duels.length === 0 ? <p className={styles.open}>{text.duelsHow}</p> : <Duels duels={notes.duels} />}
      </section>
      <section className={styles.wide}>
        <h4>{text.seen}</h4>
        {notes.seen.length === 0 ? <p className={styles.open}>{text.seenHow}</p> : <Seen seen={notes.seen} />}
      </section>
    </div>
  )
}

const CUTS = [1, 2, 3]

/** As many strokes as its power gets through, and the word for it. */
function Feel({ kind, through }: { readonly kind: string; readonly through: Through }) {
  const { step, is_loose } = through
  return (
    <div>
      <dt>{kind}</dt>
      <dd>
        <span className={classes(styles.cuts, step === 0 ? styles.none : is_loose && styles.loose)} aria-hidden="true">
          {CUTS.map((nth) => (
            <i key={nth} data-on={nth <= step || undefined} />
          ))}
        </span>
        {throughWord(through)}
      </dd>
    </div>
  )
}

function Duels({ duels }: Pick<Notes, 'duels'>) {
  return (
    <ul className={styles.duels}>
      {duels.map(({ role_id, name, act, least, most, hits }) => {
        const { glyph, colour } = roleLooks[roleClassOf(role_id)]
        return (
          // No two of a party have the same role.
          <li key={role_id}>
            <Seal glyph={glyph} colour={colour} />
            <span className="aloud">{name}、</span>
            <span>{act ?? battleText.commands.attack.reading}</span>
            <b className="num">{sight.range(least, most)}</b>
            {hits > 1 ? <small>{sight.hits(hits)}</small> : null}
          </li>
        )
      })}
    </ul>
  )
}

function Seen({ seen }: Pick<Notes, 'seen'>) {
  return (
    <ul className={styles.seen}>
      {seen.map(({ skill_id, name, kind, aim, times, is_announced }) => (
        <li key={skill_id}>
          <b>
            {name}
            {is_announced ? <span className={styles.omen}>{battleText.telegraph}</span> : null}
          </b>
          <span>{text.kindAndAim(announced.kinds[kind], announced.aims[aim])}</span>
          <span className="num">{text.times(times)}</span>
        </li>
      ))}
    </ul>
  )
}
