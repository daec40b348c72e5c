import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'
import { AREAS, LEFT_OUT, LONGER } from './areas.ts'

/** The first failure ends the run of a mutant, so what plays thousands of turns comes last. */
class ShortFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return files.toSorted((a, b) => rank(a.moduleId) - rank(b.moduleId))
  }
}

function rank(file: string): number {
  if (file.includes('/tests/reference/')) return 3
  if (file.endsWith('.api.test.ts')) return 2
  return file.includes('/sight/') ? 1 : 0
}

export default defineConfig({
  test: {
    include: AREAS.filter(({ folder }) => folder === process.env['MUTANTS']).flatMap(({ tests }) => tests),
    exclude: [...LEFT_OUT, ...(process.env['SHORT'] === '1' ? LONGER : [])],
    isolate: false,
    fileParallelism: false,
    sequence: { sequencer: ShortFirst },
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
})
