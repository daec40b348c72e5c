import { rngStateFrom, seededRng } from '../rules/rng.ts'
import type { Policy } from './policy.ts'
import { chooseCommands } from './choose.ts'
import type { Knowledge } from './expectation.ts'
import { Memory } from './memory.ts'
import type { PersonName, PersonTraits } from './traits.ts'
import { viewOf } from './view.ts'

/** Somebody with these habits and an empty memory, which fills from adventure to adventure. */
export const personPolicy = (traits: PersonTraits, seed: number): Policy<PersonName> => policyWith(newKnowledge(traits, seed))

/** What somebody with these habits knows who has never played. `seed` decides what is misjudged. */
export const newKnowledge = (traits: PersonTraits, seed: number): Knowledge => ({
  traits,
  memory: new Memory(),
  misjudged: misjudgement(traits, seed),
})

/** Plays by this knowledge, and remembers what it sees. */
export function policyWith(knowledge: Knowledge): Policy<PersonName> {
  return {
    name: knowledge.traits.name,
    choose: (state, { rng, stagesLeft }) => chooseCommands(knowledge, { view: viewOf(state), stagesLeft, rng }),
    watch: (before, events) => knowledge.memory.watch(before, events),
  }
}

/** One factor for each enemy: somebody who misreads a figure of the compendium misreads it always. */
function misjudgement({ compendiumError }: PersonTraits, seed: number): (kind: number) => number {
  const error = compendiumError ?? 0
  return (kind) => 1 + (error * seededRng(rngStateFrom(seed * 1009 + kind)).int(-100, 100)) / 100
}
