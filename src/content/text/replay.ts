import { FINALE } from '../named-ids.ts'
import { place } from './encore.ts'

/** A run of the ranking that is watched; apart from the text of the runs, which every battle loads. */
export const replayText = {
  title: '見返し',
  loading: '幕を巻き戻しています',
  place: (name: string, rank: number | null): string => `${name}　番付${place(rank)}`,
  before: '幕が上がる。',
  between: (turn: number): string => `第${turn}回まで終わった。`,
  wonEnd: '影は畳まれた。ここまで。',
  lostEnd: '灯が消えた。ここで幕が下りる。',
  escapedEnd: '三人は舞台を降りた。ここで幕が下りる。',
  controls: '見返しの操作',
  play: '見る',
  /** At the end. */
  playAgain: 'もう一度見る',
  pause: '止める',
  back: '前の回',
  forward: '次の回',
  previous: (field: number): string => (field === FINALE ? '前の取組' : '前の幕'),
  next: (field: number): string => (field === FINALE ? '次の取組' : '次の幕'),
  position: (at: number, of: number): string => `${at}／${of}回`,
  stagePosition: (field: number, stage: number, of: number): string => `${stage}／${of}${field === FINALE ? '体' : '幕'}め`,
  leave: '番付へ戻る',
  signedOutTitle: 'ここから先は、いちばん奥の結末を見た人だけ',
  signedOut: ['ほかの人の取組は、旅のいちばん奥の結末を', '見届けた人だけが見返せます。まずはログインしてください。'],
  noSave: ['ほかの人の取組は、旅のいちばん奥の結末を', '見届けた人だけが見返せます。まずは、三人を集めてください。'],
  closedTitle: 'この幕はまだ上がっていません',
  closed: ['旅のいちばん奥の結末を見届けると、', 'ここで見返せます。'],
  login: 'ログインする',
  toTitle: 'タイトルへ戻る',
} as const
