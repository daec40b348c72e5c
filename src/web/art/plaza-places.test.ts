import { expect, it } from 'vitest'
import * as drawn from '../../../drawings/plaza-places.ts'
import { plazaPlaces, stainPlaces } from './plaza-places.ts'

it('the plaza lays its buildings and stains where the drawing expects them', () => {
  expect(plazaPlaces).toEqual(drawn.plazaPlaces)
  expect(stainPlaces).toEqual(drawn.stainPlaces.map(({ x, y, width }) => [x, y, width]))
})
