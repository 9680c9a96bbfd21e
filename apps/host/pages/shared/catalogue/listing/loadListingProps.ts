import { resolveClassificationPath, type Classification } from '@kudex/domain/catalogue'
import {
  changeRange,
  readListingState,
  toggleChoice,
  writeListingState,
  type ListingFacet,
  type ListingState,
  type RangeFilter,
} from '@kudex/domain/listing'
import { formatNumber, formatQuantity, formatValue, resolveUnitSymbol, toFormatLocale } from '@kudex/intl/formats'
import type { RequestContext } from '../../../../request/requestContext.types.ts'
import { abortWithNotFound } from '../../data/abortWithNotFound.ts'
import type { ListingChip, ListingFacetItem, ListingProps } from '../catalogue.types.ts'
import { listingPageSize, loadListing } from '../loadCatalogue.ts'
import { toProductCards, type CardContext } from '../toCards.ts'

/** The list of a classification in the state of the URL; a page beyond the end is not found (CAT-10). */
export async function loadListingProps(
  request: RequestContext,
  classification: Classification,
  context: CardContext,
): Promise<ListingProps> {
  const state = readListingState(new URLSearchParams(request.fullPath.split('?')[1] ?? ''))
  const { total, products, facets } = await loadListing(request, classification, state)
  const pageCount = Math.max(1, Math.ceil(total / listingPageSize))
  if (state.page > pageCount) abortWithNotFound('item')
  const locale = toFormatLocale(request.address.locale)
  const href = context.link(resolveClassificationPath(classification, context.classifications))
  return {
    href,
    query: writeListingState(state),
    sort: state.sort,
    total,
    page: state.page,
    pageCount,
    facets: facets.map((facet) => toFacetItem(facet, state, locale)),
    chips: facets.flatMap((facet) => toChips(facet, { state, href, locale })),
    products: toProductCards(products, context),
  }
}

/** URL of a list in a given state. */
export function toListingHref(href: string, state: ListingState): string {
  const query = writeListingState(state)
  return query === '' ? href : `${href}?${query}`
}

function toFacetItem(facet: ListingFacet, state: ListingState, locale: string): ListingFacetItem {
  const { key, name, unit, values } = facet
  const format = (value: number | null | undefined) =>
    value === null || value === undefined ? '' : formatValue(String(value), locale)
  if (facet.kind === 'range') {
    const { min, max } = state.ranges.get(key) ?? { min: null, max: null }
    return {
      kind: 'range',
      key,
      name,
      unit: unit === null ? null : resolveUnitSymbol(unit, locale),
      low: format(facet.low),
      high: format(facet.high),
      // As typed: without thousands separators.
      min: toTyped(min, locale),
      max: toTyped(max, locale),
    }
  }
  const chosen = state.choices.get(key) ?? []
  return {
    kind: 'choice',
    key,
    name,
    values: values.map(({ value, label, count }) => ({
      value,
      text: formatValue(label, locale),
      countText: formatNumber(count, locale),
      isChosen: chosen.includes(value),
      isEmpty: count === 0,
    })),
  }
}

function toTyped(value: number | null, locale: string): string {
  return value === null ? '' : formatNumber(value, locale, { useGrouping: false, maximumFractionDigits: 6 })
}

interface ChipContext {
  readonly state: ListingState
  readonly href: string
  readonly locale: string
}

function toChips(facet: ListingFacet, { state, href, locale }: ChipContext): ListingChip[] {
  const { key, name, unit } = facet
  const range = state.ranges.get(key)
  if (facet.kind === 'range')
    return range
      ? [
          {
            id: key,
            text: `${name}: ${formatRange(range, unit, locale)}`,
            href: toListingHref(href, changeRange(state, key, null)),
          },
        ]
      : []
  const chosen = state.choices.get(key) ?? []
  return facet.values
    .filter(({ value }) => chosen.includes(value))
    .map(({ value, label }) => ({
      id: `${key}-${value}`,
      text: formatValue(label, locale),
      href: toListingHref(href, toggleChoice(state, key, value)),
    }))
}

function formatRange({ min, max }: RangeFilter, unit: string | null, locale: string): string {
  if (min !== null && max !== null) return formatQuantity(min === max ? `${min}` : `${min}…${max}`, unit, locale)
  return formatQuantity(min === null ? `≤ ${max}` : `≥ ${min}`, unit, locale)
}
