import { globSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { measure, problemsOf } from './checks.ts'

const wrap = (content: string): string => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 400">${content}</svg>`
const gradient = '<defs><radialGradient id="e11-g"><stop stop-color="#fff"/></radialGradient></defs>'

describe('problemsOf', () => {
  test('finds nothing wrong with a sound drawing', () => {
    expect(problemsOf('enemies/11', wrap(`${gradient}<path fill="url(#e11-g)" d="M0 0h1z"/>`))).toEqual([])
  })

  test.each([
    ['an unclosed element', '<g><path d="M0 0z"/>', 'not closed'],
    ['elements closed in the wrong order', '<g><defs></g></defs>', '</g> where <defs> is open'],
    ['a bare ampersand', '<path class="a&b" d="M0 0z"/>', 'malformed near'],
    ['an attribute given twice', '<path d="M0 0z" d="M1 1z"/>', 'repeated attribute'],
    ['a style attribute', '<path style="fill:red" d="M0 0z"/>', 'style attribute'],
    ['text', '<text>影</text>', 'forbidden element'],
    ['a reference to another file', '<use href="other.svg"/>', 'leaves the file'],
    ['a number that went wrong', '<path d="MNaN 0z"/>', 'broken number'],
    ['a reference to nothing', '<use href="#e11-x"/>', 'no element has the id'],
    ['an idle definition', gradient, 'never used'],
    ['an id of another drawing', '<path id="e12-a" d="M0 0z"/><use href="#e12-a"/>', 'does not match'],
    ['an id given twice', '<path id="e11-a" d="M0 0z"/><path id="e11-a" d="M0 0z"/><use href="#e11-a"/>', 'twice'],
    ['too many bytes', `<path d="${'M0 0h1z'.repeat(2500)}"/>`, 'budget of a figure'],
  ])('reports %s', (_, content, words) => {
    expect(problemsOf('enemies/11', wrap(content)).join('\n')).toContain(words)
  })
})

test('the whole map loads in 25 KB', () => {
  const files = globSync('src/web/art/svg/map/*.svg')
  expect(files).toHaveLength(16)
  expect(files.reduce((sum, file) => sum + measure(readFileSync(file, 'utf8')).gzip, 0)).toBeLessThanOrEqual(25 * 1024)
})
