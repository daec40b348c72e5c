import { expect, test } from 'vitest'
import { catalog } from '../src/content/catalog.ts'
import { builds } from '../src/lab/builds.ts'
import { memberWith } from '../src/lab/party.ts'
import { autoSightOf } from '../src/lab/policies/auto.ts'
import { startAdventure } from '../src/rules/adventure/adventure.ts'
import { autoCommands } from '../src/rules/auto/auto-commands.ts'
import { expAtLevel, MAX_LEVEL } from '../src/rules/party/growth.ts'
import { rngStateFrom } from '../src/rules/rng.ts'
import { encounterToWire } from '../src/server/features/battle/battle.wire.ts'
import { autoSight } from '../src/web/screens/battle/commands/auto-sight.ts'
import { battleFrom } from '../src/web/screens/battle/battle-model.ts'

const cast = [1, 2, 3].map((id) => ({ id, name: `仲間${id}` }))

test.each(builds.map((build) => [build.name, build] as const))(
  'the screen and the lab see the same of the skills of %s, and choose the same',
  (_, build) => {
    const members = [1, 2, 3].map(() => memberWith(expAtLevel(MAX_LEVEL), build))
    for (const forced of [null, 2102]) {
      const begun = startAdventure({ field: 2, members, bag: [], rng: rngStateFrom(1) }, catalog)
      const combatants = begun.battle.combatants.map((one) => (one.side === 'enemies' ? { ...one, forced } : one))
      const state = { ...begun, battle: { ...begun.battle, combatants } }
      const encounter = encounterToWire({
        adventure: { id: 1, sessionId: '', cast, state, win: null, speech: null, numberedSince: null },
        log: [],
        wounded: false,
        clears: 0,
        known: new Map(),
        tactics: [],
      })
      const [screen, lab] = [autoSight(battleFrom({ fieldId: 2, stageId: 1 }, encounter)), autoSightOf(state.battle)]
      const [party, enemies] = [combatants.slice(0, cast.length), combatants.slice(cast.length)]
      expect(party.map(screen.skillsOf)).toEqual(party.map(lab.skillsOf))
      expect(enemies.map(screen.announced)).toEqual(
        enemies.map((one) => {
          const told = lab.announced(one)
          return told && { aim: told.aim, breakDamage: told.breakDamage, weight: told.weight }
        }),
      )
      expect(autoCommands(screen)).toEqual(autoCommands(lab))
    }
  },
)
