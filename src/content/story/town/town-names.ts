import type { Townsperson } from '../story.ts'

/** What stands beside the portraits. */
export const townNames = {
  yotsuji: 'ヨツジ',
  toki: 'トキ',
  shiori: 'シオリ',
  rou: 'ロウ',
  omigaki: 'おミガキ',
  kannuki: 'カンヌキ',
  maru: 'マル',
  soroban: 'ソロバン',
  kabe: '壁',
  susuke: 'ススケ',
} as const satisfies Readonly<Record<Townsperson, string>>
