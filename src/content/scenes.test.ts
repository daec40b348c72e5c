import { FIRST_LAMPLIGHTER } from './named-ids.ts'
import { describe, expect, test } from 'vitest'
import { roles } from './roles.ts'
import { fieldTexts } from './text/fields.ts'
import { enemyEntry } from './catalog.ts'
import { bossLines } from './log/boss-lines.ts'
import { AUDIENCE, creditsOf } from './story/credits.ts'
import { ending1Openings } from './story/ending.ts'
import { townNames } from './story/town/town-names.ts'
import { interludes } from './story/interludes/interludes.ts'
import { waysHome } from './story/interludes/ways-home.ts'
import { afterEndings, endingKey, endingParts, opening, storySceneOf, storyScenes, toldScenes } from './story/scenes.ts'
import { closingMonologue } from './story/prologue.ts'
import { type Beat, beatsFor, type StoryPart } from './story/story.ts'
import { wants } from './story/wants.ts'

const LONGEST_NAME = '六文字の名前'
const ids = roles.map(({ id }) => id)
const parties = ids.flatMap((a) => ids.filter((b) => b > a).flatMap((b) => ids.filter((c) => c > b).map((c) => [a, b, c])))
/** In an order that is not that of the roles, too. */
const bothWays = parties.flatMap((party) => [party, party.toReversed()])

/** As a line stands on the screen, without its readings. */
const shown = (line: string) => line.replace(/\{[abc]\}/g, LONGEST_NAME).replace(/｜([^｜《》]+)《[^《》]+》/g, '$1')
const tooLong = (beats: readonly Beat[], most: number) =>
  beats.flatMap(({ lines }) => lines.filter((line) => Array.from(shown(line)).length > most))
const textOf = (beats: readonly Beat[]) => beats.map(({ lines }) => lines.join(''))

test('there are twenty parties', () => {
  expect(parties).toHaveLength(20)
})

describe('what depends on the party', () => {
  const lines = (name: string) =>
    ({ 1: [`${name}1`], 2: [`${name}2`], 3: [`${name}3`], 4: [`${name}4`], 5: [`${name}5`], 6: [`${name}6`] }) as const
  const all = { scene: 'plaza', voices: lines('声'), count: 3 } as const
  const two = { scene: 'plaza', voices: lines('声'), count: 2, order: [6, 4, 2, 1, 3, 5] } as const

  test('all three speak in party order', () => {
    expect(beatsFor([all], [5, 2, 6])).toEqual([
      { scene: 'plaza', lines: ['声5'], speaker: 5 },
      { scene: 'plaza', lines: ['声2'], speaker: 2 },
      { scene: 'plaza', lines: ['声6'], speaker: 6 },
    ])
  })

  test('of two voices the first and the last present speak, in the order given, and so everybody with someone', () => {
    const speakersOf = (party: readonly number[]) => beatsFor([two], party).map(({ speaker }) => speaker)
    expect(speakersOf([5, 2, 6])).toEqual([6, 5])
    expect(speakersOf([1, 3, 5])).toEqual([1, 5])
    expect(speakersOf([1, 2, 4])).toEqual([4, 1])
    for (const party of bothWays) expect(speakersOf(party)).toHaveLength(2)
    expect(new Set(bothWays.flatMap(speakersOf))).toEqual(new Set(ids))
  })

  test('what is told of each member bears its name, in party order', () => {
    const told = { 1: ['{m}は先頭。', '{m}だ。'], 2: ['{m}は医者。'], 3: ['守'], 4: ['幻'], 5: ['追'], 6: ['囃'] } as const
    expect(beatsFor([{ scene: 'plaza', toldOf: told }], [2, 6, 1]).map(({ lines: each }) => each)).toEqual([
      ['{a}は医者。'],
      ['囃'],
      ['{c}は先頭。', '{c}だ。'],
    ])
  })

  test('a line for each stands in one box', () => {
    const lineFor = { 1: '切', 2: '医', 3: '屏', 4: '幻', 5: '追', 6: '囃' } as const
    expect(beatsFor([{ scene: 'plaza', lineFor }], [2, 6, 1])).toEqual([{ scene: 'plaza', lines: ['医', '囃', '切'] }])
  })
})

test('at the notice each of the three says why it stopped, in party order, and ヨツジ has heard it', () => {
  for (const party of bothWays) {
    const beats = beatsFor(closingMonologue, party)
    expect(beats.map(({ speaker }) => speaker ?? null)).toEqual([null, null, ...party, 'yotsuji', 'yotsuji', null, null, null])
    expect(tooLong(beats, 24)).toEqual([])
  }
})

describe('the scenes before the menu', () => {
  test('stand after every number of clears, with a key for every version', () => {
    expect([...new Set(interludes.map(({ act }) => act))]).toHaveLength(22)
    const counts = new Set(interludes.map(({ atClears }) => atClears ?? 0))
    expect([...counts].toSorted((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12])
    expect(new Set(toldScenes.map(({ key }) => key)).size).toBe(toldScenes.length)
    for (const { key, title } of toldScenes) expect(storySceneOf(key)).toMatchObject({ title })
    expect(storySceneOf('curtain-5')).toBeNull()
    expect(beatsFor(storySceneOf(opening.key)?.parts ?? [], [1, 2, 3])).toHaveLength(18)
  })

  test.each(storyScenes.map((scene) => [scene.key, scene] as const))('%s keeps to its boxes with every party', (_, { parts }) => {
    for (const party of bothWays) {
      const beats = beatsFor(parts, party)
      expect(tooLong(beats, 24)).toEqual([])
      expect(beats.filter(({ lines }) => lines.length < 1 || lines.length > 3)).toEqual([])
      // The members who speak are those of the party.
      const members = beats.map(({ speaker }) => speaker).filter((speaker) => typeof speaker === 'number')
      expect(members.filter((role) => !party.includes(role))).toEqual([])
      expect(textOf(beats).join('')).not.toContain('{m}')
    }
  })

  test('whoever comes home from a land for the first time is told of the way', () => {
    expect(waysHome.map(({ homeFrom, unlock }) => [homeFrom, unlock])).toEqual(
      [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12].map((field) => [field, { type: 'cleared', field }]),
    )
  })

  test('whose portrait stands beside a page says all of it: what is told stands on pages of its own', () => {
    const scenes = [
      closingMonologue,
      ...toldScenes.map(({ parts }) => parts),
      ...([1, 2, 3, 4] as const).map((ending) => endingParts(ending, 0)),
    ]
    const spoken = parties
      .flatMap((party) => scenes.flatMap((parts) => beatsFor(parts, party)))
      .filter(({ speaker }) => speaker !== undefined)
    expect(spoken.map(({ lines }) => shown(lines.join(''))).filter((said) => !/^「[^」]*」$|^（[^）]*）$/.test(said))).toEqual([])
  })

  test('in every scene each role has something to say, or nobody has', () => {
    const silent = storyScenes.filter(({ key, parts }) => {
      const speakers = new Set(bothWays.flatMap((party) => beatsFor(parts, party).map(({ speaker }) => speaker)))
      const spoken = ids.filter((role) => speakers.has(role))
      expect([[], ids], key).toContainEqual(spoken)
      return spoken.length === 0
    })
    expect(silent.map(({ key }) => key)).toEqual(['treasure', 'late-notice', 'diary', 'circular', 'interlude-sold-out'])
  })

  test.each([
    { list: interludes, length: 7, most: 3 },
    { list: waysHome, length: 8, most: 4 },
  ])('nobody is silent in more than $most of the $length scenes in which two speak', ({ list, length, most }) => {
    const pairs = list.filter(({ key, act, parts }) => key === act && parts.some((part) => 'count' in part && part.count === 2))
    expect(pairs).toHaveLength(length)
    for (const party of parties) {
      const speakers = pairs.map(({ parts }) => beatsFor(parts, party).map(({ speaker }) => speaker))
      const silent = party.map((role) => speakers.filter((heard) => !heard.includes(role)).length)
      expect(Math.max(...silent), party.join()).toBeLessThanOrEqual(most)
    }
  })

  test('the versions of an interlude differ', () => {
    const versions = interludes.map(({ parts }) => JSON.stringify(parts))
    expect(new Set(versions).size).toBe(versions.length)
    expect(interludes).toHaveLength(25)
  })

  test('the diary has 20 pages, and at the 18th one waves back', () => {
    const pages: readonly StoryPart[] = storySceneOf('diary')?.parts ?? []
    const beats = beatsFor(pages, [1, 2, 3])
    expect(beats).toHaveLength(20)
    expect(beats.map(({ button }) => button ?? '').indexOf('振りかえす')).toBe(17)
  })

  test('after each ending the curtain rises again', () => {
    expect(afterEndings.map(({ after }) => after)).toEqual(['ending-1', 'ending-2', 'ending-3', 'ending-4'])
  })
})

describe('the credits', () => {
  const endingNames = (ending: 1 | 2 | 3 | 4): readonly string[] => creditsOf(ending).flatMap((rope) => rope.flatMap(({ names }) => names))

  test.each([1, 2, 3, 4] as const)('of ending %i have everyone: the town, every boss, the three, and who has watched', (ending) => {
    const named = endingNames(ending)
    // The first lamplighter is met in field 12, without which endings 1 and 2 are chosen.
    const met = Object.keys(bossLines)
      .map(Number)
      .filter((id) => ending > 2 || id !== FIRST_LAMPLIGHTER)
    const bosses = met.map((id) => enemyEntry(id).name)
    const expected = [...Object.values(townNames), ...bosses, '{a}', '{b}', '{c}', AUDIENCE]
    expect(expected.filter((name) => !named.includes(name))).toEqual([])
    expect(new Set(named).size).toBe(named.length)
    expect(named.includes('灯祖')).toBe(ending > 2)
  })

  test('say what the town does after each ending, in as many lanterns as a rope holds', () => {
    const parts = ([1, 2, 3, 4] as const).map((ending) => creditsOf(ending).map((rope) => rope.map(({ part }) => part)))
    expect(parts.map((ropes) => ropes.map((rope) => rope.length))).toEqual([1, 2, 3, 4].map(() => [11, 11]))
    expect(parts.flat(2).filter((part) => part.length > 5)).toEqual([])
    expect(parts.map((ropes) => ropes[0]?.at(-1))).toEqual(['休演', '消えもの', '遅刻', '糸'])
    expect(parts.map((ropes) => ropes[1]?.join(' '))).toEqual([
      '門の外 門の内 布と昼飯 店じまい 目覚め 最後の芯 釘と猫 床 大道具 通りの名 見ない役',
      '迷子 開いた門 差し入れ 冷めた茶 寝息 芯切り 油と床下 床 大道具 ともし役 灯を増やす',
      '帰る途中 出迎え 差し入れ 待ち人 読了 四本に一本 朝寝と猫 お辞儀 大道具 つれかえり 客席',
      '糸の外 行儀 差し入れ 鋏の音 頁一枚 芯切り 算盤と爪 床 大道具 輪 最初の指',
    ])
  })

  test('name the stain on the floor where it is still there', () => {
    expect(([1, 2, 3, 4] as const).filter((ending) => endingNames(ending).includes('ポチ'))).toEqual([3, 4])
  })
})

describe('the endings', () => {
  const endings = [
    { ending: 1, pattern: 0, least: 12, most: 32 },
    { ending: 1, pattern: 1, least: 12, most: 32 },
    { ending: 2, pattern: 0, least: 12, most: 32 },
    { ending: 3, pattern: 0, least: 33, most: 51 },
    { ending: 4, pattern: 0, least: 12, most: 32 },
  ] as const

  test.each(endings)('ending $ending after answer $pattern keeps to its pages with every party', ({ ending, pattern, least, most }) => {
    for (const party of bothWays) {
      const beats = beatsFor(endingParts(ending, pattern), party)
      expect(beats.length).toBeGreaterThanOrEqual(least)
      expect(beats.length).toBeLessThanOrEqual(most)
      expect(tooLong(beats, 28)).toEqual([])
      expect(textOf(beats).join('')).not.toContain('{m}')
      // The wants of the three, each with its own name.
      party.forEach((role, at) => {
        const table: Readonly<Record<number, readonly string[]>> = wants[ending]
        const want = table[role]?.join('').replace('{m}', `{${'abc'.charAt(at)}}`)
        expect(textOf(beats)).toContain(want)
      })
    }
  })

  test('ending 3 has its four pictures, and a shadow for each of the three at the end', () => {
    const beats = beatsFor(endingParts(3, 0), [6, 3, 2])
    const scenes = new Set(beats.map(({ scene }) => scene))
    for (const scene of ['ending-3', 'ending-3-fields', 'ending-3-night', 'ending-3-way-home'] as const) expect(scenes).toContain(scene)
    expect(textOf(beats).at(-3)).toBe('ひとつは、太鼓を半拍遅れて打つ。ひとつは、屏風を半分ひらいている。ひとつは、小さな灯を抱いている。')
  })

  test('let the player do with the button what is done', () => {
    const hands = ([1, 2, 3, 4] as const).map((ending) =>
      beatsFor(endingParts(ending, 0), [1, 2, 3]).flatMap(({ button, lines }) => (button === undefined ? [] : [[lines.at(-1), button]])),
    )
    expect(hands).toEqual([
      [
        ['布を巻いても、まだ明るい。', '布を巻く'],
        ['明るいので、誰も外を見ない。', '見ない'],
      ],
      [
        ['八つ、十六、三十二。', '灯を増やす'],
        ['{c}は振りかえした。', '振りかえす'],
      ],
      [
        ['見えるはずは、ないのだけれど。', '振りかえす'],
        ['帰る場所ができるから。', '灯を消す'],
      ],
      [
        ['便利であった。', '指をあげる'],
        ['皆、たいへん行儀がよい。', '指をあげる'],
        ['下ろす手を、誰も持っていないので。', '指をあげる'],
      ],
    ])
  })

  test('in the first night of ending 3 somebody is called to supper, as the grass of field 1 remembers it', () => {
    const night = beatsFor(endingParts(3, 0), [1, 2, 3]).filter(({ scene }) => scene === 'ending-3-night')
    expect(night.slice(0, 5).map(({ state }) => state)).toEqual(['stars', 'supper', 'running', 'bowls', 'knock'])
    expect(night[1]?.lines[0]).toMatch(/^「夕飯だよ」/)
    expect(fieldTexts[0]?.stageLines.join('')).toContain('夕飯だよ、と呼ぶ声を、草が覚えている。')
  })

  test('ending 2 shows the gate while it is told of the gate, and the room while it is told of the tea', () => {
    const sceneOfLine = (part: string) => beatsFor(endingParts(2, 0), [1, 2, 3]).find(({ lines }) => lines.join('').includes(part))?.scene
    expect(['油を門まで', '両手をあげて振った', '桶に腰かけて', '門に吊ってある'].map(sceneOfLine)).toEqual(Array(4).fill('ending-2-gate'))
    expect(sceneOfLine('茶は両方とも冷たい')).toBe('ending-2-room')
    expect(sceneOfLine('靴が、軽くなった')).toBe('ending-2')
  })

  test('ending 1 owns up after the silence', () => {
    const openings = ([0, 1] as const).map((pattern) => endingParts(1, pattern).slice(0, ending1Openings[pattern].length))
    expect(openings).toEqual([...ending1Openings])
    expect(JSON.stringify(openings[1])).toContain('遠足では、なかった')
    expect(JSON.stringify(openings[0])).not.toContain('遠足')
  })

  test('can be read again by the journal’s key', () => {
    for (const ending of [1, 2, 3, 4] as const) expect(storySceneOf(endingKey(ending))).toMatchObject({ parts: endingParts(ending, 0) })
  })
})
