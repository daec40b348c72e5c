import { useState } from 'react'
import { bestiaryText as text } from '../../../../content/text/bestiary.ts'
import { uiText } from '../../../../content/text/ui.ts'
import type { BattleState } from '../../../../rules/battle/state.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { ScrollArea } from '../../../ui/controls/scroll-area.tsx'
import { Tabs } from '../../../ui/controls/tabs.tsx'
import { Dialog } from '../../../ui/feedback/dialog.tsx'
import { ShadowNotes } from '../../../ui/notes/shadow-notes.tsx'
import { EnemySlide } from '../../../ui/story/enemy-slide.tsx'
import type { Battle } from '../battle-model.ts'
import { kindLookedAt, kindsOn } from './kinds.ts'
import styles from './shadow-sheet.module.css'

interface ShadowSheetProps {
  readonly battle: Pick<Battle, 'enemies'>
  readonly state: BattleState
  /** The place that is marked as a target; null: none. */
  readonly marked: number | null
  readonly onClose: () => void
}

/** The pages of 影の切り絵帖 on the kinds of the stage. */
export function ShadowSheet({ battle: { enemies }, state, marked, onClose }: ShadowSheetProps) {
  const kinds = kindsOn(enemies)
  const [chosen, setChosen] = useState(() => kindLookedAt(state, marked))
  const kind = kinds.find(({ id }) => id === chosen) ?? kinds[0]
  const close = (
    <Button tone="primary" onClick={onClose}>
      {uiText.close}
    </Button>
  )
  return (
    <Dialog open title={text.title} size="wide" forReading tone="washi" onClose={onClose} actions={close}>
      {kind === undefined ? null : (
        <Tabs
          className={styles.kinds ?? ''}
          label={text.shadows}
          tabs={kinds.map(({ id, name }) => ({ id, label: name }))}
          selected={kind.id}
          onSelect={setChosen}
          autoFocus
        >
          {/* The notes' headings stand under a shadow's name. Here the tab shows it. */}
          <h3 className="aloud">{kind.name}</h3>
          <div className={styles.page}>
            <EnemySlide enemyId={kind.id} scale={0.7} className={styles.slide} />
            <ScrollArea key={kind.id} group={text.notes.title} className={styles.notes}>
              <ShadowNotes shadow={kind.id} />
            </ScrollArea>
          </div>
        </Tabs>
      )}
    </Dialog>
  )
}
