import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { difficultyText as text } from '../../../content/text/difficulty.ts'
import type { Difficulty } from '../../../rules/difficulty.ts'
import { read, readAgain, useWrite } from '../../query.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { DifficultyChoice } from '../../ui/difficulty-choice.tsx'
import { CallFailure } from '../../ui/notice.tsx'
import styles from './adventure.module.css'

/** Over the map: how hard the next adventure is, and the way to change it. */
export function DifficultyRow({ running }: { readonly running: boolean }) {
  const { data } = useQuery(read('GET /api/game/rpg/settings/difficulty'))
  const [changing, setChanging] = useState(false)
  if (!data) return null
  return (
    <div className={styles.travel}>
      <span className={styles.hint}>{text.legend}</span>
      <strong>{text.names[data.difficulty]}</strong>
      <Button size="small" onClick={() => setChanging(true)}>
        {text.change}
      </Button>
      {changing ? <ChangeDialog before={data.difficulty} running={running} onClose={() => setChanging(false)} /> : null}
    </div>
  )
}

interface ChangeDialogProps {
  readonly before: Difficulty
  readonly running: boolean
  readonly onClose: () => void
}

function ChangeDialog({ before, running, onClose }: ChangeDialogProps) {
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
      <DifficultyChoice chosen={chosen} onChoose={setChosen} disabled={change.pending} autofocus />
      <p>{text.changeNote}</p>
      {running ? <p>{text.running}</p> : null}
      <CallFailure failure={change.failure} fixed={text.failed} />
    </Dialog>
  )
}
