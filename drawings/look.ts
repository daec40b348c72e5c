/**
 * `npm run look -- name…` renders drawings fresh from their sources into one picture, `tmp/look/<first name>.png`:
 * figures at 400 px on warm and on cold ground, 200 px, 96 px and as a black outline; scenery at 1280 × 800 with a
 * sample of the game's bars; portraits in all expressions at 400, 200 and 96 px. `--enemies enemies/11,enemies/12` puts creatures (or roles) before a background.
 */
import { mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { chromium as playwright } from '@playwright/test'
import { browserPath } from '../e2e/support/browser.ts'
import type { RoleClass } from '../src/content/roles.ts'
import { expressions, poseOf } from '../src/web/art/acting.ts'
import { roleClasses } from '../src/web/looks/roles.ts'
import type { Drawing } from './tools/drawing.ts'
import { findSources, loadDrawings, minify } from './sources.ts'

const options = process.argv.slice(2)
const names = options.filter((option, index) => !option.startsWith('--') && options[index - 1] !== '--enemies')
const enemiesAt = options.indexOf('--enemies')
const enemyNames = enemiesAt < 0 ? [] : (options[enemiesAt + 1] ?? '').split(',')

const grounds = {
  warm: 'radial-gradient(circle at 50% 45%,#ffeab0,#f0a45a 55%,#8a3d55)',
  cold: 'radial-gradient(circle at 50% 45%,#dff5d6,#5cb5a6 55%,#123f4c)',
  dark: 'radial-gradient(circle at 50% 45%,#241a52,#0a0818 70%)',
} as const

let copies = 0
/** The drawing with ids of its own, so that several copies can stand in one page. */
function copyOf(svg: string): string {
  const own = `c${copies++}`
  return svg
    .replace(/\bid="/g, `id="${own}`)
    .replace(/url\(#/g, `url(#${own}`)
    .replace(/href="#/g, `href="#${own}`)
    .replace('<svg ', '<svg width="100%" height="100%" ')
}

const ratioOf = (svg: string): number => {
  const match = /viewBox="\S+ \S+ (\d+) (\d+)"/.exec(svg)
  return Number(match?.[1] ?? 1) / Number(match?.[2] ?? 1)
}

function tile(svg: string, height: number, ground: keyof typeof grounds, extra = ''): string {
  const width = Math.round(height * ratioOf(svg))
  return `<div style="width:${width}px;height:${height}px;background:${grounds[ground]};${extra}">${copyOf(svg)}</div>`
}

function figureRow({ name, svg }: Drawing): string {
  const wide = ratioOf(svg) > 1.2
  const big = wide ? 330 : 400
  const light = /^enemies\/1(2\d|3[0-2])$/.test(name) ? 'dark' : 'warm'
  const outline = `<div style="filter:brightness(0);height:96px;width:${Math.round(96 * ratioOf(svg))}px">${copyOf(svg)}</div>`
  return (
    `<section>${tile(svg, big, light)}${tile(svg, big, 'cold')}<aside>${tile(svg, 200, light)}</aside>` +
    `<aside>${tile(svg, 96, light)}${tile(svg, 96, 'cold')}<div style="background:#f3dcb0">${outline}</div></aside></section>`
  )
}

function sceneryTile({ svg }: Drawing, enemies: readonly Drawing[], zoom: number): string {
  const standing = enemies
    .map((enemy, index) => {
      const height = ratioOf(enemy.svg) > 1.2 ? 440 : 240
      const left = 640 + (index - (enemies.length - 1) / 2) * 250 - (height * ratioOf(enemy.svg)) / 2
      return `<div style="position:absolute;left:${left}px;top:${586 - height}px;height:${height}px;width:${height * ratioOf(enemy.svg)}px;--k0:#150d1c">${copyOf(enemy.svg)}</div>`
    })
    .join('')
  const bars =
    '<i style="position:absolute;inset:0 0 auto;height:44px;background:#1b1223;opacity:.82"></i>' +
    '<i style="position:absolute;inset:auto 0 0;height:190px;background:#1b1223;opacity:.82"></i>'
  return `<div style="position:relative;width:1280px;height:800px;zoom:${zoom};overflow:hidden">${copyOf(svg)}${standing}${bars}</div>`
}

const portraitStyles =
  '.portrait{overflow:hidden}.portrait svg{display:block;width:100%;height:100%}' +
  readFileSync(new URL('../src/web/art/portrait-parts.css', import.meta.url), 'utf8')

function portraitRow({ name, svg }: Drawing, size: number): string {
  const roleClass: RoleClass | undefined = roleClasses.find((each) => name === `portraits/${each}`)
  if (roleClass === undefined) return ''
  const tiles = expressions.map((expression) => {
    const pose = Object.entries(poseOf(roleClass, expression)).map((pair) => pair.join(':'))
    const style = [`width:${size}px`, `height:${size}px`, `border-radius:${size / 14}px`, ...pose].join(';')
    return `<div class="portrait" data-shows="${expression}" style="${style}">${copyOf(svg)}</div>`
  })
  return `<section>${tiles.join('')}</section>`
}

const isPortrait = ({ name }: Drawing): boolean => name.startsWith('portraits/')
const isScenery = (name: string): boolean => /^(backgrounds|scenes|town)\//.test(name)
const load = async (wanted: readonly string[]): Promise<readonly Drawing[]> => {
  const { loaded, failed } = await loadDrawings(findSources(wanted))
  for (const { source, reason } of failed) console.error(`✗ ${source}: ${reason}`)
  return loaded.map(({ drawing }) => ({ ...drawing, svg: minify(drawing.svg) }))
}

const drawings = await load(names)
const enemies = enemyNames.length > 0 ? await load(enemyNames) : []
const scenery = drawings.filter(({ name }) => isScenery(name))
const html =
  '<!doctype html><meta charset="utf-8"><style>body{margin:0;padding:6px;background:#111;width:max-content}section{display:flex;gap:6px;margin-bottom:6px;align-items:end}' +
  'aside{display:flex;flex-direction:column;gap:6px}nav{display:grid;grid-template-columns:repeat(2,max-content);gap:6px}' +
  `${portraitStyles}</style>` +
  drawings
    .filter((drawing) => !isScenery(drawing.name) && !isPortrait(drawing))
    .map(figureRow)
    .join('') +
  [400, 200, 96].flatMap((size) => drawings.filter(isPortrait).map((drawing) => portraitRow(drawing, size))).join('') +
  `<nav>${scenery.map((drawing) => sceneryTile(drawing, enemies, scenery.length > 1 ? 0.625 : 1)).join('')}</nav>`

const executablePath = await browserPath()
const browser = await playwright.launch({
  executablePath,
  args: ['--no-sandbox', '--disable-background-networking', '--disable-sync', '--no-first-run'],
})
try {
  const page = await browser.newPage({ viewport: { width: 1300, height: 400 } })
  await page.setContent(html)
  const folder = fileURLToPath(new URL('../tmp/look/', import.meta.url))
  mkdirSync(folder, { recursive: true })
  const path = join(folder, `${(names[0] ?? 'all').replaceAll('/', '-')}.png`)
  const box = await page.locator('body').boundingBox()
  await page.setViewportSize({ width: Math.ceil(box?.width ?? 1300), height: 400 })
  await page.screenshot({ path, fullPage: true })
  console.log(path)
} finally {
  await browser.close()
}
