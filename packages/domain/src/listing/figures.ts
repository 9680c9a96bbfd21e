import type { KeyedSpecification, ListingFacet } from './listing.types.ts'
import { parseQuantity, type Span } from './parseQuantity.ts'

/** A value that decides between the products of a list. */
export interface Figure {
  readonly key: string
  readonly name: string
  readonly value: string
  readonly unit: string | null
  /** Its position within the range of the list; null if the list has no range for it. */
  readonly bar: Bar | null
}

/** Part of a scale, from 0 to 1. */
export interface Bar {
  readonly start: number
  readonly end: number
}

/**
 * The facets that decide between the products of a list: ranges, the first of each group of the data sheet that most
 * products have, then the others; in the order of the data sheet.
 */
export function selectDecidingFacets(
  facets: readonly ListingFacet[],
  products: readonly (readonly KeyedSpecification[])[],
  count: number,
): ListingFacet[] {
  const groups = new Map(products.flat().map(({ key, group }) => [key, group]))
  const ranges = facets.filter(({ kind, key, low, high }) => kind === 'range' && low !== high && groups.has(key))
  const byGroup = Map.groupBy(ranges, ({ key }) => groups.get(key) ?? null)
  const firsts = new Set([...byGroup.values()].map(findUsual))
  const ranked = [...ranges.filter((facet) => firsts.has(facet)), ...ranges.filter((facet) => !firsts.has(facet))]
  const selected = new Set(ranked.slice(0, count))
  return ranges.filter((facet) => selected.has(facet))
}

/**
 * The figures of a product for the given facets. A product that has most of them shows a dash for the other ones, so that
 * the cards of a row share their lines; one of another kind shows its next quantities instead.
 */
export function resolveFigures(
  specifications: readonly KeyedSpecification[],
  facets: readonly ListingFacet[],
): Figure[] {
  const byKey = new Map(specifications.toReversed().map((line) => [line.key, line]))
  const own = facets.flatMap((facet) => {
    const line = byKey.get(facet.key)
    return line ? [toFigure(line, facet)] : []
  })
  if (own.length > facets.length / 2)
    return facets.map(
      ({ key, name }) =>
        own.find((figure) => figure.key === key) ?? { key, name, value: missing, unit: null, bar: null },
    )
  const used = new Set(own.map(({ key }) => key))
  const others = specifications.filter(
    ({ key, unit, value }) => !used.has(key) && unit !== null && parseQuantity(value, unit) !== null,
  )
  return [...own, ...others.slice(0, facets.length - own.length).map((line) => toFigure(line, null))]
}

const missing = '–'

/** The figure of a product for one facet; null if it has none. */
export function resolveFigure(specifications: readonly KeyedSpecification[], facet: ListingFacet): Figure | null {
  const line = specifications.find(({ key }) => key === facet.key)
  return line ? toFigure(line, facet) : null
}

/**
 * The ends of the scale on which the bars of a list are drawn. Over more than a decade it is logarithmic, from `low` to
 * `high`; otherwise it starts at zero, but for gauges.
 */
export function resolveScale({ low, high }: Span, unit: string | null): Span {
  return { low: isLogarithmic({ low, high }) || unit === gaugeUnit ? low : Math.min(0, low), high }
}

function isLogarithmic({ low, high }: Span): boolean {
  return low > 0 && high / low > 10
}

const gaugeUnit = 'AWG'

/**
 * The part of a list's scale that a span covers; the scale is the same for all products of the list. Gauges run from thin
 * to thick, against their numbers.
 */
export function resolveBar(span: Span, ends: Span, unit: string | null): Bar | null {
  const { low, high } = ends
  if (high <= low) return null
  const isByFactor = isLogarithmic(ends)
  const isReversed = unit === gaugeUnit
  const { low: least } = resolveScale(ends, unit)
  const position = (value: number) => {
    const part = isByFactor ? Math.log(value / low) / Math.log(high / low) : (value - least) / (high - least)
    return Math.min(1, Math.max(0, part))
  }
  const [start, end] = isReversed
    ? [1 - position(span.high), 1 - position(span.low)]
    : [position(span.low), position(span.high)]
  // A single number is a bar from zero; a logarithmic scale has no zero, so there it is a mark.
  if (span.low !== span.high || isByFactor) return { start, end }
  const zero = isReversed ? 0 : position(0)
  return { start: Math.min(zero, end), end: Math.max(zero, end) }
}

function toFigure({ key, name, value, unit }: KeyedSpecification, facet: ListingFacet | null): Figure {
  const span = parseQuantity(value, unit)
  const bar =
    facet && span && facet.low !== null && facet.high !== null
      ? resolveBar(span, { low: facet.low, high: facet.high }, unit)
      : null
  return { key, name, value, unit, bar }
}

/** The first facet of a group that nearly as many products have as the most frequent one. */
function findUsual(group: readonly ListingFacet[]): ListingFacet | undefined {
  const most = Math.max(...group.map(toCount))
  return group.find((facet) => toCount(facet) >= most * usualPart)
}

const usualPart = 0.7

function toCount({ values }: ListingFacet): number {
  return values[0]?.count ?? 0
}
