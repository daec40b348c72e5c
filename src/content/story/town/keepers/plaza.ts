/** The clickable map of the plaza. */
export const plazaSpots = {
  library: { name: '積灯庫', line: '静かに。本が起きます' },
  board: { name: '冒険者の貼り壁', line: '壁だから、口は堅い' },
  rest: { name: 'ほどき屋', line: 'ほどいて、洗って、縫い直します' },
  /** What it says is `innkeeper.closed`. */
  restClosed: { name: '？？？（改装中）' },
  job: { name: '芯切り場', line: '一本切れば、一本ぶん明るい' },
  gate: { name: '正門', line: '開けるのは指一本。閉めるのは両手' },
} as const

/** マル, between the spots. */
export const dumplingStall = [
  ['「みんな団子のために帰ってくるんだよ」'],
  ['「出世払い？ 三人とも、顔を覚えたよ」'],
  ['「今日のは少し大きい。手がすべってね」'],
  ['「串は返しておくれ。', '何か書いてあっても、読まないから」'],
] as const
