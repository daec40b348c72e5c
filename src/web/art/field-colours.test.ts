import { expect, it } from 'vitest'
import { fieldThemes } from '../../../drawings/field-themes.ts'
import { fieldColours } from './field-colours.ts'

it('a field gives creatures the paper colours that its background is drawn in', () => {
  for (const [id, theme] of Object.entries(fieldThemes)) expect(theme).toMatchObject(fieldColours(Number(id)))
  expect(Object.keys(fieldThemes)).toHaveLength(12)
})
