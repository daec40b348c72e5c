import {
  agrees,
  bagIn,
  bagWith,
  impossible,
  isAway,
  isSameBag,
  isSurelyAway,
  type Json,
  must,
  type SaveRules,
  type SaveState,
  totalOf,
} from './state.ts'

const BAG_SIZE = 10
const REST_PRICE = 1000
/** The rest house opens with so many cleared fields. */
const REST_FROM = 5

/** Tenths of gold for a press, by how many have been counted before (game-design.md). */
const WAGES = [
  { from: 1600, tenths: 8 },
  { from: 800, tenths: 5 },
  { from: 360, tenths: 3 },
  { from: 100, tenths: 2 },
  { from: 0, tenths: 1 },
] as const

/** Most presses that count at once: a start, and five minutes at fifteen a second. */
const MOST_PRESSES = 30 + 15 * 300

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

/** Shop, powers and skills, rest, day labour. */
export const town: SaveRules = {
  shop: {
    after(save, _args, answer) {
      const bag = bagIn(answer?.body.sellItemList)
      must(agrees(save.gold, answer?.body.money), `gold ${answer?.body.money} instead of ${save.gold}`)
      must(save.bag === null || isSameBag(save.bag, bag), `bag ${JSON.stringify(bag)} instead of ${JSON.stringify(save.bag)}`)
      must(totalOf(bag) <= BAG_SIZE, 'more than ten in the bag')
      return { ...save, gold: answer?.body.money, bag }
    },
  },
  buy: {
    mayRefuse(save, { item, number, price, max }, { status, body }) {
      if (status === 409) return isAway(save) || body.code === 'priceChanged'
      if (save.gold === null || save.bag === null || body.code === 'notForSale') return true
      if (body.code === 'notEnoughGold') return save.gold < number * price
      return number < 1 || totalOf(save.bag) + number > BAG_SIZE || (save.bag[item] ?? 0) + number > max
    },
    after(save, { item, number, price, max }, answer) {
      if (isSurelyAway(save)) return impossible(answer, 'bought during an adventure')
      const fitsGold = save.gold === null || save.gold >= number * price
      const fitsBag = save.bag === null || (totalOf(save.bag) + number <= BAG_SIZE && (save.bag[item] ?? 0) + number <= max)
      if (number < 1 || !fitsGold || !fitsBag) return impossible(answer, 'bought beyond gold or bag')
      return { ...save, gold: save.gold === null ? null : save.gold - number * price, bag: save.bag && bagWith(save.bag, item, number) }
    },
  },
  sell: {
    mayRefuse(save, { item, number }, { status, body }) {
      if (status === 409) return isAway(save)
      return save.bag === null || number < 1 || (save.bag[item] ?? 0) < number || body.code === 'sellPriceChanged'
    },
    after(save, { item, number, price }, answer) {
      if (isSurelyAway(save)) return impossible(answer, 'sold during an adventure')
      if (save.bag !== null && (save.bag[item] ?? 0) < number) return impossible(answer, 'sold more than held')
      return { ...save, gold: save.gold === null ? null : save.gold + number * price, bag: save.bag && bagWith(save.bag, item, -number) }
    },
  },
  points: {
    mayRefuse(save, { id, points }, { status }) {
      // A member of a save that was deleted since.
      if (status === 403) return !hasMember(save, id)
      if (status === 409) return isAway(save)
      const free = save.members.find((member) => member.id === id)?.statusPoints
      return status === 422 && (free === null || (free !== undefined && free < points))
    },
    after(save, { id, points }, answer) {
      if (isSurelyAway(save)) return impossible(answer, 'points during an adventure')
      if (freeOf(save, id, 'statusPoints') < points) return impossible(answer, 'more points than there are')
      return spent(save, id, 'statusPoints', points)
    },
  },
  learn: {
    mayRefuse(save, { id }, { status }) {
      if (status === 403) return !hasMember(save, id)
      // The conditions of the skills are not modelled.
      return status === 409 ? isAway(save) : status === 422
    },
    after(save, { id }, answer) {
      if (isSurelyAway(save)) return impossible(answer, 'learned during an adventure')
      if (freeOf(save, id, 'skillPoints') < 1) return impossible(answer, 'more skill points than there are')
      return spent(save, id, 'skillPoints', 1)
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
      return { ...save, gold: save.gold === null ? null : save.gold - REST_PRICE, members }
    },
  },
  job: {
    after(save, { presses }, answer) {
      if (answer === null) return { ...save, gold: null, presses: null }
      const [{ counted: said, total_count: total, earned_money: earned, money }] = answer.body
      const counted = save.presses === null ? said : total - save.presses
      must(counted === said && counted >= 0 && counted <= presses, `counted ${counted} of ${presses} presses`)
      must(counted <= MOST_PRESSES, 'more than five minutes of presses')
      must(earned === wageOf(counted, total - said), `paid ${earned} for ${counted}`)
      must(agrees(save.gold, money - earned), `money ${money} after ${earned}, before ${save.gold}`)
      return { ...save, gold: money, presses: total }
    },
  },
  jobStatus: {
    after(save, _args, answer) {
      const total = answer?.body.total_count
      must(agrees(save.presses, total), `presses ${total} instead of ${save.presses}`)
      return { ...save, presses: total }
    },
  },
}

function wageOf(counted: number, before: number): number {
  const { tenths } = WAGES.find(({ from }) => before >= from) ?? { tenths: 0 }
  return Math.floor((counted * tenths + 5) / 10)
}

/** The board. */
export const board: SaveRules = {
  post: {
    after(save, { message }, answer) {
      if (save.posts.includes(message)) return impossible(answer, 'posted twice')
      return { ...save, posts: [...save.posts, message] }
    },
  },
  posts: {
    after(save, _args, answer) {
      const [own, posts] = answer?.body ?? []
      const seen: readonly string[] = posts.filter((one: Json) => one.savedata_id === own).map((one: Json) => one.message)
      const said = `posts ${seen.join()} instead of ${save.posts.join()}`
      must(new Set(seen).size === seen.length && seen.every((one) => save.posts.includes(one)), said)
      // Of more than fifty the oldest are not shown.
      must(posts.length >= 50 || save.posts.every((one) => seen.includes(one)), said)
      return save
    },
  },
}
