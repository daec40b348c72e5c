import { type Action, skillIn } from '../battle/event.ts'
import type { EndedStage } from '../town/deeds.ts'

/** What a stage adds to the notes on one kind of enemy. Only what was seen. */
export interface ShadowNote {
  /** The enemy's id. */
  readonly enemy: number
  /** How many were folded. */
  readonly folded: number
  /** Acts of members that did damage to it, each once, however many it hit and how often. */
  readonly strokes: number
  /** Of the stage; null unless it was won. */
  readonly turns: number | null
  readonly skills: readonly SeenSkill[]
}

export interface SeenSkill {
  readonly skill: number
  /** From 1. */
  readonly times: number
  /** It came at least once after it was announced. */
  readonly isAnnounced: boolean
}

/** What is to be noted of the enemies of a stage that has ended or was given up, one note for each kind of which there is anything to tell. */
export function shadowNotesOf(stage: EndedStage): readonly ShadowNote[] {
  const { phase, events, combatants } = stage
  const turns = phase === 'won' ? events.filter(({ type }) => type === 'turnEnded').length : null
  const counts = countsOf(stage)
  const kinds = new Set(combatants.filter(({ side }) => side === 'enemies').map(({ kind }) => kind))
  return [...kinds].flatMap((enemy): readonly ShadowNote[] => {
    const { folded, strokes, skills } = counts.get(enemy) ?? NOTHING
    return turns === null && folded + strokes + skills.size === 0
      ? []
      : [{ enemy, folded, strokes, turns, skills: [...skills].map(([skill, seen]) => ({ skill, ...seen })) }]
  })
}

interface Counts {
  folded: number
  strokes: number
  readonly skills: Map<number, Omit<SeenSkill, 'skill'>>
}

const NOTHING: Counts = { folded: 0, strokes: 0, skills: new Map() }

/** By the enemy's id. */
function countsOf({ events, combatants }: EndedStage): ReadonlyMap<number, Counts> {
  const counts = new Map<number, Counts>()
  const countsAt = (place: number): Counts | null => {
    const one = combatants[place]
    if (one?.side !== 'enemies') return null
    const found = counts.get(one.kind) ?? { folded: 0, strokes: 0, skills: new Map() }
    counts.set(one.kind, found)
    return found
  }
  /** By the enemy's place: the skill that it has announced. */
  const announced = new Map<number, number>()
  /** Whom the act of a member has struck so far; null while an enemy acts. */
  let struck: Set<Counts> | null = null

  for (const event of events) {
    switch (event.type) {
      case 'telegraphed':
        announced.set(event.actor, event.next)
        break
      case 'interrupted':
        announced.delete(event.actor)
        break
      case 'acted': {
        const own = countsAt(event.actor)
        struck = own === null ? new Set() : null
        if (own !== null) noteSkill(own, event.action, announced.get(event.actor))
        announced.delete(event.actor)
        break
      }
      case 'damaged': {
        const own = countsAt(event.target)
        if (own === null || struck === null || struck.has(own)) break
        struck.add(own)
        own.strokes += 1
        break
      }
      case 'fell': {
        const own = countsAt(event.target)
        if (own !== null) own.folded += 1
        announced.delete(event.target)
        break
      }
      default:
    }
  }
  return counts
}

/** `next`: what was announced before the act. */
function noteSkill({ skills }: Counts, action: Action, next: number | undefined): void {
  const skill = skillIn(action)
  if (skill === null) return
  const { times, isAnnounced } = skills.get(skill) ?? { times: 0, isAnnounced: false }
  skills.set(skill, { times: times + 1, isAnnounced: isAnnounced || next === skill })
}
