import { readFileSync } from 'node:fs'
import { parseRecord, replay } from './run/recorded-adventure.ts'

/** `npm run replay -- file.json`: plays a stored adventure again and prints its log; exits with 1 when it differs from the record, 2 when there is none. */
function main(file: string | undefined): number {
  if (file === undefined) {
    console.error('Usage: npm run replay -- file.json')
    return 2
  }
  const { turns, phase, difference } = replay(parseRecord(readFileSync(file, 'utf8')))
  let stage = 0
  for (const turn of turns) {
    if (turn.stage !== stage) console.log(`\n══ stage ${turn.stage} ══`)
    stage = turn.stage
    console.log(`\n— turn ${turn.turn} —\n${turn.lines.join('\n')}`)
  }
  if (difference) console.error(`\nDiffers from the record at stage ${difference.stage}, turn ${difference.turn}: ${difference.what}`)
  else console.log(`\nAs recorded; ${turns.length} turns, now ${phase}.`)
  return difference ? 1 : 0
}

try {
  process.exitCode = main(process.argv[2])
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 2
}
