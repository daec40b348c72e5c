import { beginning, type NewMember, type Role } from '../../../contract/beginning.ts'
import { roleEntry } from '../../../content/catalog.ts'
import { type RoleEntry, roles } from '../../../content/roles.ts'
import { freeSkillPoints, freeStatusPoints, totalAttributes } from '../../../rules/party/growth.ts'
import { Refusal, refuse } from '../../refusal.ts'
import type { Routes } from '../../http/calls/routes.ts'
import type { SavedMember } from '../../store/rows/save/members.ts'
import { prefixed } from '../../wire/attributes.ts'
import { rolePicture } from '../../wire/pictures.ts'
import { createParty } from './beginning.service.ts'

export function registerBeginning(routes: Routes): void {
  routes.read(beginning.prepare, async ({ caller }) => [caller.saveId !== null, roles.map(roleToWire)] as const)

  routes.write(beginning.create, async ({ tx, caller, body, now }) => {
    if (caller.saveId !== null) return refuse('partyExists')
    const choices = body.selected_info.map(({ roleId, partyName }) => ({ role: roleId, name: partyName }))
    const members = await createParty(tx, { userId: caller.userId, choices, difficulty: body.difficulty ?? 'normal' }, now)
    return members instanceof Refusal ? members : members.map(memberToWire)
  })
}

const roleToWire = (role: RoleEntry): Role => ({
  id: role.id,
  class: role.class,
  class_japanese: role.name,
  default_name: role.defaultName,
  description: role.description,
  portrait_image_path: rolePicture(role.id),
  ...prefixed('growth', role.growth),
})

const memberToWire = (member: SavedMember): NewMember => ({
  id: member.id,
  role_id: member.role,
  nickname: member.name,
  level: member.level,
  ...prefixed('value', totalAttributes(roleEntry(member.role), member)),
  freely_status_point: freeStatusPoints(member),
  freely_skill_point: freeSkillPoints(member),
})
