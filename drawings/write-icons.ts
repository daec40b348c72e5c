import { writeFileSync } from 'node:fs'
import { iconSource, weaponSource } from './icons.ts'

writeFileSync(new URL('../src/web/ui/icon-shapes.ts', import.meta.url), iconSource)
writeFileSync(new URL('../src/web/ui/weapon-shapes.ts', import.meta.url), weaponSource)
