import { expect } from 'vitest'
import { arriveWithParty, test } from '../journey.ts'
import type { Player } from '../player.ts'
import { KEYS } from '../session.ts'

interface Goods {
  readonly buyItemList: readonly { readonly id: number; readonly discounted_price: number }[]
}

interface Member {
  readonly party_id: number
}

const asks = (player: Player, name: string) => player.sees(`${name}はどうする？`)

/** Everything at once, by the button of the speed. */
async function atOnce(player: Player): Promise<void> {
  while (!(await player.text()).includes('一気に')) await player.key('s')
}

/** Two turns: who is asked, and what is pressed. */
const ORDERS = [
  ['キリカ', 'SKILL', '一文字', 'ケシカゲＡ'],
  ['トモリ', 'SKILL', '手当て火', 'キリカ'],
  ['ゴトク', 'SKILL', '大屏風'],
  ['キリカ', 'ITEM', '灯飴', 'トモリ'],
  ['トモリ', 'DEFENCE'],
  ['ゴトク', 'DEFENCE'],
] as const

test('three stages with every kind of command, and the way home with what was won', async ({ player, server }) => {
  await arriveWithParty(player, server, { gold: 500, strength: 30 })
  const { buyItemList } = (await player.call('/api/game/rpg/shop/information')) as Goods
  const candy = buyItemList.find(({ id }) => id === 1)
  await player.call('/api/game/rpg/shop/payment', { item_id: 1, number: 2, name: '灯飴', price: candy?.discounted_price })
  const members = (await player.call('/api/game/rpg/parties/information')) as readonly Member[]
  for (const [nth, skill_id] of [101, 201, 301].entries()) {
    await player.call('/api/game/rpg/status/skill/learn', { party_id: members[nth]?.party_id, skill_id })
  }
  await player.go('/game/rpg/battle/1/1')
  for (const [who, ...presses] of ORDERS) {
    await asks(player, who)
    for (const name of presses) await player.press(name)
  }
  await asks(player, 'キリカ')
  await atOnce(player)
  await player.press('もう一度同じ')
  for (const stage of [1, 2, 3]) {
    if (stage > 1) await player.sees(`第${stage}場・第1回`)
    await player.sees(/どうする？|影は畳まれた/)
    while (!(await player.text()).includes('影は畳まれた')) {
      await player.pressIfThere('おまかせで進む')
      await player.sees(/どうする？|影は畳まれた/)
    }
    await player.picture(`battle-won-${stage}`)
    await player.press(stage < 3 ? 'つぎへ進む' : '町へ戻る')
  }
  await player.sees('冒険に出る')
  expect(await player.path()).toBe('/game/rpg/menu')
})

test('keys give commands and take them back; lost, the way home is there', async ({ player, server }) => {
  await arriveWithParty(player, server, { cleared: [1, 2, 3, 4, 5, 6, 7] })
  await player.go('/game/rpg/battle/8/1')
  await asks(player, 'キリカ')
  await player.key('3')
  await asks(player, 'トモリ')
  await player.key(KEYS.escape)
  await asks(player, 'キリカ')
  await atOnce(player)
  while (!(await player.text()).includes('灯が消えた')) {
    await player.key('3')
    await player.sees(/どうする？|灯が消えた/)
  }
  await player.picture('battle-lost')
  await player.press('町へ戻る')
  await player.sees('冒険に出る')
})
