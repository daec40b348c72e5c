import { expect, test } from 'vitest'
import { enterNextStage, playTurn, startAdventure } from '../rules/adventure/adventure.ts'
import type { Command } from '../rules/battle/command.ts'
import { standing } from '../rules/battle/state.ts'
import { newMember } from '../rules/party/growth.ts'
import { rngStateFrom } from '../rules/rng.ts'
import { catalog } from './catalog.ts'
import { battleText } from './text/battle.ts'
import { manual } from './text/manual.ts'
import { runningText } from './text/menu.ts'

const SMOKE = 19
const CANDY = 1
const chapter = (id: number): string => manual.find((one) => one.id === id)?.content ?? ''

/** A party that has won the first stage, has eaten in the second, and has run away. */
function escaped() {
  const members = [1, 2, 3].map(newMember)
  const bag = [
    { item: CANDY, count: 2 },
    { item: SMOKE, count: 1 },
  ]
  let now = startAdventure({ field: 1, members, bag, rng: rngStateFrom(3) }, catalog)
  while (now.phase === 'fighting') {
    const [enemy] = standing(now.battle, 'enemies')
    const commands = standing(now.battle, 'party').map<Command>((one) => ({ type: 'attack', actor: one.id, target: enemy?.id ?? 3 }))
    now = playTurn(now, commands, catalog).adventure
  }
  const commands: readonly Command[] = [
    { type: 'item', actor: 0, item: SMOKE, target: null },
    { type: 'defence', actor: 1 },
    { type: 'item', actor: 2, item: CANDY, target: 0 },
  ]
  return { bag, after: playTurn(enterNextStage(now, catalog), commands, catalog).adventure }
}

test('what running away keeps, the button and the manual say: EXP and gold of the stages won, not the goods that were used', () => {
  const { bag, after } = escaped()
  expect(after.phase).toBe('escaped')
  expect(after.battle.bag).not.toEqual(bag)
  expect([after.gold, ...after.party.map(({ exp }) => exp)].every((gained) => gained > 0)).toBe(true)
  for (const text of [battleText.escapeNote, chapter(2)]) expect(text).toContain('越えた場のEXPとGは残り、使った道具は減ったまま')
})

/** That nothing is written then is the server's rule: battle.api.test.ts. */
test('what giving up loses, the dialog, the page of a failed call and the manual say, the dialog beside what running away would keep', () => {
  expect(runningText.giveUpPrice.slice(0, 2).join('')).toBe('この冒険のEXPとGは消え、使った道具は鞄に戻ります。')
  expect(runningText.giveUpPrice.at(-1)).toBe('戦いに戻って逃げれば、越えた場のぶんは残ります。')
  expect(battleText.giveUpPrice).toContain('EXPとGは消え、使った道具は戻ります')
  expect(chapter(2)).toContain('EXPもGも道具も、出発のときの数に戻ります。「あきらめて戻る」を押したときも同じです。')
})
