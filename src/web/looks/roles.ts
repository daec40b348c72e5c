import type { RoleClass } from '../../content/roles.ts'
import type { ElementName } from '../motion/pieces/elements.ts'
import type { GestureName } from '../motion/gestures.ts'
import type { EffectName, HitEffect } from '../sound/effects/effects.ts'

/** A plain attack, a skill that hurts somebody, any other skill. */
export type Weight = 'light' | 'heavy' | 'spell'

/** How a role is marked wherever it appears, and how it strikes. */
export interface RoleLook {
  /** The kanji and the colour of its seal. */
  readonly glyph: string
  readonly colour: string
  readonly gesture: GestureName
  /** What its blows are made of, unless the skill says more. */
  readonly element: ElementName
  readonly sounds: Readonly<Record<Weight, EffectName>>
  /** What is heard when something hits it. */
  readonly hit: HitEffect
}

export const roleLooks: Readonly<Record<RoleClass, RoleLook>> = {
  striker: {
    glyph: '切',
    colour: '#c2362c',
    gesture: 'strikeShears',
    element: 'paper',
    sounds: { light: 'shears', heavy: 'shearsHeavy', spell: 'shearsSpell' },
    hit: 'hitCloth',
  },
  medic: {
    glyph: '灯',
    colour: '#1f7a52',
    gesture: 'strikeLamp',
    element: 'fire',
    sounds: { light: 'flame', heavy: 'flameHeavy', spell: 'flameSpell' },
    hit: 'hitPaper',
  },
  paladin: {
    glyph: '屏',
    colour: '#2563a8',
    gesture: 'strikeScreen',
    element: 'paper',
    sounds: { light: 'wood', heavy: 'woodHeavy', spell: 'woodSpell' },
    hit: 'hitWood',
  },
  mage: {
    glyph: '幻',
    colour: '#6a4fd0',
    gesture: 'strikeSlide',
    element: 'glass',
    sounds: { light: 'glass', heavy: 'glassHeavy', spell: 'glassSpell' },
    hit: 'hitGlass',
  },
  ranger: {
    glyph: '追',
    colour: '#6b6a1a',
    gesture: 'strikeBow',
    element: 'paper',
    sounds: { light: 'bow', heavy: 'bowHeavy', spell: 'bowSpell' },
    hit: 'hitCloth',
  },
  buffer: {
    glyph: '囃',
    colour: '#a84a86',
    gesture: 'strikeDrum',
    element: 'sound',
    sounds: { light: 'drum', heavy: 'drumHeavy', spell: 'drumSpell' },
    hit: 'hitWood',
  },
}

/** By role id, 1–6. */
export const roleClasses: readonly RoleClass[] = ['striker', 'medic', 'paladin', 'mage', 'ranger', 'buffer']

/** @throws RangeError outside of 1–6. */
export function roleClassOf(roleId: number): RoleClass {
  const found = roleClasses[roleId - 1]
  if (!found) throw new RangeError(`There is no role ${roleId}`)
  return found
}

/** By skill id, where its blows are made of something else than its role's: 影踏み, 暗転, にじみ矢, 影縫い. */
const skillElements: Readonly<Record<number, ElementName>> = { 107: 'shadow', 407: 'shadow', 506: 'ink', 510: 'shadow' }

/** What the blows of an act are made of; `skillId`: null for a plain attack. */
export const memberElement = (roleId: number, skillId: number | null): ElementName =>
  skillElements[skillId ?? 0] ?? roleLooks[roleClassOf(roleId)].element
