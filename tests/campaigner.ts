import { expect } from 'vitest'
import { api, type ReplyOf } from '../src/contract/api.ts'
import type { AnyEndpoint } from '../src/contract/endpoint.ts'
import type { PartyMember, SkillNode } from '../src/contract/status.ts'
import { catalog } from '../src/content/catalog.ts'
import { COVERLESS_BOOK } from '../src/content/named-ids.ts'
import { REST_PRICE } from '../src/content/rest.ts'
import type { Build } from '../src/lab/builds.ts'
import { packingLists } from '../src/lab/packing.ts'
import { sensible } from '../src/lab/policies/sensible.ts'
import type { Policy } from '../src/lab/policy.ts'
import type { Command } from '../src/rules/battle/command.ts'
import type { BattleEvent } from '../src/rules/battle/event.ts'
import { type BattleState, countOf } from '../src/rules/battle/state.ts'
import { type Attribute, earnedStatusPoints } from '../src/rules/growth.ts'

import { rngStateFrom, type SeededRng, seededRng } from '../src/rules/rng.ts'
import { BAG_LIMIT } from '../src/rules/shop.ts'
import { type Battle, battleFrom, turnFrom, turnToPlay } from '../src/web/screens/battle/battle-model.ts'
import type { Browser } from './browser.ts'

/** No stage takes more turns than this. */
const MOST_TURNS = 200

/** A sensible player, who knows only what replies and the library's books say. */
export class Campaigner {
  readonly #browser: Browser
  readonly #plans: readonly Build[]
  readonly #rng: SeededRng

  /** `plans`: one for each member, in their order. */
  constructor(browser: Browser, plans: readonly Build[], seed: number) {
    this.#browser = browser
    this.#plans = plans
    this.#rng = seededRng(rngStateFrom(seed))
  }

  /** @returns the reply, which must be a 200. */
  async call<E extends AnyEndpoint>({ method, path }: E, body?: unknown): Promise<ReplyOf<E>> {
    const answer = method === 'GET' ? await this.#browser.get(path) : await this.#browser.write(method, path, body)
    expect({ path, ...answer }).toMatchObject({ path, status: answer.body === null ? 204 : 200 })
    return answer.body
  }

  async begin(): Promise<void> {
    await this.call(api.title.createUser, { name: '登録くん', email: 'sugutuku_0123456789@example.com', password: 'aB3!aB3!' })
    const [hasParty, roles] = await this.call(api.beginning.prepare)
    expect(hasParty).toBe(false)
    const selected = this.#plans.map((plan, place) => {
      const role = roles.find(({ id }) => id === plan.role)
      return { roleId: role?.id, roleClassJapanese: role?.class_japanese, partyName: `仲間${place + 1}` }
    })
    await this.call(api.beginning.create, { selected_info: selected })
  }

  /** Spends the free points as the plans say. */
  async train(): Promise<void> {
    for (const [place, member] of (await this.call(api.status.information)).entries()) {
      const plan = this.#plans[place]
      if (!plan) throw new Error('A member has no plan')
      await this.#exercise(member, plan.points)
      await this.#learn(member, plan.skills)
    }
  }

  async #exercise({ party_id, level, freely_status_point }: PartyMember, cycle: readonly Attribute[]): Promise<void> {
    const spent = earnedStatusPoints(level) - freely_status_point
    const spending = Array.from({ length: freely_status_point }, (_, nth) => cycle[(spent + nth) % cycle.length])
    for (const attribute of new Set(spending)) {
      const input_point = spending.filter((each) => each === attribute).length
      await this.call(api.status.increment, { party_id, input_point, status_type: attribute?.toUpperCase() })
    }
  }

  async #learn({ party_id, freely_skill_point, skill_tree }: PartyMember, order: readonly number[]): Promise<void> {
    const known = levelsIn(skill_tree)
    for (const skill_id of order.slice(known, known + freely_skill_point)) await this.call(api.status.learn, { party_id, skill_id })
  }

  /** Sells what the plan for the field does not need, and buys what it does, as far as gold, bag and shop allow. */
  async pack(field: number): Promise<void> {
    const list = packingLists[field] ?? []
    const { sellItemList } = await this.call(api.shop.information)
    for (const { id, name, price, possession_number } of sellItemList) {
      const number = possession_number - countOf(list, id)
      if (number > 0) await this.call(api.shop.sellOff, { item_id: id, number, name, price })
    }
    for (const { item, count } of list) await this.#buy(item, count)
  }

  async #buy(item: number, count: number): Promise<void> {
    const { buyItemList, money, current_possession } = await this.call(api.shop.information)
    const goods = buyItemList.find(({ id }) => id === item)
    if (!goods) return
    const { name, discounted_price: price, possession_number } = goods
    const number = Math.min(count - possession_number, BAG_LIMIT - current_possession, Math.floor(money / price))
    if (number > 0) await this.call(api.shop.payment, { item_id: item, number, name, price })
  }

  /** Resets the first member's points for gold and spends them again. @returns false when there is too little gold. */
  async rest(): Promise<boolean> {
    expect(await this.call(api.plaza.checkStatus)).toEqual([true])
    const [[first], money] = await this.call(api.rest.partiesInfo)
    if (money < REST_PRICE) return false
    await this.call(api.rest.reset, { party_id: first?.party_id, payment_money: REST_PRICE })
    expect((await this.call(api.rest.partiesInfo))[1]).toBe(money - REST_PRICE)
    await this.train()
    return true
  }

  /** Reads every book of the library. @returns whether the one without a cover was among them. */
  async read(): Promise<boolean> {
    const books = (await this.call(api.library.fetchBook)).flat()
    for (const { id, is_read } of books) if (!is_read) await this.call(api.library.markFinished, { book_id: id })
    return books.some(({ id }) => id === COVERLESS_BOOK)
  }

  /** Plays a field from its first stage. @returns whether its boss was beaten. */
  async attempt(field: number, policy: Policy = sensible): Promise<boolean> {
    const stages = catalog.field(field).stages.length
    for (let stage = 1; stage <= stages; stage += 1) {
      const start = await this.call(api.battle.encount, { field_id: field, stage_id: stage, clear_stage: stage - 1 })
      const battle = await this.#fight(battleFrom({ fieldId: field, stageId: stage }, start), policy, stages - stage)
      const session_id = battle.sessionId
      if (battle.members.every(({ is_defeated_flag }) => is_defeated_flag)) {
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
      const reply = await this.call(api.battle.exec, { session_id: battle.sessionId, selectedCommands, ...turnToPlay(battle) })
      ;({ events, after: battle } = turnFrom(battle, reply))
    }
    return battle
  }
}

const levelsIn = (tree: readonly SkillNode[]): number =>
  tree.reduce((sum, { skill_level, child_skills }) => sum + skill_level + levelsIn(child_skills), 0)

const isOn = ({ combatants }: BattleState): boolean =>
  (['party', 'enemies'] as const).every((side) => combatants.some((one) => one.side === side && one.hp > 0))

/** Replies only say that an enemy prepares something; its book says what follows. */
function foreseen(state: BattleState, events: readonly BattleEvent[]): BattleState {
  const combatants = state.combatants.map((one) => {
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
