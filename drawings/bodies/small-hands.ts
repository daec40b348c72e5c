/** Hands of the small figures of the story, about 15 px: every finger of its own length, cut apart by a line. */
import { shape } from '../tools/paper.ts'

const poses = {
  /** Round something upright: four fingers over it, the thumb across the first. */
  fist: {
    palm: '-7,2 -6.5,-5 -1,-8 4.5,-7 7.5,-3.6 6.6,-2 8.2,0.4 7,2.2 7.4,4.6 5,7.4 0,8 -5,6',
    gaps: 'M7-2.2Q3-2.8-1-1.6M7.4 2.1Q3 1.2-1 2M6.4 5Q3 4.3-.5 5',
    thumb: 'M-5-1.5Q-3-7 4-6.4',
  },
  /** Hangs down: four fingers that end apart, the thumb to the right. */
  open: {
    palm: '-5.6,-5 -6.6,2 -6.8,9 -5.4,13.4 -4,12.6 -3,16 -1.2,16.4 0,14.4 1,16.8 2.8,16 3.4,12.8 5,14 6,9 6.2,2 5,-5 0,-7',
    gaps: 'M-4.2 13Q-4 8.6-3 4.6M-.4 14.6L-.2 4.4M3.2 13Q3 8.6 2.4 4.6',
    thumb: 'M4.5-2Q8 2 8.6 6.5',
  },
} as const

/** The wrist is to the left of a fist, above an open hand; `turn` in degrees, `side` -1 mirrors it. */
export function smallHand(pose: keyof typeof poses, x: number, y: number, turn = 0, side: 1 | -1 = 1, scale = 1): string {
  const { palm, gaps, thumb } = poses[pose]
  return `<g fill="none" stroke="#a8683c" stroke-linecap="round" transform="translate(${x} ${y})rotate(${turn})scale(${side * scale} ${scale})"><path fill="#f5c68c" stroke="none" d="${shape(palm)}"/><path d="${gaps}"/><path stroke-width="4.6" d="${thumb}"/><path stroke="#ffd9a2" stroke-width="3.4" d="${thumb}"/></g>`
}
