import { cornerOf, ringOf } from '../../ui/signs/radar.ts'
import styles from './radar-chart.module.css'

export interface RadarAxis {
  readonly label: string
  /** In Japanese, below the label. */
  readonly name: string
  /** Share of the longest possible spoke, 0–1. */
  readonly share: number
  readonly value: number
}

interface RadarChartProps {
  readonly axes: readonly RadarAxis[]
  readonly label: string
}

const centre = { x: 150, y: 138 }
const place = { centre, radius: 96 }
/** Share of the radius at value 0, so that small figures still make an area. */
const inner = 0.12

/** Axes run clockwise from the top. The accessible name holds the same figures. */
export function RadarChart({ axes, label }: RadarChartProps) {
  const corner = (at: number, share: number) => cornerOf(place, at, axes.length, share)
  const ring = (share: (axis: RadarAxis) => number) => ringOf(place, axes.map(share))
  const spoken = axes.map(({ label: name, value }) => `${name} ${value}`).join('、')
  return (
    <>
      {/* On a phone, where the letters of the chart do not fit round it. */}
      <ul className={styles.bars}>
        {axes.map(({ label: short, name, share, value }) => (
          <li key={short}>
            <b>{short}</b>
            {name}
            <i style={{ '--share': inner + share * (1 - inner) } as Readonly<Record<string, number>>} />
            <span className="num">+{value}</span>
          </li>
        ))}
      </ul>
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- drawn by the page itself: there is no file for an <img> */}
      <svg className={styles.chart} viewBox="0 0 300 276" role="img" aria-label={`${label}：${spoken}`}>
        {[0.25, 0.5, 0.75, 1].map((share) => (
          <polygon key={share} className={styles.web} points={ring(() => share)} />
        ))}
        {axes.map(({ label: name }, at) => {
          const { x, y } = corner(at, 1)
          return <line key={name} className={styles.web} x1={centre.x} y1={centre.y} x2={x} y2={y} />
        })}
        <polygon className={styles.shape} points={ring(({ share }) => inner + share * (1 - inner))} />
        {axes.map(({ label, name, value }, at) => {
          const { x, y, anchor, up } = labelPlace(corner(at, 1))
          return (
            <text key={label} className={styles.axis} textAnchor={anchor} x={x} y={y}>
              <tspan x={x} dy={up}>
                {label}
              </tspan>
              <tspan className={styles.value} x={x} dy="1.25em">
                {name} +{value}
              </tspan>
            </text>
          )
        })}
      </svg>
    </>
  )
}

/** Beside the corner at the left and right, above or below it near the middle: a spike as long as its spoke runs over no label. */
function labelPlace({ x, y }: { readonly x: number; readonly y: number }) {
  const right = x - centre.x
  if (Math.abs(right) > 60) return { x: x + Math.sign(right) * 8, y: y - 2, anchor: right > 0 ? 'start' : 'end', up: '0' } as const
  // By letters, which are larger on a phone: both lines stay above the corner.
  return y < centre.y
    ? ({ x, y: y - 4.5, anchor: 'middle', up: '-1.25em' } as const)
    : ({ x, y: y + 19, anchor: 'middle', up: '0' } as const)
}
