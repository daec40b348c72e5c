import { useRef } from 'react'
import { innkeeper } from '../../../content/story/town/keepers/innkeeper.ts'
import { plazaSpots } from '../../../content/story/town/keepers/plaza.ts'
import { plazaText as text } from '../../../content/text/plaza.ts'
import { sceneUrl } from '../../art/pictures.ts'
import { inScene, plazaGround, plazaPlaces, stainCell, stainPlaces } from '../../art/plaza-places.ts'
import { useIsLit } from '../../settings/settings.ts'
import { Seal } from '../../ui/feedback/chip.tsx'
import { classes } from '../../ui/classes.ts'
import { useKeptFocus } from '../../ui/controls/kept-focus.ts'
import { RovingList } from '../../ui/controls/roving-list.tsx'
import { Tooltip } from '../../ui/controls/tooltip.tsx'
import { Answers, PlazaLamp } from './light/plaza-light.tsx'
import styles from './plaza-map.module.css'
import { isOpen, type Spot, spots } from './spots.ts'
import { Walkers } from './walkers.tsx'
import layout from '../../ui/layout.module.css'

const paintingOrder: readonly Spot[] = ['gate', 'library', 'healing', 'board', 'job']

const looks: Readonly<Record<Spot, { readonly glyph: string; readonly colour: string }>> = {
  library: { glyph: '書', colour: '#6a4fd0' },
  board: { glyph: '貼', colour: '#b5622a' },
  gate: { glyph: '発', colour: '#c2362c' },
  healing: { glyph: '解', colour: '#1f7a52' },
  job: { glyph: '働', colour: '#a8501c' },
}

interface PlazaMapProps {
  /** The answer is awaited: nothing can be entered yet. */
  readonly dark: boolean
  /** Null when it could not be read. */
  readonly healingOpen: boolean | null
  /** How many stains lie on the floor: one for each cleared field. */
  readonly stains: number
  readonly onSpot: (spot: Spot) => void
}

/** The ground, its stains, and a button for each of the five buildings. */
export function PlazaMap({ dark, healingOpen, stains, onSpot }: PlazaMapProps) {
  const map = useRef<HTMLDivElement>(null)
  useKeptFocus(map, healingOpen)
  const floor = sceneUrl('plaza')
  const isLit = useIsLit()
  return (
    <div ref={map} className={classes(layout.row, layout.shrinks, styles.frame, dark && styles.dark)} inert={dark}>
      <RovingList columns={0} className={styles.map} label={text.map}>
        {floor === null ? null : <img src={floor} alt="" className={styles.ground} style={inScene(plazaGround)} />}
        {stainPlaces.slice(0, stains).map((place, at) => (
          <Stain key={place.join()} place={place} at={at} />
        ))}
        {isLit && <Answers />}
        <Walkers />
        {spots.map((spot) => (
          <Building key={spot} spot={spot} open={isOpen(spot, healingOpen)} onEnter={() => onSpot(spot)} />
        ))}
        {isLit && <PlazaLamp />}
      </RovingList>
    </div>
  )
}

interface StainProps {
  readonly place: readonly [x: number, y: number, width: number]
  /** Which of them: each has its own shape. */
  readonly at: number
}

function Stain({ place: [x, y, width], at }: StainProps) {
  const url = sceneUrl('plaza-stain')
  const { width: wide, height: high } = stainCell
  return url === null ? null : (
    <img
      src={`${url}#svgView(viewBox(0,${at * high},${wide},${high}))`}
      alt=""
      className={styles.stain}
      style={inScene({ x, y, width, height: (width * high) / wide })}
    />
  )
}

/** Later ones lie over earlier ones, also while one of these has the focus: the board stands before the library. */
const over = (spot: Spot) => ({ '--over': paintingOrder.indexOf(spot) + 1 }) as Readonly<Record<string, number>>

interface BuildingProps {
  readonly spot: Spot
  readonly open: boolean
  readonly onEnter: () => void
}

/** A building with its sign. A closed one keeps the focus and its tooltip. */
function Building({ spot, open, onEnter }: BuildingProps) {
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
      className={classes(styles.spot, !open && styles.closed, spot === spots.at(-1) && styles.last)}
      style={{ ...inScene(plazaPlaces[spot]), ...over(spot) }}
    >
      {(id) => (
        <button
          type="button"
          className={classes(layout.whole, styles.enter)}
          aria-describedby={id}
          aria-disabled={open ? undefined : true}
          onClick={onEnter}
        >
          {url === null ? null : <img src={url} alt="" className={classes(layout.whole, styles.building)} />}
          <span className={classes(layout.row, layout.oneLine, styles.sign)}>
            <Seal {...look} />
            {words.name}
          </span>
        </button>
      )}
    </Tooltip>
  )
}

function wordsOf(spot: Spot, open: boolean): { readonly name: string; readonly line: string } {
  if (spot === 'healing') return open ? plazaSpots.rest : { ...plazaSpots.restClosed, line: innkeeper.closed.join('') }
  return plazaSpots[spot]
}
