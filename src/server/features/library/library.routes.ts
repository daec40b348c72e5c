import { library } from '../../../contract/library.ts'
import type { Routes } from '../../http/routes.ts'
import { finishReading, shelvesOf } from './library.service.ts'

export function registerLibrary(routes: Routes): void {
  routes.read(library.fetchBook, ({ tx, caller }) => shelvesOf(tx, caller.saveId))

  routes.write(library.markFinished, ({ tx, caller, body, now }) => finishReading(tx, caller.saveId, body.book_id, now))
}
