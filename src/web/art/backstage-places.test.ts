import { expect, it } from 'vitest'
import * as drawn from '../../../drawings/scenes/backstage.ts'
import { backstagePlaces } from './backstage-places.ts'

it('the backstage room lays its buttons where the six are drawn', () => {
  expect(backstagePlaces).toEqual(drawn.backstagePlaces)
})
