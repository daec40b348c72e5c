import { expect, test } from 'vitest'
import { drawing } from '../enemies/11-keshikage.ts'
import { figureOf } from './outlined.ts'

test('a figure is black paper without colours of its own, and its eyes are lit', () => {
  const { content, defs } = figureOf('abs', drawing)
  const beforeTheEye = content.slice(0, content.indexOf('fill='))
  expect(beforeTheEye).toContain('<path')
  expect(content).toContain('url(#abs-11w)')
  expect(content).not.toContain('url(#abs-11g)')
  expect(content).not.toMatch(/filter=|ellipse|var\(/)
  expect(defs).toContain('id="abs-11w"')
})

test('a figure may keep its windows and shut its eyes', () => {
  const { content } = figureOf('abs', drawing, { gel: true, shut: true })
  expect(content).toContain('url(#abs-11g)')
  expect(content).not.toContain('url(#abs-11w)')
  expect(content.match(/<g/g)?.length).toBe(content.match(/<\/g>/g)?.length)
})
