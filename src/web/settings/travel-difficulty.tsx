import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { difficultyText } from '../../content/text/difficulty.ts'
import { settingsText as text } from '../../content/text/settings.ts'
import type { Difficulty } from '../../rules/adventure/difficulty.ts'
import { read, readAgain, useWrite } from '../server/query.ts'
import { DifficultyChoice } from '../ui/controls/difficulty-choice.tsx'
import { CallFailure } from '../ui/feedback/notice.tsx'
import styles from './settings-dialog.module.css'

/** How hard the adventures are that begin from now on: the one setting that belongs to the save. */
export function TravelDifficulty() {
  const { data } = useQuery(read('GET /api/game/rpg/settings/difficulty'))
  const change = useWrite('POST /api/game/rpg/settings/difficulty')
  /** Until the server has said so. */
  const [wanted, setWanted] = useState<Difficulty | null>(null)
  if (!data) return null
  const choose = async (difficulty: Difficulty) => {
    const answer = change.run({ difficulty })
    setWanted(difficulty)
    const outcome = await answer
    if (outcome === null) return
    if (outcome.ok) await readAgain('GET /api/game/rpg/settings/difficulty')
    setWanted(null)
  }
  return (
    <div>
      <DifficultyChoice chosen={wanted ?? data.difficulty} onChoose={(difficulty) => void choose(difficulty)} disabled={false} />
      <CallFailure failure={change.failure} fixed={text.difficultyFailed} />
      <p className={styles.hint}>{difficultyText.changeNote}</p>
    </div>
  )
}
