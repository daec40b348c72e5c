import { dumplingStall } from '../../../content/story/town/keepers/plaza.ts'
import { people, type Person, talkAt, type TalkFrom } from '../../../content/story/town/people.ts'
import { dreams, polisherTalk, stainNames, townTalk } from '../../../content/story/town/town-talk.ts'
import { townNames } from '../../../content/story/town/town-names.ts'
import { talkers } from '../../../content/text/plaza.ts'

export interface Talk {
  readonly name: string
  readonly lines: readonly string[]
}

interface Listeners {
  /** Of the three. */
  readonly roles?: readonly number[]
  /** The ending that was told last. */
  readonly dreamt?: keyof typeof dreams | null
}

/** What people in the plaza say once `cleared` fields are cleared, those first who have dreamt an ending. */
export function talksAt(cleared: number, { roles = [], dreamt = null }: Listeners = {}): readonly Talk[] {
  const by = (name: string, lines: readonly string[] | undefined): readonly Talk[] => (lines === undefined ? [] : [{ name, lines }])
  const to = (name: string, line: Person['to']) => by(name, line && roles.includes(line.role) ? line.lines : undefined)
  const from = (name: string, talk: readonly TalkFrom[]) => by(name, talkAt(talk, cleared)?.lines)
  return [
    ...(dreamt === null ? [] : dreams[dreamt].map(({ who, lines }) => ({ name: townNames[who], lines }))),
    ...by(talkers.town, townTalk[Math.min(cleared, townTalk.length - 1)]),
    ...by(talkers.polisher, polisherTalk[Math.min(cleared, polisherTalk.length - 1)]),
    ...from(talkers.dumplings, people.maru.talk),
    ...from(talkers.polisher, people.omigaki.talk),
    ...from(talkers.clerk, people.soroban.talk),
    ...by(talkers.dumplings, dumplingStall[cleared % dumplingStall.length]),
    ...from(talkers.child, stainNames),
    ...to(talkers.dumplings, people.maru.to),
    ...to(talkers.clerk, people.soroban.to),
  ]
}
