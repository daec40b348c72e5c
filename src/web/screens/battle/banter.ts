import { resultBanter } from '../../../content/story/result-banter.ts'
import type { Battle } from './battle-model.ts'

/** What two members who still stand say to each other after this stage; the same after a reload. */
export function banterAfter({ members, sessionId, place }: Battle): readonly string[] {
  const standing = members.filter((member) => !member.is_defeated_flag)
  const said = resultBanter.filter(({ roles }) => roles.every((role) => standing.some((member) => member.role_id === role)))
  const chosen = said[numberOf(`${sessionId} ${place.stageId}`) % Math.max(said.length, 1)]
  return (chosen?.lines ?? []).map(({ role, text }) => `${standing.find((member) => member.role_id === role)?.name ?? ''}「${text}」`)
}

/** A hash of the text. */
function numberOf(text: string): number {
  let sum = 7
  for (const character of text) sum = (sum * 31 + (character.codePointAt(0) ?? 0)) % 1_000_003
  return sum
}
