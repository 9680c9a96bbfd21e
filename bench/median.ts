/** The middle of some values; the upper one of two. 0 without values. */
export function median(values: readonly number[]): number {
  return values.toSorted((first, second) => first - second)[Math.floor(values.length / 2)] ?? 0
}
