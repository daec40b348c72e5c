import { expect, test } from 'vitest'
import { give } from '../../../../tests/adventures.ts'
import { onBothDatabases } from '../../../../tests/game.ts'
import { catalog } from '../../../content/catalog.ts'
import { bossLines } from '../../../content/log/boss-lines.ts'
import { ALTAR, ENDLESS, FINALE, VAST_EXPANSE } from '../../../content/named-ids.ts'
import { fieldVoices, shadowVoices } from '../../../content/story/field-voices.ts'
import { startAdventure } from '../../../rules/adventure/adventure.ts'
import { newMember } from '../../../rules/party/growth.ts'
import { rngStateFrom } from '../../../rules/rng.ts'
import { noteInJournal, notedOf } from '../../store/rows/save/journal.ts'
import { openStage } from './speech.ts'

const ROLES = [4, 2, 6]
const FIRST_BOSS = 15
/** The place of the boss of the first field, between two enemies. */
const BOSS_PLACE = 4
const bossStage = { field: 1, first: 4 }
/** A session whose number drawn by lot is this. */
const drawing = (number: number): string => `${number.toString(16).padStart(6, '0')}ff-ffff-4fff-bfff-ffffffffffff`

onBothDatabases('when a stage begins', (game) => {
  const save = async (cleared: readonly number[] = []): Promise<number> => (await give(game, await game.player(), { cleared })).save

  async function opened(
    saveId: number,
    { field, first }: { readonly field: number; readonly first: number },
    lot = 0,
    heard: readonly string[] = [],
  ) {
    const state = startAdventure({ field, members: ROLES.map((role) => newMember(role)), bag: [], rng: rngStateFrom(1), first }, catalog)
    return game.reach(async (tx) => {
      await noteInJournal(tx, saveId, 'heard', heard, 0)
      return openStage(tx, { saveId, sessionId: drawing(lot), state }, 0)
    })
  }
  const voice = (field: number, speaker: number) => ({ turn: 0, event: null, speaker, lines: [fieldVoices[ROLES[speaker] ?? 0]?.[field]] })
  const heardBy = async (saveId: number) => [...(await game.reach((tx) => notedOf(tx, saveId, 'heard')))].toSorted()

  test('one member reacts to the field in each of its first three stages', async () => {
    const answers = []
    for (const first of [1, 2, 3, 4]) answers.push(await opened(await save(), { field: 6, first }))
    const spoken = { left: [], said: [voice(6, 0)] }
    expect(answers).toEqual([spoken, spoken, spoken, null])
  })

  test('the member who reacts is one that has not yet', async () => {
    const saveId = await save()
    const speakers = []
    for (const first of [1, 2, 3, 1]) speakers.push((await opened(saveId, { field: 4, first }))?.said[0]?.speaker ?? null)
    expect(speakers).toEqual([1, 0, 2, null])
    expect(await heardBy(saveId)).toEqual(['field:4:2', 'field:4:4', 'field:4:6'])
  })

  test('a boss has all to say that it has not said, and its last words are answered once', async () => {
    const lines = bossLines[FIRST_BOSS]
    const before = { turn: 0, event: null, speaker: BOSS_PLACE, lines: lines?.before }
    const saveId = await save()
    expect(await opened(saveId, bossStage)).toEqual({ left: ['half', 'fall', 'answer', 'after', 'down'], said: [before] })
    expect(await opened(saveId, bossStage)).toEqual({ left: ['half', 'fall', 'answer', 'after', 'down'], said: [] })
    expect(await heardBy(saveId)).toEqual(['boss:15:before'])
    expect(await opened(saveId, bossStage, 0, ['boss:15:fall'])).toEqual({ left: ['half', 'after', 'down'], said: [] })
  })

  test('nobody reacts to the field where a boss speaks', async () => {
    const [saveId, third] = [await save(), { field: 8, first: 3 }]
    expect((await opened(saveId, third))?.said.map(({ lines }) => lines)).toEqual([bossLines[84]?.before])
    expect((await opened(saveId, third))?.said).toEqual([voice(8, 2)])
  })

  test('a boss that has said all says one of it again, or nothing, by lot', async () => {
    const lines = bossLines[FIRST_BOSS]
    const heard = ['before', 'half', 'fall', 'answer', 'after', 'down', 'again'].map((moment) => `boss:15:${moment}`)
    const saveId = await save()
    const answers = []
    for (const lot of [0, 1, 2, 3, 4, 5, 6]) answers.push(await opened(saveId, bossStage, lot, heard))
    const before = { left: [], said: [{ turn: 0, event: null, speaker: BOSS_PLACE, lines: lines?.before }] }
    expect(answers).toEqual([before, { left: ['half'], said: [] }, { left: ['fall'], said: [] }, null, null, null, before])
    expect(await heardBy(saveId)).toEqual(heard.toSorted())
  })

  test('a boss keeps its word to the beaten until they are, whatever else it has said', async () => {
    const heard = ['before', 'half', 'fall', 'answer', 'after'].map((moment) => `boss:15:${moment}`)
    const saveId = await save()
    expect(await opened(saveId, bossStage, 3, heard)).toEqual({ left: ['down'], said: [] })
    expect(await opened(saveId, bossStage, 1)).toEqual({ left: ['half', 'down'], said: [] })
  })

  test('a boss that has beaten them says so at the next meeting, once, in place of its first words; not to those who have beaten it since', async () => {
    const saveId = await save()
    const again = { turn: 0, event: null, speaker: BOSS_PLACE, lines: bossLines[FIRST_BOSS]?.again }
    const beaten = ['boss:15:before', 'boss:15:down']
    expect(await opened(saveId, bossStage, 0, beaten)).toEqual({ left: ['half', 'fall', 'answer', 'after'], said: [again] })
    expect(await opened(saveId, bossStage)).toEqual({ left: ['half', 'fall', 'answer', 'after'], said: [] })
    expect(await heardBy(saveId)).toEqual(['boss:15:again', ...beaten])
    const since = await save()
    expect((await opened(since, bossStage, 3, [...beaten, 'boss:15:fall']))?.said).toEqual([])
  })

  test('what is told after a boss may need a field that was cleared before', async () => {
    const leftIn = async (field: number, cleared: readonly number[]) => {
      const first = catalog.field(field).stages.length
      return (await opened(await save(cleared), { field, first }))?.left
    }
    expect(await leftIn(ALTAR, [])).not.toContain('after')
    expect(await leftIn(ALTAR, [6])).toEqual(['half', 'fall', 'answer', 'after', 'down'])
    expect(await leftIn(VAST_EXPANSE, [])).toEqual(['half', 'low', 'fall', 'answer', 'after', 'down'])
  })

  test('the members speak who meet their own shadows, each once', async () => {
    const saveId = await save()
    const own = { field: VAST_EXPANSE, first: 4 }
    const said = ROLES.map((role, speaker) => ({ turn: 0, event: null, speaker, lines: [shadowVoices[role]] }))
    expect(await opened(saveId, own, 0, ['shadow:2'])).toEqual({ left: [], said: said.filter(({ speaker }) => speaker !== 1) })
    expect(await opened(saveId, own)).toBeNull()
    expect(await heardBy(saveId)).toEqual(['shadow:2', 'shadow:4', 'shadow:6'])
  })

  test('in 千秋楽 each boss says the same in every run, and nobody else speaks', async () => {
    const saveId = await save()
    for (const boss of [15, 25]) {
      const stage = { field: FINALE, first: boss === 15 ? 1 : 2 }
      const finale = [expect.objectContaining({ turn: 0, event: null, lines: bossLines[boss]?.finale })]
      for (let run = 0; run < 2; run += 1) expect(await opened(saveId, stage)).toEqual({ left: [], said: finale })
    }
    expect(await heardBy(saveId)).toEqual([])
  })

  test('in 無尽の幕 nobody speaks', async () => {
    const saveId = await save()
    // Every fifth curtain has a boss.
    for (const first of [1, 5]) expect(await opened(saveId, { field: ENDLESS, first })).toBeNull()
    expect(await heardBy(saveId)).toEqual([])
  })
})
