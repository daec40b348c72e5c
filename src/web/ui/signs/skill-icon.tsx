import { type IconName, shapeOf } from './icon.tsx'
import { skillShapes } from './skill-shapes.ts'
import type { Sign } from './skill-signs.ts'

interface SkillIconProps {
  readonly sign: Sign
  /** In px. */
  readonly size: number
  readonly className?: string
}

// Mixed with the ink of the sign, so that they read on black paper and on white.
const changeColours = {
  up: 'color-mix(in srgb, currentColor 25%, #2fbf6b)',
  down: 'color-mix(in srgb, currentColor 15%, #f04438)',
} as const
const ownShapes: Readonly<Record<string, string>> = skillShapes

/** The sign of a skill: one shape, and beside it what becomes of it. Decoration: say beside it what it means. */
export function SkillIcon({ sign, size, className }: SkillIconProps) {
  const [shape = ''] = sign.split(/[-+*]/)
  const isForAll = sign.endsWith('*')
  const change = sign.includes('+') ? 'up' : sign.includes('-') ? 'down' : null
  // The shape makes room for what stands at its right and below it.
  const room = sign === shape ? undefined : `translate(${change ? -3 : 13} ${isForAll ? 0 : 14})scale(.78)`
  return (
    <svg viewBox="0 0 128 128" width={size} height={size} className={className} aria-hidden="true" fill="currentColor">
      <path transform={room} d={ownShapes[shape] ?? shapeOf(shape as IconName)} />
      {change ? <path fill={changeColours[change]} d={skillShapes[change]} /> : null}
      {isForAll ? <path d={skillShapes.all} /> : null}
    </svg>
  )
}
