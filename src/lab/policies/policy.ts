import type { PersonName } from '../../players/traits.ts'
import type { Policy as AnyPolicy } from '../../players/policy.ts'

export type { Situation } from '../../players/policy.ts'
export type Policy = AnyPolicy<PolicyName>
export type PolicyName = 'random' | 'attack-only' | 'spam' | 'greedy' | 'solver' | 'repeating' | 'prudent' | 'auto' | PersonName
