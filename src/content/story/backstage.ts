import { SHADOW_COUNT } from '../enemy-fields.ts'
import { kanjiNumber } from '../numerals.ts'
import type { Townsperson } from './story.ts'

/** One line each in 楽屋, on a click. Exactly one of `id` (an enemy's), `role` (a role's id) and `townsperson` is there and decides the picture. */
export interface Speaker {
  readonly id?: number
  readonly role?: number
  readonly townsperson?: Townsperson
  readonly name: string
  readonly line: string
}

export const backstageHeading = '楽屋'

/** The shadows, all of them, then the town; between them stand the three of the party. */
export const backstageShadows = [
  { id: 11, name: 'ケシカゲ', line: '最初に殴られる役、長いんですよ' },
  { id: 12, name: 'ヨソミウサギ', line: '見てないよ。見てないってば' },
  { id: 13, name: 'カサカゲ', line: '傘立てなら、右の端と決めてます' },
  { id: 14, name: 'ノビカゲ', line: '夕方の回は、天井につかえまして' },
  { id: 15, name: 'クサブセ', line: '伏せてない。これは、くつろいでる' },
  { id: 21, name: 'スナモグリ', line: '床が板だと、行くところがない' },
  { id: 22, name: 'ジリジリ', line: '近くで見ると、いないでしょう' },
  { id: 23, name: 'コブツキ', line: 'お水？ どちらのこぶから？' },
  { id: 24, name: 'キリヌキトビ', line: '余白があると、壁に貼りやすいの' },
  { id: 25, name: 'ズレドキ', line: '時給は砂で' },
  { id: 31, name: 'ヒノコゾウ', line: '火気厳禁って、どこに立てばいいの' },
  { id: 32, name: 'カマドガニ', line: '上に薬缶を載せるのは、やめてください' },
  { id: 33, name: 'ススケムリ', line: '目にしみますか。感動でしょう' },
  { id: 34, name: 'ヤケボックイ', line: '火は消した。……二度めは、知らない' },
  { id: 35, name: 'オオカマド', line: '飯、まだあるよ。噴かないから' },
  { id: 41, name: 'ナミガシラ', line: '寄せは得意。引き際だけ、毎度もめます' },
  { id: 42, name: 'ヤドナシ', line: '今、着替え中です！ ずっと！' },
  { id: 43, name: 'アンドンクラゲ', line: '手元、暗くない？ 分けようか' },
  { id: 44, name: 'トモヅナ', line: '楽屋口の靴紐、ぜんぶ結んでおきました' },
  { id: 45, name: 'オオスミダコ', line: 'なふだ、ぜんぶ、ひとふででかいたよ' },
  { id: 51, name: 'ウスガミ', line: '中身は白紙。内緒だよ' },
  { id: 52, name: 'ヌマアシ', line: '足だけの役と聞いて、来ました' },
  { id: 53, name: 'オウムガエル', line: '最初に殴られる役、長いんですよ' },
  { id: 54, name: 'チスイモヤ', line: 'お茶は熱いのを。すぐ冷めるので' },
  { id: 55, name: '霧の表具師', line: 'その襖、乾くまでさわらないで' },
  { id: 61, name: 'シロヌキギツネ', line: '化粧を落とすと、雪しか残らなくて' },
  { id: 62, name: 'ツララボウ', line: '天井の席しか空いてなくて' },
  { id: 63, name: 'シミズレ', line: '双子では、ありません。ありません' },
  { id: 64, name: 'カガミゴオリ', line: 'すまりおてっ映' },
  { id: 65, name: '白抜きの王鹿', line: 'うわぎ、かけないで。みつかる' },
  { id: 71, name: 'ヨコメフクロウ', line: '出口なら、ずっと見てる' },
  { id: 72, name: 'スミリス', line: '進行表の角？ 知りません。もぐ' },
  { id: 73, name: 'ネジレネ', line: '根が生えるほど、いい椅子ですね' },
  { id: 74, name: 'クチナシ', line: '喋りすぎて、口を袖に忘れました' },
  { id: 75, name: 'アトオイ', line: 'お先にどうぞ。ええ、いつも' },
  { id: 76, name: '夜の縫い目', line: 'ほつれた袖があったら、出して' },
  { id: 81, name: 'カリテナシ', line: '弁当、開けてもいい時間ですか' },
  { id: 82, name: 'イナゴエ', line: '差し入れ？ 見てただけ。もう、ない' },
  { id: 83, name: 'カラカブ', line: '戸数七。今夜は、皆起きてます' },
  { id: 84, name: '種蒔きの影', line: '床に蒔いたのは謝る。もう芽が出た' },
  { id: 91, name: 'アマド', line: '開いてます。今だけ' },
  { id: 92, name: 'シチグサ', line: 'お預かりの時計、動いてますよ' },
  { id: 93, name: 'ヒョウサツ', line: '覗かないで。今、点をひとつ多く彫った' },
  { id: 94, name: 'ヨビコミ', line: '安いよ。何が安いか、決まったら' },
  { id: 95, name: 'ヨマワリ', line: '火の用心。……今のは、ほんとうに' },
  { id: 96, name: '町内会長', line: '議題。差し入れが、ひとつ足りない件' },
  { id: 101, name: 'コノエカゲ', line: 'もう、顔を上げていいそうです' },
  { id: 102, name: 'ツリシャンデ', line: '落ちる役は、昼の部だけです' },
  { id: 103, name: '額の貴婦人', line: '化粧直しに百年かかりましたの' },
  { id: 104, name: 'ショコムシ', line: '台本の「間」が、薄味でした' },
  { id: 105, name: 'カラヨロイ', line: 'なかの人なら、先に帰ったよ' },
  { id: 106, name: '緞帳守', line: '開演でしたか。どなたも、おっしゃらず' },
  { id: 111, name: 'ヒケシバン', line: '吹く前に、願いごとは言った？' },
  { id: 112, name: 'マドロミ', line: '起きてますよ。台詞が寝言なだけで' },
  { id: 113, name: '無灯の城主', line: '今日は、背を向けずにいてよいのか' },
  { id: 121, name: 'キャクセキ', line: 'どうぞ、おかけください。私に' },
  { id: 122, name: 'ハクシュ', line: '肩はこりません。ないので' },
  { id: 123, name: 'クロゴ', line: '（いないことになっている）' },
  { id: 124, name: 'ヤジ', line: 'よかったよ。……本心だよ' },
  { id: 125, name: 'ウラカタ', line: '月の裏は見るな。まだ塗ってない' },
  { id: 126, name: '鋏を持つ影', line: '列は好きだよ。うしろへ、長くなれる' },
  { id: 127, name: '種板を持つ影', line: '暗い？ ええ、やっと落ち着くところよ' },
  { id: 128, name: '灯を持つ影', line: '今日、誕生日の人がいますよ' },
  { id: 130, name: '屏風を持つ影', line: '……影が淹れても、茶は茶だ' },
  { id: 131, name: '弓を持つ影', line: '足跡は、持ち主にまかせてある' },
  { id: 132, name: '太鼓を持つ影', line: '無音の稽古を百年。出番、まだ？' },
  { id: 129, name: '灯祖', line: '百年ぶんの感想を書いたんだが、誰に出せば' },
] as const satisfies readonly Speaker[]

export const backstageTown = [
  { townsperson: 'yotsuji', name: 'ヨツジ', line: '一、おつかれさん。二は考え中だ' },
  { townsperson: 'toki', name: 'トキ', line: '本番の糸くず、肩についていますよ' },
  { townsperson: 'shiori', name: 'シオリ', line: '出番でしたか。……棚にありました' },
  { townsperson: 'rou', name: 'ロウ', line: '終演のころには、だいぶ縮みます' },
  { townsperson: 'omigaki', name: 'おミガキ', line: 'ここは磨かないよ。役者の影だらけだ' },
  { townsperson: 'kannuki', name: 'カンヌキ', line: '楽屋口もね、閉めるのは両手だよ' },
  { townsperson: 'maru', name: 'マル', line: '差し入れは団子。全員、戻ってきたね' },
  { townsperson: 'soroban', name: '番頭ソロバン', line: '本日の入り、合っております。合いすぎて' },
  { townsperson: 'kabe', name: '壁', line: '……壁なので' },
  { townsperson: 'susuke', name: '組合長ススケ', line: 'ニャア' },
] as const satisfies readonly Speaker[]

/** What the party's members say, by role; their names are the player's. */
export const backstageRoles: Readonly<Record<number, string>> = {
  1: '斬り終わった。……ごめん、幕も',
  2: '楽屋でのけがは、時間外です',
  3: `……茶が入った。${kanjiNumber(SHADOW_COUNT)}人ぶんだ`,
  4: '消灯は待って。学術的な理由なの',
  5: 'ひとつ多いな、出口の足跡が。……はは',
  6: '静かすぎるね。叩いていいよね？',
}

export const farewell = ['暗い席に長いこと、おつきあいくださいました。', '灯を消すのは、見終わってからでいい。'] as const
