import { useState } from 'react'
import { battleText } from '../../../../../content/text/battle.ts'
import { uiText } from '../../../../../content/text/ui.ts'
import { Button } from '../../../../ui/controls/button.tsx'
import { Dialog } from '../../../../ui/feedback/dialog.tsx'
import type { Battle } from '../../battle-model.ts'
import { recallMemo, rememberMemo } from './memo.ts'
import styles from './memo-sheet.module.css'

interface MemoSheetProps {
  readonly battle: Battle
  readonly onClose: () => void
}

/** Free notes, saved at every keystroke. Not loaded late: the first key after M is already a letter of theirs. */
export function MemoSheet({ battle, onClose }: MemoSheetProps) {
  const [memo, setMemo] = useState(() => recallMemo(battle))
  const write = (text: string) => {
    setMemo(text)
    rememberMemo(battle, text)
  }
  const close = (
    <Button tone="primary" onClick={onClose}>
      {uiText.close}
    </Button>
  )
  return (
    <Dialog open title={battleText.memo} tone="washi" onClose={onClose} actions={close}>
      <textarea
        className={styles.memo}
        aria-label={battleText.memoLabel}
        value={memo}
        rows={9}
        data-autofocus
        onChange={(event) => write(event.target.value)}
      />
      <p className={styles.saved}>{battleText.memoSaved}</p>
    </Dialog>
  )
}
