import { buildWeb } from './web-build.ts'

const started = performance.now()
await buildWeb()
console.log(`dist/web built in ${((performance.now() - started) / 1000).toFixed(1)} s`)
