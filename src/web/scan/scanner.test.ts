import { describe, expect, it } from 'vitest'
import { scannerOf } from './scanner.ts'
import { leavesOf, pathTo, treeOf } from './tree.ts'

/** Each letter of a name but its last sign is a group, the widest first. */
const treeOfNames = (...names: string[]) =>
  treeOf(names, (name) => Array.from({ length: name.length - 1 }, (_, at) => name.slice(0, at + 1)))

describe('what is gone through', () => {
  it('takes neighbours of a group together, and one alone as it is', () => {
    expect(treeOfNames('a1', 'a2', 'b1', 'a3')).toEqual([{ of: ['a1', 'a2'] }, 'b1', 'a3'])
  })

  it('has groups in groups, and leaves out a group that holds nothing but one other', () => {
    expect(treeOfNames('ab1', 'ab2', 'ac1', 'd1')).toEqual([{ of: [{ of: ['ab1', 'ab2'] }, 'ac1'] }, 'd1'])
    expect(treeOfNames('abc1', 'abc2', 'abd1')).toEqual([{ of: ['abc1', 'abc2'] }, 'abd1'])
  })

  it('needs no group where all are of one', () => {
    expect(treeOfNames('a1', 'a2', 'a3')).toEqual(['a1', 'a2', 'a3'])
  })

  it.each([1, 10, 11, 25, 100, 101, 300])('is never more than ten wide, and leaves none of %i out', (count) => {
    const names = Array.from({ length: count }, (_, nth) => `a${nth}`)
    const nodes = treeOf(names, () => ['a'])
    const widths = names.flatMap((name) => pathTo(nodes, name).map((step) => step.nodes.length))
    expect(Math.max(...widths)).toBeLessThanOrEqual(10)
    expect(nodes.flatMap((node) => leavesOf(node))).toEqual(names)
  })
})

it('takes those in no group together before it cuts groups apart', () => {
  const singles = ['1', '2', '3', '4', '5', '6', '7', '8', '9']
  expect(treeOfNames('a1', 'a2', ...singles, 'b1', 'b2')).toEqual([{ of: ['a1', 'a2'] }, { of: singles }, { of: ['b1', 'b2'] }])
})

const never = () => null

describe('a scan by one switch', () => {
  it('marks groups, then the things in the group that was pressed, then presses', () => {
    const scanner = scannerOf(() => treeOfNames('a1', 'a2', 'b1', 'b2'), never)
    expect(scanner.tick()).toEqual(['a1', 'a2'])
    expect(scanner.tick()).toEqual(['b1', 'b2'])
    expect(scanner.press()).toBeNull()
    expect(scanner.marked()).toEqual(['b1'])
    expect(scanner.tick()).toEqual(['b2'])
    expect(scanner.press()).toBe('b2')
  })

  it('begins with what the screen begins with', () => {
    const scanner = scannerOf(
      () => treeOfNames('a1', 'a2', 'b1', 'b2'),
      () => 'b2',
    )
    expect(scanner.tick()).toEqual(['b1', 'b2'])
  })

  it('leaves a group after two rounds without a press, and rests at last', () => {
    const scanner = scannerOf(() => treeOfNames('a1', 'a2', 'b1'), never)
    scanner.tick()
    scanner.press()
    expect([1, 2, 3, 4].map(() => scanner.tick())).toEqual([['a2'], ['a1'], ['a2'], ['a1', 'a2']])
    const marks = Array.from({ length: 20 }, () => scanner.tick())
    expect(marks.slice(17)).toEqual([['a1', 'a2'], ['b1'], []])
    expect([scanner.rests(), scanner.tick()]).toEqual([true, []])
    expect([scanner.press(), scanner.rests()]).toEqual([null, false])
    expect(scanner.marked()).toEqual(['a1', 'a2'])
  })

  it('stays with what was pressed as long as it is there, and begins anew when it is gone', () => {
    let names = ['a1', 'a2', 'b1']
    const scanner = scannerOf(() => treeOfNames(...names), never)
    scanner.tick()
    scanner.press()
    scanner.tick()
    expect(scanner.press()).toBe('a2')
    expect(scanner.marked()).toEqual(['a2'])
    names = ['c1', 'd1']
    expect(scanner.marked()).toEqual([])
    expect(scanner.press()).toBeNull()
    expect(scanner.tick()).toEqual(['c1'])
  })

  it('marks one that is alone in its group at once', () => {
    const scanner = scannerOf(() => treeOfNames('a1', 'b1'), never)
    scanner.tick()
    expect(scanner.press()).toBe('a1')
  })

  it('marks nothing where nothing can be pressed', () => {
    const scanner = scannerOf<string>(() => [], never)
    expect(scanner.tick()).toEqual([])
    expect(scanner.press()).toBeNull()
  })
})
