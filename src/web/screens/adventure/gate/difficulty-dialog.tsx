import { useState } from 'react'
import { difficultyText as text } from '../../../../content/text/difficulty.ts'
import type { Difficulty } from '../../../../rules/adventure/difficulty.ts'
import { readAgain, useWrite } from '../../../server/query.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { Dialog } from '../../../ui/feedback/dialog.tsx'
import { DifficultyChoice } from '../../../ui/controls/difficulty-choice.tsx'
import { CallFailure } from '../../../ui/feedback/notice.tsx'

interface DifficultyDialogProps {
  readonly before: Difficulty
  readonly running: boolean
  readonly onClose: () => void
}

/** Changes how hard the next adventure is. */
export function DifficultyDialog({ before, running, onClose }: DifficultyDialogProps) {
  const change = useWrite('POST /api/game/rpg/settings/difficulty')
  const [chosen, setChosen] = useState(before)
  const leave = () => {
    if (!change.pending) onClose()
  }
  const send = async () => {
    const outcome = await change.run({ difficulty: chosen })
    if (!outcome?.ok) return
    await Promise.all([readAgain('GET /api/game/rpg/settings/difficulty'), readAgain('GET /api/game/rpg/field/list')])
    onClose()
  }
  return (
    <Dialog
      open
      title={text.changeTitle}
      onClose={leave}
      size="wide"
      actions={
        <>
          <Button disabled={change.pending} onClick={leave}>
            {text.cancel}
          </Button>
          <Button tone="primary" pending={change.pending} onClick={() => void send()}>
            {change.pending ? text.deciding : text.decide}
          </Button>
        </>
      }
    >
      <DifficultyChoice chosen={chosen} onChoose={setChosen} disabled={change.pending} autoFocus />
      <p>{text.changeNote}</p>
      {running ? <p>{text.running}</p> : null}
      <CallFailure failure={change.failure} fixed={text.failed} />
    </Dialog>
  )
}
