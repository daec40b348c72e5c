import { expect, test } from 'vitest'
import { ownersIn } from './bestiary.ts'

test('a name tag has the shadow at the left and the owner at the right of the dash', () => {
  const text = '名札の束。左は影の名。\n\n灯見ヶ原\n\nカサカゲ　――　傘立て、右の端。\n（ふたりぶん）\n鋏を持つ影、灯を持つ影　――　三人。'
  expect([...ownersIn(text)]).toEqual([
    ['カサカゲ', '傘立て、右の端。'],
    ['鋏を持つ影', '三人。'],
    ['灯を持つ影', '三人。'],
  ])
})

test('the blank tag names nobody', () => {
  expect(ownersIn('　　　　　　　　――　　　　　　　　').size).toBe(0)
})

test('a tag without a shadow or without an owner names nobody', () => {
  expect(ownersIn('　　　――　傘立て。\nカサカゲ　――　　').size).toBe(0)
})

test('room around names is no part of them', () => {
  expect([...ownersIn(' カサカゲ 、 灯を持つ影　　――　 傘立て。 ')]).toEqual([
    ['カサカゲ', '傘立て。'],
    ['灯を持つ影', '傘立て。'],
  ])
})
