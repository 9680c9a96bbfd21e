const unitsPerEm = 1000
const ascent = 880
const descent = 120

/**
 * A TrueType font with one glyph, a box of 1 em, for every character. Text outside of the package's fonts (Chinese,
 * Japanese, symbols) would otherwise take the fonts of the machine, and with them other widths and shapes.
 */
export function createStandInFont(): Buffer {
  const box = [
    [100, 0],
    [100, 760],
    [900, 760],
    [900, 0],
  ] as const
  const glyph = toGlyph(box)
  return toFont({
    'OS/2': toMetrics(),
    cmap: toCharacterMap(),
    glyf: Buffer.concat([glyph, glyph]),
    head: int16(
      1,
      0,
      1,
      0,
      0,
      0,
      0x5f0f,
      0x3cf5,
      0,
      unitsPerEm,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      100,
      0,
      900,
      760,
      0,
      8,
      2,
      1,
      0,
    ),
    hhea: int16(1, 0, ascent, -descent, 0, unitsPerEm, 100, 100, 900, 1, 0, 0, 0, 0, 0, 0, 0, 2),
    hmtx: int16(unitsPerEm, 100, unitsPerEm, 100),
    loca: int32(0, glyph.length, glyph.length * 2),
    maxp: Buffer.concat([int32(0x00010000), int16(2, 4, 1, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0)]),
    name: toNames({ 1: 'Stand-in', 2: 'Regular', 4: 'Stand-in', 6: 'Stand-in' }),
    post: int32(0x00030000, 0, 0, 0, 0, 0, 0, 0),
  })
}

function toGlyph(points: readonly (readonly [number, number])[]): Buffer {
  const header = int16(1, 100, 0, 900, 760, points.length - 1, 0)
  const flags = Buffer.alloc(points.length, 1)
  const steps = [0, 1].map((axis) =>
    int16(...points.map((point, at) => (point[axis] ?? 0) - (points[at - 1]?.[axis] ?? 0))),
  )
  return Buffer.concat([header, flags, ...steps])
}

/** One range of format 13: every character from the space on has the same glyph. */
function toCharacterMap(): Buffer {
  const subtable = Buffer.concat([int16(13, 0), int32(28, 0, 1, 0x20, 0x10ffff, 1)])
  return Buffer.concat([int16(0, 1, 3, 10), int32(12), subtable])
}

function toMetrics(): Buffer {
  const version4 = [4, unitsPerEm, 400, 5, 0, 650, 600, 0, 75, 650, 600, 0, 350, 50, 300, 0]
  const identity = [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]
  const range = [0x40, 0x20, 0xffff, ascent, -descent, 0, ascent, descent, 0, 0, 0, 0, 500, 700, 0, 0x20, 1]
  return int16(...version4, ...identity, ...range)
}

function toNames(names: Readonly<Record<number, string>>): Buffer {
  const texts = Object.values(names).map((name) => Buffer.from(name, 'utf16le').swap16())
  const records = Object.keys(names).map((id, at) => {
    const before = texts.slice(0, at).reduce((sum, text) => sum + text.length, 0)
    return int16(3, 1, 0x409, Number(id), texts[at]?.length ?? 0, before)
  })
  return Buffer.concat([int16(0, records.length, 6 + 12 * records.length), ...records, ...texts])
}

/** Puts the tables behind their directory, each at a multiple of four bytes. */
function toFont(tables: Readonly<Record<string, Buffer>>): Buffer {
  const entries = Object.entries(tables)
  let offset = 12 + 16 * entries.length
  const records: Buffer[] = []
  const bodies: Buffer[] = []
  for (const [tag, table] of entries) {
    const padded = Buffer.concat([table, Buffer.alloc((4 - (table.length % 4)) % 4)])
    records.push(Buffer.concat([Buffer.from(tag.padEnd(4)), int32(toChecksum(padded), offset, table.length)]))
    bodies.push(padded)
    offset += padded.length
  }
  const header = Buffer.concat([int32(0x00010000), int16(entries.length, 128, 3, entries.length * 16 - 128)])
  return Buffer.concat([header, ...records, ...bodies])
}

function toChecksum(table: Buffer): number {
  let sum = 0
  for (let at = 0; at < table.length; at += 4) sum = (sum + table.readUInt32BE(at)) >>> 0
  return sum
}

function int16(...values: number[]): Buffer {
  const buffer = Buffer.alloc(values.length * 2)
  values.forEach((value, at) => buffer.writeUInt16BE(value & 0xffff, at * 2))
  return buffer
}

function int32(...values: number[]): Buffer {
  const buffer = Buffer.alloc(values.length * 4)
  values.forEach((value, at) => buffer.writeUInt32BE(value >>> 0, at * 4))
  return buffer
}
