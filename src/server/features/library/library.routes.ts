import { type Book, library } from '../../../contract/library.ts'
import type { Routes } from '../../http/calls/routes.ts'
import { bestiaryOf } from './bestiary.ts'
import { finishReading, type ShelvedBook, shelvesOf } from './library.service.ts'
import { knownShadow, shadowToWire } from './shadow.service.ts'

export function registerLibrary(routes: Routes): void {
  routes.read(library.fetchBook, async ({ tx, caller }) => {
    const { adventure, job, enemy, history } = await shelvesOf(tx, caller.saveId)
    return [adventure.map(bookToWire), job.map(bookToWire), enemy.map(bookToWire), history.map(bookToWire)] as const
  })

  routes.read(library.bestiary, ({ tx, caller }) => bestiaryOf(tx, caller.saveId))

  routes.readAndCompose(library.shadow, {
    look: ({ tx, caller, params }) => knownShadow(tx, caller.saveId, params.shadow),
    compose: async (found) => shadowToWire(found),
  })

  routes.write(library.markFinished, ({ tx, caller, body, now }) => finishReading(tx, caller.saveId, body.book_id, now))
}

const bookToWire = ({ id, title, text, isRead, category }: ShelvedBook): Book => ({
  id,
  name: title,
  content: text.plain,
  markup: text.markup,
  is_read: isRead,
  book_category: category,
})
