import { useState } from 'react'
import { battleText } from '../../../../content/text/battle.ts'
import { uiText } from '../../../../content/text/ui.ts'
import { recall, remember } from '../../../state/stored-choice.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { Dialog } from '../../../ui/feedback/dialog.tsx'
import styles from './memo-sheet.module.css'

/** Free notes, kept in this browser only, saved at every keystroke. Not loaded late: the first key after M is already a letter of theirs. */
export function MemoSheet({ onClose }: { readonly onClose: () => void }) {
  const [memo, setMemo] = useState(() => recall('battle-memo') ?? '')
  const write = (text: string) => {
    setMemo(text)
    remember('battle-memo', text)
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
