import { expect, test } from 'vitest'
import type { LevelUp, StageResult } from '../../rules/adventure/adventure.ts'
import { fields } from '../fields.ts'
import { resultLog, rests } from './result-log.ts'

const names = { members: ['キリカ', 'トモリ', 'ゴトク'], field: { id: 1, name: '灯見ヶ原' }, stage: 1 }
const won: StageResult = { exp: 34, gold: 56, levelUps: [], fieldCleared: false }
const levelUp = (member: number, to: number): LevelUp => ({
  member,
  from: 2,
  to,
  statusPoints: 4 * (to - 2),
  skillPoints: 1,
  isHighest: to === 10,
})

test('equal level-ups share their lines', () => {
  const levelUps = [levelUp(0, 3), levelUp(1, 3), levelUp(2, 3)]
  expect(resultLog({ ...won, levelUps, fieldCleared: true }, names)).toEqual([
    '三人にEXPが34ずつ入った。56 Gも手に入れた。',
    '三人とも、Lv3になった。',
    '大きい靴が少しだけ合ってきた。一人につき、力の点を4、技の点を1得た。',
    '灯見ヶ原に、町の灯がひとつ届いた。',
  ])
})

test('different level-ups have lines of their own, the highest level its sentence', () => {
  expect(resultLog({ ...won, levelUps: [levelUp(0, 3), levelUp(1, 10)] }, names)).toEqual([
    '三人にEXPが34ずつ入った。56 Gも手に入れた。',
    'キリカがLv3になった。',
    '大きい靴が少しだけ合ってきた。力の点を4、技の点を1得た。',
    'トモリがLv10になった。',
    '靴の詰めものを、ひとつ抜いた。力の点を32、技の点を1得た。',
    'Lvは、ここまで。この先は、考えて強くなる。',
  ])
})

test('without a level-up the log tells a rest of the land, another after each stage', () => {
  expect(resultLog(won, names)).toEqual(['三人にEXPが34ずつ入った。56 Gも手に入れた。', '草に座って、靴を直した。HPとAPが少し戻った。'])
  for (const { id, stages } of fields) {
    const told = stages.slice(1).map((_, nth) => resultLog(won, { ...names, field: { id, name: '' }, stage: nth + 1 })[1])
    expect(new Set(told)).toEqual(new Set(rests[id]?.map((rest) => `${rest}HPとAPが少し戻った。`)))
  }
})
