import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const sheets = globSync('src/web/**/*.css').map((file) => ({ file, css: readFileSync(file, 'utf8') }))

test('frames are drawings without a size of their own: those with one Firefox cuts wrongly when the page is zoomed', () => {
  const frames = sheets.filter(({ css }) => css.includes('border-image') && css.includes('data:image/svg'))
  expect(frames).not.toEqual([])
  const sized = frames.filter(({ css }) =>
    (css.match(/%3Csvg.*?%3E/g) ?? []).some((tag) => !tag.includes('viewBox') || tag.includes('width=')),
  )
  expect(sized.map(({ file }) => file)).toEqual([])
})

test('no grid aligns its items by baseline: Firefox lays them out at their least width', () => {
  const rules = sheets.flatMap(({ file, css }) => (css.match(/\{[^{}]*/g) ?? []).map((rule) => ({ file, rule })))
  const broken = rules.filter(({ rule }) => /display: (inline-)?grid/.test(rule) && /align-items:[^;]*baseline/.test(rule))
  expect(broken.map(({ file }) => file)).toEqual([])
})
