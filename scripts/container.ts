/**
 * `npm run container`: follows the steps of the Containerfile in temporary folders, for machines without a container engine: copies what it
 * copies, runs what it runs, starts the game as it does, checks the health check, and stops it with the signal that an engine sends.
 * At the end it says what only an engine can show.
 */
import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '../tests/servers/free-port.ts'

interface Stage {
  readonly name: string
  /** Stands for `/` of that stage. */
  readonly root: string
  folder: string
  readonly environment: Record<string, string>
  health: readonly string[]
  command: readonly string[]
}

const NOT_FOLLOWED = ['USER', 'VOLUME', 'EXPOSE', 'STOPSIGNAL']
const NOT_SHOWN =
  'Not shown, because only a container engine can: the base image and its npm, the user, the volume, the port, the isolation.'

const folder = mkdtempSync(join(tmpdir(), 'kageakari-container-'))
const stages: Stage[] = []

/** Without git's own folder, packages and builds, as .dockerignore says. */
const context = join(folder, 'context')

function follow(instruction: string, value: string, stage: Stage | undefined): void {
  console.log(`${instruction} ${value}`)
  if (instruction === 'FROM') {
    const name = / AS (\w+)/.exec(value)?.[1] ?? ''
    const root = join(folder, `stage-${stages.length}`)
    mkdirSync(root)
    stages.push({ name, root, folder: root, environment: {}, health: [], command: [] })
    return
  }
  if (stage === undefined) throw new Error(`${instruction} before FROM`)
  if (instruction === 'WORKDIR') {
    stage.folder = join(stage.root, value)
    mkdirSync(stage.folder, { recursive: true })
  } else if (instruction === 'ENV') {
    for (const [, name = '', text = ''] of value.matchAll(/(\w+)=(\S+)/g))
      stage.environment[name] = text.replace('file:/', `file:${stage.root}/`)
  } else if (instruction === 'COPY') copy(value, stage)
  else if (instruction === 'RUN') run(value, stage)
  else if (instruction === 'HEALTHCHECK') stage.health = JSON.parse(value.slice(value.indexOf('[')))
  else if (instruction === 'CMD') stage.command = JSON.parse(value)
  else if (NOT_FOLLOWED.includes(instruction)) console.log('     (not followed)')
  else throw new Error(`This script does not know ${instruction}`)
}

function copy(value: string, stage: Stage): void {
  const from = /--from=(\w+) /.exec(value)?.[1]
  const paths = value.replace(/--from=\w+ /, '').split(' ')
  const target = paths.pop() ?? ''
  const source = from === undefined ? context : (stages.find(({ name }) => name === from)?.root ?? '')
  for (const path of paths) {
    const to = paths.length > 1 ? join(stage.folder, target, path) : join(stage.folder, target)
    cpSync(join(source, path), to, { recursive: true, verbatimSymlinks: true })
  }
}

function run(value: string, { root, folder: cwd }: Stage): void {
  // The user of the image is not here; its folder is below the temporary root.
  const command = `chown() { :; }; ${value.replaceAll(' /data', ` ${root}/data`)}`
  const { status } = spawnSync('sh', ['-ec', command], { cwd, stdio: 'inherit', env: cleanEnvironment() })
  if (status !== 0) throw new Error(`Failed: ${value}`)
}

/** Without what this run of npm has set, so that the steps see an ordinary shell. */
function cleanEnvironment(): NodeJS.ProcessEnv {
  const { HOME, PATH = '' } = process.env
  return {
    HOME,
    PATH: PATH.split(':')
      .filter((each) => !each.includes('node_modules'))
      .join(':'),
  }
}

async function tryGame({ command, health, folder: cwd, environment }: Stage): Promise<void> {
  const port = await freePort()
  const env = { ...cleanEnvironment(), ...environment, PORT: String(port) }
  const isHealthy = (): boolean => spawnSync(health[0] ?? '', health.slice(1), { cwd, env }).status === 0
  expect('the health check says no before the start', !isHealthy())
  const game = spawn(command[0] ?? '', command.slice(1), { cwd, env, stdio: ['ignore', 'inherit', 'inherit'] })
  const exited = once(game, 'exit')
  for (let tries = 0; tries < 100 && !isHealthy(); tries += 1) await new Promise((resolve) => setTimeout(resolve, 100))
  expect('the health check says yes', isHealthy())
  expect('the database is ready', (await fetch(`http://127.0.0.1:${port}/readyz`)).ok)
  const page = await fetch(`http://127.0.0.1:${port}/game/rpg`)
  const document = await page.text()
  expect('the title is served', page.ok && document.includes('影あかり'))
  const script = /src="(\/assets\/[^"]+\.js)"/.exec(document)?.[1] ?? ''
  expect('so is its program', (await fetch(`http://127.0.0.1:${port}${script}`)).ok)
  game.kill('SIGTERM')
  const [code] = await exited
  expect('SIGTERM ends it with 0', code === 0)
}

function expect(what: string, holds: boolean): void {
  console.log(`${holds ? 'ok  ' : 'FAIL'} ${what}`)
  if (!holds) process.exitCode = 1
}

try {
  const left = readFileSync('.dockerignore', 'utf8').split('\n').filter(Boolean)
  cpSync('.', context, { recursive: true, verbatimSymlinks: true, filter: (path) => !left.includes(path) })
  for (const line of readFileSync('Containerfile', 'utf8').split('\n')) {
    const [, instruction, value] = /^([A-Z]+) (.*)$/.exec(line) ?? []
    if (instruction !== undefined && value !== undefined) follow(instruction, value, stages.at(-1))
  }
  const last = stages.at(-1)
  if (last === undefined) throw new Error('The Containerfile is empty')
  await tryGame(last)
  console.log(NOT_SHOWN)
} finally {
  rmSync(folder, { recursive: true, force: true })
}
