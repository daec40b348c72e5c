import type { Score } from '../../../content/music/score.ts'
import type { Round } from './round.ts'
import { unpitched as withoutPitch } from '../score/harmony.ts'
import type { Spectra } from './spectrum.ts'

const paperColor = '#f4ecd8'
const ink = '#1d1a2b'
const hues = ['#b5402c', '#1d6a72', '#c98a1b', '#4a3b8f', '#5d7a2a', '#8a3f6d', '#2b2b33']

export interface Frame {
  readonly width: number
  readonly height: number
  readonly title: string
}

function sheet({ width, height, title }: Frame): { readonly canvas: HTMLCanvasElement; readonly pen: CanvasRenderingContext2D } {
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  const pen = canvas.getContext('2d', { alpha: false })
  if (pen === null) throw new Error('No canvas')
  pen.fillStyle = paperColor
  pen.fillRect(0, 0, width, height)
  pen.fillStyle = ink
  pen.font = '13px sans-serif'
  pen.fillText(title, 8, 15)
  return { canvas, pen }
}

const lowest = 50
const highest = 18000
/** Decibels, and steps of the ink between them: few, so that the picture stays small. */
const darkest = -28
const palest = -92
const steps = 9

/** Time to the right, frequency upwards (logarithmic), ink for energy. */
export function drawSpectrogram(spectra: Spectra, seconds: number, frame: Frame): string {
  const { canvas, pen } = sheet(frame)
  const left = 44
  const top = 22
  const width = frame.width - left - 6
  const height = frame.height - top - 20
  const columns = Math.min(width, spectra.frames.length)
  for (let column = 0; column < columns; column++) {
    const from = Math.floor((column * spectra.frames.length) / columns)
    const to = Math.max(from + 1, Math.floor(((column + 1) * spectra.frames.length) / columns))
    for (let row = 0; row < height; row += 3) {
      const power = powerAt(
        spectra,
        [from, to],
        lowest * (highest / lowest) ** (1 - row / height),
        lowest * (highest / lowest) ** (1 - (row + 3) / height),
      )
      const part = (10 * Math.log10(power + 1e-12) - palest) / (darkest - palest)
      const step = Math.round(Math.min(1, Math.max(0, part)) * steps) / steps
      if (step === 0) continue
      pen.fillStyle = `rgb(${Math.round(244 - 215 * step)},${Math.round(236 - 210 * step)},${Math.round(216 - 173 * step)})`
      pen.fillRect(left + Math.floor((column * width) / columns), top + row, Math.ceil(width / columns), 3)
    }
  }
  pen.fillStyle = ink
  pen.font = '10px sans-serif'
  for (const hertz of [100, 200, 400, 1000, 2000, 4000, 10000]) {
    const y = top + height * (1 - Math.log(hertz / lowest) / Math.log(highest / lowest))
    pen.fillText(hertz < 1000 ? `${hertz}` : `${hertz / 1000} k`, 8, y + 3)
    pen.fillRect(left - 6, y, 4, 1)
  }
  drawSeconds(pen, { left, width, y: frame.height - 6, seconds })
  return canvas.toDataURL('image/png')
}

function powerAt(spectra: Spectra, [from, to]: readonly [number, number], high: number, low: number): number {
  const first = Math.floor((low * spectra.size) / spectra.sampleRate)
  const last = Math.max(first, Math.floor((high * spectra.size) / spectra.sampleRate))
  let most = 0
  for (const frame of spectra.frames.slice(from, to)) for (let bin = first; bin <= last; bin++) most = Math.max(most, frame[bin] ?? 0)
  return most
}

interface Axis {
  readonly left: number
  readonly width: number
  readonly y: number
  readonly seconds: number
}

function drawSeconds(pen: CanvasRenderingContext2D, { left, width, y, seconds }: Axis): void {
  const step = seconds > 40 ? 10 : seconds > 6 ? 1 : 0.5
  for (let second = 0; second < seconds; second += step) pen.fillText(`${second} s`, left + (second / seconds) * width, y)
}

/** Notes as bars, drums as strokes in lanes below, the short-term loudness as a line. */
export function drawRoll(score: Score, performance: Round, shortTerm: readonly number[], frame: Frame): string {
  const { canvas, pen } = sheet(frame)
  const parts = Object.keys(score.parts)
  const unpitched = parts.filter((part) => withoutPitch.has(score.parts[part]?.instrument ?? ''))
  const area = { left: 44, top: 36, width: frame.width - 50, height: frame.height - 36 - 14 * unpitched.length - 76 }
  const pitches = performance.notes.filter(({ part }) => !unpitched.includes(part)).map(({ note }) => note.pitch)
  const low = Math.min(...pitches) - 1
  const high = Math.max(...pitches) + 1
  const xOf = (time: number): number => area.left + (time / performance.seconds) * area.width
  pen.font = '10px sans-serif'
  for (const [index, part] of parts.entries()) {
    pen.fillStyle = hues[index % hues.length] ?? ink
    pen.fillText(part, 150 + index * 70, 14)
  }
  for (const { name, at } of performance.sections) {
    pen.fillStyle = '#cbbf9f'
    pen.fillRect(xOf(at), area.top - 4, 1, frame.height - area.top - 20)
    pen.fillStyle = ink
    pen.fillText(name, xOf(at) + 3, area.top - 6)
  }
  for (const { part, note } of performance.notes) {
    pen.fillStyle = hues[parts.indexOf(part) % hues.length] ?? ink
    pen.globalAlpha = 0.25 + 0.75 * note.velocity
    const lane = unpitched.indexOf(part)
    if (lane >= 0) pen.fillRect(xOf(note.at), area.top + area.height + 8 + lane * 14 + 12 * (1 - note.velocity), 2, 12 * note.velocity)
    else
      pen.fillRect(
        xOf(note.at),
        area.top + area.height * (1 - (note.pitch - low) / (high - low)),
        Math.max(2, (note.length / performance.seconds) * area.width - 1),
        4,
      )
    pen.globalAlpha = 1
  }
  pen.fillStyle = ink
  for (let pitch = low; pitch <= high; pitch++)
    if (pitch % 12 === 2)
      pen.fillText(`D${Math.floor(pitch / 12) - 1}`, 18, area.top + area.height * (1 - (pitch - low) / (high - low)) + 5)
  drawLoudness(pen, shortTerm, { xOf, bottom: frame.height - 18, seconds: performance.seconds })
  drawSeconds(pen, { left: area.left, width: area.width, y: frame.height - 4, seconds: performance.seconds })
  return canvas.toDataURL('image/png')
}

function drawLoudness(
  pen: CanvasRenderingContext2D,
  shortTerm: readonly number[],
  { xOf, bottom, seconds }: { readonly xOf: (time: number) => number; readonly bottom: number; readonly seconds: number },
): void {
  pen.strokeStyle = ink
  pen.beginPath()
  for (const [index, value] of shortTerm.entries()) {
    const time = 1.5 + index / 10
    if (time < seconds) pen.lineTo(xOf(time), bottom - 46 * Math.min(1, Math.max(0, (value + 42) / 30)))
  }
  pen.stroke()
  pen.fillText('−12', 18, bottom - 40)
  pen.fillText('−42', 18, bottom)
}
