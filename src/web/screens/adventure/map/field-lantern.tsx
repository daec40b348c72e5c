import { ALTAR, OLD_CASTLE, VAST_EXPANSE } from '../../../../content/named-ids.ts'
import type { Land } from '../../../art/map-places.ts'
import { classes } from '../../../ui/classes.ts'
import styles from './field-map.module.css'

interface LanternLook {
  readonly paper: string
  readonly ribs: string
  readonly lit: string
  readonly core: string
  readonly halo: string
  /** Round the chosen one; the halo's colour where it is left out. */
  readonly ring?: string
}

const usual: LanternLook = { paper: '#2c2148', ribs: '#6a5a96', lit: '#ffab3d', core: '#fff0bd', halo: '#ffc45e' }
/** Of the castle, the altar and the place outside the picture. */
const special: ReadonlyMap<Land, LanternLook> = new Map<Land, LanternLook>([
  [OLD_CASTLE, { paper: '#5a1226', ribs: '#d8404a', lit: '#f0403a', core: '#ffd0a0', halo: '#ff5a4a' }],
  [ALTAR, { paper: '#5a3a12', ribs: '#ffcf5a', lit: '#ffd23a', core: '#fffde8', halo: '#ffe27a' }],
  [VAST_EXPANSE, { paper: '#050510', ribs: '#e6e0ff', lit: '#fdfcff', core: '#ffffff', halo: '#cfc6ff', ring: '#4a3aa0' }],
])

const body = 'M-9 5h18q5 4 5 10v10q0 5-5 9h-18q-5-4-5-9v-10q0-6 5-10z'

interface FieldLanternProps {
  readonly land: Land
  readonly burns: boolean
  readonly chosen?: boolean
}

/** A paper lantern of the map, 60 × 66 px of it; its hook is 12 px below the upper edge. */
export function FieldLantern({ land, burns, chosen = false }: FieldLanternProps) {
  const { paper, ribs, lit, core, halo, ring = halo } = special.get(land) ?? usual
  const [x, opacity] = [typeof land === 'number' ? land : 0, burns ? 1 : 0]
  return (
    <>
      <span
        className={classes(styles.part, styles.halo)}
        style={{ background: `radial-gradient(closest-side,${halo}d9,${halo}00)`, opacity }}
      >
        <i style={{ background: `radial-gradient(closest-side,${halo}b0,${halo}00)`, animationDelay: `${x * -370}ms` }} />
      </span>
      {chosen ? (
        <svg viewBox="-50 -50 100 100" className={styles.rays} aria-hidden="true">
          <circle r="29" fill="none" stroke={ring} strokeWidth="2.5" />
          <path
            fill="none"
            stroke={ring}
            strokeWidth="3"
            strokeLinecap="round"
            d="M0-35v-9M0 35v9M-35 0h-9M35 0h9M25-25l5-5M-25-25l-5-5M25 25l5 5M-25 25l-5 5"
          />
        </svg>
      ) : null}
      <svg viewBox="-30 -12 60 66" className={styles.lantern} style={{ animationDelay: `${x * -530}ms` }} aria-hidden="true">
        <path fill={paper} d={body} />
        <path className={styles.part} fill={lit} style={{ opacity }} d={body} />
        <ellipse className={styles.part} cy="20" rx="7" ry="10" fill={core} style={{ opacity }} />
        <path stroke={burns && land !== VAST_EXPANSE ? '#8a3a14' : ribs} strokeWidth="1.4" d="M-12.5 12h25M-14 19.500h28M-12.5 27h25" />
        <path fill="#0f0819" d="M-9 1h18v5h-18zM-8 33h16v5h-16zM-1-6h2v8h-2zM-1 38h2v7h-2z" />
        {burns ? null : <circle cy="21" r="3.5" fill={land === VAST_EXPANSE ? '#fff' : '#ff9a3c'} />}
      </svg>
    </>
  )
}
