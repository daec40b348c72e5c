import { expect, test } from 'vitest'
import { roleClasses } from '../ui/signs/role-look.ts'
import { hurryingUrl } from './hurrying.ts'

test.each(roleClasses)('the %s is drawn on the way home', (roleClass) => {
  expect(hurryingUrl(roleClass)).toMatch(/\.svg$|^data:image/)
})
