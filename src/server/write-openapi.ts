import { writeFileSync } from 'node:fs'
import { describeApi } from './http/calls/openapi.ts'

writeFileSync('openapi.json', `${JSON.stringify(describeApi(), null, 2)}\n`)
