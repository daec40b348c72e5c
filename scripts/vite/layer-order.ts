import type { Plugin } from 'vite'

/** Layers by rising precedence; `src/web/ui/base.css` declares the same. */
const order = '@layer base,ui,layout;'

/**
 * Whichever style sheet the browser meets first decides the order of the layers, and the bundler may put a part's sheet
 * before the base. So every sheet says the order itself.
 */
export function layerOrder(): Plugin {
  return {
    name: 'layer-order',
    apply: 'build',
    generateBundle(_options, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type === 'asset' && file.fileName.endsWith('.css') && String(file.source).includes('@layer')) {
          file.source = order + String(file.source)
        }
      }
    },
  }
}
