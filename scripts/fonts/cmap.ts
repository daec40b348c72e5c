/** The code points that an uncompressed (TrueType or OpenType) font can draw: its `cmap` table, formats 4 and 12. */
export function codePointsOf(font: Buffer): ReadonlySet<number> {
  const table = tableOf(font, 'cmap')
  const found = new Set<number>()
  const count = table.readUInt16BE(2)
  for (let index = 0; index < count; index++) {
    const subtable = table.subarray(table.readUInt32BE(8 + index * 8))
    const format = subtable.readUInt16BE(0)
    if (format === 4) addSegments(subtable, found)
    if (format === 12) addGroups(subtable, found)
  }
  return found
}

function tableOf(font: Buffer, tag: string): Buffer {
  const count = font.readUInt16BE(4)
  for (let index = 0; index < count; index++) {
    const record = 12 + index * 16
    if (font.toString('latin1', record, record + 4) === tag) return font.subarray(font.readUInt32BE(record + 8))
  }
  throw new Error(`The font has no ${tag} table`)
}

function addSegments(subtable: Buffer, found: Set<number>): void {
  const doubled = subtable.readUInt16BE(6)
  const [ends, starts, deltas, offsets] = [14, 16 + doubled, 16 + doubled * 2, 16 + doubled * 3] as const
  for (let at = 0; at < doubled; at += 2) {
    const start = subtable.readUInt16BE(starts + at)
    const end = subtable.readUInt16BE(ends + at)
    const delta = subtable.readUInt16BE(deltas + at)
    const offset = subtable.readUInt16BE(offsets + at)
    for (let code = start; code <= end && code !== 0xffff; code++) {
      const glyph = offset === 0 ? code : subtable.readUInt16BE(offsets + at + offset + (code - start) * 2)
      if (glyph !== 0 && ((glyph + delta) & 0xffff) !== 0) found.add(code)
    }
  }
}

function addGroups(subtable: Buffer, found: Set<number>): void {
  const count = subtable.readUInt32BE(12)
  for (let index = 0; index < count; index++) {
    const group = 16 + index * 12
    for (let code = subtable.readUInt32BE(group); code <= subtable.readUInt32BE(group + 4); code++) found.add(code)
  }
}
