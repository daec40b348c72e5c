import { FINALE } from '../named-ids.ts'

/** 千秋楽 and 無尽の幕, their rankings and replays. */
export const encoreText = {
  /** What the result of a won stage says. The last of 千秋楽 is the twelfth. */
  won: (field: number, stage: number): readonly string[] => {
    if (field !== FINALE) return [`第${stage}幕が下りた。`, '三人とも、ひと息ついた。つぎの影は、また少し濃い。']
    if (stage < 12) return [`${stage}つめの主を畳んだ。残りは${12 - stage}。`, '三人とも、ひと息ついた。']
    return ['十二の主を、ぜんぶ畳んだ。', '客席のどこかで、拍手がひとつ起きた。']
  },
} as const
