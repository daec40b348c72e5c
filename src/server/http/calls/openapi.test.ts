import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { describeApi } from './openapi.ts'

test('the checked-in openapi.json describes the API as it is (npm run openapi writes it)', () => {
  expect(JSON.parse(readFileSync('openapi.json', 'utf8'))).toEqual(JSON.parse(JSON.stringify(describeApi())))
})
