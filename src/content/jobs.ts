import type { JobGrade } from '../rules/town/job.ts'

export interface JobGradeEntry extends JobGrade {
  readonly label: string
}

/** Grades of the day-labour guild 芯切り場 (docs/rules.md 12). */
export const jobGrades: readonly JobGradeEntry[] = [
  { grade: 0, label: '芯切り見習い', from: 0, tenthsPerClick: 1 },
  { grade: 1, label: '芯切り', from: 100, tenthsPerClick: 2 },
  { grade: 2, label: '芯切り頭', from: 360, tenthsPerClick: 3 },
  { grade: 3, label: '灯籠師', from: 800, tenthsPerClick: 5 },
  { grade: 4, label: '灯の名人', from: 1600, tenthsPerClick: 8 },
]
