/** How paper moves. An easing leads *to* the pose it stands with. */
export const ease = {
  /** Thrown: leaves at once, arrives softly. */
  out: 'cubic-bezier(.16,.84,.3,1)',
  /** Falls or springs: gathers, then goes. */
  in: 'cubic-bezier(.6,.02,.9,.4)',
  /** A blow: nothing at first, then there. */
  snap: 'cubic-bezier(.85,0,.95,.55)',
  /** Breath. */
  both: 'cubic-bezier(.45,.05,.55,.95)',
  /** Stiff paper let go: past its place, and back. */
  paper: 'cubic-bezier(.3,1.5,.5,1)',
  /** Not between, but then. */
  cut: 'steps(1, end)',
} as const
