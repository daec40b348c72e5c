import { useRef } from 'react'
import { plazaSpots } from '../../../content/story/keepers.ts'
import { plazaText as text } from '../../../content/text/plaza.ts'
import { sceneUrl } from '../../art/pictures.ts'
import { plazaPlaces, stainPlaces } from '../../art/plaza-places.ts'
import { Seal } from '../../ui/chip.tsx'
import { classes } from '../../ui/classes.ts'
import { useLostFocus } from '../../ui/lost-focus.ts'
import { RovingList } from '../../ui/roving-list.tsx'
import { Tooltip } from '../../ui/tooltip.tsx'
import { isOpen, type PlazaState, type Spot, spots } from './plaza-flow.ts'
import styles from './plaza-map.module.css'

const ground = { width: 1280, height: 720 }
const paintingOrder: readonly Spot[] = ['gate', 'library', 'healing', 'board', 'job']

const looks: Readonly<Record<Spot, { readonly glyph: string; readonly colour: string }>> = {
  library: { glyph: '書', colour: '#6a4fd0' },
  board: { glyph: '貼', colour: '#b5622a' },
  gate: { glyph: '発', colour: '#c2362c' },
  healing: { glyph: '解', colour: '#1f7a52' },
  job: { glyph: '働', colour: '#a8501c' },
}

interface PlazaMapProps {
  readonly state: PlazaState
  /** How many stains lie on the floor: one for each cleared field. */
  readonly stains: number
  readonly onSpot: (spot: Spot) => void
}

/** The ground, its stains, and five buildings that can be entered. */
export function PlazaMap({ state, stains, onSpot }: PlazaMapProps) {
  const map = useRef<HTMLDivElement>(null)
  useLostFocus(map, state.status)
  const floor = sceneUrl('plaza')
  return (
    <div ref={map} className={styles.frame}>
      <RovingList columns={0} className={styles.map} role="group" aria-label={text.map}>
        {floor === null ? null : <img src={floor} alt="" className={styles.ground} />}
        {stainPlaces.slice(0, stains).map((place) => (
          <Stain key={place.join()} place={place} />
        ))}
        {spots.map((spot) => (
          <Building key={spot} spot={spot} open={isOpen(state, spot)} onEnter={() => onSpot(spot)} />
        ))}
      </RovingList>
    </div>
  )
}

function Stain({ place: [x, y, width] }: { readonly place: readonly [x: number, y: number, width: number] }) {
  const url = sceneUrl('plaza-stain')
  return url === null ? null : (
    <img src={url} alt="" className={styles.stain} style={{ left: part(x), top: partDown(y), width: part(width) }} />
  )
}

/** Later ones lie over earlier ones; the one that is looked at over all. */
const over = (spot: Spot) => ({ '--over': paintingOrder.indexOf(spot) + 1 }) as Readonly<Record<string, number>>

const part = (px: number): string => `${(px / ground.width) * 100}%`
const partDown = (px: number): string => `${(px / ground.height) * 100}%`

interface BuildingProps {
  readonly spot: Spot
  readonly open: boolean
  readonly onEnter: () => void
}

/** A building with its sign. A closed one can be looked at, but not entered. */
function Building({ spot, open, onEnter }: BuildingProps) {
  const { x, y, width, height } = plazaPlaces[spot]
  const words = wordsOf(spot, open)
  const url = sceneUrl(`plaza-${spot}${open ? '' : '-closed'}`)
  const look = open ? looks[spot] : { glyph: '？', colour: '#5c4a6a' }
  return (
    <Tooltip
      tip={
        <span className={styles.tip}>
          「{words.line}」{open ? null : <small>{text.closed}</small>}
        </span>
      }
      className={classes(styles.spot, !open && styles.closed)}
      style={{ left: part(x), top: partDown(y), width: part(width), height: partDown(height), ...over(spot) }}
    >
      {(id) => (
        <button type="button" className={styles.enter} aria-describedby={id} aria-disabled={open ? undefined : true} onClick={onEnter}>
          {url === null ? null : <img src={url} alt="" className={styles.building} />}
          <span className={styles.sign}>
            <Seal {...look} />
            {words.name}
          </span>
        </button>
      )}
    </Tooltip>
  )
}

function wordsOf(spot: Spot, open: boolean): { readonly name: string; readonly line: string } {
  if (spot === 'healing') return open ? plazaSpots.rest : plazaSpots.restClosed
  return plazaSpots[spot]
}
