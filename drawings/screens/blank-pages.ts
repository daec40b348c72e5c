import type { Drawing } from '../tools/drawing.ts'

// What stands on a page of the journal where there is nothing yet: three papers on a cord, still tied up.

/** Faint on the three papers, in a box of 216 × 144 round its middle. */
const prints = {
  scenes: [
    'M-108-72h216v22q-18 22-36 0q-18 26-36 0q-18 30-36 0q-18 30-36 0q-18 26-36 0q-18 22-36 0zM-108-50q24 60 2 122h-2zM108-50q-24 60-2 122h2z',
    'M-108 72v-30q50-44 96-10q52-54 120-16v56zM34-30a20 20 0 1 1 40 0a20 20 0 1 1-40 0z',
    'M-84-44q84 20 168 0l6 18h-180zM-62-26h16v98h-16zM46-26h16v98h-16zM-76-4h152v12h-152z',
  ],
  fields: [
    'M-108 72v-26q40-30 84-6q60-44 132-4v36zM-60-30a18 18 0 1 1 36 0a18 18 0 1 1-36 0z',
    'M-108 72v-40q27-26 54 0q27-26 54 0q27-26 54 0q27-26 54 0v40zM-108 6q27-22 54 0q27-22 54 0q27-22 54 0q27-22 54 0v12q-27-22-54 0q-27-22-54 0q-27-22-54 0q-27-22-54 0z',
    'M-6-72h12v18l34 16h-20v22l34 16h-20v22l38 18h-20v32h-104v-32h-20l38-18v-22h-20l34-16v-22h-20l34-16z',
  ],
  home: [
    'M-108 20h216v2h-216zM-108 46h216v2h-216zM-30-40l6 24 24 6-24 6-6 24-6-24-24-6 24-6z',
    'M-108 20h216v2h-216zM-108 46h216v2h-216zM40-52l6 24 24 6-24 6-6 24-6-24-24-6 24-6zM-50-14l4 14 14 4-14 4-4 14-4-14-14-4 14-4z',
    'M-108 20h216v2h-216zM-108 46h216v2h-216zM10-44l6 24 24 6-24 6-6 24-6-24-24-6 24-6z',
  ],
  diary: Array.from({ length: 3 }, () => [64, 34, 4, -26, -56].map((x) => `M${x}-52h3v104h-3z`).join('')),
}

/** Where the three papers hang. */
const places = ['translate(156 50)rotate(-3)', 'translate(450 66)rotate(1)', 'translate(744 50)rotate(3)']

const cord =
  '<path fill="none" stroke="#8f3a1d" stroke-width="3" d="M6 22Q450 112 894 22"/><path fill="#b5502c" d="M0 22a7 7 0 1 1 14 0a7 7 0 1 1-14 0zM886 22a7 7 0 1 1 14 0a7 7 0 1 1-14 0z"/>'
const sheet =
  '<path fill="#c79a62" opacity=".4" d="M-120 16 130 20 134 204-116 200z"/><path fill="#fff8e6" stroke="#d2a878" d="M-126 10 126 8 128 194-124 196z"/>'
const ribbon =
  '<path fill="none" stroke="#d2a878" d="M0-92v184"/><path fill="none" stroke="#b5502c" stroke-width="4" stroke-linecap="round" d="M-125 6Q0 2 127 6M0 4q-34-34-40-12 2 20 40 12 34-34 40-12-2 20-40 12zM0 4q-6 24-22 34M0 4q8 22 22 32"/>'
const peg = '<path fill="#8a5a3c" d="M-8-14h16l2 40h-20z"/>'

const paper = (print: string, at: number): string =>
  `<g transform="${places[at]}">${sheet}<g transform="translate(0 102)"><path fill="#f0d9ac" d="M-108-72h216v144h-216z"/><path fill="#b5825a" opacity=".55" d="${print}"/>${ribbon}</g>${peg}</g>`

export const drawings: readonly Drawing[] = Object.entries(prints).map(([page, three]) => ({
  name: `screens/blank-${page}`,
  svg: `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 900 284">${cord}${three.map(paper).join('')}</svg>`,
}))
