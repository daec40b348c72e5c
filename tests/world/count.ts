import { spawnSync } from 'node:child_process'

/** In how many of the seeds the server that is broken so is found out, in a process of its own. @throws Error when it does not come to an end. */
export function countFound(mutation: string, seeds: string): number {
  const { stdout, stderr } = spawnSync(process.execPath, ['tests/world/run.ts', '--mutation', mutation, '--seeds', seeds], {
    encoding: 'utf8',
    maxBuffer: 100 * 1024 * 1024,
  })
  const found = /(\d+) failed;/.exec(stdout)?.[1]
  if (found === undefined) throw new Error(`${mutation}: ${stderr}`)
  return Number(found)
}
