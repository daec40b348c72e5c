import { expect } from 'vitest'
import { api, type ReplyOf } from '../../src/contract/api.ts'
import type { AnyEndpoint } from '../../src/contract/endpoint.ts'
import type { PartyMember } from '../../src/contract/status.ts'
import { catalog, partySkill } from '../../src/content/catalog.ts'
import { COVERLESS_BOOK } from '../../src/content/named-ids.ts'
import { REST_PRICE } from '../../src/content/rest.ts'
import { luckOf } from '../../src/lab/party.ts'
import type { Person } from '../../src/lab/people/person.ts'
import type { Policy } from '../../src/lab/policies/policy.ts'
import type { Command } from '../../src/rules/battle/command.ts'
import type { BattleEvent } from '../../src/rules/battle/event.ts'
import { type BattleState, countOf } from '../../src/rules/battle/state.ts'
import type { Difficulty } from '../../src/rules/adventure/difficulty.ts'
import { ATTRIBUTES, type Member, newMember, unpicked } from '../../src/rules/party/growth.ts'
import { learn, learnRefusal, skillLevelOf } from '../../src/rules/party/learning.ts'
import { rngStateFrom, type SeededRng, seededRng } from '../../src/rules/rng.ts'
import { type Battle, battleFrom, turnFrom, turnToPlay } from '../../src/web/screens/battle/battle-model.ts'
import type { PlayClient } from './play-client.ts'

/** No stage takes more turns than this. */
const MOST_TURNS = 200

/** Somebody who plays over HTTP, and who knows only what replies and the library's books say. */
export class Campaigner {
  readonly #browser: PlayClient
  readonly #party: readonly number[]
  readonly #person: Person
  readonly #policy: Policy
  readonly #rng: SeededRng
  readonly #email: string
  #members: readonly Member[]
  /** Follows the recommended builds from now on. */
  #isAdvised = false

  /** `party`: three role ids. */
  constructor(
    browser: PlayClient,
    { party, person, seed }: { readonly party: readonly number[]; readonly person: Person; readonly seed: number },
  ) {
    this.#browser = browser
    this.#party = party
    this.#person = person
    this.#policy = person.policy(seed)
    this.#rng = seededRng(rngStateFrom(seed))
    this.#email = `sugutuku_${String(seed).padStart(10, '0')}@example.com`
    this.#members = party.map(newMember)
  }

  /** What the party has been taught so far. */
  get members(): readonly Member[] {
    return this.#members
  }

  /** @returns the reply. @throws Error when the call is refused. */
  call<E extends AnyEndpoint>(endpoint: E, body?: unknown): Promise<ReplyOf<E>> {
    return this.#browser.call(endpoint, body)
  }

  /** `difficulty` left out: as clients do that know of none. */
  async begin(difficulty?: Difficulty): Promise<void> {
    await this.call(api.title.createUser, { name: '登録くん', email: this.#email, password: 'aB3!aB3!' })
    const [hasParty, roles] = await this.call(api.beginning.prepare)
    expect(hasParty).toBe(false)
    const selected_info = this.#party.map((id, place) => {
      const role = roles.find((one) => one.id === id)
      return { roleId: role?.id, roleClassJapanese: role?.class_japanese, partyName: `仲間${place + 1}` }
    })
    await this.call(api.beginning.create, { selected_info, ...(difficulty ? { difficulty } : {}) })
  }

  /** Spends the free points as the person does. */
  async train(): Promise<void> {
    const members = await this.call(api.status.information)
    this.#members = await Promise.all(members.map(async (shown, place) => this.#trained(shown, this.#members[place])))
  }

  async #trained({ party_id, level, total_exp }: PartyMember, known: Member | undefined): Promise<Member> {
    if (!known) throw new Error('The party has grown')
    const before = { ...known, level, exp: total_exp }
    const after = this.#person.spend(before, { party: this.#party, rng: this.#rng, advised: this.#isAdvised })
    for (const attribute of ATTRIBUTES) {
      const input_point = after.spent[attribute] - before.spent[attribute]
      if (input_point > 0) await this.call(api.status.increment, { party_id, input_point, status_type: attribute.toUpperCase() })
    }
    let taught: Member = { ...after, skills: before.skills }
    const next = () =>
      after.skills.find(({ id, level: wanted }) => skillLevelOf(taught, id) < wanted && learnRefusal(taught, partySkill(id)) === null)
    for (let skill = next(); skill; skill = next()) {
      await this.call(api.status.learn, { party_id, skill_id: skill.id })
      taught = learn(taught, skill.id)
    }
    return taught
  }

  /** Sells and buys until the bag is what the person would carry, as far as gold and shop allow. */
  async pack(field: number): Promise<void> {
    const { money, buyItemList, sellItemList } = await this.call(api.shop.information)
    const bag = sellItemList.map(({ id, possession_number }) => ({ item: id, count: possession_number }))
    const market = { luck: luckOf(this.#members), onSale: (item: number) => buyItemList.some(({ id }) => id === item) }
    const wanted = this.#person.shop(field, { gold: money, bag }, market).bag
    for (const { id, name, price, possession_number } of sellItemList) {
      const number = possession_number - countOf(wanted, id)
      if (number > 0) await this.call(api.shop.sellOff, { item_id: id, number, name, price })
    }
    for (const { id, name, discounted_price: price, possession_number } of buyItemList) {
      const number = countOf(wanted, id) - possession_number
      if (number > 0) await this.call(api.shop.payment, { item_id: id, number, name, price })
    }
  }

  /** Resets a member's points for gold and spends them again, from now on as the books recommend. @returns false when there is too little gold. */
  async rest(place = 0): Promise<boolean> {
    expect(await this.call(api.plaza.checkStatus)).toEqual([true])
    const [members, money] = await this.call(api.rest.partiesInfo)
    if (money < REST_PRICE) return false
    await this.call(api.rest.reset, { party_id: members[place]?.party_id, payment_money: REST_PRICE })
    expect((await this.call(api.rest.partiesInfo))[1]).toBe(money - REST_PRICE)
    this.#members = this.#members.map((member, index) => (index === place ? (unpicked(member) ?? member) : member))
    this.#isAdvised = true
    await this.train()
    return true
  }

  /** Makes an offering for the field, where one may be made and the person is one who does. @returns whether it was made. */
  async offer(field: number): Promise<boolean> {
    const offering = (await this.call(api.field.list)).find(({ id }) => id === field)?.offering
    if (!this.#person.offers || !offering || offering.is_lit) return false
    expect(await this.call(api.field.offering, { field_id: field })).toEqual({ ...offering, is_lit: true })
    return true
  }

  /** Reads every book of the library. @returns whether the one without a cover was among them. */
  async read(): Promise<boolean> {
    const books = (await this.call(api.library.fetchBook)).flat()
    for (const { id, is_read } of books) if (!is_read) await this.call(api.library.markFinished, { book_id: id })
    return books.some(({ id }) => id === COVERLESS_BOOK)
  }

  /** Plays a field from its first stage. @returns whether its boss was beaten. */
  async attempt(field: number, policy: Policy = this.#policy): Promise<boolean> {
    const stages = catalog.field(field).stages.length
    for (let stage = 1; stage <= stages; stage += 1) {
      const start = await this.call(api.battle.encount, { field_id: field, stage_id: stage, clear_stage: stage - 1 })
      const battle = await this.#fight(battleFrom({ fieldId: field, stageId: stage }, start), policy, stages - stage)
      const session_id = battle.sessionId
      if (battle.state.outcome === 'lost') {
        await this.call(api.battle.refresh, { session_id })
        return false
      }
      const [, fieldCleared] = await this.call(api.battle.resultWin, { session_id, is_win: true, field_id: field })
      expect(fieldCleared).toBe(stage === stages)
      if (fieldCleared) await this.call(api.battle.finish, { session_id })
    }
    return true
  }

  async #fight(start: Battle, policy: Policy, stagesLeft: number): Promise<Battle> {
    let battle = start
    let events: readonly BattleEvent[] = []
    for (let turn = 0; isOn(battle.state); turn += 1) {
      expect(turn).toBeLessThan(MOST_TURNS)
      const commands = policy.choose(foreseen(battle.state, events), { rng: this.#rng, stagesLeft })
      const selectedCommands = commands.map((command) => sent(battle, command))
      const reply = await this.call(api.battle.exec, { session_id: battle.sessionId, selectedCommands, ...turnToPlay(battle), brief: true })
      const before = battle.state
      ;({ events, after: battle } = turnFrom(battle, reply))
      policy.watch?.(before, events)
    }
    return battle
  }
}

const isOn = ({ combatants }: BattleState): boolean =>
  (['party', 'enemies'] as const).every((side) => combatants.some((one) => one.side === side && one.hp > 0))

/** Replies only say that an enemy prepares something, and of its figures the speed; its book says what follows, and the figures. */
function foreseen(state: BattleState, events: readonly BattleEvent[]): BattleState {
  const combatants = state.combatants.map((shown) => {
    const one = shown.side === 'party' ? shown : { ...shown, base: { ...catalog.enemy(shown.kind).stats, spd: shown.base.spd } }
    if (one.forced === null) return one
    const acted = events.findLast((event) => event.type === 'acted' && event.actor === one.id)
    const skill = acted?.type === 'acted' ? Number(acted.action.slice('skill:'.length)) : Number.NaN
    return { ...one, forced: catalog.skill(skill).leadsTo ?? null }
  })
  return { ...state, combatants }
}

function sent({ members, enemies }: Battle, command: Command): object {
  const partyId = members[command.actor]?.id
  const at = (target: number | null) => ({
    playerIndex: target === null ? null : members[target]?.player_index,
    enemyIndex: target === null ? null : enemies[target - members.length]?.enemy_index,
  })
  switch (command.type) {
    case 'attack':
      return { partyId, command: 'ATTACK', ...at(command.target) }
    case 'skill':
      return { partyId, command: 'SKILL', skillId: command.skill, ...at(command.target) }
    case 'item':
      return { partyId, command: 'ITEM', itemId: command.item, ...at(command.target) }
    case 'defence':
      return { partyId, command: 'DEFENCE' }
    case 'escape':
      return { partyId, command: 'ESCAPE' }
  }
}
