import { randomFillSync } from 'node:crypto'

/** Creates random bytes with a PNG signature. */
export function makeMedia(size: number): Uint8Array<ArrayBuffer> {
  const bytes = randomFillSync(new Uint8Array(size))
  bytes.set([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  return bytes
}
