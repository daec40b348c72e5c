import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { afterAll, expect, test } from 'vitest'

/** A step of a recipe, as a fenced block of CONTRIBUTING.md writes it. */
type Step =
  /** ```ts path: a new file. */
  | { readonly type: 'create'; readonly path: string; readonly content: string }
  /** ```diff path: lines of an existing file, which must occur exactly once. */
  | { readonly type: 'change'; readonly path: string; readonly before: string; readonly after: string }
  /** ```sh: commands, one a line. */
  | { readonly type: 'run'; readonly command: string }

interface Recipe {
  readonly title: string
  readonly steps: readonly Step[]
}

const recipes = readFileSync('CONTRIBUTING.md', 'utf8')
  .split(/^### /m)
  .slice(1)
  .map((section): Recipe => ({ title: section.split('\n', 1)[0] ?? '', steps: stepsOf(section) }))
/** The recipes are followed one after the other in one copy, so that the slow check of everything runs once. */
const copy = copyOfRepository()
afterAll(() => rmSync(copy, { recursive: true, force: true }))

test('the guide holds the recipes that newcomers ask for', () => {
  const titles = recipes.map(({ title }) => title)
  const asked = ['a skill', 'an enemy', "an enemy's skill", 'an item', 'an endpoint', 'a migration', 'a screen', 'a setting']
  expect(titles).toEqual(expect.arrayContaining(asked.map((what) => `Add ${what}`)))
  expect(recipes.filter(({ steps }) => !steps.some(({ type }) => type === 'run'))).toEqual([])
})

const CHECK: Step = { type: 'run', command: 'npm run check' }
const isCheck = (step: Step) => step.type === 'run' && step.command === CHECK.command

test.each(recipes)('“$title” works as written', ({ steps }) => {
  for (const step of steps.filter((each) => !isCheck(each))) follow(step)
})

test('what all recipes leave passes every check', () => follow(CHECK))

function stepsOf(section: string): readonly Step[] {
  return [...section.matchAll(/^( *)```(\w+) ?(\S*)\n([\s\S]*?)^\1```$/gm)].flatMap(
    ([, indent = '', language = '', path = '', block = '']) => {
      const lines = block.split('\n').map((line) => line.slice(line.startsWith(indent) ? indent.length : 0))
      lines.pop()
      if (language === 'sh') return lines.map((command): Step => ({ type: 'run', command }))
      if (language !== 'diff') return [{ type: 'create', path, content: `${lines.join('\n')}\n` }]
      const side = (other: '+' | '-') => lines.filter((line) => !line.startsWith(other)).map((line) => line.slice(1))
      return [{ type: 'change', path, before: side('+').join('\n'), after: side('-').join('\n') }]
    },
  )
}

/** What git would check in, beside the same node_modules. */
function copyOfRepository(): string {
  const folder = mkdtempSync(join(tmpdir(), 'kageakari-recipe-'))
  const { stdout } = spawnSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { encoding: 'utf8' })
  for (const file of stdout.split('\n').filter((name) => name !== '' && existsSync(name))) cpSync(file, join(folder, file))
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'))
  return folder
}

/** @throws Error with what stands in the way. Lines of tests that passed and empty ones are left out of what a command printed. */
function follow(step: Step): void {
  if (step.type === 'run') {
    const { status, stdout, stderr } = spawnSync(step.command, { cwd: copy, shell: true, encoding: 'utf8' })
    if (status === 0) return
    const lines = (stdout + stderr).split('\n').filter((line) => line.trim() !== '' && !line.includes('✓'))
    throw new Error(`${step.command} ended with ${status}:\n${lines.join('\n').slice(-4000)}`)
  }
  const file = join(copy, step.path)
  if (step.type === 'create') {
    if (existsSync(file)) throw new Error(`${step.path} is there already`)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, step.content)
    return
  }
  const [start, ...rest] = readFileSync(file, 'utf8').split(step.before)
  if (rest.length !== 1) throw new Error(`${step.path} holds these lines ${rest.length} times:\n${step.before}`)
  writeFileSync(file, start + step.after + (rest[0] ?? ''))
}
