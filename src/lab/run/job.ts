import { type Decisions, type DecisionsResult, judgeDecisions } from '../decisions/decisions.ts'
import { type Life, type LifeResult, live } from '../people/life.ts'
import { judgeLookback, type LookbackCheck, type LookbacksResult } from '../lookbacks/lookbacks.ts'
import { type Career, type CareerResult, runCareer } from './career.ts'
import { chooseSlips, type SlipChoosing, type SlipChoosingResult } from '../slips/choosing.ts'
import { runTrial, type Tally, type Trial } from './trial.ts'

/** What a worker does in one go. */
export type Job = Trial | Career | Life | Decisions | LookbackCheck | SlipChoosing

export type JobResult =
  | { readonly type: 'trial'; readonly cell: string; readonly tally: Tally }
  | { readonly type: 'career'; readonly career: CareerResult }
  | { readonly type: 'life'; readonly life: LifeResult }
  | { readonly type: 'decisions'; readonly decisions: DecisionsResult }
  | { readonly type: 'lookbacks'; readonly lookbacks: LookbacksResult }
  | { readonly type: 'slips'; readonly slips: SlipChoosingResult }

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
    case 'lookbacks':
      return { type: 'lookbacks', lookbacks: judgeLookback(job) }
    case 'slips':
      return { type: 'slips', slips: chooseSlips(job) }
  }
}
