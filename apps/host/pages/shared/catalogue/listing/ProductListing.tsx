import {
  listingViews,
  readListingState,
  toFilterName,
  writeListingState,
  type ListingSort,
  type ListingView,
} from '@kudex/domain/listing'
import type { IntlShape, MessageDescriptor } from '@kudex/intl/messages'
import { Pagination, ProductFilters, ProductList, ProductTable, type Facet } from '@kudex/ui'
import { useState } from 'react'
import { useAppContext } from '../../../../features/shared/index.ts'
import { catalogueMessages } from '../catalogue.messages.ts'
import type { ContentLanguage, ListingFacetItem, ListingProps } from '../catalogue.types.ts'
import { listingMessages } from './listing.messages.ts'
import { ProductActions } from '../ProductActions.tsx'
import { toShownCard } from '../toShownCard.ts'

interface ProductListingProps extends ListingProps {
  readonly isProducts: boolean
  readonly contentLanguage: ContentLanguage
  /** Name of the classification. */
  readonly name: string
  /** Set if the list has content above it. */
  readonly hasTitle: boolean
}

/** A list with facets: every state has a URL, which links, the form and the Back button share (CAT-10, CAT-23). */
export function ProductListing(props: ProductListingProps) {
  const { href, query, isProducts, total, products } = props
  const { intl } = useAppContext()
  const { isBusy, go } = useListNavigation()
  const text = intl.formatMessage
  const renderAction = ({ id }: { readonly id: string }) => (
    <ProductActions product={products.find((card) => card.id === id)?.actionProps} />
  )
  const count = isProducts ? catalogueMessages.productCount : catalogueMessages.serviceCount
  return (
    <ProductFilters
      id={listId}
      title={props.hasTitle ? text(isProducts ? listingMessages.allProducts : listingMessages.allServices) : undefined}
      label={text(listingMessages.filterLabel)}
      action={`${href}#${listId}`}
      facets={props.facets.map((facet) => toFacet(facet, intl, props.contentLanguage))}
      views={total > 0 && props.facets.length > 0 ? toViews(props, intl) : undefined}
      sort={props.facets.length > 0 ? toSort(props.sort, intl) : undefined}
      chips={props.chips.map((chip) => ({
        ...chip,
        removeLabel: text(listingMessages.remove, { filter: chip.text }),
      }))}
      reset={{ text: text(listingMessages.reset), href: toAddress(href, toUnfiltered(query)) }}
      resultText={text(count, { count: total })}
      submitText={text(listingMessages.apply)}
      toggleText={
        props.chips.length > 0
          ? text(listingMessages.filtersChosen, { count: props.chips.length })
          : text(listingMessages.filters)
      }
      moreText={text(listingMessages.more)}
      scale={
        total > 0 && props.scales.length > 0
          ? {
              label: text(listingMessages.scale),
              items: props.scales.map(({ range, isLogarithmic, ...scale }) => ({
                ...scale,
                range: isLogarithmic ? text(listingMessages.logarithmic, { range }) : range,
              })),
              lang: props.contentLanguage,
            }
          : undefined
      }
      stateKey={query}
      isBusy={isBusy}
      onChange={(fields) => go(toAddress(href, writeListingState(readListingState(fields, intl.locale))))}
      onFollow={go}
    >
      {props.view === 'table' && total > 0 ? (
        <ProductTable
          caption={props.name}
          nameText={text(listingMessages.product)}
          actionText={text(listingMessages.actions)}
          columns={props.columns.map(({ key, name, unit }) => ({ id: key, label: name, unit: unit ?? undefined }))}
          products={products.map(({ cells, ...card }) => ({ ...card, values: cells }))}
          notApplicableText="–"
          emptyText={text(catalogueMessages.empty)}
          contentLanguage={props.contentLanguage}
          renderAction={renderAction}
        />
      ) : (
        <ProductList
          products={products.map((card) => toShownCard(card, intl))}
          emptyText={text(catalogueMessages.empty)}
          headingElement={props.hasTitle ? 'h3' : 'h2'}
          isNarrow={props.facets.length > 0}
          renderAction={renderAction}
        />
      )}
      <Pagination
        label={text(listingMessages.pages)}
        page={props.page}
        pageCount={props.pageCount}
        toHref={(page) => `${toAddress(href, toPageQuery(query, page))}#${listId}`}
        toPageLabel={(page) => text(listingMessages.page, { page })}
        previousText={text(listingMessages.previous)}
        nextText={text(listingMessages.next)}
      />
    </ProductFilters>
  )
}

const listId = 'list'

/** Navigates to another state of the list and keeps the scroll position. */
function useListNavigation() {
  const { navigate } = useAppContext()
  const [running, setRunning] = useState(0)
  async function go(address: string) {
    setRunning((count) => count + 1)
    try {
      await navigate(address, { keepScrollPosition: true })
    } finally {
      setRunning((count) => count - 1)
    }
  }
  return { isBusy: running > 0, go: (address: string) => void go(address) }
}

function toAddress(href: string, query: string): string {
  return query === '' ? href : `${href}?${query}`
}

function toUnfiltered(query: string): string {
  const { sort, view } = readListingState(new URLSearchParams(query))
  return writeListingState({ choices: new Map(), ranges: new Map(), sort, view, page: 1 })
}

function toPageQuery(query: string, page: number): string {
  return writeListingState({ ...readListingState(new URLSearchParams(query)), page })
}

function toFacet(facet: ListingFacetItem, intl: IntlShape, contentLanguage: ContentLanguage): Facet {
  const text = intl.formatMessage
  const { key, name } = facet
  const own = ownTitles[key.replace(/-[^-]+$/, '')] ?? ownTitles[key]
  const title = own ? text(own) : name
  const lang = own ? undefined : contentLanguage
  if (facet.kind === 'choice') return { ...facet, id: key, title, lang, name: toFilterName(key) }
  return {
    kind: 'range',
    id: key,
    title,
    lang,
    unit: facet.unit ?? undefined,
    limits: facet.limits ?? undefined,
    ...toEnds(facet, text),
  }
}

/** Titles of facets that do not come from the catalogue, by key without unit. */
const ownTitles: Readonly<Record<string, MessageDescriptor>> = {
  brand: listingMessages.brand,
  width: listingMessages.width,
  height: listingMessages.height,
  depth: listingMessages.depth,
}

/** Both ends of a range; gauges run from thin to thick, so from the larger number to the smaller one. */
function toEnds(
  { key, isGauge, min, max }: Extract<ListingFacetItem, { kind: 'range' }>,
  text: IntlShape['formatMessage'],
): Pick<Extract<Facet, { kind: 'range' }>, 'from' | 'to'> {
  const lower = { name: toFilterName(key, 'min'), value: min }
  const upper = { name: toFilterName(key, 'max'), value: max }
  const inputMode = isGauge ? 'text' : 'decimal'
  const [from, to] = isGauge ? [upper, lower] : [lower, upper]
  return {
    from: { ...from, label: text(listingMessages.from), inputMode },
    to: { ...to, label: text(listingMessages.to), inputMode },
  }
}

function toViews({ href, query, view }: ProductListingProps, intl: IntlShape) {
  const state = readListingState(new URLSearchParams(query))
  return {
    label: intl.formatMessage(listingMessages.views),
    items: listingViews.map((id) => ({
      id,
      text: intl.formatMessage(viewTexts[id]),
      href: toAddress(href, writeListingState({ ...state, view: id })),
      isCurrent: id === view,
    })),
    field: view === listingViews[0] ? undefined : { name: 'view', value: view },
  }
}

const viewTexts = {
  pictures: listingMessages.viewPictures,
  table: listingMessages.viewTable,
} as const satisfies Record<ListingView, unknown>

function toSort(sort: ListingSort, intl: IntlShape) {
  return {
    label: intl.formatMessage(listingMessages.sort),
    name: 'sort',
    value: sort,
    options: (['catalogue', 'name', 'name-desc'] as const).map((value) => ({
      value,
      text: intl.formatMessage(sortTexts[value]),
    })),
  }
}

const sortTexts = {
  catalogue: listingMessages.sortCatalogue,
  name: listingMessages.sortName,
  'name-desc': listingMessages.sortNameDescending,
} as const satisfies Record<ListingSort, unknown>
