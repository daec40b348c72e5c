import { battle } from '../../../contract/battle/battle.ts'
import { confirmations } from '../../../content/text/refusals.ts'
import { Refusal, refuse } from '../../refusal.ts'
import type { Routes } from '../../http/calls/routes.ts'
import { runningToWire } from '../../wire/running.ts'
import { endAdventure, executeTurn, finish, winOf } from './battle.service.ts'
import { enterStage, type StartContext } from './enter-stage.ts'
import { encounterToWire, turnToWire, winToWire } from './battle.wire.ts'
import { standingToWire } from './encore/encore.wire.ts'

export function registerBattle(routes: Routes, tools: Omit<StartContext, 'now'>): void {
  const { onDiffering } = tools
  routes.write(battle.encount, async ({ tx, caller, body, now }) => {
    const entered = await enterStage(
      tx,
      caller.saveId,
      { field: body.field_id, stage: body.stage_id, slip: body.slip ?? null },
      { now, ...tools },
    )
    if (entered instanceof Refusal) return entered
    if ('other' in entered) return refuse('otherAdventureOn', { running: runningToWire(entered.other) })
    return encounterToWire(entered)
  })

  routes.write(battle.exec, {
    // The turn's number already makes sure that nothing happens twice.
    guardsItself: ({ turn }) => typeof turn === 'number',
    handle: async ({ tx, caller, body, now }) => {
      const { session_id: sessionId, selectedCommands: commands, turn = null, stage_id: stage = null } = body
      const result = await executeTurn(tx, caller.saveId, { sessionId, commands, turn, stage }, now)
      return result instanceof Refusal ? result : turnToWire(result, body.brief ?? false)
    },
  })

  routes.write(battle.resultWin, async ({ tx, caller, body }) => {
    const win = await winOf(tx, caller.saveId, body.session_id)
    return win instanceof Refusal ? win : winToWire(win)
  })

  routes.write(battle.refresh, async ({ tx, caller, body, now }) => {
    const ended = await endAdventure(tx, caller.saveId, body.session_id ?? '', now)
    if (ended?.differs) onDiffering(ended.sessionId)
    return { message: confirmations.adventureDropped }
  })

  routes.write(battle.finish, async ({ tx, caller, body, now }) => {
    const ended = await finish(tx, caller.saveId, body.session_id ?? '', now)
    if (ended instanceof Refusal) return ended
    const reply = { message: confirmations.adventureFinished }
    if (ended === null) return reply
    if (ended.differs) {
      onDiffering(ended.sessionId)
      return refuse('recordDiffers')
    }
    return ended.standing === null ? reply : { ...reply, standing: standingToWire(ended.standing, caller.saveId) }
  })
}
