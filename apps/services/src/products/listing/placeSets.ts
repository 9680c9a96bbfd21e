import { type RangeFilter, touches } from '@kudex/domain/listing'

/** The places of a list as a set: one byte each, 0 or 1. */
export type PlaceSet = Uint8Array

export function createFullSet(size: number): PlaceSet {
  return new Uint8Array(size).fill(1)
}

/** Reads what the database answers for `bit varying`: a text of zeros and ones. */
export function readBits(bits: string): PlaceSet {
  const set = new Uint8Array(bits.length)
  for (let place = 0; place < bits.length; place++) set[place] = bits.charCodeAt(place) & 1
  return set
}

/** Writes a set as the database reads `bit varying`. */
export function writeBits(set: PlaceSet): string {
  const bits = Buffer.alloc(set.length)
  for (let place = 0; place < set.length; place++) bits[place] = 48 + (set[place] ?? 0)
  return bits.toString('latin1')
}

/** The places whose span has a number in common with a range. */
export function toRangeSet(spans: Uint8Array, range: RangeFilter): PlaceSet {
  const floats = readFloats(spans)
  const set = new Uint8Array(floats.length / 2)
  // The stored numbers are 32-bit floats: the asked ones are rounded likewise, so that the ends count in.
  const asked = { min: round(range.min), max: round(range.max) }
  for (let place = 0; place < set.length; place++) {
    const low = floats[place * 2] ?? Number.NaN
    const high = floats[place * 2 + 1] ?? Number.NaN
    if (low === low && touches({ low, high }, asked)) set[place] = 1
  }
  return set
}

export function uniteSets(sets: readonly PlaceSet[], size: number): PlaceSet {
  const united = new Uint8Array(size)
  for (const set of sets) for (let place = 0; place < size; place++) united[place]! |= set[place] ?? 0
  return united
}

export function intersectSets(sets: readonly PlaceSet[], size: number): PlaceSet {
  const common = createFullSet(size)
  for (const set of sets) for (let place = 0; place < size; place++) common[place]! &= set[place] ?? 0
  return common
}

/** The places of a set in an order: that of the list, or by their ranks, of which each place has its own. */
export function listPlaces(set: PlaceSet, ranks: Uint8Array | null): number[] {
  const places: number[] = []
  if (ranks === null) {
    for (let place = 0; place < set.length; place++) if (set[place] === 1) places.push(place)
    return places
  }
  const byRank = new Int32Array(set.length)
  readRanks(ranks).forEach((rank, place) => (byRank[rank] = place))
  for (const place of byRank) if (set[place] === 1) places.push(place)
  return places
}

function round(bound: number | null): number | null {
  return bound === null ? null : Math.fround(bound)
}

/** A copy, as a typed array must begin at a multiple of its width. */
function readFloats(bytes: Uint8Array): Float32Array {
  return new Float32Array(new Uint8Array(bytes).buffer)
}

function readRanks(bytes: Uint8Array): Int32Array {
  return new Int32Array(new Uint8Array(bytes).buffer)
}
