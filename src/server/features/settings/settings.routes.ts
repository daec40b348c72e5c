import { settings } from '../../../contract/settings.ts'
import type { Routes } from '../../http/calls/routes.ts'
import { setSettings, settingsOf } from '../../store/rows/account/users.ts'
import { difficultyOf, setDifficulty } from '../../store/rows/save/saves.ts'

export function registerSettings(routes: Routes): void {
  routes.read(settings.difficulty, async ({ tx, caller }) => ({ difficulty: await difficultyOf(tx, caller.saveId) }))

  routes.write(settings.changeDifficulty, async ({ tx, caller, body: { difficulty } }) => {
    await setDifficulty(tx, caller.saveId, difficulty)
    return { difficulty }
  })

  routes.read(settings.player, async ({ tx, caller }) => ({ settings: await settingsOf(tx, caller.userId) }))

  routes.write(settings.changePlayer, async ({ tx, caller, body }) => {
    await setSettings(tx, caller.userId, body)
    return { settings: body }
  })
}
