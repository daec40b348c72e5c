import { useEffect, useId, useMemo, useRef } from 'react'
import { manual, manualText as text } from '../../../content/text/manual.ts'
import { uiText } from '../../../content/text/ui.ts'
import { Button } from '../../ui/controls/button.tsx'
import { Dialog } from '../../ui/feedback/dialog.tsx'
import { Prose } from '../../ui/text/prose.tsx'
import { parseProse } from '../../ui/text/prose-markup.ts'
import { ScrollArea } from '../../ui/controls/scroll-area.tsx'
import { TelegraphTag } from '../../ui/feedback/telegraph-tag.tsx'
import { chapterPictures } from './chapter-pictures.ts'
import { headingMark } from './heading-mark.tsx'
import type { ManualEvent } from './manual-flow.ts'
import styles from './manual.module.css'
import layout from '../../ui/layout.module.css'
import { classes } from '../../ui/classes.ts'

interface ChapterDialogProps {
  /** Index of the chapter. */
  readonly at: number
  readonly dispatch: (event: ManualEvent) => void
}

/** The text has the focus, so that the arrow keys scroll it. */
export function ChapterDialog({ at, dispatch }: ChapterDialogProps) {
  const id = useId()
  const page = useRef<HTMLDivElement>(null)
  const chapter = manual[at]
  const blocks = useMemo(() => parseProse(chapter?.content ?? ''), [chapter])
  useEffect(() => {
    page.current?.scrollTo({ top: 0 })
    page.current?.focus({ preventScroll: true })
    page.current?.closest('dialog')?.toggleAttribute('data-quiet', true)
  }, [at])
  if (!chapter) return null
  const turn = (by: 1 | -1) => dispatch({ type: 'turned', by, chapters: manual.length })
  return (
    <Dialog
      open
      title={chapter.title}
      size="wide"
      forReading
      tone="washi"
      onClose={() => dispatch({ type: 'closed' })}
      actions={
        <>
          <Button className={styles.turn} disabled={at === 0} onClick={() => turn(-1)}>
            {text.previous}
          </Button>
          <Button className={styles.turn} disabled={at + 1 === manual.length} onClick={() => turn(1)}>
            {text.next}
          </Button>
          <Button tone="primary" onClick={() => dispatch({ type: 'closed' })}>
            {uiText.close}
          </Button>
        </>
      }
    >
      <ScrollArea ref={page} tabIndex={0} role="document" aria-label={chapter.title} className={styles.page} data-autofocus>
        <img src={chapterPictures[at]} alt="" className={styles.drawing} />
        <Prose blocks={blocks} chapterIds={id} tag={<SampleTag />} markOf={headingMark} />
      </ScrollArea>
    </Dialog>
  )
}

/** A tag as it hangs over an enemy, and how it is read. */
function SampleTag() {
  return (
    <figure className={classes(layout.stack, layout.gap3, styles.sample)}>
      <TelegraphTag announcement={{ kind: 'physical', aim: 'weakest', weight: 2, break_damage: 24 }} />
      <figcaption>{text.sampleTag}</figcaption>
    </figure>
  )
}
