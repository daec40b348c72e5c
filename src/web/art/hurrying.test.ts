import { expect, test } from 'vitest'
import { roleClasses } from '../looks/roles.ts'
import { hurryingUrl } from './hurrying.ts'

test.each(roleClasses)('the %s is drawn on the way home', (roleClass) => {
  expect(hurryingUrl(roleClass)).toMatch(/\.svg$|^data:image/)
})
