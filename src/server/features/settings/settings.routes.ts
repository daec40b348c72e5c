import { settings } from '../../../contract/settings.ts'
import type { Routes } from '../../http/routes.ts'
import { difficultyOf, setDifficulty } from '../../store/saves.ts'

export function registerSettings(routes: Routes): void {
  routes.read(settings.difficulty, async ({ tx, caller }) => ({ difficulty: await difficultyOf(tx, caller.saveId) }))

  routes.write(settings.changeDifficulty, async ({ tx, caller, body: { difficulty } }) => {
    await setDifficulty(tx, caller.saveId, difficulty)
    return { difficulty }
  })
}
