import { useQuery } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { difficultyText as text } from '../../../../content/text/difficulty.ts'
import { part } from '../../../shell/parts.ts'
import { read } from '../../../server/query.ts'
import { Button } from '../../../ui/controls/button.tsx'
import styles from '../adventure.module.css'
import layout from '../../../ui/layout.module.css'
import { classes } from '../../../ui/classes.ts'

/** A chunk of its own: few change it. */
const DifficultyDialog = part(async () => (await import('./difficulty-dialog.tsx')).DifficultyDialog)

/** Over the map: how hard the next adventure is, and the way to change it. */
export function DifficultyRow({ running }: { readonly running: boolean }) {
  const { data } = useQuery(read('GET /api/game/rpg/settings/difficulty'))
  const [changing, setChanging] = useState(false)
  if (!data) return null
  return (
    <div className={classes(layout.row, layout.gap3, styles.travel)}>
      <span className={styles.hint}>{text.legend}</span>
      <strong>{text.names[data.difficulty]}</strong>
      <Button size="small" onClick={() => setChanging(true)}>
        {text.change}
      </Button>
      {changing ? (
        <Suspense fallback={null}>
          <DifficultyDialog before={data.difficulty} running={running} onClose={() => setChanging(false)} />
        </Suspense>
      ) : null}
    </div>
  )
}
