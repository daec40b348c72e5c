import type { Rng, RollName } from './rng.ts'

/** A roll that a script expects, and the number it gives. */
export type ScriptedRoll = readonly [name: RollName, number: number]

export interface ScriptedRng extends Rng {
  /** How many rolls are still unused. */
  readonly left: number
}

/** For tests: gives these numbers to these rolls, in this order. @throws RangeError when another roll comes, none is left, or a number is out of range. */
export function scriptedRng(...script: readonly ScriptedRoll[]): ScriptedRng {
  let used = 0
  return {
    roll(name, min, max) {
      const next = script[used++]
      if (next === undefined) throw new RangeError(`The script has no roll left for ${name} ${min}…${max}`)
      const [expected, number] = next
      if (name !== expected) throw new RangeError(`Roll ${used} of the script is ${expected}, but ${name} was rolled`)
      if (number < min || number > max) throw new RangeError(`Roll ${used} of the script is ${number}, but ${name} is ${min}…${max}`)
      return number
    },
    get left() {
      return script.length - used
    },
  }
}
