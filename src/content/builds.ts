import type { Build } from '../rules/party/build.ts'

export interface RecommendedBuild extends Build {
  /** What book 208 says of it. */
  readonly remark: string
}

/**
 * The builds of book 208. The marks おすすめ follow the first of a role, unless what is learned speaks for another. No tables, so the browser may
 * import them.
 */
export const recommendedBuilds: readonly RecommendedBuild[] = [
  { role: 1, name: '一刀', skills: [101, 103, 101, 104], points: ['str', 'str', 'hp', 'str'], remark: '群れは刻み、主は断つ。' },
  { role: 1, name: '千切り', skills: [103, 105, 103, 103], points: ['str', 'str', 'hp', 'str'], remark: '群れを、紙吹雪にする。' },
  { role: 2, name: '看護', skills: [201, 206, 204, 202], points: ['int', 'hp', 'int', 'ap'], remark: '温めて、手が空いたら焼く。' },
  { role: 2, name: '火付け医', skills: [201, 206, 207, 206], points: ['int', 'int', 'hp', 'ap'], remark: '手当てはする、とのこと。' },
  { role: 3, name: '大屏風', skills: [301, 303, 301, 303], points: ['hp', 'def', 'str', 'def'], remark: '半分守り、半分打つ。' },
  { role: 3, name: '角', skills: [303, 303, 307, 307], points: ['str', 'def', 'str', 'hp'], remark: '守りは体で。' },
  { role: 4, name: '両刀', skills: [401, 402, 401, 403], points: ['int', 'int', 'hp', 'int'], remark: '相手を見て、種板を替える。' },
  { role: 4, name: '焦点', skills: [401, 401, 405, 403], points: ['int', 'int', 'hp', 'int'], remark: '主ひとりを、大きく写す。' },
  { role: 5, name: '大弓', skills: [501, 503, 501, 509], points: ['str', 'str', 'hp', 'str'], remark: '裂いてから、そこを射る。' },
  { role: 5, name: 'にじみ', skills: [501, 506, 506, 506], points: ['str', 'str', 'hp', 'ap'], remark: '待てる者に。' },
  { role: 6, name: '数え唄', skills: [607, 609, 609, 609], points: ['int', 'hp', 'int', 'ap'], remark: '癒やし手のいない組に。' },
  { role: 6, name: '子守唄', skills: [607, 606, 609, 606], points: ['int', 'hp', 'int', 'str'], remark: '影が、術の途中であくびする。' },
]

/** The build that is marked おすすめ while nothing speaks for another. @throws RangeError for an unknown role. */
export function markedBuild(role: number): RecommendedBuild {
  const build = recommendedBuilds.find((one) => one.role === role)
  if (!build) throw new RangeError(`No build is recommended for role ${role}`)
  return build
}
