import { type Career, type CareerResult, runCareer } from './career.ts'
import { runTrial, type Tally, type Trial } from './trial.ts'

/** What a worker does in one go. */
export type Job = Trial | Career

export type JobResult =
  | { readonly type: 'trial'; readonly cell: string; readonly tally: Tally }
  | { readonly type: 'career'; readonly career: CareerResult }

export const runJob = (job: Job): JobResult =>
  job.type === 'trial' ? { type: 'trial', cell: job.cell, tally: runTrial(job) } : { type: 'career', career: runCareer(job) }
