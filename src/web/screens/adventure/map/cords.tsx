import { type Land, mapSize, nodePlaces } from '../../../art/map-places.ts'
import styles from './field-map.module.css'
import { stretches } from './map-scene.ts'

/** How far the middle of a stretch hangs from the straight line, where it is not straight down. */
const sags: Readonly<Record<number, readonly [number, number]>> = {
  3: [4, 34],
  4: [34, 0],
  5: [-24, 40],
  8: [0, 52],
  9: [34, 0],
  11: [44, 0],
}

interface Hanging {
  readonly to: number
  readonly path: string
  readonly beads: readonly (readonly [number, number])[]
}

const hanging: readonly Hanging[] = stretches.map(({ from, to }) => hang(from, to))

function hang(from: Land, to: number): Hanging {
  const [x0, y0] = nodePlaces.get(from) ?? [0, 0]
  const [x1, y1] = nodePlaces.get(to) ?? [0, 0]
  const [aside, down] = sags[to] ?? [0, 34]
  const [x, y] = [(x0 + x1) / 2 + aside, (y0 + y1) / 2 + down]
  const at = (t: number, a: number, b: number, c: number): number => Math.round((1 - t) ** 2 * a + 2 * t * (1 - t) * b + t * t * c)
  const count = Math.max(3, Math.round(Math.hypot(x1 - x0, y1 - y0) / 32))
  return {
    to,
    path: `M${x0} ${y0}Q${x} ${y} ${x1} ${y1}`,
    beads: Array.from({ length: count - 1 }, (_, i) => [at((i + 1) / count, x0, x, x1), at((i + 1) / count, y0, y, y1)] as const),
  }
}

/** The string of small lights between the lanterns. Beads light one after the other. */
export function Cords({ cords }: { readonly cords: ReadonlyMap<number, boolean> }) {
  return (
    <svg viewBox={`0 0 ${mapSize.width} ${mapSize.height}`} className={styles.part} aria-hidden="true">
      {hanging.map(({ to, path, beads }) => {
        const glows = cords.get(to)
        if (glows === undefined) return null
        return (
          <g key={to} fill="none">
            <path stroke="#c79a78" strokeWidth="2" d={path} />
            <path className={styles.part} stroke="#ffdf9a" strokeWidth="2.4" d={path} style={{ opacity: glows ? 1 : 0 }} />
            {beads.map(([x, y], at) => (
              <g key={at} transform={`translate(${x} ${y + 2})`}>
                <circle r="4" fill="#8a6a70" />
                <g className={styles.part} style={{ opacity: glows ? 1 : 0, transitionDelay: glows ? `${at * 90}ms` : '0s' }}>
                  <circle r="10" fill="#ffb648" opacity=".3" />
                  <circle r="4.5" fill="#fff0b8" />
                </g>
              </g>
            ))}
          </g>
        )
      })}
    </svg>
  )
}
