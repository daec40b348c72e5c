import { readdirSync } from 'node:fs'
import { join, relative } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import type { Drawing } from './tools/drawing.ts'

export const groups = ['enemies', 'roles', 'portraits', 'figures', 'backgrounds', 'scenes', 'voices', 'screens', 'map', 'town'] as const
const sourceFolder = fileURLToPath(new URL('.', import.meta.url))
export const artFolder = fileURLToPath(new URL('../src/web/art/svg/', import.meta.url))

export interface LoadedDrawing {
  /** For example `enemies/11-keshikage.ts`. */
  readonly source: string
  readonly drawing: Drawing
}

export interface FailedSource {
  readonly source: string
  readonly reason: string
}

/** Source files chosen by name: a group (`roles`), `enemies/11`, `11-keshikage`, `11`, or `title`; no names = all. */
export function findSources(names: readonly string[]): readonly string[] {
  const all = groups.flatMap((group) =>
    readdirSync(join(sourceFolder, group))
      .filter((file) => file.endsWith('.ts'))
      .toSorted()
      .map((file) => `${group}/${file}`),
  )
  if (names.length === 0) return all
  return names.flatMap((name) => {
    const wanted = name.replace(/\.ts$/, '')
    const found = all.filter((source) => {
      const path = source.slice(0, -3)
      const base = path.slice(path.indexOf('/') + 1)
      return source.startsWith(`${wanted}/`) || [path, base].some((candidate) => candidate === wanted || candidate.startsWith(`${wanted}-`))
    })
    const exact = found.filter((source) => source.slice(0, -3).endsWith(wanted))
    const chosen = exact.length > 0 ? exact : found
    if (chosen.length === 0) throw new Error(`no drawing is called "${name}"`)
    return chosen
  })
}

/** Runs the sources. One that fails does not keep the others from being drawn. */
export async function loadDrawings(
  sources: readonly string[],
): Promise<{ readonly loaded: readonly LoadedDrawing[]; readonly failed: readonly FailedSource[] }> {
  const loaded: LoadedDrawing[] = []
  const failed: FailedSource[] = []
  for (const source of sources) {
    try {
      const module: unknown = await import(pathToFileURL(join(sourceFolder, source)).href)
      for (const drawing of drawingsOf(module)) loaded.push({ source, drawing })
    } catch (error) {
      failed.push({ source, reason: error instanceof Error ? error.message : String(error) })
    }
  }
  return { loaded, failed }
}

/** A source exports one `drawing`, or `drawings` where several pictures share their parts. */
function drawingsOf(module: unknown): readonly Drawing[] {
  if (typeof module !== 'object' || module === null) throw new Error('exports nothing')
  if ('drawings' in module && Array.isArray(module.drawings)) return module.drawings.map(drawingOf)
  if ('drawing' in module) return [drawingOf(module.drawing)]
  throw new Error('exports no `drawing` and no `drawings`')
}

function drawingOf(drawing: unknown): Drawing {
  if (typeof drawing !== 'object' || drawing === null || !('name' in drawing) || !('svg' in drawing))
    throw new Error('`drawing` has no name or svg')
  const { name, svg } = drawing
  if (typeof name !== 'string' || typeof svg !== 'string') throw new Error('name and svg of `drawing` must be texts')
  return { name, svg }
}

/** The SVG without comments, line breaks and idle zeros. */
export const minify = (svg: string): string =>
  svg
    .replace(/<!--.*?-->/gs, '')
    .replace(/\s*\n\s*(?=<)/g, '')
    .replace(/\s+/g, ' ')
    .replace(/> </g, '><')
    .replace(/ \/>/g, '/>')
    .replace(/(\.\d*?)0+(?=["\s,)A-Za-z-])/g, (_, kept: string) => (kept === '.' ? '' : kept))
    .trim()

/** Names of all SVGs that lie in the art folder's groups. */
export function existingArt(): readonly string[] {
  return groups.flatMap((group) => {
    const folder = join(artFolder, group)
    try {
      return readdirSync(folder)
        .filter((file) => file.endsWith('.svg'))
        .map((file) => relative(artFolder, join(folder, file)).slice(0, -4))
    } catch {
      return []
    }
  })
}
