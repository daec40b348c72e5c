import { useEffect } from 'react'
import { backgroundFieldOf } from '../../../../content/enemy-fields.ts'
import { ENDLESS, isEncore } from '../../../../content/named-ids.ts'
import { curtainLines, encoreText } from '../../../../content/text/encore.ts'
import { fieldTexts } from '../../../../content/text/fields.ts'
import { battleText } from '../../../../content/text/battle.ts'
import type { Battle } from '../battle-model.ts'
import styles from './opening-banner.module.css'

const shownFor = 3400

interface OpeningBannerProps {
  readonly battle: Battle
  /** It has been shown long enough. */
  readonly onOver: () => void
}

/** The number and lines of a stage at its beginning. It goes by itself and covers neither enemies nor anything that can be pressed. */
export function OpeningBanner({ battle, onOver }: OpeningBannerProps) {
  useEffect(() => {
    const timer = setTimeout(onOver, shownFor)
    return () => clearTimeout(timer)
  }, [onOver])
  const { title, lines } = wordsOf(battle)
  return (
    <div className={styles.banner} data-part="banner">
      <p className={styles.stage}>{title}</p>
      <div>
        {lines.map((line) => (
          <p key={line} className={styles.line}>
            {line}
          </p>
        ))}
      </div>
    </div>
  )
}

interface Words {
  readonly title: string
  readonly lines: readonly string[]
}

function wordsOf({ place: { fieldId, stageId }, enemies, endless }: Battle): Words {
  if (isEncore(fieldId)) {
    const title = encoreText.stage(fieldId, stageId)
    if (fieldId === ENDLESS) {
      const slip = endless?.slip ? [encoreText.slip(endless.slip.name)] : []
      return { title, lines: [curtainLines[(stageId - 1) % curtainLines.length] ?? '', ...slip] }
    }
    // Each boss brings the last line of its own field along.
    const own = fieldTexts.find(
      ({ id }) =>
        id ===
        backgroundFieldOf(
          fieldId,
          enemies.map((enemy) => enemy.id),
        ),
    )
    return { title, lines: own ? [own.name, own.stageLines.at(-1) ?? ''] : [] }
  }
  const text = fieldTexts.find((field) => field.id === fieldId)
  const title = battleText.stage(stageId)
  if (!text) return { title, lines: [] }
  const own = text.stageEpigraphs?.[stageId - 1]
  const lines = own ? [own] : stageId === 1 ? text.epigraph : []
  return { title, lines: [...lines, text.stageLines[stageId - 1] ?? ''] }
}
