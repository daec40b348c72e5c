import type { PlainAttack } from '../rules/battle/skill.ts'
import type { Role } from '../rules/party/growth.ts'

export type RoleClass = 'striker' | 'medic' | 'paladin' | 'mage' | 'ranger' | 'buffer'

export interface RoleEntry extends Role {
  readonly class: RoleClass
  readonly name: string
  /** Reading of `name` in kana. */
  readonly reading: string
  readonly defaultName: string
  readonly description: string
  /** What ATTACK of the role is. */
  readonly attack: PlainAttack
  /** What the plain attack brings besides, for the tip at ATTACK. */
  readonly attackNote: string
}

/** The six roles, ids 1–6. */
export const roles: readonly RoleEntry[] = [
  {
    id: 1,
    class: 'striker',
    name: '切込師',
    reading: 'きりこみし',
    defaultName: 'キリカ',
    description: '大きな裁ち鋏で真っ先に斬りこむ。速くて、鋭くて、紙のように薄い。',
    base: { hp: 46, ap: 12, str: 20, def: 9, int: 5, spd: 18, luc: 10 },
    growth: { hp: 10, ap: 2, str: 5, def: 2, int: 1, spd: 4, luc: 2 },
    attack: { kind: 'physical', turns: 2, effects: [{ type: 'modify', on: 'actor', stats: { luc: [100] } }] },
    attackNote: '次の回は会心が出やすい。',
  },
  {
    id: 2,
    class: 'medic',
    name: '灯医',
    reading: 'とうい',
    defaultName: 'トモリ',
    description: '仲間の灯を継ぎ足す癒やし手。怒らせると、火傷する。',
    base: { hp: 42, ap: 22, str: 8, def: 10, int: 17, spd: 11, luc: 10 },
    growth: { hp: 9, ap: 4, str: 2, def: 2, int: 4, spd: 2, luc: 2 },
    attack: { kind: 'physical', turns: 0, effects: [{ type: 'restoreAp', amount: 2, on: 'emptiest' }] },
    attackNote: 'APのいちばん少ない者に、2戻す。',
  },
  {
    id: 3,
    class: 'paladin',
    name: '屏風守',
    reading: 'びょうぶもり',
    defaultName: 'ゴトク',
    description: '折り畳みの大屏風で皆を隠す守り役。足は遅いが、倒れるのも遅い。',
    base: { hp: 60, ap: 12, str: 14, def: 18, int: 9, spd: 6, luc: 8 },
    growth: { hp: 13, ap: 2, str: 3, def: 4, int: 2, spd: 1, luc: 2 },
    attack: { kind: 'physical', turns: 2, effects: [{ type: 'modify', on: 'actor', taunt: true, once: true }] },
    attackNote: '一人を狙う次の一手を、引き受ける。',
  },
  {
    id: 4,
    class: 'mage',
    name: '幻灯師',
    reading: 'げんとうし',
    defaultName: 'ウツシ',
    description: '硝子の種板で光を撃つ術師。火力は随一、打たれ弱さも随一。',
    base: { hp: 36, ap: 26, str: 5, def: 7, int: 21, spd: 13, luc: 10 },
    growth: { hp: 7, ap: 5, str: 1, def: 1, int: 5, spd: 3, luc: 2 },
    attack: { kind: 'magical', turns: 0, effects: [] },
    attackNote: 'INTで撃つ魔法。種板は減らない。',
  },
  {
    id: 5,
    class: 'ranger',
    name: '影追い',
    reading: 'かげおい',
    defaultName: 'ヨイマチ',
    description: '影の弱みを射抜く弓使い。手当ても少し。笑うのは一拍遅れる。',
    base: { hp: 44, ap: 18, str: 15, def: 10, int: 12, spd: 16, luc: 14 },
    growth: { hp: 9, ap: 3, str: 4, def: 2, int: 2, spd: 4, luc: 3 },
    attack: { kind: 'physical', turns: 0, effects: [{ type: 'foresee' }] },
    attackNote: '打った影の、次の動きが読める。',
  },
  {
    id: 6,
    class: 'buffer',
    name: '囃子方',
    reading: 'はやしかた',
    defaultName: 'ハヤシ',
    description: '太鼓と笛で仲間を乗せる。ひとりでは地味だが、いないと静かで困る。',
    base: { hp: 42, ap: 20, str: 12, def: 10, int: 13, spd: 14, luc: 12 },
    growth: { hp: 9, ap: 4, str: 3, def: 2, int: 3, spd: 3, luc: 3 },
    attack: { kind: 'physical', turns: 0, effects: [{ type: 'hasten' }] },
    attackNote: '次の仲間が、すぐ続いて動く。',
  },
]
