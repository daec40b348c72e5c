import styles from './board.module.css'

/** Where the rope hangs over two nails, in px of the wall, and the lanterns on it. */
const rope = 'M-10 22Q60 6 128 40T236 20M640 20Q690 66 742 40T876 22'
const lanterns = [
  { x: 128, y: 40 },
  { x: 742, y: 40 },
]
/** Corners of notes that were torn off, each under its nail. */
const scraps = [
  { x: 58, y: 170, turn: -7, paper: '#f0d0a0', d: 'M-24 -12L30 -14L34 20L18 16L8 28L-6 20L-20 30z' },
  { x: 104, y: 270, turn: 5, paper: '#e8b9a0', d: 'M-30 -12L22 -12L26 8L12 14L4 30L-10 22L-28 26z' },
  { x: 764, y: 262, turn: -4, paper: '#d3dab4', d: 'M-22 -12L32 -12L30 26L14 18L2 24L-8 12L-24 14z' },
  { x: 818, y: 170, turn: 8, paper: '#f0d0a0', d: 'M-28 -12L24 -12L30 14L16 22L6 14L-8 28L-26 18z' },
]

/** What hangs on the wall while there is hardly a note: the town's rope with two lanterns, and corners of older notes. */
export function WallThings() {
  return (
    <svg className={styles.things} viewBox="0 0 866 320" preserveAspectRatio="xMidYMin slice" aria-hidden="true">
      <radialGradient id="wall-lamp">
        <stop stopColor="#fff2b8" stopOpacity=".9" />
        <stop offset="1" stopColor="#ffb84f" stopOpacity="0" />
      </radialGradient>
      {scraps.map(({ x, y, turn, paper, d }) => (
        <g key={x} transform={`translate(${x} ${y}) rotate(${turn})`}>
          <path fill="#50201a" fillOpacity=".3" transform="translate(2 4)" d={d} />
          <path fill={paper} d={d} />
          <path stroke="#8f3a1d" strokeOpacity=".35" strokeWidth="2" d="M-16 2h34M-16 10h20" />
          <circle r="4" cy="-7" fill="#6a2416" />
        </g>
      ))}
      <path fill="none" stroke="#4a1a18" strokeWidth="4" d={rope} />
      <path fill="none" stroke="#d99a5a" strokeWidth="1.4" strokeDasharray="5 4" d={rope} />
      {[236, 640].map((x) => (
        <circle key={x} cx={x} cy="20" r="5" fill="#4a1610" />
      ))}
      {lanterns.map(({ x, y }) => (
        <g key={x} transform={`translate(${x} ${y})`}>
          <circle cy="52" r="110" fill="url(#wall-lamp)" />
          <path stroke="#4a1a18" strokeWidth="3" d="M0 0V18" />
          <path fill="#ffcf73" d="M-14 24H14Q28 38 28 56T14 88H-14Q-28 74-28 56T-14 24z" />
          <path fill="#fff3c4" d="M-6 24H6Q12 38 12 56T6 88H-6Q-12 74-12 56T-6 24z" />
          <path stroke="#a8501c" strokeWidth="1.6" d="M-22 38H22M-27 50H27M-27 62H27M-22 74H22" />
          <path fill="#2b0f1c" d="M-14 17H14v9H-14zM-14 86H14v9H-14zM-2 95H2v16H-2z" />
        </g>
      ))}
    </svg>
  )
}
