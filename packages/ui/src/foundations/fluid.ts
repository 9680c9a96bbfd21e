const smallestViewport = 320
const largestViewport = 1440
const rootSize = 16

/** A length that grows linearly between a 320 px and a 1440 px viewport; px in, `clamp()` in rem out. */
export function toFluidLength(min: number, max: number): string {
  const slope = (max - min) / (largestViewport - smallestViewport)
  const intercept = min - slope * smallestViewport
  return `clamp(${toRem(min)}, ${toRem(intercept)} + ${round(slope * 100)}vw, ${toRem(max)})`
}

/** Converts px to rem so that sizes follow the reader's own font size. */
export function toRem(px: number): string {
  return px === 0 ? '0px' : `${round(px / rootSize)}rem`
}

function round(value: number): number {
  return Math.round(value * 10_000) / 10_000
}
