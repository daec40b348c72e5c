import { type Decisions, type DecisionsResult, judgeDecisions } from '../decisions/decisions.ts'
import { type Life, type LifeResult, live } from '../people/life.ts'
import { type Career, type CareerResult, runCareer } from './career.ts'
import { runTrial, type Tally, type Trial } from './trial.ts'

/** What a worker does in one go. */
export type Job = Trial | Career | Life | Decisions

export type JobResult =
  | { readonly type: 'trial'; readonly cell: string; readonly tally: Tally }
  | { readonly type: 'career'; readonly career: CareerResult }
  | { readonly type: 'life'; readonly life: LifeResult }
  | { readonly type: 'decisions'; readonly decisions: DecisionsResult }

export function runJob(job: Job): JobResult {
  switch (job.type) {
    case 'trial':
      return { type: 'trial', cell: job.cell, tally: runTrial(job) }
    case 'career':
      return { type: 'career', career: runCareer(job) }
    case 'life':
      return { type: 'life', life: live(job) }
    case 'decisions':
      return { type: 'decisions', decisions: judgeDecisions(job) }
  }
}
