/** As much of Stryker's report as is read here. */
export interface Report {
  readonly files: Readonly<Record<string, { readonly source: string; readonly mutants: readonly Mutant[] }>>
}

export interface Mutant {
  readonly mutatorName: string
  readonly replacement?: string
  /** `Ignored`: run when the file is loaded, once for all tests (`ignoreStatic`). `NoCoverage`: no test comes there. */
  readonly status: 'Killed' | 'Survived' | 'NoCoverage' | 'Timeout' | 'RuntimeError' | 'CompileError' | 'Ignored' | 'Pending'
  readonly location: { readonly start: Position; readonly end: Position }
}

/** Both counted from 1. */
interface Position {
  readonly line: number
  readonly column: number
}

export interface Counts {
  /** Those that were tried, or that no test comes to. */
  readonly mutants: number
  readonly killed: number
  readonly timeout: number
  readonly survived: number
  readonly uncovered: number
  readonly ignored: number
}

export const isSurvivor = ({ status }: Mutant): boolean => status === 'Survived' || status === 'NoCoverage'

/** A mutant that cannot even be loaded is killed; one that was ignored is not counted among the mutants. */
export function countsOf(mutants: readonly Mutant[]): Counts {
  const count = (...statuses: readonly Mutant['status'][]) => mutants.filter(({ status }) => statuses.includes(status)).length
  return {
    mutants: mutants.length - count('Ignored', 'Pending'),
    killed: count('Killed', 'RuntimeError', 'CompileError'),
    timeout: count('Timeout'),
    survived: count('Survived'),
    uncovered: count('NoCoverage'),
    ignored: count('Ignored'),
  }
}

/** A row for the table of tests/mutants/README.md. The score counts a timeout as killed, and what no test comes to as survived. */
export function row(path: string, { mutants, killed, timeout, survived, uncovered, ignored }: Counts): string {
  const score = mutants === 0 ? '–' : `${((100 * (killed + timeout)) / mutants).toFixed(1)} %`
  return `| \`${path}\` | ${[mutants, killed, timeout, survived, uncovered, score, ignored].join(' | ')} |`
}

/** Line, kind, and what was put in place of what. */
export function placeOf({ location: { start, end }, mutatorName, replacement = '' }: Mutant, source: string): string {
  const line = source.split('\n')[start.line - 1] ?? ''
  const was = start.line === end.line ? line.slice(start.column - 1, end.column - 1) : `${line.slice(start.column - 1)} …`
  return `${start.line}:${start.column} ${mutatorName}: ${was} → ${replacement.replaceAll(/\s+/g, ' ')}`
}
