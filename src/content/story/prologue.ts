import type { Beat, InState, SceneStates, StoryPart } from './story.ts'

/** What the scenes of the beginning show. The last of the notice is in the fourth ending. */
export const prologueStates = {
  'prologue-sheet': ['dark', 'flame', 'world'],
  'prologue-break': ['lying', 'standing'],
  'prologue-town': ['unlit', 'lamps', 'shining-floor', 'wishes', 'empty-floor'],
  'prologue-notice': ['bare-wall', 'notice', 'strangers', 'the-three', 'notice-again', 'goods', 'passer-by'],
} as const satisfies SceneStates

/** Eight pages, one click each, before the three are chosen. */
export const prologue = [
  {
    scene: 'prologue-sheet',
    state: 'flame',
    lines: ['昔、白い幕のむこうで、', '誰かが灯をともした。', '幕には世界が映った。'],
  },
  {
    scene: 'prologue-sheet',
    state: 'world',
    lines: ['草が映り、町が映り、人が映った。', 'だからここを、｜幕原《まくはら》という。', 'はじめの灯を、｜原灯《げんとう》という。'],
  },
  {
    scene: 'prologue-break',
    state: 'standing',
    lines: ['百年前、城で原灯が割れた。', '影はひとつ残らず立ち上がり、', '幕から降りて、歩きだした。'],
  },
  {
    scene: 'prologue-town',
    state: 'lamps',
    lines: ['人は谷あいに逃げ、灯を四つずつ並べた。', '隅という隅から暗がりを追い出して、', '｜灯留《ひとまり》の町をつくった。'],
  },
  {
    scene: 'prologue-town',
    state: 'shining-floor',
    lines: ['町は明るい。', '床はいつも磨かれていて、染みひとつない。', '夜は、めいめいが目に布を巻いてつくる。'],
  },
  {
    scene: 'prologue-town',
    state: 'wishes',
    lines: ['町の油は、あと九年ぶん。', '「城の火なら、油は要らないってね」', '刷毛も、団子の串も、算盤も止まった。'],
  },
  {
    scene: 'prologue-notice',
    state: 'notice',
    lines: ['｜継火会《つぎびかい》の貼り紙。「求む、三人。', '仕事：大陸を開き、火を持ち帰ること。', '報酬：応相談。弁当：出る」'],
  },
  {
    scene: 'prologue-notice',
    state: 'strangers',
    lines: ['貼り紙の前で、', '三人が同じ日に足を止めた。', '列は、それで締め切りである。'],
  },
] as const satisfies readonly (Beat & InState<typeof prologueStates>)[]

export const confirmParty = ['この三人で行きます。', '組み替えはできません。', '……紙は切り直せませんので。'] as const

/** Ten pages, once the three are chosen; on three of them each says why it stopped, on the last but one their new shoes leave. */
export const closingMonologue = [
  {
    scene: 'prologue-notice',
    state: 'the-three',
    lines: ['{a}と{b}と{c}は、', '貼り紙を剥がして持っていった。'],
  },
  {
    scene: 'prologue-notice',
    state: 'notice-again',
    lines: ['継火会のヨツジが言った。', '「貼り直すのは俺だ」'],
  },
  {
    scene: 'prologue-notice',
    count: 3,
    voices: {
      1: ['「三人で締め切りだって。', 'こんなに短い列、はじめて見た。', '先頭から何が見えるか、知ってる？」'],
      2: ['「弁当の出る仕事は、長くかかります。', '途中で、誰かの誕生日が来ます。', '貼り紙に、祝う係がありませんので」'],
      3: ['「……紙が風で鳴るので、押さえていた。', '押さえていたら、順番になった。', '屏風の穴が何の穴かも、外で訊く」'],
      4: ['「種板が九枚、ここでは白いだけ。', '暗い外なら、映るはずなの。', '……暗い所へは、資料として行くのよ」'],
      5: ['「門を出た足より、帰りが少ない。', '足りないぶんを、数えに行く。', '……ひとつ多いのも、気になる」'],
      6: ['「うるさいって、三軒で言われてね。', '外なら、大陸ぜんぶが空いてる。', '歌の四番の、もとの詞も落ちてるかな」'],
    },
  },
  {
    scene: 'prologue-notice',
    speaker: 'yotsuji',
    lines: ['「わけは訊いていない。', '……聞こえたぶんは、預かる」'],
  },
  {
    scene: 'prologue-notice',
    speaker: 'yotsuji',
    lines: ['「決まりは三つだ。', '一、遅れないこと。二、帰ってくること。', '三は考え中だ」'],
  },
  {
    scene: 'prologue-notice',
    state: 'goods',
    lines: ['弁当がひとつ、靴が三足、灯籠が四つ。', '弁当は三人前。靴は少し大きい。', '「育つからな」とヨツジは言った。'],
  },
  {
    scene: 'prologue-town',
    state: 'empty-floor',
    lineFor: {
      1: '一足は、もう角を曲がっている。',
      2: '一足は、薬瓶を鳴らして行った。',
      3: '一足は、一歩ごとに床が返事をした。',
      4: '一足は、窓で顔を直してから行った。',
      5: '一足は、足音がしなかった。',
      6: '一足は、四歩に一度跳ねた。',
    },
  },
  {
    scene: 'prologue-town',
    lines: ['三足とも、角を曲がった。', 'うしろには何もついていかない。', 'この町では、誰のうしろにも。'],
  },
] as const satisfies readonly (StoryPart & InState<typeof prologueStates>)[]
