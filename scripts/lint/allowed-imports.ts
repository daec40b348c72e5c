/** Who may import whom. A path is relative to the repository; anything that no line allows is refused. */
export interface FolderRule {
  /** The folder (or file) whose files this line speaks of; the longest match counts. */
  readonly path: string
  /** Folders and files that it may import, itself included without saying. */
  readonly may: readonly string[]
  /** Folders and files that it may import from, but only with `import type`. */
  readonly mayTypes?: readonly string[]
  /** Exceptions within `may`. */
  readonly never?: readonly string[]
  /** Packages that it may import; a name ending in `/` or `:` stands for all that begin with it. */
  readonly packages: readonly string[]
  /** Whether the folders directly below this one may not import each other. */
  readonly strangers?: boolean
}

const screenPackages = [
  'react',
  'react/',
  'react-dom',
  'react-dom/',
  'react-router',
  'react-router/',
  '@tanstack/react-query',
  '@simplewebauthn/browser',
]
const game = ['src/rules', 'src/content', 'src/players', 'src/contract']
/** The paths of the screens: of the contract, all that is not only types to the browser. */
const pages = 'src/contract/pages.ts'
/** Figures of the rules that texts may tell. */
const figures = 'src/rules/battle/figures.ts'
/** Tables that would spoil the game in the browser, or weigh too much. Nothing leads there by way of other files either: `scripts/browser-imports.test.ts`. */
export const spoilers = [
  'src/content/enemies',
  'src/content/skills',
  'src/content/books',
  'src/content/fields.ts',
  'src/content/log',
  'src/content/catalog.ts',
]

export const folderRules: readonly FolderRule[] = [
  { path: 'src/rules', may: [], packages: [] },
  { path: 'src/content', may: [figures], mayTypes: ['src/rules'], packages: [] },
  { path: 'src/content/text', may: ['src/content', figures], mayTypes: ['src/rules'], never: spoilers, packages: [] },
  { path: 'src/content/story', may: ['src/content'], mayTypes: ['src/rules'], never: spoilers, packages: [] },
  { path: 'src/contract', may: ['src/rules/input-limits.ts'], mayTypes: ['src/rules'], packages: ['zod'] },
  {
    path: 'src/server',
    may: game,
    packages: ['node:', 'fastify', '@fastify/', 'cookie', 'nodemailer', 'kysely', 'kysely/', 'pg', 'better-sqlite3', 'zod'],
  },
  {
    path: 'src/server/features',
    may: [...game, 'src/server'],
    never: ['src/server/store/dialects'],
    packages: ['node:', 'fastify', 'zod', '@simplewebauthn/server', '@simplewebauthn/server/'],
    strangers: true,
  },
  { path: 'src/web', may: ['src/rules', 'src/content', pages], mayTypes: ['src/contract'], never: spoilers, packages: screenPackages },
  {
    path: 'src/web/screens',
    may: ['src/rules', 'src/content', 'src/web', pages],
    mayTypes: ['src/contract'],
    never: spoilers,
    packages: screenPackages,
    strangers: true,
  },
  { path: 'src/players', may: ['src/rules', 'src/content'], packages: [] },
  { path: 'src/lab', may: ['src/rules', 'src/content', 'src/players'], packages: ['node:'] },
  // It judges the engine, so that it may not lean on it.
  { path: 'tests/reference/turn.ts', may: [], mayTypes: ['src/rules'], packages: [] },
]

export const within = (path: string, folder: string) => path === folder || path.startsWith(`${folder}/`)

/** The line that speaks of this file, or null for all other folders (scripts, benches, drawings may import anything). */
export function ruleFor(file: string): FolderRule | null {
  const matches = folderRules.filter((rule) => within(file, rule.path))
  return matches.reduce<FolderRule | null>((best, rule) => (best === null || rule.path.length > best.path.length ? rule : best), null)
}

/** `file` imports the package `name`, e.g. `node:fs` or `@fastify/static`. Returns what is wrong, or null. */
export function packageRefusal(file: string, name: string): string | null {
  const rule = ruleFor(file)
  if (rule === null) return null
  const allowed = rule.packages.some((each) => (each.endsWith('/') || each.endsWith(':') ? name.startsWith(each) : name === each))
  return allowed ? null : `${rule.path} may not import the package ${name}.`
}

/** `file` imports the file `target` (both relative to the repository). Returns what is wrong, or null. */
export function fileRefusal(file: string, target: string, typesOnly: boolean): string | null {
  const rule = ruleFor(file)
  if (rule === null) return null
  if (rule.strangers === true && within(target, rule.path)) {
    const [mine, other] = [file, target].map((path) => path.slice(rule.path.length + 1).split('/')[0])
    return mine === other ? null : `${rule.path}/${mine} and ${rule.path}/${other} may not import each other: move what both need.`
  }
  if (within(target, rule.path)) return null
  if ((rule.never ?? []).some((each) => within(target, each))) return `${rule.path} may not import ${target}.`
  if (rule.may.some((each) => within(target, each))) return null
  if (!(rule.mayTypes ?? []).some((each) => within(target, each))) return `${rule.path} may not import ${target}.`
  return typesOnly ? null : `${rule.path} may import only types from ${target} (import type).`
}
