import type { EnemyEntry, EnemySkill } from './enemy.ts'

export const enemies: readonly EnemyEntry[] = [
  {
    id: 21,
    field: 2,
    name: 'スナモグリ',
    hp: 88,
    stats: { str: 28, def: 13, int: 7, spd: 12, luc: 10 },
    exp: 9,
    gold: 14,
    boss: false,
    wide: false,
    behaviour: {
      phases: [
        {
          below: 100,
          type: 'weighted',
          choices: [
            { action: 'attack', weight: 60 },
            { action: 2101, weight: 40 },
          ],
        },
      ],
    },
  },
  {
    id: 22,
    field: 2,
    name: 'ジリジリ',
    hp: 70,
    stats: { str: 12, def: 5, int: 31, spd: 16, luc: 10 },
    exp: 9,
    gold: 14,
    boss: false,
    wide: false,
    behaviour: {
      phases: [
        {
          below: 100,
          type: 'weighted',
          choices: [
            { action: 2201, weight: 60 },
            { action: 2202, weight: 25 },
            { action: 'attack', weight: 15 },
          ],
        },
      ],
    },
  },
  {
    id: 23,
    field: 2,
    name: 'コブツキ',
    hp: 148,
    stats: { str: 27, def: 15, int: 12, spd: 7, luc: 10 },
    exp: 11,
    gold: 18,
    boss: false,
    wide: false,
    behaviour: {
      phases: [
        {
          below: 100,
          type: 'weighted',
          choices: [
            { action: 2301, weight: 40, when: { type: 'selfBelow', percent: 60 } },
            { action: 'attack', weight: 60 },
          ],
        },
      ],
    },
  },
  {
    id: 24,
    field: 2,
    name: 'キリヌキトビ',
    hp: 78,
    stats: { str: 27, def: 7, int: 8, spd: 28, luc: 90 },
    exp: 11,
    gold: 18,
    boss: false,
    wide: false,
    behaviour: {
      phases: [
        {
          below: 100,
          type: 'weighted',
          choices: [
            { action: 'attack', weight: 65 },
            { action: 2401, weight: 35 },
          ],
        },
      ],
    },
  },
  {
    id: 25,
    field: 2,
    name: 'ズレドキ',
    hp: 359,
    stats: { str: 35, def: 14, int: 28, spd: 15, luc: 10 },
    exp: 26,
    gold: 60,
    boss: true,
    breakPercent: 11,
    wide: false,
    behaviour: { phases: [{ below: 100, type: 'cycle', steps: [2501, 'attack', 2502, 'attack'] }] },
  },
]

export const skills: readonly EnemySkill[] = [
  {
    id: 2101,
    name: '砂に潜る',
    reach: 'self',
    pace: 'first',
    leadsTo: 2102,
    levels: [{ apCost: 0, percent: 60, turns: 2 }],
    effects: [{ type: 'modify', guard: [60] }],
    line: '{n}は砂に潜った……砂の山が靴へ寄ってくる！',
  },
  {
    id: 2102,
    name: '突き上げ',
    reach: 'foe',
    levels: [{ apCost: 0, percent: 180, turns: 0 }],
    effects: [{ type: 'damage', kind: 'physical', of: ['str'] }],
    line: '{n}が足元から突き上げた。靴が先に飛んだ！',
  },
  {
    id: 2201,
    name: '照り返し',
    reach: 'foe',
    levels: [{ apCost: 0, percent: 110, turns: 0 }],
    effects: [{ type: 'damage', kind: 'magical', of: ['int'] }],
    line: '{n}の照り返しで、前髪が焦げた。',
  },
  {
    id: 2202,
    name: '目くらまし',
    reach: 'foe',
    levels: [{ apCost: 0, percent: 100, turns: 3 }],
    effects: [{ type: 'modify', stats: { str: [-25] } }],
    line: '{n}がまぶしい。振った手がよそへそれる。',
  },
  {
    id: 2301,
    name: '水を飲む',
    reach: 'self',
    levels: [{ apCost: 0, percent: 30, turns: 0 }],
    effects: [{ type: 'healShare' }],
    line: '{n}は自分のこぶから水を飲んだ。おかわりもある。',
  },
  {
    id: 2401,
    name: '急降下',
    reach: 'foe',
    seeks: 'weakest',
    levels: [{ apCost: 0, percent: 150, turns: 0 }],
    effects: [{ type: 'damage', kind: 'physical', of: ['str'] }],
    line: '{n}が弱った者を四角く切り抜きに来た。',
  },
  {
    id: 2501,
    name: '砂を落とす',
    reach: 'foes',
    levels: [{ apCost: 0, percent: 50, turns: 3 }],
    effects: [
      { type: 'damage', kind: 'magical', of: ['int'] },
      { type: 'modify', stats: { spd: [-20] } },
    ],
    line: '{n}はさらさらと砂を落とした。靴も砂時計になる。',
  },
  {
    id: 2502,
    name: 'ひっくり返る',
    reach: 'self',
    leadsTo: 2503,
    levels: [{ apCost: 0, percent: 0, turns: 0 }],
    effects: [],
    line: '{n}が逆さになった……砂がぜんぶ落ちてくる！',
  },
  {
    id: 2503,
    name: '砂崩れ',
    reach: 'foes',
    levels: [{ apCost: 0, percent: 155, turns: 0 }],
    effects: [{ type: 'damage', kind: 'magical', of: ['int'] }],
    line: '{n}の砂が一度に崩れた。遅れた百年ぶんだ！',
  },
]
