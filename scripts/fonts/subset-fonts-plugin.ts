import { join, resolve } from 'node:path'
import type { Plugin } from 'vite'
import { subsetFonts as cut } from './subset-fonts.ts'

const root = resolve(import.meta.dirname, '../..')

/** Serves `fonts.css`, which is no file in the sources: the game's faces, cut down to the characters in the sources. */
export function subsetFonts(): Plugin {
  return {
    name: 'subset-fonts',
    async resolveId(id) {
      return id === './fonts.css' ? cut(root, join(root, 'node_modules/.cache/kageakari-fonts')) : null
    },
    transformIndexHtml: {
      order: 'post',
      handler(_html, { bundle }) {
        const needed = Object.keys(bundle ?? {}).filter((name) => /-first-[^/]*\.woff2$/.test(name) && isJapanese(bundle?.[name]))
        return needed.map((name) => ({
          tag: 'link',
          injectTo: 'head-prepend' as const,
          attrs: { rel: 'preload', as: 'font', type: 'font/woff2', href: `/${name}`, crossorigin: '' },
        }))
      },
    },
  }
}

/** The Latin cuts are a tenth of the Japanese ones and arrive with them anyway. */
function isJapanese(asset: unknown): boolean {
  const { source } = asset as { source?: string | Uint8Array }
  return (source?.length ?? 0) > 20_000
}
