import { expect, test } from 'vitest'
import { polisherTalk, townTalk } from '../../../content/story/town/town-talk.ts'
import { talksAt } from './talk.ts'

const everyCount = Array.from({ length: 13 }, (_, cleared) => cleared)
const saidBy = (cleared: number, who: string) => talksAt(cleared).flatMap(({ name, lines }) => (name === who ? [lines.join('')] : []))

test('the town talks of something else after each cleared field, then おミガキ', () => {
  expect(everyCount.map((cleared) => talksAt(cleared)[0]?.lines)).toEqual([...townTalk])
  expect(everyCount.map((cleared) => talksAt(cleared)[1]?.lines)).toEqual([...polisherTalk])
})

test('more people have something to say as the fields are cleared', () => {
  expect(talksAt(0).map(({ name }) => name)).toEqual(['町の声', 'おミガキ', 'おミガキ', '団子のマル'])
  expect(saidBy(6, '団子のマル')[0]).toBe('「きな粉だよ。豆はうちの、ひいじいさんの代から、同じ豆」')
  expect(saidBy(2, '番頭ソロバン')).toEqual(['「油の残りは、九年ぶん。指で足りてしまうのが、つらくて」'])
  expect(saidBy(2, '広場の子')).toEqual([])
  expect(saidBy(6, '広場の子')).toEqual(['「今日は、むこうが鬼。……足を、踏まれてみたいな」'])
  expect(saidBy(8, '広場の子')).toEqual(['「ポチ、クロ、ハンチョウ。呼ぶと、来るんだよ」'])
  expect(talksAt(13)).toEqual(talksAt(13))
  expect(talksAt(13)[0]?.lines).toEqual(townTalk[12])
})
