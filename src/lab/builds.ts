import { recommendedBuilds } from '../content/builds.ts'
import type { Build } from '../rules/party/build.ts'

/** Named builds, so that every skill is in one: those of book 208 and others. */
export const builds: readonly Build[] = [
  ...recommendedBuilds,
  { role: 1, name: '研ぎ×三ツ折り', skills: [105, 102, 102, 102], points: ['str', 'str', 'hp', 'str'] },
  { role: 1, name: '影踏み', skills: [106, 107, 107, 107], points: ['str', 'str', 'hp', 'spd'] },
  { role: 1, name: '捨て鋏', skills: [105, 101, 108, 108], points: ['str', 'hp', 'str', 'hp'] },
  { role: 1, name: '紙一重', skills: [106, 109, 107, 107], points: ['str', 'str', 'hp', 'luc'] },
  { role: 2, name: '湯治', skills: [201, 202, 208, 208], points: ['int', 'hp', 'hp', 'ap'] },
  { role: 2, name: '救急', skills: [201, 203, 203, 204], points: ['int', 'spd', 'hp', 'ap'] },
  { role: 2, name: '気付け', skills: [201, 202, 209, 209], points: ['int', 'hp', 'ap', 'ap'] },
  { role: 2, name: '虫干し', skills: [201, 205, 204, 205], points: ['int', 'hp', 'int', 'ap'] },
  { role: 3, name: '名乗り', skills: [302, 303, 302, 308], points: ['hp', 'def', 'def', 'hp'] },
  { role: 3, name: '裏打ち', skills: [305, 301, 306, 306], points: ['def', 'hp', 'def', 'hp'] },
  { role: 3, name: '裏返し', skills: [304, 304, 309, 304], points: ['def', 'def', 'str', 'hp'] },
  { role: 4, name: '走馬灯', skills: [402, 402, 404, 404], points: ['int', 'hp', 'int', 'ap'] },
  { role: 4, name: '暗室', skills: [401, 407, 406, 407], points: ['int', 'hp', 'int', 'ap'] },
  { role: 4, name: '透かし', skills: [401, 405, 408, 408], points: ['int', 'hp', 'int', 'ap'] },
  { role: 4, name: '残像', skills: [401, 409, 401, 403], points: ['int', 'hp', 'int', 'ap'] },
  { role: 5, name: '崩し', skills: [503, 501, 505, 505], points: ['str', 'str', 'hp', 'spd'] },
  { role: 5, name: '狙い目', skills: [501, 508, 501, 509], points: ['luc', 'str', 'luc', 'str'] },
  { role: 5, name: '応急', skills: [507, 501, 507, 503], points: ['str', 'int', 'hp', 'str'] },
  { role: 5, name: '筆折り', skills: [504, 504, 510, 501], points: ['str', 'spd', 'hp', 'str'] },
  { role: 5, name: '雨矢', skills: [502, 503, 502, 505], points: ['str', 'str', 'hp', 'str'] },
  { role: 6, name: '総囃子', skills: [601, 607, 604, 604], points: ['str', 'int', 'hp', 'str'] },
  { role: 6, name: '緞帳', skills: [603, 607, 610, 610], points: ['hp', 'int', 'hp', 'str'] },
  { role: 6, name: '大音声', skills: [607, 608, 608, 608], points: ['int', 'str', 'hp', 'int'] },
  { role: 6, name: '合いの手', skills: [601, 607, 605, 605], points: ['ap', 'int', 'hp', 'str'] },
  { role: 6, name: '篠笛', skills: [602, 609, 602, 609], points: ['int', 'hp', 'int', 'ap'] },
]

/** By role: the build that a solver plays well with in most parties. */
const PLAIN: readonly string[] = ['一刀', '看護', '大屏風', '両刀', '大弓', '総囃子']

/** @throws RangeError for an unknown role. */
export const plainBuild = (role: number): Build => findBuild(PLAIN[role - 1] ?? '')

const byName = new Map(builds.map((build) => [build.name, build]))

/** @throws RangeError for an unknown name. */
export function findBuild(name: string): Build {
  const found = byName.get(name)
  if (!found) throw new RangeError(`No build is called ${name}`)
  return found
}
