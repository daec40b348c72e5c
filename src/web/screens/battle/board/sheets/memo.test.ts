import { expect, test } from 'vitest'
import type { Battle } from '../../battle-model.ts'
import { recall, remember } from '../../../../state/stored-choice.ts'
import { recallMemo, rememberMemo } from './memo.ts'

const battleOf = (id: number) => ({ members: [{ id }] }) as unknown as Pick<Battle, 'members'>

test('each save has notes of its own in a browser', () => {
  rememberMemo(battleOf(1), '火に弱い')
  expect(recallMemo(battleOf(1))).toBe('火に弱い')
  expect(recallMemo(battleOf(4))).toBe('')
})

test('notes from before belong to the save that asks first, and to no other', () => {
  remember('battle-memo', '三回目に来る')
  expect(recallMemo(battleOf(7))).toBe('三回目に来る')
  expect(recallMemo(battleOf(10))).toBe('')
  expect(recall('battle-memo')).toBeNull()
  rememberMemo(battleOf(7), '')
  expect(recallMemo(battleOf(7))).toBe('')
})
