import { ALTAR, CASTLE_TOWN, COVERLESS_BOOK, OLD_CASTLE, UNMOWN_FIELD, VAST_EXPANSE } from '../named-ids.ts'
import { ending1, ending1Openings, ending2, ending3, ending4, endingTitles } from './ending.ts'
import { interludes } from './interludes/interludes.ts'
import { lateNotice } from './interludes/town-events.ts'
import { circular, waysHome } from './interludes/ways-home.ts'
import { closingMonologue, prologue } from './prologue.ts'
import type { Scene, StoryPart, StoryScene } from './story.ts'
import { diaryFound, treasureFound } from './treasure.ts'

/** In the order in which they are told when several are due. */
export const storyScenes: readonly StoryScene[] = [
  {
    key: 'treasure',
    act: 'treasure',
    title: '原灯の火',
    atClears: null,
    unlock: { type: 'cleared', field: ALTAR },
    parts: treasureFound,
  },
  {
    key: 'late-notice',
    act: 'late-notice',
    title: '遅刻届',
    atClears: null,
    // As field 12, for which it is the day before.
    unlock: {
      type: 'all',
      of: [
        { type: 'cleared', field: UNMOWN_FIELD },
        { type: 'cleared', field: OLD_CASTLE },
        { type: 'read', book: COVERLESS_BOOK },
      ],
    },
    before: 'diary',
    apart: true,
    parts: lateNotice,
  },
  {
    key: 'diary',
    act: 'diary',
    title: '灯祖の日記',
    atClears: null,
    unlock: { type: 'cleared', field: VAST_EXPANSE },
    parts: diaryFound,
  },
  ...waysHome,
  {
    key: 'circular',
    act: 'circular',
    title: '幕間の幕間　回覧板',
    atClears: null,
    unlock: { type: 'cleared', field: CASTLE_TOWN },
    after: 'way-home-9',
    before: 'way-home-12',
    apart: true,
    parts: circular,
  },
  ...interludes,
]

export const endingNumbers = [1, 2, 3, 4] as const

/** What is different in the town, by ending. */
const backInTown = {
  1: '床に、染みが戻っている。',
  2: '靴に、重さが戻っている。',
  3: '町に、夜はまだない。',
  4: '指は、自分の手に戻っている。',
} as const

/** Back in the town after an ending, once for each. */
export const afterEndings: readonly StoryScene[] = endingNumbers.map((ending) => ({
  key: `curtain-${ending}`,
  act: `curtain-${ending}`,
  title: endingTitles[ending],
  atClears: null,
  unlock: { type: 'always' },
  after: endingKey(ending),
  parts: [
    { scene: 'plaza', lines: ['（幕が下りて、また上がった。', backInTown[ending], '火は、まだ古い灯籠にいる）'] },
    { scene: 'plaza', lines: ['（三人は同じ夢を見たらしい。', '朝、団子を食べるあいだ、', '誰も、先に言いださなかった）'] },
  ],
}))

/** How it began: told before there is a save, and kept in the journal with all others. */
export const opening = { key: 'opening', title: '求む、三人', parts: [...prologue, ...closingMonologue] } as const

/** Every scene that the menu may tell. */
export const toldScenes: readonly StoryScene[] = [...storyScenes, ...afterEndings]

/** The pieces of an ending. `pattern` = whether the treasure was kept quiet (1). */
export function endingParts(ending: 1 | 2 | 3 | 4, pattern: 0 | 1): readonly StoryPart[] {
  switch (ending) {
    case 1:
      return [...ending1Openings[pattern], ...ending1]
    case 2:
      return ending2
    case 3:
      return ending3
    case 4:
      return ending4
  }
}

/** The last picture of a story whose pages name states, and the state in which it is left; null when they name none. */
export function lastPicture(parts: readonly StoryPart[]): { readonly scene: Scene; readonly state: string | null } | null {
  const last = parts.findLast((part) => 'state' in part)
  return last && 'state' in last ? { scene: last.scene, state: last.state ?? null } : null
}

/** The journal's key of an ending that was seen. */
export function endingKey(ending: 1 | 2 | 3 | 4): string {
  return `ending-${ending}`
}

/** The title and the pieces of a scene or an ending, by the journal's key; null when there is none. */
export function storySceneOf(key: string): { readonly title: string; readonly parts: readonly StoryPart[] } | null {
  const ending = endingNumbers.find((number) => endingKey(number) === key)
  if (ending !== undefined) return { title: endingTitles[ending], parts: endingParts(ending, 0) }
  return [opening, ...toldScenes].find((scene) => scene.key === key) ?? null
}
