import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { PASSWORD } from '../../../rules/input-limits.ts'

/** How many of them are refused, the commonest first. OWASP ASVS 5.0 asks for 3,000 (6.2.4). */
const COUNT = 10_000

let common: ReadonlySet<string> | null = null

/** Whether a password in lower case is among the commonest of those that are long enough to be chosen here. */
export function isCommon(password: string): boolean {
  common ??= readList()
  return common.has(password)
}

/** Read and not imported, so that the 39,000 others are not kept. */
function readList(): ReadonlySet<string> {
  const all = JSON.parse(
    readFileSync(fileURLToPath(import.meta.resolve('@zxcvbn-ts/language-common/src/passwords.json')), 'utf8'),
  ) as readonly string[]
  return new Set(all.filter((password) => password.length >= PASSWORD.min).slice(0, COUNT))
}
