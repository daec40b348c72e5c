import { describe, expect, test } from 'vitest'
import { homecomings } from '../../../content/story/town/homecomings.ts'
import { stainPicture } from './stain-pictures.ts'

describe('stainPicture', () => {
  test('gives every stain a picture of its own', () => {
    const pictures = homecomings.map(({ name }) => stainPicture(name))
    expect(pictures).not.toContain(undefined)
    expect(new Set(pictures).size).toBe(homecomings.length)
  })
})
