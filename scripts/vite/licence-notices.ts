import type { Plugin } from 'vite'
import { notices } from '../licences.ts'

/** Puts the notices of all that the screens hold beside them, as `licences.txt`. */
export function licenceNotices(): Plugin {
  return {
    name: 'licence-notices',
    apply: 'build',
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: 'licences.txt', source: notices() })
    },
  }
}
