import { type KeyboardEvent, type RefObject, useEffect, useId, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { librarian } from '../../../content/story/town/keepers/librarian.ts'
import { libraryText as text } from '../../../content/text/library.ts'
import { uiText } from '../../../content/text/ui.ts'
import type { Book } from '../../../contract/library.ts'
import type { ApiFailure } from '../../server/api.ts'
import { play } from '../../sound/sound.ts'
import { Button } from '../../ui/controls/button.tsx'
import { CallFailure } from '../../ui/feedback/notice.tsx'
import { useModal } from '../../ui/feedback/use-modal.ts'
import { stageScale } from '../../ui/fit-to-window.ts'
import { type Block, parseProse, plainText } from '../../ui/text/prose-markup.ts'
import { Pieces } from '../../ui/text/ruby.tsx'
import styles from './loose-book.module.css'

interface LooseBookProps {
  readonly book: Book
  readonly marking: boolean
  /** Of the last try to mark the book. */
  readonly failure: ApiFailure | null
  /** Marks the book and closes it. */
  readonly onPutBack: () => void
  readonly onClose: () => void
}

/** What the arrow keys turn: the next leaf lies at the left, as in all books that are set upright. */
const turns: Readonly<Record<string, number>> = { ArrowLeft: 1, ArrowDown: 1, ArrowRight: -1, ArrowUp: -1 }

/** A book of loose leaves on the desk: one leaf at a time, set upright, without contents. */
export function LooseBook({ book, marking, failure, onPutBack, onClose }: LooseBookProps) {
  const dialog = useModal()
  const heading = useId()
  const leaves = useMemo(() => leavesOf(parseProse(book.markup)), [book.markup])
  const [at, setAt] = useState(0)
  const last = leaves.length - 1
  const turn = (by: number) => {
    if (leaves[at + by] === undefined) return
    setAt(at + by)
    play('page')
  }
  const onKeyDown = ({ key, target, currentTarget }: KeyboardEvent) => {
    // No ring round the leaf, which has the focus of itself: the first Tab brings it.
    if (key === 'Tab') currentTarget.removeAttribute('data-quiet')
    if (key === 'Enter' && target instanceof HTMLElement && target.matches('section')) turn(1)
    else turn(turns[key] ?? 0)
  }
  return (
    <dialog
      ref={dialog}
      className={styles.desk}
      aria-labelledby={heading}
      data-quiet
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
      onKeyDown={onKeyDown}
    >
      <Leaf key={at} leaf={leaves[at] ?? []} label={text.leaf(at, last)} nth={at} onTurn={() => turn(1)} />
      {at < last ? (
        <Button size="small" className={styles.next} onClick={() => turn(1)}>
          {text.leafNext}
        </Button>
      ) : (
        <Button size="small" className={styles.next} pending={marking} onClick={book.is_read ? onClose : onPutBack}>
          {marking ? text.marking : librarian.putBack}
        </Button>
      )}
      <div className={styles.side}>
        <Button size="small" onClick={onClose} disabled={marking}>
          {uiText.close}
        </Button>
        <Button size="small" className={styles.back} disabled={at === 0} onClick={() => turn(-1)}>
          {text.leafBack}
        </Button>
        <h2 id={heading}>{book.name}</h2>
      </div>
      {failure === null ? null : (
        <div className={styles.below}>
          <CallFailure failure={failure} always={text.failed} />
        </div>
      )}
    </dialog>
  )
}

/** What stands before the first heading is a leaf too. */
function leavesOf(blocks: readonly Block[]): readonly (readonly Block[])[] {
  const leaves: Block[][] = []
  for (const block of blocks) {
    const open = leaves.at(-1)
    if (open === undefined || block.type === 'chapter') leaves.push([block])
    else open.push(block)
  }
  return leaves
}

interface LeafProps {
  readonly leaf: readonly Block[]
  readonly label: string
  readonly nth: number
  /** The leaf was touched. */
  readonly onTurn: () => void
}

/** It takes the focus when it comes, and so is read aloud from its number on. */
function Leaf({ leaf, label, nth, onTurn }: LeafProps) {
  const page = useRef<HTMLElement>(null)
  const words = useRef<HTMLDivElement>(null)
  const [isHeld, setHeld] = useState(false)
  const isBlank = hidesWords(leaf) && !isHeld
  useEffect(() => page.current?.focus({ preventScroll: true }), [isHeld])
  useFit(page, words, isHeld)
  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- the dialog takes its keys */}
      <section
        ref={page}
        className={styles.leaf}
        aria-label={label}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it is read from its number on
        tabIndex={0}
        data-autofocus
        data-nth={nth % 4}
        data-blank={isBlank || undefined}
        data-held={isHeld || undefined}
        data-alone={leaf.length === 1 || undefined}
        onClick={() => {
          if (getSelection()?.isCollapsed) onTurn()
        }}
      >
        <div ref={words} className={styles.words}>
          {isBlank ? <p className="aloud">{text.blankLeaf}</p> : leaf.map((block, at) => <Words key={at} block={block} />)}
        </div>
      </section>
      {isBlank ? (
        <div className={styles.below}>
          <Button onClick={() => setHeld(true)}>{text.holdToLight}</Button>
        </div>
      ) : null}
    </>
  )
}

/** A leaf on which nothing but a remark in brackets stands below its heading. */
function hidesWords([heading, remark, ...more]: readonly Block[]): boolean {
  return (
    heading?.type === 'chapter' && remark?.type === 'paragraph' && more.length === 0 && plainText(remark.lines[0] ?? []).startsWith('（')
  )
}

function Words({ block }: { readonly block: Block }) {
  if (block.type === 'chapter') {
    return (
      <h3>
        <Pieces pieces={block.title} />
      </h3>
    )
  }
  if (block.type !== 'paragraph') return null
  return (
    <p>
      {block.lines.map((line, at) => (
        <span key={at} data-plain={/^[（―]/.test(plainText(line)) || undefined}>
          <Pieces pieces={line} />
        </span>
      ))}
    </p>
  )
}

const LARGEST = 25
/** So large may they be on a phone, in px of the screen. */
const LARGEST_ON_SCREEN = 20
const SMALLEST = 12
/** Of the columns, in letters: closer where the letters cannot be smaller. */
const pitches = [2, 1.85, 1.7]

/** Letters and pitches in which a leaf may be set, the largest first. */
function settings(): readonly (readonly [letters: number, pitch: number])[] {
  const largest = Math.max(LARGEST, Math.round(LARGEST_ON_SCREEN / stageScale()))
  return [
    ...Array.from({ length: largest - SMALLEST }, (_, less) => [largest - less, 2] as const),
    ...pitches.map((pitch) => [SMALLEST, pitch] as const),
  ]
}

/** Sets a leaf as large as it can be without scrolling, and cuts the sheet to its words; the style sheet keeps letters as large as they must be. */
function useFit(page: RefObject<HTMLElement | null>, words: RefObject<HTMLElement | null>, isHeld: boolean): void {
  useLayoutEffect(() => {
    const fit = () => {
      const [sheet, set] = [page.current, words.current]
      if (sheet === null || set === null) return
      sheet.style.removeProperty('width')
      const margins = sheet.clientWidth - set.clientWidth
      for (const [letters, pitch] of settings()) {
        sheet.style.setProperty('--letters', `${letters}px`)
        sheet.style.setProperty('--pitch', String(pitch))
        if (widthOf(set) <= set.clientWidth) break
      }
      sheet.style.width = `${Math.ceil(widthOf(set)) + margins}px`
    }
    fit()
    void document.fonts.ready.then(fit)
    // Also once the dialog opens: before that nothing has a width.
    const desk = new ResizeObserver(fit)
    if (page.current?.parentElement) desk.observe(page.current.parentElement)
    return () => desk.disconnect()
  }, [page, words, isHeld])
}

/** Of the columns, from the right edge of the first to the left edge of the last. */
const widthOf = ({ clientWidth, children }: HTMLElement): number => {
  const first = Math.min(...Array.from(children, (child) => (child instanceof HTMLElement ? child.offsetLeft : clientWidth)))
  return clientWidth - first
}
