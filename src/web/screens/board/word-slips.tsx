import { boardText } from '../../../content/text/board.ts'
import { POST } from '../../../rules/input-limits.ts'
import { Button } from '../../ui/controls/button.tsx'
import { RovingList } from '../../ui/controls/roving-list.tsx'
import { postLength } from './board-flow.ts'
import styles from './board.module.css'
import layout from '../../ui/layout.module.css'
import { classes } from '../../ui/classes.ts'

const text = boardText.slips

interface WordSlipsProps {
  readonly draft: string
  readonly onDraft: (draft: string) => void
}

/** Words to put together where there are no keys. One that no longer fits says nothing when it is pressed: taken out, it would take the focus along. */
export function WordSlips({ draft, onDraft }: WordSlipsProps) {
  const add = (word: string) => {
    if (postLength(draft + word) <= POST.max) onDraft(draft + word)
  }
  return (
    <RovingList columns={0} label={text.label} className={classes(layout.strip, layout.wraps, styles.slips)}>
      {text.words.map((word) => (
        <Button key={word} size="small" aria-disabled={postLength(draft + word) > POST.max} onClick={() => add(word)}>
          {word}
        </Button>
      ))}
      <Button size="small" aria-disabled={draft === ''} onClick={() => onDraft(Array.from(draft).slice(0, -1).join(''))}>
        {text.drop}
      </Button>
    </RovingList>
  )
}
