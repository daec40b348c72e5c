import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { VAST_EXPANSE } from '../../../content/named-ids.ts'
import { bestiaryText as text } from '../../../content/text/bestiary.ts'
import { uiText } from '../../../content/text/ui.ts'
import type { Shadow } from '../../../contract/library.ts'
import { Drawing } from '../../art/drawing.tsx'
import { paperOf } from '../../looks/paper.ts'
import { read } from '../../server/query.ts'
import { Button } from '../../ui/controls/button.tsx'
import { Dialog } from '../../ui/feedback/dialog.tsx'
import { Loading } from '../../ui/feedback/loading.tsx'
import { FailureNotice } from '../../ui/feedback/notice.tsx'
import { classes } from '../../ui/classes.ts'
import { ScrollArea } from '../../ui/controls/scroll-area.tsx'
import { ShadowNotes } from '../../ui/notes/shadow-notes.tsx'
import { RovingList } from '../../ui/controls/roving-list.tsx'
import index from '../../ui/controls/index-list.module.css'
import slide from '../../ui/story/slide.module.css'
import listStyles from './book-list.module.css'
import bookStyles from './book.module.css'
import styles from './picture-book.module.css'
import { foldedOf, pagesOf, type ShadowPage } from './shadows.ts'
import layout from '../../ui/layout.module.css'

const COLUMNS = 6

/** 影の切り絵帖 on the shelf of the compendium, and the open book. */
export function PictureBook() {
  const [open, setOpen] = useState(false)
  const { data, error, refetch } = useQuery(read('GET /api/game/rpg/menu/plaza/library/bestiary'))
  return (
    <>
      <button type="button" className={classes(layout.row, layout.gap3, listStyles.book, listStyles.spine)} onClick={() => setOpen(true)}>
        <span className={listStyles.name}>{text.title}</span>
        {data ? (
          <span className={classes(listStyles.mark, 'num')}>
            <span aria-hidden="true">{text.count(foldedOf(data), data.length)}</span>
            <span className="aloud">{text.countAloud(foldedOf(data), data.length)}</span>
          </span>
        ) : null}
      </button>
      <Dialog
        open={open}
        forReading
        className={styles.album}
        tone="washi"
        title={text.title}
        onClose={() => setOpen(false)}
        actions={
          <Button tone="primary" onClick={() => setOpen(false)}>
            {uiText.close}
          </Button>
        }
      >
        {error ? <FailureNotice message={error.message} failure={error} onRetry={() => void refetch()} /> : null}
        {data ? <Pages pages={pagesOf(data)} /> : error ? null : <Loading text={text.loading} />}
      </Dialog>
    </>
  )
}

function Pages({ pages }: { readonly pages: readonly ShadowPage[] }) {
  const [field, setField] = useState(pages[0]?.field)
  const [chosen, setChosen] = useState<number | null>(null)
  const page = pages.find((each) => each.field === field) ?? pages[0]
  if (page === undefined) return null
  const shadow = page.shadows.find(({ id }) => id === chosen) ?? page.shadows[0]
  return (
    <div className={bookStyles.book}>
      <nav aria-label={text.fields} className={index.list}>
        <ScrollArea>
          <RovingList>
            {pages.map((each) => (
              <button
                key={each.field}
                type="button"
                aria-current={each === page ? 'true' : undefined}
                data-autofocus={each === page ? true : undefined}
                onClick={() => setField(each.field)}
              >
                {each.title ?? text.unknown}
                <small className="num">{text.count(foldedOf(each.shadows), each.shadows.length)}</small>
              </button>
            ))}
          </RovingList>
        </ScrollArea>
      </nav>
      <div className={classes(layout.stack, layout.gap4, layout.shrinks, styles.page)}>
        {shadow === undefined ? null : <Plate shadow={shadow} page={page} />}
        <RovingList columns={COLUMNS} label={text.shadows} className={styles.thumbs}>
          {page.shadows.map((each) => (
            <button
              key={each.id}
              type="button"
              className={classes(layout.stack, styles.thumb)}
              aria-label={each.name ?? text.unknown}
              aria-pressed={each === shadow}
              onFocus={() => setChosen(each.id)}
              onClick={() => setChosen(each.id)}
            >
              <Picture shadow={each} scale={0.4} />
            </button>
          ))}
        </RovingList>
      </div>
    </div>
  )
}

function Plate({ shadow, page: { title: land, epigraph } }: { readonly shadow: Shadow; readonly page: ShadowPage }) {
  return (
    <div className={classes(layout.stack, layout.shrinks, styles.plate)}>
      <div className={classes(layout.stack, layout.gap3, layout.shrinks, styles.pictured)}>
        <Picture shadow={shadow} scale={1.1} />
        {epigraph.length === 0 ? null : (
          <p className={styles.epigraph}>
            {epigraph.map((line) => (
              <span key={line}>{line}</span>
            ))}
          </p>
        )}
      </div>
      <div className={classes(layout.column, layout.gap3, layout.shrinks, styles.words)}>
        <div aria-live="polite">
          <h3 className={classes(layout.row, layout.wraps, styles.name)}>
            {shadow.name ?? text.unknown}
            {shadow.is_boss && shadow.name !== null ? <span className={classes(layout.centred, styles.boss)}>{text.boss}</span> : null}
          </h3>
          <div className={classes(layout.line, layout.wraps, styles.state)}>
            <p>{(shadow.state === 'folded' ? text.letGo[shadow.id] : null) ?? text.states[shadow.state]}</p>
            {shadow.state === 'unmet' ? <p>{text.whereabouts(land)}</p> : null}
            <dl className={classes(layout.line, layout.wraps, styles.owner)}>
              <dt>{text.land}</dt>
              <dd>{land ?? text.unknown}</dd>
              {shadow.owner === null ? null : (
                <>
                  <dt>{text.owner}</dt>
                  <dd>{shadow.owner}</dd>
                </>
              )}
            </dl>
          </div>
        </div>
        {shadow.state === 'unmet' ? null : (
          <ScrollArea key={shadow.id} group={text.notes.title} className={layout.fill}>
            <ShadowNotes shadow={shadow.id} />
          </ScrollArea>
        )}
      </div>
    </div>
  )
}

/** A hole in the paper with the lamp behind it, a faint drawing, or the drawing on its field's colours. */
function Picture({ shadow: { id, field, state }, scale }: { readonly shadow: Shadow; readonly scale: number }) {
  return (
    <span
      className={classes(slide.slide, layout.shrinks, styles.slide)}
      style={paperOf(field)}
      data-state={state}
      data-white={field === VAST_EXPANSE || undefined}
    >
      <Drawing key={id} enemyId={id} scale={scale} className={classes(slide.creature, styles.creature)} />
    </span>
  )
}
