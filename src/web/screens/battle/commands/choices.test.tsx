import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { BattleFlow } from '../battle-flow.ts'
import { battleFlow, initialFlow } from '../battle-flow.ts'
import { encounter, member, slash, storm, tend } from '../sample-battle.fixture.ts'
import { ChoiceList } from './choice-list.tsx'
import { choicesOf } from './choices.ts'

type Commanding = Extract<BattleFlow, { status: 'command' }>
const nothing = () => undefined

/** The list of skills of a member with so much AP, and what of it can be chosen. */
function listed(ap: number): { readonly flow: Commanding; readonly open: readonly string[]; readonly shut: readonly string[] } {
  const reply = encounter([member(0, { value_ap: ap }), member(1), member(2)])
  const begun = [
    { type: 'entered', place: { fieldId: 1, stageId: 1 } },
    { type: 'encountered', encounter: reply },
  ] as const
  const flow = [...begun, { type: 'commandChosen', command: 'skill' } as const].reduce(battleFlow, initialFlow) as Commanding
  const choices = choicesOf(flow, false)
  const list = <ChoiceList title="" choices={choices} empty="" onChoose={nothing} onLook={nothing} onStop={nothing} />
  const rows = renderToStaticMarkup(list).match(/<button[^>]*class="[^"]*row[^"]*".*?<\/button>/g) ?? []
  const names = (isShut: boolean) =>
    rows
      .filter((row) => row.includes('aria-disabled="true"') === isShut)
      .map((row) => choices.find(({ name }) => row.includes(name))?.name ?? row)
  return { flow, open: names(false), shut: names(true) }
}

test('a skill that costs more AP than its member has cannot be chosen; one that costs all of it can [BATTLE-41]', () => {
  const all = [slash.name, tend.name, storm.name]
  expect(listed(4)).toMatchObject({ open: all, shut: [] })
  const { flow, open, shut } = listed(3)
  expect({ open, shut }).toEqual({ open: [], shut: all })
  for (const { id } of [slash, tend, storm]) {
    for (const action of [{ type: 'intended', intent: { type: 'skill', skill: id } } as const]) {
      let after = battleFlow(flow, action)
      if (after.status === 'enemySelect') after = battleFlow(after, { type: 'aimed', target: 3 })
      if (after.status === 'partySelect') after = battleFlow(after, { type: 'aimed', target: 0 })
      expect(after).toMatchObject({ status: 'command', picks: [] })
    }
  }
})
