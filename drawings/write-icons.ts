import { writeFileSync } from 'node:fs'
import { iconSource, skillSource } from './icons.ts'

writeFileSync(new URL('../src/web/ui/signs/icon-shapes.ts', import.meta.url), iconSource)
writeFileSync(new URL('../src/web/ui/signs/skill-shapes.ts', import.meta.url), skillSource)
