import { resolveClassificationPath, type Classification } from '@kudex/domain/catalogue'
import {
  changeRange,
  formatGauge,
  hasFilters,
  resolveFigure,
  resolveFigures,
  resolveScale,
  selectDecidingFacets,
  toggleChoice,
  writeListingState,
  type Figure,
  type ListedProduct,
  type ListingFacet,
  type ListingState,
  type RangeFilter,
} from '@kudex/domain/listing'
import {
  formatNumber,
  formatQuantity,
  formatValue,
  resolveUnitSymbol,
  splitQuantity,
  toFormatLocale,
} from '@kudex/intl/formats'
import type { RequestContext } from '../../../../request/requestContext.types.ts'
import { abortWithNotFound } from '../../data/abortWithNotFound.ts'
import type { ListedCard, ListingChip, ListingFacetItem, ListingProps } from '../catalogue.types.ts'
import { listingPageSize, loadListing } from '../loadCatalogue.ts'
import { toProductCards, type CardContext } from '../toCards.ts'

/** The list of a classification in a state; a page beyond the end is not found (CAT-10). */
export async function loadListingProps(
  request: RequestContext,
  classification: Classification,
  context: CardContext,
  state: ListingState,
): Promise<ListingProps> {
  const locale = toFormatLocale(request.address.locale)
  const listing = await loadListing(request, classification, state)
  const { total, products } = listing
  const facets = listing.facets.filter((facet) => isUseful(facet, state))
  const pageCount = Math.max(1, Math.ceil(total / listingPageSize))
  if (state.page > pageCount) abortWithNotFound('item')
  const href = context.link(resolveClassificationPath(classification, context.classifications))
  const lines = products.map(({ specifications }) => specifications)
  const columns = state.view === 'table' ? selectDecidingFacets(facets, lines, tableColumns) : []
  const deciding = selectDecidingFacets(facets, lines, cardFigures)
  const bySlug = new Map(products.map((product) => [product.id, product]))
  return {
    href,
    query: writeListingState(state),
    sort: state.sort,
    view: state.view,
    total,
    page: state.page,
    pageCount,
    facets: facets.map((facet) => toFacetItem(facet, state, locale)),
    chips: facets.flatMap((facet) => toChips(facet, { state, href, locale })),
    products: toProductCards(products, context).map((card) => ({
      ...card,
      ...toValues(bySlug.get(card.id), { deciding, columns, locale }),
    })),
    scales: (state.view === 'table' ? columns : deciding).flatMap((facet) => toScale(facet, locale)),
    columns: columns.map(({ key, name, unit }) => ({
      key,
      name,
      unit: unit === null ? null : resolveUnitSymbol(unit, locale),
    })),
  }
}

/** Values on a card, and columns of a table. */
const cardFigures = 3
const tableColumns = 5

/** A filter without a value that would show something is left out, unless other filters are the reason. */
function isUseful({ values }: ListingFacet, state: ListingState): boolean {
  return hasFilters(state) || values.some(({ count }) => count > 0)
}

interface ValueContext {
  readonly deciding: readonly ListingFacet[]
  readonly columns: readonly ListingFacet[]
  readonly locale: string
}

function toValues(
  product: ListedProduct | undefined,
  { deciding, columns, locale }: ValueContext,
): Pick<ListedCard, 'figures' | 'cells'> {
  const specifications = product?.specifications ?? []
  return {
    figures: resolveFigures(specifications, deciding).map(({ key, name, value, unit, bar }) => ({
      id: key,
      label: name,
      value: formatQuantity(value, unit, locale),
      bar,
    })),
    cells: columns.map((facet) => toCell(resolveFigure(specifications, facet), locale)),
  }
}

function toCell(figure: Figure | null, locale: string): ListedCard['cells'][number] {
  return figure && { value: splitQuantity(figure.value, figure.unit, locale).value, bar: figure.bar }
}

function toScale({ key, name, unit, low, high }: ListingFacet, locale: string): ListingProps['scales'] {
  if (low === null || high === null || low === high) return []
  const { low: min, high: max, isLogarithmic } = resolveScale({ low, high }, unit)
  return [{ id: key, name, range: formatRange({ min, max }, unit, locale), isLogarithmic }]
}

/** URL of a list in a given state. */
export function toListingHref(href: string, state: ListingState): string {
  const query = writeListingState(state)
  return query === '' ? href : `${href}?${query}`
}

function toFacetItem(facet: ListingFacet, state: ListingState, locale: string): ListingFacetItem {
  const { key, name, unit, values } = facet
  if (facet.kind === 'range') {
    const { min, max } = state.ranges.get(key) ?? { min: null, max: null }
    const isGauge = unit === gaugeUnit
    const toTyped = (value: number | null) => {
      if (value === null) return ''
      return isGauge ? formatGauge(value) : toTypedNumber(value, locale)
    }
    return {
      kind: 'range',
      key,
      name,
      unit: unit === null ? null : resolveUnitSymbol(unit, locale),
      isGauge,
      limits: toLimits(facet, locale),
      min: toTyped(min),
      max: toTyped(max),
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

const gaugeUnit = 'AWG'

/** What the list covers, whatever is chosen. */
function toLimits({ low, high, unit }: ListingFacet, locale: string): string | null {
  return low === null || high === null ? null : formatRange({ min: low, max: high }, unit, locale)
}

/** As typed: without thousands separators. */
function toTypedNumber(value: number, locale: string): string {
  return formatNumber(value, locale, { useGrouping: false, maximumFractionDigits: 6 })
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
  if (unit === gaugeUnit) return formatGauges({ min, max }, locale)
  if (min !== null && max !== null) return formatQuantity(min === max ? `${min}` : `${min}…${max}`, unit, locale)
  return formatQuantity(min === null ? `≤ ${max}` : `≥ ${min}`, unit, locale)
}

/** From thin to thick: the larger gauge first. */
function formatGauges({ min, max }: RangeFilter, locale: string): string {
  const ends = [max, min].flatMap((gauge) => (gauge === null ? [] : [formatGauge(gauge)]))
  const [first = '', second = first] = ends
  if (ends.length === 2) return formatQuantity(first === second ? first : `${first}…${second}`, gaugeUnit, locale)
  return formatQuantity(max === null ? `…${first}` : `${first}…`, gaugeUnit, locale)
}
