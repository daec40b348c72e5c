import type { Effect, ModifyEffect, PerLevel, Stat } from '../rules/battle/skill.ts'
import type { PartySkill } from './skills/party-skill.ts'
import { skillFigureTexts as text } from './text/status.ts'

/** One figure of a skill as the player reads it, at each of its levels. */
export interface SkillFigure {
  readonly label: string
  /** Index 0 = level 1. */
  readonly values: readonly string[]
}

/** Every figure of a skill besides AP and turns, in the order of its effects. */
export const figuresOf = (skill: PartySkill): readonly SkillFigure[] => skill.effects.flatMap((effect) => figuresOfEffect(effect, skill))

function figuresOfEffect(effect: Effect, { levels }: PartySkill): readonly SkillFigure[] {
  const percents = levels.map(({ percent }) => percent)
  switch (effect.type) {
    case 'damage': {
      const { of, hits = 1, onWeakenedPercent } = effect
      return [
        { label: text.power(namesOf(of)), values: percents.map(text.percent) },
        ...(hits > 1 ? [{ label: text.hits, values: levels.map(() => text.times(hits)) }] : []),
        ...(onWeakenedPercent === undefined
          ? []
          : [{ label: text.onWeakened, values: percents.map((percent) => text.percent(Math.floor((percent * onWeakenedPercent) / 100))) }]),
      ]
    }
    case 'recoil':
      return [{ label: text.recoil, values: levels.map(() => text.percent(effect.percent)) }]
    case 'heal':
      return [{ label: text.healing(namesOf(effect.of)), values: percents.map((percent) => text.percentAnd(percent, effect.plus)) }]
    case 'healShare':
      return [{ label: text.healing(text.maxHp), values: percents.map(text.percent) }]
    case 'restoreAp':
      return [{ label: text.restoredAp, values: percents.map((percent) => String(effect.amount ?? percent)) }]
    case 'drainAp':
      return [{ label: text.drainedAp, values: levels.map(() => String(effect.amount)) }]
    case 'revive':
      return [{ label: text.revived, values: percents.map(text.percent) }]
    case 'modify':
      return figuresOfModifier(effect)
    case 'cleanse':
    case 'dispel':
    case 'interrupt':
    case 'foresee':
    case 'hasten':
    case 'escape':
      return []
  }
}

function figuresOfModifier({ on, stats = {}, guard, regen, bleed, convert }: ModifyEffect): readonly SkillFigure[] {
  const whose = on === 'actor' ? text.own : ''
  const changes = Object.entries(stats).map(([stat, values]) => changeOf(whose, stat, values))
  return [
    ...changes,
    ...(guard === undefined ? [] : [{ label: text.guard, values: guard.map(text.percent) }]),
    ...(regen === undefined ? [] : [{ label: text.regen, values: regen.map(text.percent) }]),
    ...(bleed === undefined ? [] : [{ label: text.bleed(nameOf(bleed.of)), values: bleed.percent.map(text.percent) }]),
    ...(convert === undefined
      ? []
      : [
          { label: text.raisedBy(nameOf(convert.to), nameOf(convert.from)), values: convert.percent.map(text.percent) },
          { label: text.lowered(nameOf(convert.from)), values: convert.percent.map(() => text.percent(convert.losePercent)) },
        ]),
  ]
}

function changeOf(whose: string, stat: string, values: PerLevel): SkillFigure {
  const name = nameOf(stat)
  const label = values.some((value) => value < 0) ? text.lowered(name) : text.raised(name)
  return { label: `${whose}${label}`, values: values.map((value) => text.percent(Math.abs(value))) }
}

const nameOf = (stat: string): string => stat.toUpperCase()

const namesOf = (stats: readonly Stat[]): string => stats.map(nameOf).join('＋')
