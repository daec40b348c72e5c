import { parseSync } from 'vite'

/** Ids stand in brackets of their own, anywhere in a title. */
const IDS = /\[([A-Z]+-\d+(?:, ?[A-Z]+-\d+)*)\]/g
const TESTS: ReadonlySet<unknown> = new Set(['it', 'test', 'describe'])
/** What may follow the name of a test that runs: neither `skip`, `todo`, `fixme` and `fails`, nor what is no test, as `step`. */
const WAYS: ReadonlySet<unknown> = new Set([
  'concurrent',
  'describe',
  'each',
  'for',
  'only',
  'parallel',
  'runIf',
  'sequential',
  'serial',
  'skipIf',
])

type Node = Readonly<Record<string, unknown>>

/** The ids in the titles of a test file: of `it`, `test` and `describe`, and of what they are called with, as in `test.each(…)`. */
export function idsInTitles(source: string): readonly string[] {
  // A file without ids need not be parsed.
  if (source.search(IDS) < 0) return []
  const { program, errors } = parseSync('a.test.tsx', source)
  if (errors.length > 0) throw new Error(`A test file cannot be parsed: ${errors[0]?.message}`)
  return [...titlesIn(program)].flatMap((title) => [...title.matchAll(IDS)].flatMap(([, ids = '']) => ids.split(/, ?/)))
}

function* titlesIn(node: unknown): Generator<string> {
  if (Array.isArray(node)) for (const each of node) yield* titlesIn(each)
  if (!isNode(node)) return
  if (node['type'] === 'CallExpression' && isTest(node['callee']) && Array.isArray(node['arguments'])) yield text(node['arguments'][0])
  for (const child of Object.values(node)) yield* titlesIn(child)
}

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && !Array.isArray(value)

/** Whether calling this makes a test or a group of tests. */
function isTest(callee: unknown): boolean {
  if (!isNode(callee)) return false
  switch (callee['type']) {
    case 'Identifier':
      return TESTS.has(callee['name'])
    case 'MemberExpression':
      return isTest(callee['object']) && isNode(callee['property']) && WAYS.has(callee['property']['name'])
    case 'CallExpression':
      return isTest(callee['callee'])
    case 'TaggedTemplateExpression':
      return isTest(callee['tag'])
    default:
      return false
  }
}

/** The text of a string or of a template without what is filled in. */
function text(title: unknown): string {
  if (!isNode(title)) return ''
  if (title['type'] === 'Literal' && typeof title['value'] === 'string') return title['value']
  if (title['type'] !== 'TemplateLiteral' || !Array.isArray(title['quasis'])) return ''
  return title['quasis'].map(({ value }) => value.cooked).join('…')
}
