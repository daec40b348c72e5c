import type { Plugin } from 'vite'

/** Layers by rising precedence; `src/web/ui/base.css` declares the same. */
const order = '@layer base,ui,layout;'
/** A layer without rules, which the bundler leaves where it has moved them. */
const EMPTY_LAYERS = /@layer (?:base|ui|layout);/g

/**
 * Whichever style sheet the browser meets first decides the order of the layers, and the bundler may put a part's sheet
 * before the base. So every sheet that the page links says the order itself; those that come later cannot change it.
 */
export function layerOrder(): Plugin {
  return {
    name: 'layer-order',
    apply: 'build',
    enforce: 'post',
    generateBundle(_options, bundle) {
      const page = bundle['index.html']
      if (page?.type !== 'asset') this.error('There is no page yet that names the style sheets.')
      for (const file of Object.values(bundle)) {
        if (file.type !== 'asset' || !file.fileName.endsWith('.css')) continue
        const source = String(file.source).replaceAll(EMPTY_LAYERS, '')
        file.source = String(page.source).includes(file.fileName) ? order + source : source
      }
    },
  }
}
