// Drawn for the left; the right is mirrored. 400 units stand for a little more than half of the stage.

/** A motif again and again down the edge, in three sizes. */
const repeated = (count: number, motif: (deep: number) => string): string =>
  Array.from({ length: count }, (_, nth) => motif(0.72 + 0.14 * ((nth * 2) % 3))).join('')

const grass = repeated(16, (deep) => `q${8 * deep} 6 ${34 * deep} 4q${-22 * deep} 4 ${-34 * deep} 21`)
const waves = repeated(
  8,
  (deep) =>
    `c${10 * deep} 2 ${30 * deep} 6 ${30 * deep} 20c0 12 ${-16 * deep} 12 ${-15 * deep} 3c${-8 * deep} 6 ${-15 * deep} 16 ${-15 * deep} 27`,
)
const pines = repeated(
  8,
  (deep) =>
    `l${10 * deep} 10q${24 * deep}-8 ${34 * deep} 8q${-12 * deep} 7 ${-26 * deep} 6q${4 * deep} 6 ${-2 * deep} 9q${-12 * deep} 0 ${-16 * deep} 17`,
)
const roofs = repeated(5, (deep) => `v30l${24 * deep}-6q${12 * deep}-2 ${18 * deep}-11q${2 * deep} 19 ${-14 * deep} 24l${-28 * deep} 6v37`)

/** The nearest ply is cut through in scales, so that what is shut is paper and not darkness. */
const scales = Array.from({ length: 20 }, (_, row) =>
  Array.from({ length: 6 }, (_unused, nth) => {
    const x = 322 - nth * 22 - (row % 2) * 11
    return [10, 6.5, 3].map((r) => `<path opacity="${1 - nth / 6}" d="M${x - r} ${row * 20 + 11}a${r} ${r} 0 0 1 ${2 * r} 0"/>`).join('')
  }).join(''),
).join('')

/** Five cut edges, farthest first: grass, waves, pines, roofs, and the straight border of the stage. The light is behind the farthest: it shines through, and its rim is brightest. */
export const edges: readonly string[] = (
  [
    ['#8a3d4e', '#ffe6a6', grass, ''],
    ['#63304f', '#ffcf8a', waves, ''],
    ['#452647', '#f0a868', pines, ''],
    ['#2c1a37', '#d08458', roofs, ''],
    ['#1a0f24', '#a8643c', 'V400', `<g fill="none" stroke="#c9601a" opacity=".55">${scales}</g>`],
  ] as const
).map(([colour, lit, edge, cuts], nth) => {
  const path = (from: number) => `<path d="M${from} 0H335${edge}V400H${from}z" fill="url(#`
  // What casts the shadow is a strip along the edge: a blur of the whole ply takes three times as long, on every page that is opened.
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 400"><defs><linearGradient id="c"><stop offset=".5" stop-color="#120a18"/><stop offset="1" stop-color="${colour}"/></linearGradient><linearGradient id="r" x2="0" y2="1"><stop stop-color="${colour}"/><stop offset=".5" stop-color="${lit}"/><stop offset="1" stop-color="${colour}"/></linearGradient><filter id="s" width="140%"><feDropShadow dx="3" dy="1" stdDeviation="5" flood-color="#05020a"/></filter></defs>${path(300)}r)" transform="translate(${2 - nth * 0.2})" filter="url(#s)"/>${path(0)}c)"/>${cuts}</svg>`
})

/** A lantern on a cord that comes from above the picture, with the light around it. */
export const lantern = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-150 -400 600 850"><defs><radialGradient id="g"><stop stop-color="#ffcf73" stop-opacity=".85"/><stop offset=".16" stop-color="#ff9a4a" stop-opacity=".5"/><stop offset=".5" stop-color="#ff8a3a" stop-opacity=".14"/><stop offset="1" stop-color="#ff8a3a" stop-opacity="0"/></radialGradient><radialGradient id="p" cy=".56" r=".62"><stop stop-color="#fff6cf"/><stop offset=".34" stop-color="#ffd265"/><stop offset=".74" stop-color="#f79131"/><stop offset="1" stop-color="#b9501c"/></radialGradient></defs><circle cx="150" cy="150" r="300" fill="url(#g)"/><path d="M150-400v504" stroke="#0a0410" stroke-width="3"/><path fill="url(#p)" d="M128 112h44q24 18 24 42t-24 42h-44q-24-18-24-42t24-42z"/><path d="M115 124q35 8 70 0M106 139q44 9 88 0M104 155q46 9 92 0M107 171q43 9 86 0M117 186q33 7 66 0" fill="none" stroke="#8a3a14" stroke-width="2" opacity=".75"/><path fill="#0a0410" d="M128 102h44v11h-44zM128 195h44v11h-44zM148 206h4v26h-4z"/></svg>`
