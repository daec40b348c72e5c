/** What a newcomer sees of a role at first sight. */
export interface FirstSight {
  /** What the role is for, in one word. */
  readonly part: string
  /** How it is played. */
  readonly style: string
  readonly isEasy: boolean
  /** The skill that the marks おすすめ begin with. */
  readonly skill: { readonly name: string; readonly does: string }
  readonly voice: string
}

/** By the role's id. */
export const firstSights: Readonly<Record<number, FirstSight>> = {
  1: {
    part: '斬る',
    style: '先に動いて、一体ずつ畳む。',
    isEasy: true,
    skill: { name: '一文字', does: '影1体をまっすぐに斬る。' },
    voice: '「並ぶのは苦手。先に行くね」',
  },
  2: {
    part: '癒やす',
    style: '仲間のHPを保つ。一人いると安心。',
    isEasy: true,
    skill: { name: '手当て火', does: '仲間1人のHPを回復する。' },
    voice: '「けがは、早めに申し出てください」',
  },
  3: {
    part: '守る',
    style: '痛みを引き受ける。遅いが、崩れない。',
    isEasy: true,
    skill: { name: '大屏風', does: 'この回、仲間全員が受けるダメージを減らす。' },
    voice: '「……うしろに居ろ。茶を淹れる」',
  },
  4: {
    part: '焼く',
    style: '術で大きく削る。守られてこそ。',
    isEasy: false,
    skill: { name: '一枚写し', does: '種板を1枚、影1体に焼き付ける。' },
    voice: '「見せてあげる。明るいうちにね」',
  },
  5: {
    part: '射る',
    style: '弱らせて射る。手当ても、少し。',
    isEasy: false,
    skill: { name: '射掛け', does: '影1体に矢を射る。' },
    voice: '「足音で、だいたい分かるよ」',
  },
  6: {
    part: '支える',
    style: '仲間を強くする。叩いても、戦える。',
    isEasy: false,
    skill: { name: '撥打ち', does: '撥で影1体を打つ。STRとINTの両方が力になる。' },
    voice: '「歩幅、合わせるよ。せーの、で」',
  },
}
