import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { expressions, poseOf } from '../../art/acting.ts'
import { roleClasses } from '../../looks/roles.ts'

const read = (path: string): string => readFileSync(new URL(path, import.meta.url), 'utf8')
const styles = read('../../art/portrait-parts.css')
const hooks = new Set([...styles.matchAll(/\] \.([\w-]+)/g)].map(([, hook = '']) => hook))

describe.each(roleClasses)('the portrait of the %s', (roleClass) => {
  const svg = read(`../../art/svg/portraits/${roleClass}.svg`)
  const used = new Set([...svg.matchAll(/class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(' ')))

  test('has every part that the styles move or show', () => {
    expect([...hooks].filter((hook) => !used.has(hook))).toEqual([])
    for (const expression of expressions) expect(hooks).toContain(`s-${expression}`)
  })

  test('has its ids by the prefix that the component replaces', () => {
    const ids = [...svg.matchAll(/\bid="([^"]*)"/g)].map(([, id = '']) => id)
    expect(ids.filter((id) => !id.startsWith(`p${roleClasses.indexOf(roleClass) + 1}-`))).toEqual([])
  })

  test('sets every variable that the styles read, in each expression', () => {
    const wanted = [...new Set([...styles.matchAll(/var\((--[\w-]+)\)/g)].map(([, name = '']) => name))]
    expect(wanted).not.toEqual([])
    for (const expression of expressions) expect(Object.keys(poseOf(roleClass, expression))).toEqual(expect.arrayContaining(wanted))
  })
})
