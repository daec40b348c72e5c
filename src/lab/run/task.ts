import { type Decisions, type DecisionsResult, judgeDecisions } from '../decisions/decisions.ts'
import { type Life, type LifeResult, live } from '../people/life.ts'
import { judgeLookback, type LookbackCheck, type LookbacksResult } from '../lookbacks/lookbacks.ts'
import { type Career, type CareerResult, runCareer } from './career.ts'
import { chooseSlips, type SlipChoosing, type SlipChoosingResult } from '../slips/choosing.ts'
import { runTrial, type Tally, type Trial } from './trial.ts'

/** What a worker does in one go. */
export type Task = Trial | Career | Life | Decisions | LookbackCheck | SlipChoosing

/** What a task comes to, by its kind. */
export type TaskResult =
  | { readonly type: 'trial'; readonly cell: string; readonly tally: Tally }
  | { readonly type: 'career'; readonly career: CareerResult }
  | { readonly type: 'life'; readonly life: LifeResult }
  | { readonly type: 'decisions'; readonly decisions: DecisionsResult }
  | { readonly type: 'lookbacks'; readonly lookbacks: LookbacksResult }
  | { readonly type: 'slips'; readonly slips: SlipChoosingResult }

export function runTask(task: Task): TaskResult {
  switch (task.type) {
    case 'trial':
      return { type: 'trial', cell: task.cell, tally: runTrial(task) }
    case 'career':
      return { type: 'career', career: runCareer(task) }
    case 'life':
      return { type: 'life', life: live(task) }
    case 'decisions':
      return { type: 'decisions', decisions: judgeDecisions(task) }
    case 'lookbacks':
      return { type: 'lookbacks', lookbacks: judgeLookback(task) }
    case 'slips':
      return { type: 'slips', slips: chooseSlips(task) }
  }
}
