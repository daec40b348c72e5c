import { describe, expect, test } from 'vitest'
import { headOf, type Likeness } from './likeness.ts'
import { problemsOf } from '../tools/checks.ts'
import { likeness as striker } from '../portraits/striker.ts'

const place = { x: 0, y: 0, scale: 1 }
const withHead = (head: string, defs = ''): Likeness => ({ prefix: 'p1', defs, back: '', head })
const headWith = (head: string): string => headOf(withHead(head), 'r1', place).head

describe('headOf', () => {
  test('keeps what the calm face shows, and nothing of the other expressions', () => {
    const head = headWith(
      '<g class="v s-calm s-speak"><path d="M0 0h1z"/></g><g class="v s-joy"><g><path d="M9 9h1z"/></g></g><path class="line" d="M8 8h1z"/>',
    )
    expect(head).toContain('M0 0h1z')
    expect(head).not.toContain('M9 9h1z')
    expect(head).not.toContain('M8 8h1z')
  })

  test('rounds every point to its own whole unit, so that no error adds up', () => {
    const head = headWith('<path d="M0 0l.4 0l.4 0l.4 0l.4 0z"/>')
    expect(head).toContain('d="M0 0l0 0l1 0l0 0l1 0z"')
  })

  test('gives all ids the prefix of the figure and brings only the gradients that are used', () => {
    const gradient = (id: string): string => `<linearGradient id="p1-${id}"><stop stop-color="#fff"/></linearGradient>`
    const { head, defs } = headOf(withHead('<path fill="url(#p1-a)" d="M0 0h1z"/>', gradient('a') + gradient('b')), 'r1', place)
    expect(head).toContain('url(#r1-ha)')
    expect(defs).toBe('<linearGradient id="r1-ha"><stop stop-color="#fff"/></linearGradient>')
  })

  test('makes a sound drawing of a real head', () => {
    const { defs, back, head } = headOf(striker, 'r1', place)
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 400"><defs>${defs}<filter id="r1-s"></filter></defs>${back}${head}</svg>`
    expect(problemsOf('roles/striker', svg)).toEqual([])
  })
})
