import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Plugin } from 'vite'

const worthIt = /\.(js|css|html|svg|json|txt)$/

/** Writes `.br` and `.gz` beside every text file of the build, so that the server never compresses while it answers. */
export function precompressed(): Plugin {
  let folder = ''
  let written = false
  return {
    name: 'precompressed',
    apply: 'build',
    configResolved(config) {
      folder = resolve(config.root, config.build.outDir)
    },
    writeBundle() {
      written = true
    },
    async closeBundle() {
      // Called after a failed build too, whose own error is the one to be seen.
      if (!written) return
      const names = await readdir(folder, { recursive: true })
      await Promise.all(names.filter((name) => worthIt.test(name)).map((name) => compress(join(folder, name))))
    },
  }
}

async function compress(file: string): Promise<void> {
  const content = await readFile(file)
  if (content.length < 1024) return
  const brotliOptions = { params: { [constants.BROTLI_PARAM_QUALITY]: 10, [constants.BROTLI_PARAM_SIZE_HINT]: content.length } }
  const [brotli, gzipped] = await Promise.all([promisify(brotliCompress)(content, brotliOptions), promisify(gzip)(content, { level: 9 })])
  await Promise.all([writeFile(`${file}.br`, brotli), writeFile(`${file}.gz`, gzipped)])
}
