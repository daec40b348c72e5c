import { runCommand } from './command.ts'
import { moderate, MODERATE_USAGE } from './moderation.ts'

/** `npm run moderate -- DEED` */
await runCommand(MODERATE_USAGE, moderate)
