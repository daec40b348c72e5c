/**
 * Writes `src/web/ui/icon-shapes.ts`: the few icons of game-icons.net (CC BY 3.0, named in the credits) that the game uses.
 * Add a name here, then `node scripts/icons.ts`.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'

const used = {
  strength: 'broadsword',
  defence: 'checked-shield',
  intellect: 'magic-swirl',
  speed: 'wingfoot',
  luck: 'clover',
  physical: 'crossed-swords',
  magic: 'crystal-ball',
  heal: 'healing',
  strengthen: 'upgrade',
  other: 'perspective-dice-six-faces-random',
  item: 'swap-bag',
  memo: 'quill-ink',
  log: 'scroll-unfurled',
  repeat: 'cycle',
  lantern: 'asian-lantern',
} as const

interface Collection {
  readonly icons: Readonly<Record<string, { readonly body: string } | undefined>>
}

const { icons } = JSON.parse(
  readFileSync(createRequire(import.meta.url).resolve('@iconify-json/game-icons/icons.json'), 'utf8'),
) as Collection

const lines = Object.entries(used).map(([name, source]) => {
  const body = icons[source]?.body
  const path = body === undefined ? undefined : /^<path fill="currentColor" d="([^"]+)"\/>$/.exec(body)?.[1]
  if (path === undefined) throw new Error(`game-icons has no single-path icon '${source}'`)
  return `  ${name}: '${path}',`
})

writeFileSync(
  new URL('../src/web/ui/icon-shapes.ts', import.meta.url),
  `// Written by scripts/icons.ts. Icons of game-icons.net, CC BY 3.0: paths on a field of 512 × 512.
export const iconShapes = {
${lines.join('\n')}
} as const
`,
)
