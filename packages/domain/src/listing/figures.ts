import type { KeyedSpecification, ListingFacet } from './listing.types.ts'
import { parseQuantity, type Span } from './parseQuantity.ts'

/** A value that decides between the products of a list. */
export interface Figure {
  readonly key: string
  readonly name: string
  readonly value: string
  readonly unit: string | null
  /** Its position on the scale of the list; null if the product has none there, undefined if the list has no scale. */
  readonly bar: Bar | null | undefined
}

/** Part of a scale, from 0 to 1; both ends are equal for a single number. */
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

/** The scale on which the bars of a list are drawn. */
export interface Scale extends Span {
  readonly isLogarithmic: boolean
}

/**
 * The scale of the bars of a list. Over more than a decade it is logarithmic, from `low` to `high`; otherwise it starts at
 * zero, but for gauges.
 */
export function resolveScale({ low, high }: Span, unit: string | null): Scale {
  const isByFactor = isLogarithmic({ low, high })
  return { low: isByFactor || unit === gaugeUnit ? low : Math.min(0, low), high, isLogarithmic: isByFactor }
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
  if (ends.high <= ends.low) return null
  const { low, high, isLogarithmic: isByFactor } = resolveScale(ends, unit)
  const position = (value: number) => {
    const part = isByFactor ? Math.log(value / low) / Math.log(high / low) : (value - low) / (high - low)
    return Math.min(1, Math.max(0, part))
  }
  const bar = { start: position(span.low), end: position(span.high) }
  return unit === gaugeUnit ? { start: 1 - bar.end, end: 1 - bar.start } : bar
}

function toFigure({ key, name, value, unit }: KeyedSpecification, facet: ListingFacet | null): Figure {
  const span = parseQuantity(value, unit)
  if (!facet || facet.low === null || facet.high === null) return { key, name, value, unit, bar: undefined }
  return { key, name, value, unit, bar: span && resolveBar(span, { low: facet.low, high: facet.high }, unit) }
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
