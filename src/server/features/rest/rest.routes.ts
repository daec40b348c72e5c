import { type RestMember, rest } from '../../../contract/rest.ts'
import { roleEntry } from '../../../content/catalog.ts'
import { confirmations } from '../../../content/text/refusals.ts'
import { grownAttributes, mapAttributes, worthOf } from '../../../rules/party/growth.ts'
import { refuse } from '../../refusal.ts'
import type { Routes } from '../../http/calls/routes.ts'
import { membersOf, type SavedMember } from '../../store/rows/save/members.ts'
import { saveOf } from '../../store/rows/save/saves.ts'
import { battleSkill } from '../../wire/acts.ts'
import { prefixed } from '../../wire/attributes.ts'
import { isOpen, resetPoints } from './rest.service.ts'

export function registerRest(routes: Routes): void {
  routes.read(rest.partiesInfo, async ({ tx, caller }) => {
    if (!(await isOpen(tx, caller.saveId))) return refuse('restClosed')
    const save = await saveOf(tx, caller.saveId)
    const members = await membersOf(tx, caller.saveId)
    return [members.map(memberToWire), save.gold] as const
  })

  routes.write(rest.reset, async ({ tx, caller, body, now }) => {
    const refused = await resetPoints(tx, caller.saveId, body.party_id, now)
    return refused ?? { message: confirmations.rested }
  })
}

const memberToWire = ({ id, role, name, level, spent, skills }: SavedMember): RestMember => ({
  party_id: id,
  level,
  nickname: name,
  role_id: role,
  status: {
    ...prefixed('value', grownAttributes(roleEntry(role), level)),
    ...prefixed(
      'allocated',
      mapAttributes((attribute) => worthOf(attribute, spent[attribute])),
    ),
  },
  skills: skills.map(battleSkill),
})
