/** What the review keys of a battle say, for those who listen to it. A file of its own: it is loaded with the first of them. */
export const reviewText = {
  vitals: (name: string, hp: number, maxHp: number, ap: number, maxAp: number) =>
    `${name}、HP ${hp}、最大${maxHp}、AP ${ap}、最大${maxAp}。`,
  /** A member or an enemy, and its share of HP, or that it does not stand. */
  is: (name: string, state: string) => `${name}、${state}。`,
  carries: (modifier: string, effects: string, left: string) => `${modifier}、${effects}、${left}。`,
  order: (title: string, names: string) => `${title}。${names}。`,
  nothingYet: 'まだ、何も起きていません。',
  keys: { h: '仲間のようす', e: '影のようす', n: '動く順', p: 'さっきの三行' },
  key: (key: string, tells: string) => `${key}、${tells}。`,
} as const
