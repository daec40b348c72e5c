import { useEffect, useState } from 'react'
import { fieldTexts } from '../../../content/text/fields.ts'
import { battleText } from '../../../content/text/battle.ts'
import type { Place } from './battle-model.ts'
import styles from './opening-banner.module.css'

const shownFor = 3400

interface OpeningBannerProps {
  readonly place: Place
  /** The player has begun to choose: the banner goes and does not come back. */
  readonly over: boolean
}

/** The number and lines of a stage at its beginning. It goes by itself and covers neither enemies nor anything that can be pressed. */
export function OpeningBanner({ place, over }: OpeningBannerProps) {
  const [passed, setPassed] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setPassed(true), shownFor)
    return () => clearTimeout(timer)
  }, [])
  if (over && !passed) setPassed(true)
  const text = fieldTexts.find((field) => field.id === place.fieldId)
  if (!text || passed) return null
  const own = text.stageEpigraphs?.[place.stageId - 1]
  const lines = own ? [own] : place.stageId === 1 ? text.epigraph : []
  return (
    <div className={styles.banner}>
      <p className={styles.stage}>{battleText.stage(place.stageId)}</p>
      {[...lines, text.stageLines[place.stageId - 1] ?? ''].map((line) => (
        <p key={line} className={styles.line}>
          {line}
        </p>
      ))}
    </div>
  )
}
