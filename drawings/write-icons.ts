import { writeFileSync } from 'node:fs'
import { iconSource } from './icons.ts'

writeFileSync(new URL('../src/web/ui/icon-shapes.ts', import.meta.url), iconSource)
