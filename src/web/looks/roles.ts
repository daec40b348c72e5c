import type { RoleClass } from '../../../content/roles.ts'

/** How a role is marked wherever it appears: its seal's kanji and colour. */
export interface RoleLook {
  readonly glyph: string
  readonly colour: string
}

export const roleLooks: Readonly<Record<RoleClass, RoleLook>> = {
  striker: { glyph: '切', colour: '#c2362c' },
  medic: { glyph: '灯', colour: '#1f7a52' },
  paladin: { glyph: '屏', colour: '#2563a8' },
  mage: { glyph: '幻', colour: '#6a4fd0' },
  ranger: { glyph: '追', colour: '#6b6a1a' },
  buffer: { glyph: '囃', colour: '#a84a86' },
}

/** By role id, 1–6. */
export const roleClasses: readonly RoleClass[] = ['striker', 'medic', 'paladin', 'mage', 'ranger', 'buffer']

export function roleClassOf(roleId: number): RoleClass {
  const found = roleClasses[roleId - 1]
  if (!found) throw new Error(`There is no role ${roleId}`)
  return found
}
