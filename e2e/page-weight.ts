import { globSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import type { Page } from '@playwright/test'

export type Kind = 'js' | 'css' | 'woff2'

/** The files of the build that a page has asked for so far, by their addresses. */
export class PageWeight {
  readonly #paths = new Set<string>()

  readonly #build: string

  constructor(page: Page, build: string) {
    this.#build = build
    page.on('request', (request) => this.#paths.add(new URL(request.url()).pathname))
  }

  /** KB of that kind as a browser loads them: gzip for text, fonts as they are. */
  kilobytes(kind: Kind): number {
    const files = [...this.#paths].filter((path) => path.endsWith(`.${kind}`))
    return files.reduce((sum, path) => sum + kilobytesOf(readFileSync(join(this.#build, path)), kind), 0)
  }
}

const kilobytesOf = (content: Buffer, kind: Kind): number =>
  (kind === 'woff2' ? content.length : gzipSync(content, { level: 9 }).length) / 1024

/** All fonts of the build together, whether a page asks for them or not. */
export const allFontsKilobytes = (build: string): number =>
  globSync(`${build}/**/*.woff2`).reduce((sum, file) => sum + statSync(file).size / 1024, 0)

/** Goals of the whole game's size, in KB: what has been loaded when the title, and then the first battle, shows. */
export const GOALS = { titleJs: 140, titleFonts: 200, battleJs: 240, battleCss: 25, allFonts: 700 } as const
