import { spawnSync } from 'node:child_process'
import { copyFileSync, existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { matchesGlob } from 'node:path'
import { AREAS, type Area, AT_START, runsFor } from './areas.ts'
import { countsOf, isSurvivor, placeOf, type Report, row } from './report.ts'

// The package is installed under `tmp`, not beside its lock file: tests of the repository read all that lies in `tests`.
const SOURCE = 'tests/mutants'
const INSTALLED = 'tmp/mutants'
const PACKAGE = ['package.json', 'package-lock.json', '.npmrc']
const REPORT = `${INSTALLED}/report.json`

const say = (line: string): void => void process.stdout.write(`${line}\n`)

/** Does nothing when what is installed is what the lock file names. */
function install(): void {
  const isThere = PACKAGE.every(
    (file) => existsSync(`${INSTALLED}/${file}`) && readFileSync(`${INSTALLED}/${file}`).equals(readFileSync(`${SOURCE}/${file}`)),
  )
  if (isThere && existsSync(`${INSTALLED}/node_modules/@stryker-mutator`)) return
  mkdirSync(INSTALLED, { recursive: true })
  for (const file of PACKAGE) copyFileSync(`${SOURCE}/${file}`, `${INSTALLED}/${file}`)
  const npm = spawnSync('npm', ['ci', '--no-audit', '--no-fund'], { cwd: INSTALLED, stdio: 'inherit', shell: process.platform === 'win32' })
  if (npm.status === 0) return
  // Else the next run would take half a package for a whole one.
  rmSync(`${INSTALLED}/package-lock.json`, { force: true })
  throw new Error('The package of tests/mutants was not installed')
}

/** What is broken: the sources under a path, without tests and what they alone use. */
const sourcesOf = (path: string): readonly string[] =>
  globSync(/\.tsx?$/.test(path) ? path : `${path}/**/*.ts`)
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => !/\.(test|fixture)\.ts$/.test(file))

/** @returns what became of each mutant; null when Stryker could not begin. */
function runArea(area: Area, path: string): Report | null {
  const all = Object.groupBy(sourcesOf(path), (file) => (matchesGlob(file, AT_START) ? 'atStart' : 'others'))
  const reports = [tryMutants(area, all.others, 'perTest'), tryMutants(area, all.atStart, 'off')]
  const files = Object.assign({}, ...reports.map((report) => report?.files)) as Report['files']
  return Object.keys(files).length === 0 ? null : { files }
}

/** Lines that are drawn together: a mutant that reaches over more is left out, and most of those are whole functions. */
const LINES_TOGETHER = 5

/** The lines of one group of `one` after the other, as ranges of Stryker (`file:from-to`), counted through all files. */
function drawn(files: readonly string[], one: number): readonly string[] {
  let group = 0
  return files.flatMap((file) => {
    const lines = readFileSync(file, 'utf8').split('\n').length
    const starts = Array.from({ length: Math.ceil(lines / LINES_TOGETHER) }, (_, nth) => 1 + nth * LINES_TOGETHER)
    return starts.filter(() => group++ % one === 0).map((start) => `${file}:${start}-${start + LINES_TOGETHER - 1}`)
  })
}

/** `off`: each mutant meets all tests of the area, else those that come to its line. */
function tryMutants(area: Area, files: readonly string[] = [], coverage: 'perTest' | 'off'): Report | null {
  if (files.length === 0) return null
  rmSync(REPORT, { force: true })
  const oneOf = Number(process.env['ONE_OF'] ?? 1)
  const stryker = [
    `${INSTALLED}/node_modules/@stryker-mutator/core/bin/stryker.js`,
    'run',
    `${SOURCE}/stryker.json`,
    '--mutate',
    (oneOf > 1 ? drawn(files, oneOf) : files).join(','),
    '--coverageAnalysis',
    coverage,
    // What is run when a file is loaded would need all tests too, and is tables for the most part.
    ...(coverage === 'perTest' ? ['--ignoreStatic'] : []),
  ]
  spawnSync(process.execPath, stryker, { stdio: 'inherit', env: { ...process.env, MUTANTS: area.folder, ONLY_SQLITE: '1', TURNS: '2000' } })
  return existsSync(REPORT) ? (JSON.parse(readFileSync(REPORT, 'utf8')) as Report) : null
}

const asked = process.argv.slice(2)
const paths = asked.map((path) => path.replaceAll('\\', '/').replace(/\/$/, ''))
const runs = asked.length > 0 ? paths.flatMap(runsFor) : AREAS.flatMap(({ folder }) => runsFor(folder))
install()
for (const { path, area } of runs) {
  const report = runArea(area, path)
  if (report === null) {
    say(`${path}: no mutant was tried`)
    process.exitCode = 1
    continue
  }
  writeFileSync(`${INSTALLED}/${path.replaceAll('/', '-')}.json`, JSON.stringify(report))
  for (const [file, { source, mutants }] of Object.entries(report.files)) {
    for (const mutant of mutants.filter(isSurvivor)) say(`${file}:${placeOf(mutant, source)}`)
  }
  const all = Object.values(report.files).flatMap(({ mutants }) => mutants)
  say(row(path, countsOf(all)))
}
