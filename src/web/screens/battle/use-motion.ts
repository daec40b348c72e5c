import { type RefObject, useEffect, useRef } from 'react'
import type { Combatant } from '../../../rules/battle/state.ts'
import type { MotionName } from './playback.ts'
import type { Motion } from './use-playback.ts'

const keyframes: Readonly<Record<MotionName, Keyframe[]>> = {
  act: [{ transform: 'none' }, { transform: 'translateY(var(--toward)) scale(1.05)', offset: 0.35 }, { transform: 'none' }],
  hit: shake(10),
  critical: shake(18),
  heal: [{ transform: 'none' }, { transform: 'translateY(-8px)', offset: 0.4 }, { transform: 'none' }],
  strengthen: [{ transform: 'none' }, { transform: 'scale(1.05, 1.07)', offset: 0.4 }, { transform: 'none' }],
  weaken: [{ transform: 'none' }, { transform: 'translateY(7px) scale(1.02, .94)', offset: 0.4 }, { transform: 'none' }],
  guard: [{ transform: 'none' }, { transform: 'scale(.95)', offset: 0.3 }, { transform: 'none' }],
  // Ends invisible; the style of the fallen keeps it so.
  fall: [
    { transform: 'none', opacity: 1 },
    { transform: 'scale(.7, 1.02) skewX(4deg)', opacity: 1, offset: 0.35 },
    { transform: 'translateY(10px) scale(.42, .5) skewX(-6deg)', opacity: 0.8, offset: 0.7 },
    { transform: 'translateY(26px) scale(.2, .08)', opacity: 0 },
  ],
  rise: [
    { transform: 'translateY(10px)', opacity: 0.4 },
    { transform: 'translateY(-10px)', opacity: 1, offset: 0.6 },
    { transform: 'none' },
  ],
  telegraph: [{ transform: 'none' }, { transform: 'scale(1.07)', offset: 0.5 }, { transform: 'none' }],
  // Drawn up, then thrown off balance.
  broken: [
    { transform: 'scale(1.06)' },
    { transform: 'translateY(-10px) rotate(-7deg)', offset: 0.25 },
    { transform: 'translateY(8px) rotate(5deg) scale(1.02, .92)', offset: 0.6 },
    { transform: 'none' },
  ],
}

const lengths: Readonly<Record<MotionName, number>> = {
  act: 300,
  hit: 380,
  critical: 500,
  heal: 400,
  strengthen: 400,
  weaken: 400,
  guard: 300,
  fall: 520,
  rise: 460,
  telegraph: 560,
  broken: 640,
}

function shake(far: number): Keyframe[] {
  return [
    { transform: 'none', opacity: 1 },
    { transform: `translateX(${far}px)`, opacity: 0.35, offset: 0.15 },
    { transform: `translateX(${-far * 0.7}px)`, opacity: 1, offset: 0.35 },
    { transform: `translateX(${far * 0.4}px)`, opacity: 0.7, offset: 0.6 },
    { transform: 'none', opacity: 1 },
  ]
}

/** Animates the element when a motion comes in: transforms and opacity only. `pace` 1 = single speed. */
export function useMotion<T extends HTMLElement>(motion: Motion | null, pace: number): RefObject<T | null> {
  const element = useRef<T>(null)
  const name = motion?.name
  const nth = motion?.nth
  useEffect(() => {
    if (name === undefined || pace === 0 || matchMedia('(prefers-reduced-motion: reduce)').matches) return
    element.current?.animate(keyframes[name], { duration: lengths[name] * pace, easing: 'cubic-bezier(.2,.8,.3,1)' })
  }, [name, nth, pace])
  return element
}

/** Whether a combatant is shown as fallen: the blow that takes the last HP is shown before the fall. */
export const isDown = ({ hp }: Combatant, motion: Motion | null): boolean => hp === 0 && (motion === null || motion.name === 'fall')
