import { spawnSync } from 'node:child_process'
import { copyFileSync, existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { AREAS, type Area, runsFor } from './areas.ts'
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
const mutated = (path: string): string => [/\.tsx?$/.test(path) ? path : `${path}/**/*.ts`, '!**/*.test.ts', '!**/*.fixture.ts'].join(',')

/** @returns what became of each mutant; null when Stryker could not begin. */
function runArea(area: Area, path: string): Report | null {
  rmSync(REPORT, { force: true })
  const stryker = [
    `${INSTALLED}/node_modules/@stryker-mutator/core/bin/stryker.js`,
    'run',
    `${SOURCE}/stryker.json`,
    '--mutate',
    mutated(path),
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
  copyFileSync(REPORT, `${INSTALLED}/${path.replaceAll('/', '-')}.json`)
  for (const [file, { source, mutants }] of Object.entries(report.files)) {
    for (const mutant of mutants.filter(isSurvivor)) say(`${file}:${placeOf(mutant, source)}`)
  }
  const all = Object.values(report.files).flatMap(({ mutants }) => mutants)
  say(row(path, countsOf(all)))
}
