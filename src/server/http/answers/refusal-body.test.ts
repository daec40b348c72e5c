import { expect, test } from 'vitest'
import { confirmations, reasons, refusals } from '../../../content/text/refusals.ts'
import { endpoints, type RefusalCode } from '../../../contract/api.ts'
import { commonRefusals } from '../../../contract/endpoint.ts'
import { Refusal, refuse } from '../../refusal.ts'
import { refusalBody } from './refusal-body.ts'

const JAPANESE = /^[^A-Za-z]*(?:AP[^A-Za-z]*)?$/

test('a code that nobody knows is told as a fault of ours; a body of its own is sent as it is', () => {
  expect(refusalBody(null, new Refusal('nonsense'), 'id')).toStrictEqual({
    message: refusals.unexpected,
    code: 'unexpected',
    request_id: 'id',
  })
  expect(refusalBody(null, new Refusal('notFound', { bareBody: { gone: true }, beside: { x: 1 } }), 'id')).toEqual({ gone: true })
})

test('what the game says is Japanese, and the English sentences of the specification travel beside it [GENERAL-21]', () => {
  expect(reasons).toEqual({
    statusPointsShort: 'Status points are insufficient',
    skillPointsShort: 'Skill points are insufficient',
    mastered: 'this skill is mastered',
    overLimit: 'the possession limit cannot be exceeded',
    negativeNumber: 'negative values cannot be given',
  })
  for (const endpoint of endpoints) {
    const isEnglish = endpoint.path.startsWith('/study/techbook/vue/chapter8_purchases')
    for (const code of Object.keys({ ...commonRefusals, ...endpoint.refusals }) as RefusalCode[]) {
      const { message, reason } = refusalBody(endpoint, refuse(code), 'id')
      const where = `${endpoint.path} ${code}: ${String(message)}`
      expect(isEnglish || (JAPANESE.test(String(message)) && /[ぁ-ん]/.test(String(message))), where).toBe(true)
      expect(reason, where).toBe(reasons[code])
    }
  }
  const others = Object.entries({ ...confirmations, ...refusals }).filter(([what]) => !/urchase/.test(what))
  for (const [what, sentence] of others) expect(sentence, what).toMatch(JAPANESE)
})
