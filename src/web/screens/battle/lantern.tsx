import { classes } from '../../ui/classes.ts'
import styles from './lantern.module.css'

interface LanternProps {
  /** One kanji on its paper. */
  readonly glyph?: string | undefined
  readonly lit: boolean
  /** Fills its box. */
  readonly size?: 'usual' | 'large'
}

/** A paper lantern on a cord. Its light lies over it and moves alone. */
export function Lantern({ glyph = '', lit, size = 'usual' }: LanternProps) {
  return (
    <div className={classes(styles.lantern, size === 'large' && styles.large)} data-part="lantern" aria-hidden="true">
      <Paper paper="#4b3352" rib="#241830" glyph={glyph} ink="#b3957f" />
      <div className={classes(styles.glow, !lit && styles.out)} data-part="glow">
        <Paper paper="#ffcf73" rib="#c9601a" glyph={glyph} ink="#5a1420" />
      </div>
    </div>
  )
}

interface PaperProps {
  readonly paper: string
  readonly rib: string
  readonly glyph: string
  readonly ink: string
}

function Paper({ paper, rib, glyph, ink }: PaperProps) {
  return (
    <svg viewBox="0 0 100 170" className={styles.paper}>
      <path d="M50 0v34" stroke="#d39a6a" strokeWidth="3" />
      <path fill={paper} d="M32 40h36q24 14 24 50t-24 50H32Q8 126 8 90t24-50z" />
      <path d="M17 58h66M9 79h82M9 101h82M17 122h66" stroke={rib} strokeWidth="2" opacity=".7" />
      <path fill="#150d1c" d="M30 31h40v11H30zM30 138h40v11H30zM48 149h4v18h-4z" />
      <text x="50" y="106" fontSize="44" textAnchor="middle" fill={ink} className={styles.glyph}>
        {glyph}
      </text>
    </svg>
  )
}
