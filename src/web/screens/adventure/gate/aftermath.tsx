import { ALTAR, VAST_EXPANSE } from '../../../../content/named-ids.ts'
import { adventureText as text } from '../../../../content/text/adventure.ts'
import type { Field } from '../../../../contract/field.ts'
import { landPlaces } from '../../../art/map-places.ts'
import styles from './aftermath.module.css'
import { laid } from '../map/field-map.tsx'
import { type MapChange, type MapStep, steps } from '../map/map-scene.ts'

/** Where the town's people stand, in px of the map. */
const town = { x: 140, y: 560 }
const size = { width: 120, height: 40 }

/** The shadow that was folded leaves its land along the floor, for the feet of the town. */
function FoldedShadow({ from }: { readonly from: number }) {
  const box = landPlaces.get(from)?.box
  if (box === undefined) return null
  const start = { x: box.x + box.width / 2 - size.width / 2, y: Math.min(box.y + box.height - 90, 540) }
  const away = {
    '--x': `${((town.x - start.x - size.width / 2) / size.width) * 100}%`,
    '--y': `${((town.y - start.y) / size.height) * 100}%`,
  }
  return (
    <svg viewBox="0 0 120 40" className={styles.shadow} style={{ ...laid({ ...start, ...size }), ...away }} aria-hidden="true">
      <path fill="#07030c" stroke="#ffd9a0" strokeWidth="1.5" d="M4 30l26-20 20 9 18-15 24 17 24-6-14 20z" />
      <path fill="none" stroke="#ffd9a0" strokeOpacity=".55" d="M30 10l10 24M68 4l-4 30M92 21l4 13" />
    </svg>
  )
}

interface AftermathProps {
  readonly fields: readonly Field[]
  readonly change: MapChange
  readonly step: MapStep
}

/** What happens on the map while a change is shown: in words, and the shadow that leaves. */
export function Aftermath({ fields, change, step }: AftermathProps) {
  const names = fields.filter(({ id }) => change.lit.has(id) && id !== ALTAR && id !== VAST_EXPANSE).map(({ name }) => name)
  const hasOpened = step === 'after' && change.open.size > 0
  const isDark = steps.indexOf(step) < steps.indexOf('lantern')
  return (
    <>
      {step === 'shadow' ? [...change.lit].map((land) => <FoldedShadow key={land} from={land} />) : null}
      <output className={styles.caption}>
        {isDark ? '' : hasOpened ? text.opened(change.open.size) : text.lit(names, change.lit.has(ALTAR))}
      </output>
    </>
  )
}
