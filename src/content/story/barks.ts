/** When a member says a few words, besides in the story. `low`: few HP are left; `unhurt`: a stage was won without a wound. */
export type BarkKind = 'announced' | 'companionFell' | 'risen' | 'low' | 'levelUp' | 'unhurt'

/** By the role's id. */
export const barks: Readonly<Record<number, Readonly<Record<BarkKind, readonly [string, string]>>>> = {
  1: {
    announced: ['来るなら早く', '息、長くない？'],
    companionFell: ['今行く。並ばない', '先はわたしだったのに'],
    risen: ['先、行ってないよね', 'ごめん、寝てた'],
    levelUp: ['次。次のも', '切れ味が違う。ごめん'],
    low: ['薄いほうが、よく切れる', 'まだ列は抜けない'],
    unhurt: ['並ぶまでもない', 'もう終わってた'],
  },
  2: {
    announced: ['屈んで。診察は後で', '包帯を先に出します'],
    companionFell: ['脈はあります', '順番です。すぐ診ます'],
    risen: ['患者になりました', 'その薬、苦かったです'],
    levelUp: ['適量を書き直します', '背が伸びましたね'],
    low: ['手が、冷えてきました', '私の薬は、どこに'],
    unhurt: ['帳面が空白です', '本日、患者なし'],
  },
  3: {
    announced: ['……内側へ', '茶は、あとだ'],
    companionFell: ['……触らせん', 'うしろへ。早く'],
    risen: ['……座っていただけだ', '茶は残っているか'],
    levelUp: ['……屏風が軽い', '……肩が、軽い。一枚ぶん'],
    low: ['湯は、まだ沸いている', '……重い。少しだ'],
    unhurt: ['……湯も沸かなんだ', '屏風が退屈している'],
  },
  4: {
    announced: ['屈むわ。優雅に', 'まぶしいのが来る'],
    companionFell: ['起きて。暗くなる', '一枚、欠けたわ'],
    risen: ['見てない。何も', '暗かった。学術的に'],
    levelUp: ['当然よ。拍手は短く', 'いい濃さになった'],
    low: ['硝子に、ひびが', '明るいうちに決めて'],
    unhurt: ['見せ場だけで、終わったわ', 'もう一度映したい'],
  },
  5: {
    announced: ['足が止まった。来る', '伏せて。草みたいに'],
    companionFell: ['足音がひとつ減った', '……ひとり、遅れてる'],
    risen: ['ひとつ、戻った', 'ははは。さっきの冗談'],
    levelUp: ['足跡が深くなった', 'ひと跨ぎ、伸びた'],
    low: ['自分の足音が遠い', '……笑えない。はは'],
    unhurt: ['足跡もつけなかった', '……はは。早いな'],
  },
  6: {
    announced: ['一拍あいた。来る', 'ここは休符で'],
    companionFell: ['拍が抜けた', '太鼓は止めない'],
    risen: ['長い休符だったね', '何拍、寝てた？'],
    levelUp: ['音が太くなった', 'もう一曲、いける'],
    low: ['息継ぎ、させて', '節が、かすれる'],
    unhurt: ['前奏で終わった', '一曲もたなかった'],
  },
}
