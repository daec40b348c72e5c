import { roles } from '../../../../content/roles.ts'
import { attributeTexts, statusText as text } from '../../../../content/text/status.ts'
import type { PartyMember } from '../../../../contract/status.ts'
import {
  ATTRIBUTES,
  type Attribute,
  type Attributes,
  earnedStatusPoints,
  grownAttributes,
  NO_POINTS,
  worthOf,
} from '../../../../rules/party/growth.ts'
import { cornerOf, ringOf } from '../../../ui/signs/radar.ts'
import styles from './figures-radar.module.css'

const place = { centre: { x: 120, y: 120 }, radius: 79 }
const sheet = 117
/** Share of the radius at value 0, so that small figures still make an area. */
const inner = 0.1
/** Share of the radius that the member's best figure reaches. */
const best = 0.86

interface FiguresRadarProps {
  readonly member: PartyMember
  /** Points that are typed and not spent yet. */
  readonly draft: Attributes
}

/** The seven figures as black paper before the lamp; what the typed points would add shines behind it. */
export function FiguresRadar({ member, draft }: FiguresRadarProps) {
  const { level, nickname, status } = member
  const figure = (attribute: Attribute, added: Attributes) => status[`value_${attribute}`] + worthOf(attribute, added[attribute])
  const sharesOf = (added: Attributes) => ATTRIBUTES.map((attribute) => figure(attribute, added) / highest(attribute, level))
  // The member's best figure reaches far out; what is typed grows beyond it, at most to the rim.
  const scale = Math.min(best / Math.max(...sharesOf(NO_POINTS)), 1 / Math.max(...sharesOf(draft)))
  const shape = (added: Attributes) =>
    ringOf(
      place,
      sharesOf(added).map((share) => inner + share * scale * (1 - inner)),
    )
  const then = shape(draft)
  const spoken = ATTRIBUTES.map((attribute) => `${attributeTexts[attribute].label} ${figure(attribute, draft)}`).join('、')
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- drawn by the page itself: there is no file for an <img>
    <svg className={styles.radar} viewBox="0 0 240 240" role="img" aria-label={`${text.figuresOf(nickname)}：${spoken}`}>
      <circle className={styles.ring} cx={120} cy={120} r={sheet + 5} />
      <circle className={styles.sheet} cx={120} cy={120} r={sheet} />
      {[0.4, 0.7, 1].map((share) => (
        <polygon
          key={share}
          className={styles.web}
          points={ringOf(
            place,
            ATTRIBUTES.map(() => share),
          )}
        />
      ))}
      {/* A new key for every change: the light swells again. */}
      <polygon key={then} className={styles.gain} points={then} />
      <polygon className={styles.paper} points={shape(NO_POINTS)} />
      {ATTRIBUTES.map((attribute, at) => {
        const end = cornerOf(place, at, ATTRIBUTES.length, 1)
        const { x, y } = cornerOf(place, at, ATTRIBUTES.length, 1.26)
        return (
          <g key={attribute}>
            <line className={styles.web} x1={120} y1={120} x2={end.x} y2={end.y} />
            <text className={styles.label} x={x} y={y + 4} data-gains={draft[attribute] > 0 || undefined}>
              {attributeTexts[attribute].label}
            </text>
          </g>
        )
      })}
    </svg>
  )
}

/** The most that anybody's figure can be at a level, of the best role with all points on it: what the seven are compared by. */
const highest = (attribute: Attribute, level: number): number =>
  Math.max(...roles.map((role) => grownAttributes(role, level)[attribute])) + worthOf(attribute, earnedStatusPoints(level))
