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

test('letters have 14 px of the stage or more, save the unit that the logo is drawn in; the gallery and the sound lab are not the game', () => {
  const game = sheets.filter(({ file }) => !/gallery|sound\/lab/.test(file))
  const sizes = game.flatMap(({ file, css }) =>
    [...css.matchAll(/(?:font|font-size|--size-\w+):([^;/]*)/g)].flatMap(([, value = '']) =>
      [...value.matchAll(/([\d.]+)px/g)].map(([, px]) => ({ file, px: Number(px) })),
    ),
  )
  expect(sizes.length).toBeGreaterThan(100)
  expect(sizes.filter(({ file, px }) => px < 14 && !file.endsWith('logo.module.css'))).toEqual([])
})
