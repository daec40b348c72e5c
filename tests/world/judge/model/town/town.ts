import { board } from './board.ts'
import { labour } from './labour.ts'
import { shop } from './shop.ts'
import { mayHinder, surelyHindered, withSkillRaised } from './skills.ts'
import { impossible, isAway, isSurelyAway, type SaveRules, type SaveState } from '../state.ts'

const REST_PRICE = 1000
/** The rest house opens with so many cleared fields. */
const REST_FROM = 5

const hasMember = ({ members }: SaveState, id: number): boolean => members.some((member) => member.id === id)

/** What one member spends. */
const spent = (save: SaveState, id: number, points: 'statusPoints' | 'skillPoints', count: number): SaveState => ({
  ...save,
  members: save.members.map((member) => {
    const free = member[points]
    return member.id === id && free !== null ? { ...member, [points]: free - count } : member
  }),
})

const freeOf = ({ members }: SaveState, id: number, points: 'statusPoints' | 'skillPoints'): number =>
  members.find((member) => member.id === id)?.[points] ?? Number.POSITIVE_INFINITY

/** Powers and skills, rest. */
const growth: SaveRules = {
  points: {
    mayRefuse(save, { id, points }, { status }) {
      // A member of a save that was deleted since.
      if (status === 403) return !hasMember(save, id)
      if (status === 409) return isAway(save)
      const free = save.members.find((member) => member.id === id)?.statusPoints
      return status === 422 && (free === null || (free !== undefined && free < points))
    },
    after(save, { id, points, type }, answer) {
      if (isSurelyAway(save)) return impossible(answer, 'points during an adventure')
      if (freeOf(save, id, 'statusPoints') < points) return impossible(answer, 'more points than there are')
      const after = spent(save, id, 'statusPoints', points)
      const own = save.luck[id]
      const isLuckier = type === 'LUC' && own !== undefined
      return isLuckier ? { ...after, luck: { ...save.luck, [id]: { ...own, points: own.points + points } } } : after
    },
  },
  learn: {
    mayRefuse(save, wanted, { status, body }) {
      if (status === 403) return !hasMember(save, wanted.id)
      return status === 409 ? isAway(save) : mayHinder(save, wanted, body.code)
    },
    after(save, wanted, answer) {
      if (isSurelyAway(save)) return impossible(answer, 'learned during an adventure')
      const hindrances = surelyHindered(save, wanted)
      if (hindrances.length > 0) return impossible(answer, `learned in spite of ${hindrances.join()}`)
      return { ...spent(save, wanted.id, 'skillPoints', 1), skills: withSkillRaised(save, wanted) }
    },
  },
  rest: {
    mayRefuse(save, { id }, { status, body }) {
      if (status === 409) return isAway(save)
      if (status === 403) return save.clears.length < REST_FROM || !hasMember(save, id)
      if (body.code === 'restGoldShort') return save.gold === null || save.gold < REST_PRICE
      return status === 422
    },
    after(save, { id }, answer) {
      if (isSurelyAway(save)) return impossible(answer, 'rested during an adventure')
      const isOpen = save.clears.length + save.maybeCleared.length >= REST_FROM
      if (!isOpen || (save.gold !== null && save.gold < REST_PRICE)) return impossible(answer, 'rested without gold or house')
      const members = save.members.map((member) => (member.id === id ? { ...member, statusPoints: null, skillPoints: null } : member))
      const own = save.luck[id]
      const luck = own === undefined ? save.luck : { ...save.luck, [id]: { ...own, points: 0 } }
      return {
        ...save,
        gold: save.gold === null ? null : save.gold - REST_PRICE,
        members,
        luck,
        skills: { ...save.skills, [id]: {} },
        hasRested: true,
      }
    },
  },
}

/** All that is done at home. */
export const town: SaveRules = { ...shop, ...growth, ...labour, ...board }
