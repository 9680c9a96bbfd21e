import { type RangeFilter, overlaps } from '@kudex/domain/listing'

/** A set of ranks: one byte per rank, 0 or 1. */
export type RankSet = Uint8Array

export function createFullSet(size: number): RankSet {
  return new Uint8Array(size).fill(1)
}

/** Parses the text form of `bit varying`. */
export function readBits(bits: string): RankSet {
  const set = new Uint8Array(bits.length)
  for (let rank = 0; rank < bits.length; rank++) set[rank] = bits.charCodeAt(rank) & 1
  return set
}

/** Serializes a set to the text form of `bit varying`. */
export function writeBits(set: RankSet): string {
  const bits = Buffer.alloc(set.length)
  for (let rank = 0; rank < set.length; rank++) bits[rank] = 48 + (set[rank] ?? 0)
  return bits.toString('latin1')
}

export function toRangeSet(spans: Uint8Array, range: RangeFilter): RankSet {
  const floats = readFloats(spans)
  const set = new Uint8Array(floats.length / 2)
  // Rounded to 32-bit floats like the stored numbers, so that the bounds are included.
  const rounded = { min: round(range.min), max: round(range.max) }
  for (let rank = 0; rank < set.length; rank++) {
    const low = floats[rank * 2] ?? Number.NaN
    const high = floats[rank * 2 + 1] ?? Number.NaN
    if (low === low && overlaps({ low, high }, rounded)) set[rank] = 1
  }
  return set
}

export function uniteSets(sets: readonly RankSet[], size: number): RankSet {
  const united = new Uint8Array(size)
  for (const set of sets) for (let rank = 0; rank < size; rank++) united[rank]! |= set[rank] ?? 0
  return united
}

export function intersectSets(sets: readonly RankSet[], size: number): RankSet {
  const common = createFullSet(size)
  for (const set of sets) for (let rank = 0; rank < size; rank++) common[rank]! &= set[rank] ?? 0
  return common
}

/** The ranks of a set, in the order of the list or of `positions`, which has a unique position per rank. */
export function listRanks(set: RankSet, positions: Uint8Array | null): number[] {
  const ranks: number[] = []
  if (positions === null) {
    for (let rank = 0; rank < set.length; rank++) if (set[rank] === 1) ranks.push(rank)
    return ranks
  }
  const byPosition = new Int32Array(set.length)
  readPositions(positions).forEach((position, rank) => (byPosition[position] = rank))
  for (const rank of byPosition) if (set[rank] === 1) ranks.push(rank)
  return ranks
}

function round(bound: number | null): number | null {
  return bound === null ? null : Math.fround(bound)
}

/** Copies the bytes, since a typed array must be aligned. */
function readFloats(bytes: Uint8Array): Float32Array {
  return new Float32Array(new Uint8Array(bytes).buffer)
}

function readPositions(bytes: Uint8Array): Int32Array {
  return new Int32Array(new Uint8Array(bytes).buffer)
}
