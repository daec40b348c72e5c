import type { EnemyEntry, EnemySkill } from './enemy.ts'

export const enemies: readonly EnemyEntry[] = [
  {
    id: 41,
    field: 4,
    name: 'ナミガシラ',
    hp: 130,
    stats: { str: 18, def: 12, int: 38, spd: 20, luc: 10 },
    exp: 13,
    gold: 22,
    boss: false,
    wide: false,
    behaviour: {
      phases: [
        {
          below: 100,
          type: 'weighted',
          choices: [
            { action: 4101, weight: 45 },
            { action: 4102, weight: 30 },
            { action: 'attack', weight: 25 },
          ],
        },
      ],
    },
  },
  {
    id: 42,
    field: 4,
    name: 'ヤドナシ',
    hp: 96,
    stats: { str: 36, def: 9, int: 10, spd: 36, luc: 30 },
    exp: 13,
    gold: 22,
    boss: false,
    wide: false,
    behaviour: {
      phases: [
        {
          below: 100,
          type: 'weighted',
          choices: [
            { action: 'attack', weight: 60 },
            { action: 4201, weight: 40 },
          ],
        },
      ],
    },
  },
  {
    id: 43,
    field: 4,
    name: 'アンドンクラゲ',
    hp: 143,
    stats: { str: 16, def: 11, int: 35, spd: 14, luc: 10 },
    exp: 14,
    gold: 22,
    boss: false,
    wide: false,
    behaviour: {
      phases: [
        {
          below: 100,
          type: 'weighted',
          choices: [
            { action: 4301, weight: 50, when: { type: 'allyBelow', percent: 70 } },
            { action: 4302, weight: 35 },
            { action: 'attack', weight: 15 },
          ],
        },
      ],
    },
  },
  {
    id: 44,
    field: 4,
    name: 'トモヅナ',
    hp: 188,
    stats: { str: 36, def: 26, int: 10, spd: 10, luc: 10 },
    exp: 15,
    gold: 26,
    boss: false,
    wide: false,
    behaviour: {
      phases: [
        {
          below: 100,
          type: 'weighted',
          choices: [
            { action: 4401, weight: 40 },
            { action: 'attack', weight: 60 },
          ],
        },
      ],
    },
  },
  {
    id: 45,
    field: 4,
    name: 'オオスミダコ',
    hp: 780,
    stats: { str: 45, def: 20, int: 45, spd: 22, luc: 10 },
    exp: 42,
    gold: 251,
    boss: true,
    breakPercent: 12,
    wide: true,
    behaviour: {
      phases: [
        { below: 100, type: 'cycle', steps: [4501, 4502, 'attack', 4503] },
        { below: 45, type: 'cycle', steps: [4502, 4505, 4501, 4502, 4503, 4501] },
      ],
    },
  },
]

export const skills: readonly EnemySkill[] = [
  {
    id: 4101,
    name: '寄せ波',
    reach: 'foes',
    levels: [{ apCost: 0, percent: 62, turns: 0 }],
    effects: [{ type: 'damage', kind: 'magical', of: ['int'] }],
    line: '{n}が寄せてきた。皆、頭から藍一色だ。',
  },
  {
    id: 4102,
    name: '引き波',
    reach: 'foe',
    levels: [{ apCost: 0, percent: 105, turns: 3 }],
    effects: [
      { type: 'damage', kind: 'magical', of: ['int'] },
      { type: 'modify', stats: { spd: [-26] } },
    ],
    line: '{n}は靴の下の砂を持って帰った。',
  },
  {
    id: 4201,
    name: '挟み逃げ',
    reach: 'foe',
    levels: [{ apCost: 0, percent: 145, turns: 1 }],
    effects: [
      { type: 'damage', kind: 'physical', of: ['str'] },
      { type: 'modify', on: 'actor', guard: [40] },
    ],
    line: '{n}は挟むなり逃げた。着るものがないので。',
  },
  {
    id: 4301,
    name: '灯を分ける',
    reach: 'ally',
    seeks: 'mostHurt',
    levels: [{ apCost: 0, percent: 120, turns: 0 }],
    effects: [{ type: 'heal', of: ['int'], plus: 30 }],
    line: '{n}が灯を分けた。弱った影の輪郭が濃くなる。',
  },
  {
    id: 4302,
    name: 'しびれ糸',
    reach: 'foe',
    levels: [{ apCost: 0, percent: 85, turns: 3 }],
    effects: [
      { type: 'damage', kind: 'magical', of: ['int'] },
      { type: 'modify', stats: { str: [-21] } },
    ],
    line: '{n}の糸が触れた。腕だけ、波に揺れている。',
  },
  {
    id: 4401,
    name: '巻きつく',
    reach: 'foe',
    levels: [{ apCost: 0, percent: 95, turns: 3 }],
    effects: [
      { type: 'damage', kind: 'physical', of: ['str'] },
      { type: 'modify', stats: { spd: [-38], def: [-19] } },
    ],
    line: '{n}が巻きついた。船乗りの結び方だ。',
  },
  {
    id: 4501,
    name: '墨を吐く',
    reach: 'foes',
    levels: [{ apCost: 0, percent: 100, turns: 3 }],
    effects: [{ type: 'modify', stats: { str: [-25], int: [-25] } }],
    line: '{n}は墨を吐いた。どれが自分の手か分からない。',
  },
  {
    id: 4502,
    name: '八本足',
    reach: 'foe',
    levels: [{ apCost: 0, percent: 58, turns: 0 }],
    effects: [{ type: 'damage', kind: 'physical', of: ['str'], hits: 4, scatters: true }],
    line: '{n}の足が、ところかまわず字を書いた。',
  },
  {
    id: 4503,
    name: '潮を吸いこむ',
    reach: 'self',
    leadsTo: 4504,
    levels: [{ apCost: 0, percent: 0, turns: 0 }],
    effects: [],
    line: '{n}は海を吸いこんだ……浜が沖まで広がった！',
  },
  {
    id: 4504,
    name: '墨の大波',
    reach: 'foes',
    levels: [{ apCost: 0, percent: 285, turns: 0 }],
    effects: [{ type: 'damage', kind: 'magical', of: ['int'] }],
    line: '墨の大波が、浜いっぱいに一の字を書いた！',
  },
  {
    id: 4505,
    name: '沖へ退く',
    reach: 'self',
    leadsTo: 4506,
    levels: [{ apCost: 0, percent: 0, turns: 0 }],
    effects: [],
    line: '{n}は沖へ退いて海を吸う……刃が届かない！',
  },
  {
    id: 4506,
    name: '沖の大波',
    reach: 'foes',
    unbreakable: true,
    levels: [{ apCost: 0, percent: 260, turns: 0 }],
    effects: [{ type: 'damage', kind: 'magical', of: ['int'] }],
    line: '沖の海が、まるごと立って来た！',
  },
]
