import { openFields } from './library.ts'
import { seenWon } from './tale/encore.ts'
import { mustBeEnding } from './tale/ending.ts'
import { naturalLuck } from './town/shop.ts'
import { skillsIn } from './town/skills.ts'
import { agrees, type Json, membersAgree, membersIn, must, type SaveRules, type SaveState } from './state.ts'

/** Of each member, what points have added. */
function luckIn(shown: readonly Json[], { luck: known }: SaveState): SaveState['luck'] {
  const seen = shown.map(({ party_id: id, role_id: role, level, status: { value_luc: luck } }) => {
    const points = luck - naturalLuck(role, level)
    must(points >= 0 && agrees(known[id]?.points ?? null, points), `${points} points in LUC instead of ${known[id]?.points}`)
    return [id, { role, points }] as const
  })
  return Object.fromEntries(seen)
}

/** What is shown of a save: money, members, fields, the running adventure. */
export const save: SaveRules = {
  deleteSave: { after: (before) => before },
  money: {
    after(before, _args, answer) {
      const { money, parties } = answer?.body ?? {}
      mustBeEnding(before, answer?.body)
      must(agrees(before.gold, money), `money ${money} instead of ${before.gold}`)
      const shown = parties.map(({ id, level }: Json) => ({ id, exp: null, level, statusPoints: null, skillPoints: null }))
      must(
        before.members.every(({ id, level }, place) => id === shown[place].id && agrees(level, shown[place].level)),
        'other members or levels',
      )
      return { ...before, gold: money, members: before.members.length > 0 ? before.members : shown }
    },
  },
  members: {
    after(before, _args, answer) {
      const seen = membersIn(answer?.body.map((one: Json) => ({ ...one, id: one.party_id })))
      const areSame = before.members.length === 0 || membersAgree(before.members, seen)
      must(areSame, `members ${JSON.stringify(seen)} instead of ${JSON.stringify(before.members)}`)
      return { ...before, members: seen, luck: luckIn(answer?.body ?? [], before), skills: skillsIn(answer?.body ?? [], before) }
    },
  },
  fields: {
    after(before, _args, answer) {
      const seen: readonly number[] = answer?.body.filter((one: Json) => one.is_cleared).map((one: Json) => one.id)
      const { clears, maybeCleared } = before
      const arePossible =
        clears.every((field) => seen.includes(field)) && seen.every((field) => clears.includes(field) || maybeCleared.includes(field))
      must(arePossible, `cleared ${seen.join()} instead of ${clears.join()}`)
      const open: readonly number[] = answer?.body.map((one: Json) => one.id)
      const wanted = openFields(seen, before.read)
      must(open.toSorted((a, b) => a - b).join() === wanted.join(), `open fields ${open.join()} instead of ${wanted.join()}`)
      return { ...before, clears: seen.toSorted((a, b) => a - b), maybeCleared: [] }
    },
  },
  running: {
    after(before, _args, answer) {
      const { adventure } = before
      const running = answer?.body.running
      if (adventure === null) {
        must(running === null, 'an adventure that nobody began')
        return before
      }
      if (running === null) {
        must(adventure.phase === 'lost' || adventure.phase === null, `no adventure instead of ${adventure.phase}`)
        return { ...before, adventure: { ...adventure, phase: 'lost' } }
      }
      const { session_id: session, field_id: field, stage_id: stage, phase } = running
      const isIt =
        agrees(adventure.session, session) && adventure.field === field && adventure.stage === stage && agrees(adventure.phase, phase)
      must(isIt, `running ${JSON.stringify(running)} instead of ${JSON.stringify({ ...adventure, members: 0 })}`)
      return { ...before, adventure: { ...(phase === 'won' ? seenWon(adventure) : adventure), session, phase } }
    },
  },
}
