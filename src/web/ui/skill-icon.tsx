import type { RoleClass } from '../../content/roles.ts'
import { Icon, type IconName } from './icon.tsx'
import { roleClassOf } from './role-look.ts'
import { weaponShapes } from './weapon-shapes.ts'

interface SkillIconProps {
  readonly kind: IconName
  /** Id of the role whose skill it is. */
  readonly role: number
  /** In px. */
  readonly size: number
  readonly className?: string
}

/** What those strike with who do not carry the shears. */
const weapons: Partial<Record<RoleClass, keyof typeof weaponShapes>> = { ranger: 'bow', paladin: 'screen', buffer: 'sticks' }

/** The sign of a skill's kind; for a physical one, what the role strikes with. */
export function SkillIcon({ kind, role, size, className }: SkillIconProps) {
  const weapon = kind === 'physical' ? weapons[roleClassOf(role)] : undefined
  if (weapon === undefined) return <Icon name={kind} size={size} className={className ?? ''} />
  return (
    <svg viewBox="0 0 128 128" width={size} height={size} className={className} aria-hidden="true" fill="currentColor">
      <path d={weaponShapes[weapon]} />
    </svg>
  )
}
