import { dirname, join, relative, sep } from 'node:path'
import { fileRefusal, packageRefusal } from './allowed-imports.ts'

interface Source {
  readonly value: unknown
}
interface ImportNode {
  readonly source: Source | null
  readonly importKind?: string
  readonly exportKind?: string
}
interface Context {
  readonly filename: string
  readonly cwd: string
  report(finding: { node: ImportNode; message: string }): void
}

/** Repository path of what is imported, or null when it is a package. Queries such as `?raw` do not count. */
function importedFile(file: string, specifier: string): string | null {
  if (!specifier.startsWith('.')) return null
  return join(dirname(file), specifier.split('?')[0] ?? specifier)
    .split(sep)
    .join('/')
}

function visitor(context: Context) {
  const file = relative(context.cwd, context.filename).split(sep).join('/')
  const isTest = /\.test\.tsx?$/.test(file)
  const check = (node: ImportNode) => {
    const specifier = node.source?.value
    if (isTest || typeof specifier !== 'string') return
    const target = importedFile(file, specifier)
    const typesOnly = node.importKind === 'type' || node.exportKind === 'type'
    const message = target === null ? packageRefusal(file, specifier) : fileRefusal(file, target, typesOnly)
    if (message !== null) context.report({ node, message })
  }
  return { ImportDeclaration: check, ExportNamedDeclaration: check, ExportAllDeclaration: check, ImportExpression: check }
}

/** A lint plugin with one rule: folders import each other only as `allowed-imports.ts` says. */
const plugin = { meta: { name: 'folders' }, rules: { boundaries: { create: visitor } } }
export default plugin
