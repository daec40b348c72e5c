import type { Attribute, Attributes } from '../../rules/party/growth.ts'

type Prefixed<Prefix extends string> = { readonly [A in Attribute as `${Prefix}_${A}`]: number }

/** `{ hp, ap, … }` as `{ value_hp, value_ap, … }`. */
export function prefixed<const Prefix extends 'value' | 'growth' | 'allocated'>(prefix: Prefix, of: Attributes): Prefixed<Prefix> {
  return {
    [`${prefix}_hp`]: of.hp,
    [`${prefix}_ap`]: of.ap,
    [`${prefix}_str`]: of.str,
    [`${prefix}_def`]: of.def,
    [`${prefix}_int`]: of.int,
    [`${prefix}_spd`]: of.spd,
    [`${prefix}_luc`]: of.luc,
  } as Prefixed<Prefix>
}
