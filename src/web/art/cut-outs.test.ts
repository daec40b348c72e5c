import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { cutOuts } from './cut-outs.ts'

const drawingOf = (file: string): URL => new URL(`./svg/figures/${file}.svg`, import.meta.url)
const sizeOf = (file: string): readonly number[] => {
  const [, size = ''] = /viewBox="0 0 (\d+ \d+)"/.exec(readFileSync(drawingOf(file), 'utf8')) ?? []
  return size.split(' ').map(Number)
}

describe.each(Object.entries(cutOuts))('the cut-out of %s', (_, { anchor, poses }) => {
  const plies = Object.values(poses).flat()

  test('has a drawing for every ply', () => {
    expect(plies.filter(({ file }) => !existsSync(drawingOf(file)))).toEqual([])
  })

  test('turns its parts about a point of their own paper', () => {
    for (const { file, width, pin } of plies.filter(({ name }) => name !== undefined)) {
      const [wide = 0, high = 0] = sizeOf(file)
      expect(pin?.[0]).toBeLessThan(width)
      expect(pin?.[1]).toBeLessThan((width * high) / wide)
    }
  })

  test('names a part once in a pose, and has its anchor on the sheet', () => {
    for (const pose of Object.values(poses)) {
      const names = pose.map(({ name }) => name).filter((name) => name !== undefined)
      expect(new Set(names).size).toBe(names.length)
      expect(anchor[0]).toBeLessThan(Math.max(...pose.map(({ width }) => width)))
    }
  })
})
