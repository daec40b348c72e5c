import { sceneUrl } from '../../../art/pictures.ts'
import type { LampScene, Point } from '../../../lamp/scene.ts'
import type { Ply } from '../../../lamp/shadows/ply-shadow.tsx'
import { rasterised } from '../../../motion/pieces/bitmaps.ts'

/** The lamp stays above all that is read below the picture. */
export const titleScene: LampScene = {
  size: { width: 1280, height: 800 },
  reach: { x: 40, y: 40, width: 1200, height: 500 },
  rest: { x: 842, y: 392 },
}

const dusk = '#1a0420'

/** The upper left corner of the lantern's element, and that of its paper, in px of the scene. */
export const lanternAt: Point = { x: 390, y: -40 }
export const paperAt: Point = { x: 410, y: 60 }

/** Px of the silhouette of a picture for each of the scene's. */
const coarse = 0.5

/** A part of one of the scene's pictures. */
function silhouetteOf(name: string, { x, y, width, height }: Ply['box']): Ply['silhouette'] {
  return async () => {
    const answer = await fetch(sceneUrl(name) ?? '')
    const whole = await rasterised(await answer.text(), titleScene.size.width * coarse)
    const fine = whole.width / titleScene.size.width
    return createImageBitmap(whole, x * fine, y * fine, width * fine, height * fine)
  }
}

const lettersBox = { x: 440, y: 76, width: 400, height: 390 }
const threeBox = { x: 0, y: 300, width: 560, height: 290 }
const bankBox = { x: 0, y: 0, width: 1280, height: 260 }

/** The logo's letters, on the paper of their lantern: what blurs there is brown, not black, and the letters stay what is darkest. */
export const letters: Ply = {
  box: lettersBox,
  growth: 1.09,
  soft: { head: 0.009, feet: 0.009 },
  colour: '#7a2c0c',
  dark: 0.6,
  margin: 0.05,
  silhouette: async (canvas) => {
    await document.fonts.ready
    const logo = canvas.parentElement?.parentElement?.querySelector('h1')
    if (!logo) throw new Error('No logo')
    return createImageBitmap(lettersOf(logo))
  },
}

/** The letters as they stand on the lantern, whose element is 500 px of the scene wide. */
function lettersOf(logo: HTMLElement): OffscreenCanvas {
  const canvas = new OffscreenCanvas(lettersBox.width, lettersBox.height)
  const pen = canvas.getContext('2d')
  const lantern = logo.offsetParent as HTMLElement
  const unit = 500 / lantern.offsetWidth
  pen?.translate(lanternAt.x - lettersBox.x, lanternAt.y - lettersBox.y)
  pen?.scale(unit, unit)
  pen?.translate(logo.offsetLeft - logo.offsetWidth / 2, logo.offsetTop)
  for (const line of logo.querySelectorAll<HTMLElement>('[data-part="letters"]')) if (pen) writeLine(pen, line)
  return canvas
}

function writeLine(pen: OffscreenCanvasRenderingContext2D, line: HTMLElement): void {
  const { fontWeight, fontSize, fontFamily, letterSpacing } = getComputedStyle(line)
  const text = line.textContent ?? ''
  pen.font = `${fontWeight} ${fontSize} ${fontFamily}`
  pen.letterSpacing = letterSpacing
  pen.textAlign = 'center'
  const { fontBoundingBoxAscent: above, fontBoundingBoxDescent: below } = pen.measureText(text)
  pen.fillText(text, line.offsetLeft + line.offsetWidth / 2, line.offsetTop + (line.offsetHeight + above - below) / 2)
}

export const three: Ply = {
  box: threeBox,
  growth: 1.095,
  soft: { head: 0.03, feet: 0.012 },
  colour: dusk,
  dark: 0.6,
  margin: 0,
  silhouette: silhouetteOf('title-three', threeBox),
}

export const pines: Ply = {
  box: bankBox,
  growth: 1.13,
  soft: { head: 0.04, feet: 0.04 },
  colour: dusk,
  dark: 0.55,
  margin: 0,
  silhouette: silhouetteOf('title-bank', bankBox),
}
