import { classes } from '../../../ui/classes.ts'
import styles from './lantern.module.css'

interface HangingLanternProps {
  /** One kanji on its paper. */
  readonly glyph?: string | undefined
  readonly lit: boolean
  /** Fills its box. */
  readonly size?: 'usual' | 'large'
}

/** A paper lantern on a cord that comes from above what is seen. Its light lies over it and moves alone. */
export function HangingLantern({ glyph = '', lit, size = 'usual' }: HangingLanternProps) {
  return (
    <div className={classes(styles.lantern, size === 'large' && styles.large)} data-part="lantern" aria-hidden="true">
      <Paper light={dark} rib="#241830" glyph={glyph} ink="#b3957f" />
      <div className={classes(styles.glow, !lit && styles.out)} data-part="glow">
        <Paper light={burning} rib="#a8501c" glyph={glyph} ink="#5a1420" />
      </div>
    </div>
  )
}

/** Colours of its paper, from the flame to the edge. */
const dark = ['#5e4466', '#4b3352', '#2c1d36'] as const
const burning = ['#fff3c4', '#ffcf73', '#ef8a30'] as const

interface PaperProps {
  readonly light: readonly [core: string, paper: string, edge: string]
  readonly rib: string
  readonly glyph: string
  readonly ink: string
}

function Paper({ light: [core, paper, edge], rib, glyph, ink }: PaperProps) {
  const id = `lantern-${paper.slice(1)}`
  return (
    <svg viewBox="0 0 100 170" className={styles.paper}>
      <radialGradient id={id} cy=".54" r=".6">
        <stop stopColor={core} />
        <stop offset=".5" stopColor={paper} />
        <stop offset="1" stopColor={edge} />
      </radialGradient>
      <path d="M50-600v634" stroke="#150d1c" strokeWidth="2" />
      <path fill={`url(#${id})`} d="M32 40h36q24 14 24 50t-24 50H32Q8 126 8 90t24-50z" />
      <path
        d="M19 54q31 8 62 0M10 71q40 9 80 0M8 89q42 10 84 0M10 107q40 9 80 0M18 123q32 8 64 0"
        fill="none"
        stroke={rib}
        strokeWidth="1.6"
        opacity=".6"
      />
      <path fill="#150d1c" d="M30 31h40v11H30zM30 138h40v11H30zM48 149h4v18h-4z" />
      <text x="50" y="106" fontSize="44" textAnchor="middle" fill={ink} className={styles.glyph}>
        {glyph}
      </text>
    </svg>
  )
}
