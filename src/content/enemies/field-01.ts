import type { EnemyEntry, EnemySkill } from './enemy.ts'

export const enemies: readonly EnemyEntry[] = [
  {
    id: 11,
    field: 1,
    name: 'ケシカゲ',
    hp: 40,
    stats: { str: 15, def: 6, int: 5, spd: 9, luc: 5 },
    exp: 6,
    gold: 8,
    boss: false,
    wide: false,
    behaviour: {
      phases: [
        {
          below: 100,
          type: 'weighted',
          choices: [
            { action: 'attack', weight: 75 },
            { action: 1101, weight: 25 },
          ],
        },
      ],
    },
  },
  {
    id: 12,
    field: 1,
    name: 'ヨソミウサギ',
    hp: 38,
    stats: { str: 17, def: 5, int: 5, spd: 24, luc: 20 },
    exp: 8,
    gold: 10,
    boss: false,
    wide: false,
    behaviour: {
      phases: [
        {
          below: 100,
          type: 'weighted',
          choices: [
            { action: 'attack', weight: 60 },
            { action: 1201, weight: 40 },
          ],
        },
      ],
    },
  },
  {
    id: 13,
    field: 1,
    name: 'カサカゲ',
    hp: 58,
    stats: { str: 15, def: 17, int: 3, spd: 6, luc: 5 },
    exp: 9,
    gold: 12,
    boss: false,
    wide: false,
    behaviour: {
      phases: [
        {
          below: 100,
          type: 'weighted',
          choices: [
            { action: 1301, weight: 30, when: { type: 'notOnSelf' } },
            { action: 'attack', weight: 45 },
            { action: 1302, weight: 25 },
          ],
        },
      ],
    },
  },
  {
    id: 14,
    field: 1,
    name: 'ノビカゲ',
    hp: 63,
    stats: { str: 16, def: 7, int: 5, spd: 12, luc: 5 },
    exp: 10,
    gold: 12,
    boss: false,
    wide: false,
    behaviour: { phases: [{ below: 100, type: 'cycle', steps: [1401, 'attack', 'attack'] }] },
  },
  {
    id: 15,
    field: 1,
    name: 'クサブセ',
    hp: 188,
    stats: { str: 21, def: 9, int: 7, spd: 14, luc: 10 },
    exp: 22,
    gold: 40,
    boss: true,
    breakPercent: 10,
    wide: false,
    behaviour: {
      phases: [
        { below: 100, type: 'cycle', steps: ['attack', 1501, 'attack'] },
        { below: 50, type: 'cycle', steps: [1501, 1503, 'attack'] },
      ],
    },
  },
]

export const skills: readonly EnemySkill[] = [
  {
    id: 1101,
    name: '跳ねる',
    reach: 'foe',
    levels: [{ apCost: 0, percent: 120, turns: 0 }],
    effects: [{ type: 'damage', kind: 'physical', of: ['str'] }],
    line: '{n}がぽんと跳ねた。すねに、点がひとつ。',
  },
  {
    id: 1201,
    name: 'うしろ蹴り',
    reach: 'foe',
    levels: [{ apCost: 0, percent: 140, turns: 0 }],
    effects: [{ type: 'damage', kind: 'physical', of: ['str'] }],
    line: '{n}はよそ見をしたまま蹴った。',
  },
  {
    id: 1301,
    name: 'すぼむ',
    reach: 'self',
    levels: [{ apCost: 0, percent: 100, turns: 2 }],
    effects: [{ type: 'modify', stats: { def: [50] } }],
    line: '{n}はきゅっとすぼんだ。雨はとうにやんでいる。',
  },
  {
    id: 1302,
    name: 'ぱっと開く',
    reach: 'foes',
    levels: [{ apCost: 0, percent: 60, turns: 0 }],
    effects: [{ type: 'damage', kind: 'physical', of: ['str'] }],
    line: '{n}が急に開いた。どの顔の前にも骨の先。',
  },
  {
    id: 1401,
    name: '伸びる',
    reach: 'self',
    levels: [{ apCost: 0, percent: 100, turns: 3 }],
    effects: [{ type: 'modify', stats: { str: [40] } }],
    line: '夕日に押されて、{n}が長く伸びた。',
  },
  {
    id: 1501,
    name: '草に伏せる',
    reach: 'self',
    leadsTo: 1502,
    levels: [{ apCost: 0, percent: 0, turns: 0 }],
    effects: [],
    line: '{n}は草に伏せた……跳びかかる気だ！',
  },
  {
    id: 1502,
    name: '跳びかかり',
    reach: 'foe',
    levels: [{ apCost: 0, percent: 250, turns: 0 }],
    effects: [{ type: 'damage', kind: 'physical', of: ['str'] }],
    line: '{n}が跳んだ。草が鳴るのは、そのあとだ！',
  },
  {
    id: 1503,
    name: '草薙ぎ',
    reach: 'foes',
    levels: [{ apCost: 0, percent: 70, turns: 0 }],
    effects: [{ type: 'damage', kind: 'physical', of: ['str'] }],
    line: '{n}は草ごと薙いだ。青い匂いが散る。',
  },
]
