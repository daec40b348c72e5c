import type { Plugin } from 'vite'
import { notices } from '../licences.ts'

const FILE = 'licences.txt'

/** Puts the notices of all that the screens hold beside them. */
export function licenceNotices(): Plugin {
  return {
    name: 'licence-notices',
    configureServer(server) {
      server.middlewares.use(
        `/${FILE}`,
        (_request, response) => void response.setHeader('content-type', 'text/plain; charset=utf-8').end(notices()),
      )
    },
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: FILE, source: notices() })
    },
  }
}
