import { bufferSkills } from './buffer.ts'
import { mageSkills } from './mage.ts'
import { medicSkills } from './medic.ts'
import { paladinSkills } from './paladin.ts'
import type { PartySkill } from './party-skill.ts'
import { rangerSkills } from './ranger.ts'
import { strikerSkills } from './striker.ts'

/** Every skill that a member can learn, role by role. */
export const partySkills: readonly PartySkill[] = [
  ...strikerSkills,
  ...medicSkills,
  ...paladinSkills,
  ...mageSkills,
  ...rangerSkills,
  ...bufferSkills,
]
