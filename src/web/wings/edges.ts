// Drawn for the left; the right is mirrored. 380 units stand for a little more than half of the stage.

function zigzag(deep: number, count: number): string {
  const high = 400 / count
  return Array.from({ length: count }, (_, nth) => {
    const far = deep * (0.55 + (0.45 * ((nth * 7) % 5)) / 4)
    return `q${far * 0.2} ${high * 0.3} ${far} ${high * 0.42}q${-far * 0.7} ${high * 0.1} ${-far} ${high * 0.58}`
  }).join('')
}

const waves = (deep: number): string => Array.from({ length: 10 }, () => `c${deep} 7 ${deep} 33 0 40`).join('')

/** The nearest ply is cut through in scales, so that what is shut is paper and not darkness. */
const scales = Array.from({ length: 20 }, (_, row) =>
  Array.from({ length: 6 }, (_unused, nth) => {
    const x = 335 - nth * 22 - (row % 2) * 11
    return [10, 6.5, 3].map((r) => `<path opacity="${1 - nth / 6}" d="M${x - r} ${row * 20 + 11}a${r} ${r} 0 0 1 ${2 * r} 0"/>`).join('')
  }).join(''),
).join('')

/** Five cut edges, farthest first: grass, waves, pines, roofs, and the straight border of the stage. */
export const edges: readonly string[] = (
  [
    ['#43284a', zigzag(13, 12), ''],
    ['#35233f', waves(10), ''],
    ['#2b1b38', zigzag(26, 7), ''],
    ['#1f1428', waves(17), ''],
    ['#120a18', 'V400', `<g fill="none" stroke="#c9601a" opacity=".55">${scales}</g>`],
  ] as const
).map(
  ([colour, edge, cuts]) =>
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 380 400"><defs><filter id="s" x="-5%" width="110%"><feDropShadow dx="1.5" dy="0" stdDeviation="3.5" flood-color="#05020a" flood-opacity=".9"/></filter></defs><path d="M0 0H345${edge}V400H0z" fill="#ffd9a0" transform="translate(1.5 0)" filter="url(#s)"/><path d="M0 0H345${edge}V400H0z" fill="${colour}"/>${cuts}</svg>`,
)

/** A lantern on its pole, with the light around it. */
export const lantern = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 300"><defs><radialGradient id="g"><stop stop-color="#ffcf73" stop-opacity=".85"/><stop offset=".3" stop-color="#ff8a3a" stop-opacity=".4"/><stop offset=".62" stop-color="#ff8a3a" stop-opacity=".1"/><stop offset="1" stop-color="#ff8a3a" stop-opacity="0"/></radialGradient></defs><circle cx="150" cy="150" r="148" fill="url(#g)"/><path d="M150 40v62" stroke="#0a0410" stroke-width="5"/><path fill="#ffb03f" d="M128 112h44q24 18 24 42t-24 42h-44q-24-18-24-42t24-42z"/><path fill="#fff1c4" d="M138 128h24q10 12 10 26t-10 26h-24q-10-12-10-26t10-26z"/><path d="M112 132h76M104 152h92M110 174h80" stroke="#a8501c" stroke-width="3"/><path fill="#0a0410" d="M128 102h44v11h-44zM128 195h44v11h-44zM148 206h4v26h-4z"/></svg>`
