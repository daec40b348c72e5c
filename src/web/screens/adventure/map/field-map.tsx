import { type CSSProperties, type KeyboardEvent, type ReactNode, useRef } from 'react'
import { adventureText as text } from '../../../../content/text/adventure.ts'
import type { Field } from '../../../../contract/field.ts'
import { landUrl, mapUrl, skyUrl } from '../../../art/map-pictures.ts'
import { backToFront, fogPlaces, fogSize, type Land, landPlaces, mapSize, nodePlaces, sheetBox } from '../../../art/map-places.ts'
import type { PlacedBox } from '../../../art/plaza-places.ts'
import { classes } from '../../../ui/classes.ts'
import { Cords } from './cords.tsx'
import styles from './field-map.module.css'
import { FieldLantern } from './field-lantern.tsx'
import { type MapChange, type MapScene, neighbour, turnOf } from './map-scene.ts'

/** A part of the map, in shares of its size. */
export const laid = ({ x, y, width, height }: PlacedBox): CSSProperties => ({
  left: share(x, mapSize.width),
  top: share(y, mapSize.height),
  width: share(width, mapSize.width),
  height: share(height, mapSize.height),
})

const share = (length: number, of: number): string => `${(length / of) * 100}%`
const square = (x: number, y: number, r: number): PlacedBox => ({ x: x - r, y: y - r, width: 2 * r, height: 2 * r })
const glowOf = (core: string, edge: string): string => `radial-gradient(closest-side,${core}f2,${core}a8 22%,${edge}6b 50%,${edge}00)`

/** What reaches beyond the sheet is cut off: 14 px of 640 above and below, 40 of 1280 at the sides. */
const sheetStyle: CSSProperties = { inset: 0, overflow: 'hidden', clipPath: 'inset(2.2% 3.2%)' }

/** The lamp's disc and two rings. */
const lampLight = 'radial-gradient(closest-side,#fffdf0 40%,#ffe3a0 66%,#ffe9b43d 67% 84%,#ffe9b41f 85% 99%,#0000)'

/** The name hangs below its lantern; where it would cover another lantern, it stands beside its own. The longest ends within the map. */
const besidePlaces: ReadonlyMap<number, CSSProperties> = new Map<number, CSSProperties>([
  [6, { inset: '24% auto auto 120%', transform: 'none' }],
  [8, { inset: '24% 120% auto auto', transform: 'none' }],
  [11, { inset: '92% -200% auto auto', transform: 'none' }],
])

interface FieldMapProps {
  /** In the order of the list. */
  readonly fields: readonly Field[]
  readonly scene: MapScene
  readonly change: MapChange | null
  /** While the change is shown: no land is chosen then. */
  readonly isPlaying: boolean
  readonly chosen: number
  /** Ids of fields where nobody has been. */
  readonly fresh: ReadonlySet<number>
  readonly onChoose: (id: number) => void
  /** The chosen land was pressed. */
  readonly onAsk: () => void
  /** What lies over the map. */
  readonly children: ReactNode
}

/**
 * The map of 幕原. Its lanterns are a group of choices with one stop for Tab: arrows and a click choose, Enter and a second click ask. Each
 * land is a picture of its own, so that only opacity and transforms change.
 */
export function FieldMap({ fields, scene, change, isPlaying, chosen, fresh, onChoose, onAsk, children }: FieldMapProps) {
  const choices = useRef<HTMLDivElement>(null)
  const shown = isPlaying ? null : chosen
  const move = (event: KeyboardEvent) => {
    const next = neighbour(new Set(fields.map(({ id }) => id)), chosen, event.key)
    if (next === null) return
    event.preventDefault()
    onChoose(next)
    choices.current?.querySelector<HTMLElement>(`[data-land="${next}"]`)?.focus()
  }
  return (
    <div className={styles.map}>
      <div className={styles.part} style={sheetStyle}>
        <img src={skyUrl('night')} alt="" className={styles.part} style={laid(sheetBox)} />
        <img src={skyUrl('dawn')} alt="" className={styles.part} style={{ ...laid(sheetBox), opacity: scene.dawn }} />
        <Glow at={[1131, 158, 420]} colours={['#fff0b8', '#ffac5a']} lit={scene.lands.get(11) === 'lit'} />
        {backToFront.map((land) => {
          const place = landPlaces.get(land)
          return place === undefined || land === 12 ? null : (
            <Glow key={land} at={place.glow} colours={place.light} lit={scene.lands.get(land) === 'lit'} />
          )
        })}
        {backToFront.map((land) => (land === 12 ? null : <LandPicture key={land} land={land} {...{ scene, change, shown }} />))}
      </div>
      <img src={mapUrl('frame')} alt="" className={styles.part} style={{ inset: 0, width: '100%' }} />
      {scene.lands.get(12) === 'unknown' ? null : <LandPicture land={12} {...{ scene, change, shown }} />}
      <Cords cords={scene.cords} />
      <div ref={choices} className={styles.part} style={{ inset: 0 }} role="radiogroup" aria-label={text.map}>
        {[...nodePlaces].map(([land, [x, y]]) => {
          const burns = scene.lanterns.get(land)
          const field = fields.find(({ id }) => id === land)
          const place = laid({ x: x - 30, y: y - 12, width: 60, height: 66 })
          if (burns === undefined) return null
          if (field === undefined) {
            return (
              <span key={land} className={styles.node} style={place}>
                <FieldLantern land={land} burns={burns} />
              </span>
            )
          }
          const isChosen = field.id === shown
          return (
            <button
              key={land}
              type="button"
              // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a button: Enter on the chosen one asks
              role="radio"
              aria-checked={field.id === chosen}
              aria-label={field.name}
              tabIndex={field.id === chosen ? 0 : -1}
              data-land={land}
              className={classes(styles.node, isChosen && styles.chosen)}
              style={place}
              onKeyDown={move}
              onClick={() => (field.id === chosen ? onAsk() : onChoose(field.id))}
            >
              <FieldLantern land={land} burns={burns} chosen={isChosen} />
              {isChosen ? (
                <span className={styles.plate} style={besidePlaces.get(field.id)}>
                  {field.name}
                </span>
              ) : null}
              {fresh.has(field.id) ? (
                <span className={styles.seal} style={{ inset: '-10% -4% auto auto' }} aria-hidden="true">
                  {text.fresh}
                </span>
              ) : null}
            </button>
          )
        })}
      </div>
      {children}
    </div>
  )
}

interface GlowProps {
  readonly at: readonly [x: number, y: number, r: number]
  readonly colours: readonly [string, string]
  readonly lit: boolean
}

/** The light that a land throws on the sheet, behind all lands. */
function Glow({ at: [x, y, r], colours: [core, edge], lit }: GlowProps) {
  return <div className={styles.part} style={{ ...laid(square(x, y, r * 1.1)), background: glowOf(core, edge), opacity: lit ? 1 : 0 }} />
}

interface LandPictureProps {
  readonly land: Land
  readonly scene: MapScene
  readonly change: MapChange | null
  /** The land that stands before the lamp; null for none. */
  readonly shown: number | null
}

function LandPicture({ land, scene, change, shown }: LandPictureProps) {
  const place = landPlaces.get(land)
  const state = scene.lands.get(land) ?? 'unknown'
  if (place === undefined) return null
  const isChosen = land === shown && land !== 12
  const [x, y, r] = place.glow
  const fog = fogPlaces.get(land)
  // Where it changes, both pictures are there, and the later one comes up over the earlier.
  const turn = turnOf(land, change)
  // `willChange` keeps the picture as a bitmap: a choice draws nothing again.
  const style = { ...laid(place.box), transform: isChosen ? 'translateY(-2%)' : 'none', willChange: 'transform' }
  return (
    <>
      {isChosen ? (
        <div className={classes(styles.part, styles.lamp)} style={{ ...laid(square(x, y, r * 0.92)), background: lampLight }} />
      ) : null}
      {turn === null ? (
        <img src={landUrl(land, state)} alt="" className={styles.part} style={style} />
      ) : (
        <>
          <img src={landUrl(land, turn.before)} alt="" className={styles.part} style={style} />
          <img
            src={landUrl(land, turn.after)}
            alt=""
            className={styles.part}
            style={{ ...style, opacity: state === turn.before ? 0 : 1 }}
          />
        </>
      )}
      {fog === undefined || (state !== 'unknown' && turn?.before !== 'unknown') ? null : (
        <div
          className={classes(styles.part, styles.fog)}
          data-gone={state !== 'unknown' || undefined}
          style={laid({ x: fog[0], y: fog[1], ...fogSize })}
        >
          <img src={mapUrl('fog')} alt="" style={{ animationDelay: `${fog[0] * -70}ms` }} />
        </div>
      )}
    </>
  )
}
