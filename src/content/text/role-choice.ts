/** What a newcomer sees of a role at first sight. */
export interface FirstSight {
  /** What the role is for, in one word. */
  readonly part: string
  /** How it is played. */
  readonly style: string
  readonly isEasy: boolean
  /** Of its tree; the marks おすすめ begin with the first. */
  readonly skills: readonly FirstSkill[]
  /** Whom it goes well with, by the role's id, and why. */
  readonly goesWith: readonly { readonly role: number; readonly why: string }[]
  readonly voice: string
}

export interface FirstSkill {
  readonly id: number
  readonly name: string
  readonly does: string
  /** From which level it can be learned. */
  readonly level: number
}

/** By the role's id. */
export const firstSights: Readonly<Record<number, FirstSight>> = {
  1: {
    part: '斬る',
    style: '先に動いて、1体ずつ畳む。',
    isEasy: true,
    skills: [
      { id: 101, name: '一文字', does: '影1体をまっすぐに斬る。', level: 1 },
      { id: 103, name: '千切り紙', does: '影全体を細かく刻む。', level: 1 },
      { id: 105, name: '刃研ぎ', does: '自分のSTRを上げる。', level: 1 },
    ],
    goesWith: [
      { role: 2, why: '薄い身に、灯を継いでもらう。' },
      { role: 6, why: '太鼓が鳴れば、刃に力が乗る。' },
    ],
    voice: '「並ぶの、苦手。もう行っていい？」',
  },
  2: {
    part: '癒やす',
    style: '仲間のHPを保つ。長い道に強い。',
    isEasy: true,
    skills: [
      { id: 201, name: '手当て火', does: '仲間1人のHPを回復する。', level: 1 },
      { id: 206, name: '焼き印', does: '熱した印を影1体に押し当てる。', level: 1 },
      { id: 202, name: '回り灯籠', does: '仲間全員のHPを回復する。', level: 3 },
    ],
    goesWith: [
      { role: 1, why: '斬る役がいれば、癒やしに回れる。' },
      { role: 3, why: '痛みをひとりで引き受けてくれる。' },
    ],
    voice: '「けがは、早めに申し出てください」',
  },
  3: {
    part: '守る',
    style: '痛みを引き受ける。遅いが、崩れない。',
    isEasy: true,
    skills: [
      { id: 301, name: '大屏風', does: '全員の受ける傷を浅くする。', level: 1 },
      { id: 302, name: '名乗り', does: '影の狙いを自分に集める。', level: 1 },
      { id: 303, name: '角打ち', does: '屏風の角で影1体を打つ。', level: 1 },
    ],
    goesWith: [
      { role: 2, why: '倒れない屏風に、灯を足す。' },
      { role: 4, why: 'うしろで、よく焼いてくれる。' },
    ],
    voice: '「……うしろに居ろ。茶を淹れる」',
  },
  4: {
    part: '焼く',
    style: '術で大きく削る。誰かの陰から。',
    isEasy: false,
    skills: [
      { id: 401, name: '一枚写し', does: '種板を1枚、影1体に焼き付ける。', level: 1 },
      { id: 402, name: '走馬灯', does: '影全体に光の絵を走らせる。', level: 1 },
      { id: 405, name: '焦点合わせ', does: '自分のINTを上げる。', level: 1 },
    ],
    goesWith: [
      { role: 3, why: '打たれ弱さを隠してもらう。' },
      { role: 6, why: '笛が鳴れば、光が濃くなる。' },
    ],
    voice: '「見せてあげる。明るいうちにね」',
  },
  5: {
    part: '射る',
    style: '弱らせて射る。手当ても少しする。',
    isEasy: false,
    skills: [
      { id: 501, name: '射掛け', does: '影1体に矢を射る。', level: 1 },
      { id: 503, name: '紙裂き', does: '影1体を射て、DEFを下げる。', level: 1 },
      { id: 507, name: 'ありあわせ', does: '布で仲間1人のHPを回復する。', level: 1 },
    ],
    goesWith: [
      { role: 1, why: '弱らせた影を斬ってもらう。' },
      { role: 3, why: '狙うあいだ、前を任せる。' },
    ],
    voice: '「足音で分かる。靴紐がほどけてるな」',
  },
  6: {
    part: '支える',
    style: '仲間を強くする。自分も打って出る。',
    isEasy: false,
    skills: [
      { id: 607, name: '撥打ち', does: '撥で影1体を打つ。', level: 1 },
      { id: 601, name: '大太鼓', does: '仲間1人のSTRを上げる。', level: 1 },
      { id: 603, name: '拍子木', does: '誰より先に、全員のSPDを上げる。', level: 1 },
    ],
    goesWith: [
      { role: 1, why: '太鼓にいちばん乗ってくる。' },
      { role: 4, why: '笛で、術がよく通る。' },
    ],
    voice: '「歩幅、合わせるよ。せーの、で」',
  },
}
