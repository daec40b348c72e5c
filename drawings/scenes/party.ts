import { roleClasses } from '../../src/web/looks/roles.ts'
import { partyPoses } from '../../src/web/staging/staging.ts'
import type { Drawing } from '../tools/drawing.ts'
import { partyMember } from '../bodies/party.ts'

// The party of the save in story scenes: each role in each pose, 200 × 240, feet at (100, 220).
export const drawings: readonly Drawing[] = partyPoses.flatMap((pose) =>
  roleClasses.map(
    (role): Drawing => ({
      name: `scenes/party-${pose}-${role}`,
      svg: `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 240"><g transform="translate(100 220)">${partyMember('prs', role, pose)}</g></svg>`,
    }),
  ),
)
