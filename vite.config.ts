import { createHash } from 'node:crypto'
import { relative } from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { buildId } from './scripts/vite/build-id.ts'
import { compactScores } from './scripts/vite/compact-scores.ts'
import { layerOrder } from './scripts/vite/layer-order.ts'
import { licenceNotices } from './scripts/vite/licence-notices.ts'
import { precompressed } from './scripts/vite/precompressed.ts'
import { subsetFonts } from './scripts/fonts/subset-fonts-plugin.ts'

const server = `http://127.0.0.1:${process.env['PORT'] ?? '3000'}`

/** A class's name and four signs for its sheet. Vite's own names hold a line's number too: the first battle would load a kilobyte of them. */
function scopedName(name: string, sheet: string): string {
  const mark = createHash('sha256')
    .update(relative(import.meta.dirname, sheet).replaceAll('\\', '/'))
    .digest('base64url')
  return `_${name}_${mark.slice(0, 4)}`
}

/**
 * Small parts that the title and nearly every other screen load: each in a chunk of its own would be 0.1 KB larger and one request more. Nothing that
 * the title can do without belongs here.
 */
const SMALL_PARTS =
  /[\\/]src[\\/](?:rules[\\/]input-limits|contract[\\/]pages|web[\\/](?:state[\\/](?:live-value|stored-choice|own-keys)|pad[\\/]own-buttons|ui[\\/](?:classes|layout\.module|credentials[\\/].*|controls[\\/](?:field\.module|text-field|roving-list))))\.(?:tsx?|css)$/

/** What town and battle share: style sheets, and small parts that import nothing else. Each by itself would be a file and 0.1 KB more. */
const TOWN_AND_BATTLE =
  /[\\/]src[\\/](?:content[\\/](?:enemy-fields|named-ids)\.ts|web[\\/](?:looks[\\/]roles\.ts|art[\\/](?:goods-places\.ts|portrait-parts\.css)|ui[\\/](?:text[\\/](?:number-format\.ts|table\.(?:tsx|module\.css))|feedback[\\/](?:gauge|telegraph-tag)\.module\.css|story[\\/](?:speech\.(?:tsx|module\.css)|portrait\.module\.css))))$/

/** The sheets that a battle begins with: in two files, by who else loads them, they would be 0.8 KB more. */
const BATTLE_STYLES =
  /[\\/]src[\\/]web[\\/](?:motion[\\/]motion|screens[\\/]battle[\\/](?:battle|(?:board|commands|party|sight|stage|voices)[\\/][a-z-]+|board[\\/]sheets[\\/]memo-sheet|outcome[\\/]lantern))\.module\.css$/

export default defineConfig({
  root: 'src/web',
  plugins: [react(), compactScores(), subsetFonts(), layerOrder(), licenceNotices(), buildId(), precompressed()],
  css: { modules: { generateScopedName: scopedName } },
  build: {
    // README names the same: `zoom` on the root and `align-content` in blocks are the youngest of what the screens need.
    target: ['chrome123', 'edge123', 'firefox126'],
    outDir: '../../dist/web',
    emptyOutDir: true,
    // Inlined fonts would break `font-src 'self'`.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    chunkSizeWarningLimit: 400,
    // How long which plugin took is no news to whoever starts the game.
    rolldownOptions: {
      checks: { pluginTimings: false },
      // Cut fonts are cached under a digest of their own: with it beside the hash the style sheet would be 0.3 KB larger.
      // The entry names every part: each sign of a hash, 6 bits, is 0.1 KB of it.
      output: {
        codeSplitting: {
          groups: [
            { name: 'small-parts', test: SMALL_PARTS, priority: 2 },
            { name: 'town-and-battle', test: TOWN_AND_BATTLE, priority: 1 },
            { name: 'battle-styles', test: BATTLE_STYLES, priority: 1 },
          ],
        },
        entryFileNames: 'assets/[name]-[hash:7].js',
        chunkFileNames: 'assets/[name]-[hash:7].js',
        assetFileNames: ({ names: [name = ''] }) => `assets/${name.replace(/(-[0-9a-f]{12})?\.\w+$/, '')}-[hash:6][extname]`,
      },
    },
  },
  server: {
    port: Number(process.env['WEB_PORT'] ?? 5173),
    proxy: {
      // With its slash: the sources hold an `api.ts`.
      '^/api/': server,
      '^/study/techbook/vue/chapter8_purchases': server,
      '^/docs': server,
    },
  },
})
