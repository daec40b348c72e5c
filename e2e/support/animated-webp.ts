/** Puts still WebP pictures of one size together as an animation that goes round. `ms`: how long each is shown. */
export function animatedWebp(stills: readonly Buffer[], size: { readonly width: number; readonly height: number }, ms: number): Buffer {
  const canvas = Buffer.alloc(10)
  // Bit 1: it is animated.
  canvas.writeUInt8(2, 0)
  canvas.writeUIntLE(size.width - 1, 4, 3)
  canvas.writeUIntLE(size.height - 1, 7, 3)
  const frames = stills.map((still) => {
    const head = Buffer.alloc(16)
    head.writeUIntLE(size.width - 1, 6, 3)
    head.writeUIntLE(size.height - 1, 9, 3)
    head.writeUIntLE(ms, 12, 3)
    // Bit 1: do not blend with the frame before.
    head.writeUInt8(2, 15)
    return chunk('ANMF', Buffer.concat([head, imageOf(still)]))
  })
  const body = Buffer.concat([Buffer.from('WEBP'), chunk('VP8X', canvas), chunk('ANIM', Buffer.from([0, 0, 0, 255, 0, 0])), ...frames])
  return chunk('RIFF', body)
}

/** The chunk of a still picture that holds the picture itself. */
function imageOf(still: Buffer): Buffer {
  for (let at = 12; at + 8 <= still.length; ) {
    const name = still.toString('latin1', at, at + 4)
    const end = at + 8 + still.readUInt32LE(at + 4)
    if (name === 'VP8 ' || name === 'VP8L') return still.subarray(at, end + (end % 2))
    at = end + (end % 2)
  }
  throw new Error('no picture in this WebP')
}

function chunk(name: string, content: Buffer): Buffer {
  const head = Buffer.alloc(8)
  head.write(name, 0, 'latin1')
  head.writeUInt32LE(content.length, 4)
  return Buffer.concat([head, content, Buffer.alloc(content.length % 2)])
}
