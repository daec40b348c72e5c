import { items } from '../../../src/content/items.ts'
import { partySkills } from '../../../src/content/skills/all.ts'
import type { Json } from '../judge/model/state.ts'
import type { Chance } from '../machine/chance.ts'
import * as calls from './calls.ts'
import type { Call } from './calls.ts'
import type { AdventureView, View } from './view.ts'

/** What a player does next, after what it believes. `name`: the player's and the action's, unique among all. */
export function nextCall(view: View, chance: Chance, name: string): Call {
  if (!view.isSignedUp) return calls.signUp(name.replace(/-.*/, ''))
  if (chance.is(0.12)) return purchase(view, chance, name)
  if (!view.hasSave) return calls.makeParty(chance.pick(PARTIES))
  if (view.lastKind === 'job' && chance.is(0.4)) return work(chance)
  if (view.lastKind === 'post' && chance.is(0.3)) return calls.post(name)
  if (view.adventure === null && LEARNS_AFTER.has(view.lastKind ?? '') && chance.is(0.4)) return learn(view, chance)
  if (view.adventure && chance.is(0.75)) return inAdventure(view.adventure, chance)
  return inTown(view, chance, name)
}

/** Who has looked at the members, or has points again, likes to learn. */
const LEARNS_AFTER: ReadonlySet<string> = new Set(['party', 'members', 'learn', 'rest'])

const PARTIES = [
  [1, 2, 3],
  [4, 2, 5],
  [6, 1, 2],
]

const ALL_FIELDS = 12

function encore(chance: Chance): Call {
  const draw = chance.unit()
  if (draw < 0.2) return calls.takeEnding(chance.int(3, 4))
  return draw < 0.4 ? calls.read.encore : calls.enter(chance.is(0.9) ? calls.ENDLESS : 13, 1)
}

function inTown(view: View, chance: Chance, name: string): Call {
  if (view.clears >= ALL_FIELDS && chance.is(0.5)) return encore(chance)
  const draw = chance.unit()
  if (draw < 0.02) return calls.enter(chance.pick(HARD_TO_REACH.fields), 1)
  if (draw < 0.3) return calls.enter(chance.pick(view.fields), 1)
  if (draw < 0.52) return trade(view, chance)
  if (draw < 0.65) return grow(view, chance)
  if (draw < 0.75) return work(chance)
  if (draw < 0.8) return chance.is(0.4) ? calls.read.posts : calls.post(name)
  if (draw < 0.82) return calls.deleteSave
  if (draw < 0.84) return calls.takeEnding(chance.pick([1, 2, 3, 4, null]))
  if (draw < 0.86 && view.clears >= 11) return calls.read.stagesWon
  if (draw < 0.92) return library(view, chance)
  if (draw < 0.97) return remember(view, chance)
  const { money, members, fields, running, jobStatus } = calls.read
  return chance.pick([money, members, fields, running, jobStatus])
}

const work = (chance: Chance): Call => calls.work(chance.pick([10, 15, chance.int(10, 200), 100_000]))

const isHeld = (one: Json): boolean => one.possession_number > 0

function trade({ goods, held, gold }: View, chance: Chance): Call {
  if (goods.length === 0 || chance.is(0.3)) return calls.read.shop
  const number = chance.pick([1, 1, 1, 2, 3, 11])
  if (held.some(isHeld) && chance.is(0.5)) return saleOf(chance.pick(held.filter(isHeld)), number, chance)
  const affordable = goods.filter((one) => one.discounted_price <= gold || chance.is(0.2))
  const early = notYetSold(goods)
  if (early.length > 0 && chance.is(0.15)) return calls.buy(chance.pick(early), 1)
  const wanted = chance.pick([...affordable, goods[0]])
  return chance.is(0.1) ? calls.buy(wanted, number, cheaper(wanted.discounted_price, chance)) : calls.buy(wanted, number)
}

/** Goods that the shop does not show, cheap ones, at the price that they would have: the discount is the same for all. */
function notYetSold(goods: readonly Json[]): readonly Json[] {
  const priceOf = (price: number, discount: number): number => Math.ceil((price * (100 - discount)) / 100)
  const discount = Array.from({ length: 26 }, (_, percent) => percent).find((percent) =>
    goods.every((one) => one.discounted_price === priceOf(one.price, percent)),
  )
  return items
    .filter(({ id, price }) => price <= 100 && !goods.some((one) => one.id === id))
    .map(({ id, price }) => ({ id, discounted_price: priceOf(price, discount ?? 0) }))
}

/** Now and then a price of one's own. */
const cheaper = (price: number, chance: Chance): number => chance.pick([1, price - 1, Math.ceil(price / 2), -price])

const saleOf = (one: Json, number: number, chance: Chance): Call =>
  chance.is(0.1) ? calls.sell(one, number, one.price + chance.pick([1, 10, 1000])) : calls.sell(one, number)

function grow({ members }: View, chance: Chance): Call {
  if (members.length === 0) return calls.read.members
  const member = chance.pick(members)
  const draw = chance.unit()
  if (draw < 0.35) return calls.spendPoints(member.party_id, chance.int(1, 3), chance.pick(['HP', 'STR', 'LUC', 'SPD']))
  return draw < 0.7 ? learnOf(member, chance) : calls.rest(member.party_id)
}

const learn = ({ members }: View, chance: Chance): Call =>
  members.length === 0 ? calls.read.members : learnOf(chance.pick(members), chance)

const learnOf = (member: Json, chance: Chance): Call =>
  calls.learn(member.party_id, chance.is(0.1) ? chance.pick(STRANGE_SKILLS) : skillOf(member, chance))

/** Of any role, and of none. */
const STRANGE_SKILLS = [...partySkills.map(({ id }) => id), 999]

/** Half the time any of the role's, also one that may not be learned yet. */
function skillOf({ role_id: role, skill_tree: tree }: Json, chance: Chance): number {
  return chance.is(0.5) ? chance.pick(tree as readonly Json[]).skill_id : chance.pick(partySkills.filter((one) => one.role === role)).id
}

/** Most are locked for most. */
const HARD_TO_REACH = { fields: [2, 5, 8, 10, 11, 12], books: [103, 115, 310, 409, 409, 409, 412, 999] }

function library({ books }: View, chance: Chance): Call {
  if (chance.is(0.4)) return calls.read.books
  const unread = books.filter((one) => one.is_read === false)
  if (unread.length === 0 || chance.is(0.4)) return calls.markRead(chance.pick(HARD_TO_REACH.books))
  return calls.markRead(chance.pick(chance.is(0.8) ? unread : books).id)
}

/** The journal and the bestiary. */
function remember({ deeds, kinds }: View, chance: Chance): Call {
  const { journal, news, bestiary } = calls.read
  const draw = chance.unit()
  if (draw < 0.4 && kinds.length > 0) return calls.readShadow(chance.pick(kinds))
  if (draw < 0.55) return calls.tellOf([...deeds, chance.int(1, 30)])
  return draw < 0.6 ? calls.readShadow(chance.int(1, 64)) : chance.pick([journal, journal, news, bestiary])
}

function purchase({ purchases }: View, chance: Chance, name: string): Call {
  const price = `${chance.int(0, 999)}.${chance.int(10, 99)}`
  const draw = chance.unit()
  if (draw < 0.4) return calls.addPurchase(name, price)
  if (purchases.length === 0 || draw < 0.6) return calls.read.purchases
  const { id, description } = chance.pick(purchases)
  return draw < 0.8 ? calls.changePurchase(id, description, price) : calls.deletePurchase(id, description)
}

function inAdventure(adventure: AdventureView, chance: Chance): Call {
  const { session, field, stage, phase } = adventure
  if (chance.is(0.05)) return calls.read.running
  if (chance.is(0.03)) return calls.dropAdventure(session)
  if (phase === null || chance.is(0.05)) return calls.enter(field, stage)
  if (phase === 'won') return afterWin(adventure, chance)
  if (phase === 'lost') return calls.dropAdventure(session)
  if (phase === 'escaped') return calls.finish(session)
  return calls.playTurn({ ...adventure, commands: commandsIn(adventure, chance) })
}

function afterWin({ session, field, stage, slips }: AdventureView, chance: Chance): Call {
  const draw = chance.unit()
  if (draw < 0.35) return calls.readResult(session, field)
  const slip = slips.length > 0 && chance.is(0.7) ? chance.pick(slips) : null
  if (draw < 0.7 && (stage < 4 || field === calls.ENDLESS)) return calls.enter(field, stage + 1, slip)
  return chance.is(0.8) ? calls.finish(session) : calls.dropAdventure(session)
}

function commandsIn({ members, enemies, items }: AdventureView, chance: Chance): readonly object[] {
  const flees = chance.is(0.03)
  const enemyIndex = enemies.findIndex((one: Json) => !one.is_defeated_flag)
  const item = items.find((one: Json) => isHeld(one) && one.target_range === 1 && !one.is_target_enemy)
  const standing = members.filter((one: Json) => !one.is_defeated_flag)
  return standing.map((member: Json, place: number) => {
    const { id: partyId } = member
    if (flees) return { partyId, command: 'ESCAPE' }
    if (item && place === 0 && chance.is(0.2)) return { partyId, command: 'ITEM', itemId: item.id, playerIndex: member.player_index }
    if (chance.is(0.01)) return { partyId, command: 'SKILL', skillId: unlearned(member, chance), enemyIndex }
    const skill = chance.is(0.4) ? member.skills.find((one: Json) => one.ap_cost <= member.value_ap && one.is_target_enemy) : undefined
    if (skill) return { partyId, command: 'SKILL', skillId: skill.id, enemyIndex }
    return chance.is(0.1) ? { partyId, command: 'DEFENCE' } : { partyId, command: 'ATTACK', enemyIndex }
  })
}

const unlearned = ({ skills }: Json, chance: Chance): number =>
  chance.pick(partySkills.filter(({ id }) => !skills.some((one: Json) => one.id === id))).id
