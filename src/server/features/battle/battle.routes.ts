import { battle } from '../../../contract/battle.ts'
import { confirmations } from '../../../content/text/refusals.ts'
import type { RngState } from '../../../rules/rng.ts'
import { Refusal } from '../../http/refusal.ts'
import type { Routes } from '../../http/routes.ts'
import { drop, encounter, finish, playRound, winOf } from './battle.service.ts'
import { encounterToWire, roundToWire, winToWire } from './battle.wire.ts'

export function registerBattle(routes: Routes, dice: () => RngState): void {
  routes.write(battle.encount, async ({ tx, caller, body, now }) => {
    const met = await encounter(tx, caller.saveId, { field: body.field_id, stage: body.stage_id }, { now, dice })
    return met instanceof Refusal ? met : encounterToWire(met)
  })

  routes.write(battle.exec, {
    // The round's number already sees to it that nothing happens twice.
    guardsItself: ({ turn }) => typeof turn === 'number',
    deed: async ({ tx, caller, body, now }) => {
      const order = { sessionId: body.session_id, commands: body.selectedCommands, turn: body.turn ?? null }
      const round = await playRound(tx, caller.saveId, order, now)
      return round instanceof Refusal ? round : roundToWire(round)
    },
  })

  routes.write(battle.resultWin, async ({ tx, caller, body }) => {
    const win = await winOf(tx, caller.saveId, body.session_id)
    return win instanceof Refusal ? win : winToWire(win)
  })

  routes.write(battle.refresh, async ({ tx, caller, body }) => {
    await drop(tx, caller.saveId, textOf(body.session_id))
    return { message: confirmations.adventureDropped }
  })

  routes.write(battle.finish, async ({ tx, caller, body }) => {
    const refused = await finish(tx, caller.saveId, textOf(body.session_id))
    return refused ?? { message: confirmations.adventureFinished }
  })
}

/** An id that is no text names nothing. */
const textOf = (id: unknown): string => (typeof id === 'string' && id.length <= 64 ? id : '')
