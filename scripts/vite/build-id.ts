import { createHash } from 'node:crypto'
import type { Plugin } from 'vite'

/** Writes the build's id into the document: a hash over the names of its files, which follow their contents. The server reads it there. */
export function buildId(): Plugin {
  return {
    name: 'build-id',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(_html, { bundle = {} }) {
        const names = Object.keys(bundle).toSorted().join('\n')
        const content = createHash('sha256').update(names).digest('hex').slice(0, 12)
        return [{ tag: 'meta', attrs: { name: 'build', content }, injectTo: 'head' }]
      },
    },
  }
}
