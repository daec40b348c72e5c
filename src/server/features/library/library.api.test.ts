import { expect, test } from 'vitest'
import { COVERLESS_BOOK, NAME_TAGS } from '../../../content/named-ids.ts'
import { give, userIdOf } from '../../../../tests/adventures.ts'
import { firstOf } from '../../../../tests/first-of.ts'
import { enemyEntry } from '../../../content/catalog.ts'
import { onBothDatabases } from '../../../../tests/game.ts'
import { noteInJournal } from '../../store/rows/save/journal.ts'
import { setEnding } from '../../store/rows/save/saves.ts'
import { renameUser } from '../../store/rows/account/users.ts'
import { api } from '../../../contract/api.ts'

const { hp, stats } = enemyEntry(11)
const figures = `HP ${hp}　STR ${stats.str}`

onBothDatabases('the library', (game) => {
  test('lists the unlocked books in four categories, highest id first [LIBRARY-2, LIBRARY-4]', async () => {
    const browser = await game.player()
    const body = await browser.call(api.library.fetchBook)
    expect(body).toHaveLength(4)
    const ids = body[0].map((book) => book.id)
    expect(ids).toEqual([...ids].toSorted((a, b) => b - a))
    expect(ids).toContain(101)
    expect(body[0][0]).toMatchObject({ name: expect.any(String), content: expect.any(String), is_read: false, book_category: 'adventure' })
    const more = await game.player()
    await give(game, more, { cleared: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] })
    expect((await more.call(api.library.fetchBook)).flat().length).toBeGreaterThan(body.flat().length)
  })

  test('has in each of its lists the highest id first, however many are unlocked [LIBRARY-3]', async () => {
    const longest: number[] = []
    for (const count of [0, 5, 12]) {
      const browser = await game.player()
      await give(game, browser, { cleared: Array.from({ length: count }, (_, index) => index + 1), read: [COVERLESS_BOOK] })
      const lists = (await browser.call(api.library.fetchBook)).map((list) => list.map(({ id }) => id))
      expect(lists).toEqual(lists.map((ids) => ids.toSorted((a, b) => b - a)))
      longest.push(Math.min(...lists.map((ids) => ids.length)))
    }
    expect(longest[2]).toBeGreaterThan(3)
  })

  test('fills in the figures that books ask for', async () => {
    const browser = await game.player()
    await give(game, browser, { cleared: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12], read: [COVERLESS_BOOK] })
    const books = (await browser.call(api.library.fetchBook)).flat()
    expect(books.filter(({ content }) => content.includes('{{'))).toEqual([])
    expect(books.some(({ content }) => content.includes(figures))).toBe(true)
  })

  test('gives every text without marks as content, and with them as markup [LIBRARY-5]', async () => {
    const browser = await game.player()
    await give(game, browser, { cleared: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12], read: [COVERLESS_BOOK] })
    const books = (await browser.call(api.library.fetchBook)).flat()
    expect(books.length).toBeGreaterThan(40)
    expect(books.filter(({ content }) => /[｜《》]|^#|\[\[|\]\]|\{\{/m.test(content)).map(({ id }) => id)).toEqual([])
    expect(books.filter(({ content }) => content !== content.trim() || /\n{3}/.test(content)).map(({ id }) => id)).toEqual([])
    const grassland = books.find(({ id }) => id === 301)
    expect(grassland?.content).toContain(`\n\nケシカゲ\n\n${figures}　`)
    expect(grassland?.content).toContain('芥子粒（けしつぶ）ほどの影。')
    expect(grassland?.markup).toContain('\n\n# ケシカゲ\n\n[[enemy:11]]\n\nHP ')
    expect(grassland?.markup).toContain('｜芥子粒《けしつぶ》ほどの影。')
  })

  test('writes the late notes and the account’s name into the name tags after ending 3, whatever the name', async () => {
    const browser = await game.player()
    const { save } = await give(game, browser, { cleared: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12], read: [COVERLESS_BOOK] })
    const tags = async () => firstOf((await browser.call(api.library.fetchBook)).flat().filter(({ id }) => id === NAME_TAGS))
    const before = await tags()
    for (const late of ['（見つかりました）', '（弟さんの隣に座っています）', '（ありました。とても長いのが）', '{player}'])
      expect(before.content).not.toContain(late)
    await game.reach((tx) => setEnding(tx, save, 4))
    expect(await tags()).toEqual(before)
    await game.reach((tx) => noteInJournal(tx, save, 'scene', ['ending-3'], 0))
    const user = await userIdOf(browser)
    await game.reach((tx) => renameUser(tx, user, '<b>｜a《b》'))
    const after = await tags()
    for (const late of ['（見つかりました）', '（弟さんの隣に座っています）', '（ありました。とても長いのが）', '――　<b>|a〈b〉\n'])
      expect(after.content).toContain(late)
    expect(after.markup).not.toContain('《')
  })

  test('writes the late notes for a save that ended with 3 before endings were noted, once the last field is cleared', async () => {
    const browser = await game.player()
    const { save } = await give(game, browser, { cleared: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12], read: [COVERLESS_BOOK] })
    await game.reach((tx) => setEnding(tx, save, 3))
    const books = (await browser.call(api.library.fetchBook)).flat()
    expect(books.find(({ id }) => id === NAME_TAGS)?.content).toContain('（見つかりました）')
  })

  test('remembers what was read [LIBRARY-6]', async () => {
    const browser = await game.player()
    for (let n = 0; n < 2; n += 1) await browser.call(api.library.markFinished, { book_id: '101' })
    const [adventure] = await browser.call(api.library.fetchBook)
    expect(adventure.find(({ id }) => id === 101)?.is_read).toBe(true)
  })

  test('does not mark a locked book as read, and so does not unlock the vast expanse [LIBRARY-7]', async () => {
    const browser = await game.player()
    await give(game, browser, { cleared: [1] })
    expect(await browser.refusal(api.library.markFinished, { book_id: COVERLESS_BOOK })).toMatchObject({ status: 404 })
    expect(await browser.refusal(api.library.markFinished, { book_id: 99_999 })).toMatchObject({ status: 404 })
    await give(game, browser, { cleared: [8, 10] })
    const fields = await browser.call(api.field.list)
    expect(fields.map((field) => field.id)).not.toContain(12)
  })

  test('unlocks the vast expanse with the book that has no cover [FIELD-3]', async () => {
    const browser = await game.player()
    await give(game, browser, { cleared: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11] })
    await browser.call(api.library.markFinished, { book_id: COVERLESS_BOOK })
    const fields = await browser.call(api.field.list)
    expect(fields[0]).toEqual({ id: 12, name: '茫洋', difficulty: '？', is_cleared: false, offering: null })
    expect(fields.at(-1)).toEqual({ id: 1, name: '灯見ヶ原', difficulty: '★☆☆☆☆☆', is_cleared: true, offering: null })
  })
})
