import { type KeyboardEvent, useId, useMemo, useRef, useState } from 'react'
import { libraryText as text } from '../../../content/text/library.ts'
import { play } from '../../sound/sound.ts'
import { Button } from '../../ui/controls/button.tsx'
import { Prose } from '../../ui/text/prose.tsx'
import { type Block, plainText } from '../../ui/text/prose-markup.ts'
import { ScrollArea } from '../../ui/controls/scroll-area.tsx'
import styles from './leaves.module.css'
import layout from '../../ui/layout.module.css'
import { classes } from '../../ui/classes.ts'

interface LeavesProps {
  readonly blocks: readonly Block[]
  /** The last leaf is shown. */
  readonly onLast: () => void
}

/** A book of loose leaves, one at a time, without contents. Left and right turn. */
export function Leaves({ blocks, onLast }: LeavesProps) {
  const ids = useId()
  const page = useRef<HTMLDivElement>(null)
  const leaves = useMemo(() => leavesOf(blocks), [blocks])
  const [at, setAt] = useState(0)
  const leaf = leaves[at] ?? []
  const turn = (to: number) => {
    if (to < 0 || to >= leaves.length) return
    setAt(to)
    page.current?.focus({ preventScroll: true })
    page.current?.scrollTo(0, 0)
    play('page')
    if (to === leaves.length - 1) onLast()
  }
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key === 'ArrowLeft') turn(at - 1)
    if (key === 'ArrowRight') turn(at + 1)
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- arrow keys turn the leaf wherever the focus is
    <div className={classes(layout.stack, layout.gap4, styles.leaves)} data-nth={at % 4} onKeyDown={onKeyDown}>
      <ScrollArea ref={page} className={styles.leaf} as="section" aria-label={text.page} tabIndex={0} data-autofocus>
        {hidesWords(leaf) ? <Blank key={at} leaf={leaf} ids={ids} /> : <Prose blocks={leaf} chapterIds={ids} />}
      </ScrollArea>
      <Button size="small" className={styles.back} disabled={at === 0} onClick={() => turn(at - 1)}>
        {text.leafBack}
      </Button>
      <Button size="small" className={styles.next} disabled={at === leaves.length - 1} onClick={() => turn(at + 1)}>
        {text.leafNext}
      </Button>
    </div>
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

/** A leaf on which nothing but a remark in brackets stands below its heading. */
function hidesWords([heading, remark, ...more]: readonly Block[]): boolean {
  return (
    heading?.type === 'chapter' && remark?.type === 'paragraph' && more.length === 0 && plainText(remark.lines[0] ?? []).startsWith('（')
  )
}

interface BlankProps {
  readonly leaf: readonly Block[]
  readonly ids: string
}

/** Blank until it is held to the light. */
function Blank({ leaf, ids }: BlankProps) {
  const [isHeld, setHeld] = useState(false)
  return (
    <>
      <Prose blocks={isHeld ? leaf : leaf.slice(0, 1)} chapterIds={ids} />
      {isHeld ? null : (
        <p className={styles.hold}>
          <Button size="small" tone="quiet" onClick={() => setHeld(true)}>
            {text.holdToLight}
          </Button>
        </p>
      )}
    </>
  )
}
