import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { pathToFileURL } from 'node:url'

/** Licences of packages that are installed with the game, or end in the browser: they ask for their notice, and for nothing of ours. */
const SHIPPED = ['MIT', 'MIT-0', 'ISC', 'BSD-2-Clause', 'BSD-3-Clause', '0BSD', 'BlueOak-1.0.0', 'Apache-2.0', 'OFL-1.1']
/** Of tools that only build and test: nothing of them is passed on. */
const TOOLS = [...SHIPPED, 'MPL-2.0', 'Python-2.0', 'Zlib', 'CC0-1.0', 'CC-BY-4.0']
/** Development packages of which the build puts parts into the screens. */
const BUNDLED = [
  'react',
  'react-dom',
  'react-router',
  '@tanstack/react-query',
  '@simplewebauthn/browser',
  '@fontsource/kaisei-decol',
  '@fontsource/zen-kaku-gothic-new',
]
const LIST = 'docs/licences.md'

interface LockedPackage {
  readonly version?: string
  readonly license?: string
  readonly dev?: boolean
  readonly devOptional?: boolean
  readonly dependencies?: Readonly<Record<string, string>>
}

/** `packages` of package-lock.json, by path. */
export type Locked = Readonly<Record<string, LockedPackage>>

export interface Licensed {
  readonly name: string
  readonly version: string
  readonly licence: string
  readonly isShipped: boolean
}

/** Every package of the lock file, by name and version. */
export function licencesOf(locked: Locked): readonly Licensed[] {
  const bundled = withDependencies(locked, BUNDLED)
  const found = Object.entries(locked)
    .filter(([path]) => path !== '')
    .map(([path, { version = '', license = 'none', dev, devOptional }]) => ({
      name: nameOf(path),
      version,
      licence: license,
      isShipped: bundled.has(path) || !(dev || devOptional),
    }))
  const unique = new Map(found.map((each) => [`${each.name} ${each.version} ${each.isShipped}`, each]))
  return [...unique.values()].toSorted((a, b) => (a.name < b.name ? -1 : 1))
}

/** What is wrong, one sentence a package. */
export function licenceProblems(packages: readonly Licensed[]): readonly string[] {
  return packages
    .filter(({ licence, isShipped }) => !isAllowed(licence, isShipped ? SHIPPED : TOOLS))
    .map(
      ({ name, version, licence, isShipped }) =>
        `${name} ${version} is under ${licence}, which is not in the list for ${isShipped ? 'what is shipped' : 'tools'} (scripts/licences.ts).`,
    )
}

/** An SPDX expression: one of the alternatives must be allowed, with all its parts. */
export function isAllowed(expression: string, allowed: readonly string[]): boolean {
  const alternatives = expression.replaceAll(/[()]/g, '').split(' OR ')
  return alternatives.some((each) => each.split(' AND ').every((licence) => allowed.includes(licence)))
}

/** The paths of these packages and of all that they need. */
function withDependencies(locked: Locked, names: readonly string[]): ReadonlySet<string> {
  const found = new Set(names.map((name) => `node_modules/${name}`))
  for (const path of found) {
    for (const name of Object.keys(locked[path]?.dependencies ?? {})) {
      const place = resolved(locked, path, name)
      if (place !== null) found.add(place)
    }
  }
  return found
}

/** Where a package finds another one, as Node looks for it. */
function resolved(locked: Locked, from: string, name: string): string | null {
  for (let folder = from; folder !== ''; folder = parentOf(folder)) {
    const path = `${folder}/node_modules/${name}`
    if (locked[path] !== undefined) return path
  }
  return locked[`node_modules/${name}`] === undefined ? null : `node_modules/${name}`
}

/** `node_modules/a` of `node_modules/a/node_modules/b`; '' of that. */
const parentOf = (path: string): string => path.slice(0, Math.max(0, path.lastIndexOf('/node_modules/')))

const nameOf = (path: string): string => path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length)

/**
 * The notices of all that the screens hold, ours first, as a text: their licences ask that they go with every copy. Read from the packages as installed.
 * @throws Error when a package has no file with its licence.
 */
export function notices(locked: Locked = lockedIn('package-lock.json')): string {
  const ours = `影あかり\n\n${readFileSync('LICENSE', 'utf8').trim()}`
  const others = [...withDependencies(locked, BUNDLED)].toSorted().map((path) => {
    const { version = '', license = '' } = locked[path] ?? {}
    return `${nameOf(path)} ${version} (${license})\n\n${licenceTextIn(path)}`
  })
  return `${[ours, ...others].join(`\n\n${'-'.repeat(72)}\n\n`)}\n`
}

function licenceTextIn(folder: string): string {
  const file = readdirSync(folder).find((name) => /^licen[cs]e(\.|$)/i.test(name))
  if (file === undefined) throw new Error(`${folder} holds no file with its licence`)
  return readFileSync(`${folder}/${file}`, 'utf8').trim()
}

/** The list as Markdown. */
export function licenceList(packages: readonly Licensed[]): string {
  const shipped = packages.filter(({ isShipped }) => isShipped)
  const tools = Map.groupBy(
    packages.filter(({ isShipped }) => !isShipped),
    ({ licence }) => licence,
  )
  return [
    '# Licences',
    '',
    'Made by `npm run licences` from `package-lock.json`; `npm run check` refuses a licence that is not in the lists of `scripts/licences.ts`. The texts of what the screens hold are served as `/licences.txt`; the others lie in the packages.',
    '',
    '## Installed with the game, or in the screens',
    '',
    '| package | version | licence |',
    '|---|---|---|',
    ...shipped.map(({ name, version, licence }) => `| ${name} | ${version} | ${licence} |`),
    '',
    '## Tools that build and test',
    '',
    '| licence | packages |',
    '|---|---|',
    ...[...tools].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([licence, some]) => `| ${licence} | ${some.length} |`),
    '',
  ].join('\n')
}

const lockedIn = (file: string): Locked => (JSON.parse(readFileSync(file, 'utf8')) as { readonly packages: Locked }).packages

/** `npm run licences` writes the list; with `--check` it says what is wrong, and exits with 1 then. */
function main(isChecking: boolean): number {
  const licensed = licencesOf(lockedIn('package-lock.json'))
  const problems = [...licenceProblems(licensed), ...licenceProblems(licencesOf(lockedIn('tests/mutants/package-lock.json')))]
  if (!isChecking) writeFileSync(LIST, licenceList(licensed))
  else if (readFileSync(LIST, 'utf8') !== licenceList(licensed)) problems.push(`${LIST} is not up to date: run "npm run licences".`)
  for (const problem of problems) console.log(problem)
  return problems.length === 0 ? 0 : 1
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) process.exitCode = main(process.argv.includes('--check'))
