import type { ReactNode } from 'react'
import { classes } from '../classes.ts'
import { EnemySlide } from '../story/enemy-slide.tsx'
import styles from './prose.module.css'
import { type Block, plainText } from './prose-markup.ts'
import { Pieces } from './ruby.tsx'

interface ProseProps {
  /** From `parseProse`. */
  readonly blocks: readonly Block[]
  /** Prefix of the headings' ids: `<prefix>-<index of the chapter>`. */
  readonly chapterIds: string
  /** What is shown where the text says `[[tag]]`. */
  readonly tag?: ReactNode
  /** What stands before a heading instead of the flame; null leaves the flame. */
  readonly markOf?: (heading: string) => ReactNode
}

/** A long text with chapters, readings and drawings of enemies. React nodes only, never raw HTML. */
export function Prose({ blocks, ...rest }: ProseProps) {
  return (
    <div className={styles.prose}>
      {blocks.map((block, at) => (
        <BlockView key={at} block={block} {...rest} />
      ))}
    </div>
  )
}

function BlockView({ block, chapterIds, tag, markOf }: Omit<ProseProps, 'blocks'> & { readonly block: Block }) {
  switch (block.type) {
    case 'chapter': {
      const mark = markOf?.(plainText(block.title)) ?? null
      return (
        <h3 id={`${chapterIds}-${block.at}`} className={styles.chapter} data-marked={mark !== null || undefined} tabIndex={-1}>
          {mark}
          <Pieces pieces={block.title} />
        </h3>
      )
    }
    case 'drawing':
      return <EnemySlide enemyId={block.enemyId} scale={0.72} className={styles.slide} />
    case 'tag':
      return tag
    case 'paragraph':
      return isFigures(block) ? (
        <p className={classes(styles.paragraph, styles.figures)}>
          {figuresOf(block).map((figure) => (
            <span key={figure}>{figure}</span>
          ))}
        </p>
      ) : (
        <p className={styles.paragraph}>
          {block.lines.map((line, at) => (
            <span key={at} className={styles.line}>
              <Pieces pieces={line} />
            </span>
          ))}
        </p>
      )
  }
}

type Paragraph = Extract<Block, { readonly type: 'paragraph' }>

/** Whether the paragraph is an enemy's figures, such as HP 35, STR 14, DEF 6 in one line. */
function isFigures({ lines }: Paragraph): boolean {
  return lines.every(([first, ...more]) => first?.type === 'plain' && more.length === 0 && /^(HP|INT|EXP) \d+\u3000/.test(first.text))
}

const figuresOf = ({ lines }: Paragraph): readonly string[] =>
  lines.flat().flatMap((piece) => (piece.type === 'plain' ? piece.text.split('\u3000') : []))
