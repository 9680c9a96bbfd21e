import { readListingState, toFilterName, writeListingState, type ListingSort } from '@kudex/domain/listing'
import type { IntlShape } from '@kudex/intl/messages'
import { Pagination, ProductFilters, ProductList, type Facet } from '@kudex/ui'
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
  /** Set if the list has content above it. */
  readonly hasTitle: boolean
}

/** A list with facets: every state has a URL, which links, the form and the Back button share (CAT-10, CAT-23). */
export function ProductListing(props: ProductListingProps) {
  const { href, query, isProducts, total, products } = props
  const { intl } = useAppContext()
  const { isBusy, go } = useListNavigation()
  const text = intl.formatMessage
  const count = isProducts ? catalogueMessages.productCount : catalogueMessages.serviceCount
  return (
    <ProductFilters
      id={listId}
      title={props.hasTitle ? text(isProducts ? listingMessages.allProducts : listingMessages.allServices) : undefined}
      label={text(listingMessages.filterLabel)}
      action={`${href}#${listId}`}
      facets={props.facets.map((facet) => toFacet(facet, intl, props.contentLanguage))}
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
      stateKey={query}
      isBusy={isBusy}
      onChange={(fields) => go(toAddress(href, writeListingState(readListingState(fields))))}
      onFollow={go}
    >
      <ProductList
        products={products.map((card) => toShownCard(card, intl))}
        emptyText={text(catalogueMessages.empty)}
        headingElement={props.hasTitle ? 'h3' : 'h2'}
        isNarrow={props.facets.length > 0}
        renderAction={({ id }) => <ProductActions product={products.find((card) => card.id === id)?.actionProps} />}
      />
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
    const { scrollX: left, scrollY: top } = window
    setRunning((count) => count + 1)
    try {
      await navigate(address)
      window.scrollTo({ left, top, behavior: 'instant' })
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
  const { sort } = readListingState(new URLSearchParams(query))
  return writeListingState({ choices: new Map(), ranges: new Map(), sort, page: 1 })
}

function toPageQuery(query: string, page: number): string {
  return writeListingState({ ...readListingState(new URLSearchParams(query)), page })
}

function toFacet(facet: ListingFacetItem, intl: IntlShape, contentLanguage: ContentLanguage): Facet {
  const text = intl.formatMessage
  const { key, name } = facet
  const title = key === 'brand' ? text(listingMessages.brand) : name
  const lang = key === 'brand' ? undefined : contentLanguage
  if (facet.kind === 'choice') return { ...facet, id: key, title, lang, name: toFilterName(key) }
  return {
    kind: 'range',
    id: key,
    title,
    lang,
    unit: facet.unit ?? undefined,
    from: {
      name: toFilterName(key, 'min'),
      label: text(listingMessages.from),
      value: facet.min,
      placeholder: facet.low,
    },
    to: { name: toFilterName(key, 'max'), label: text(listingMessages.to), value: facet.max, placeholder: facet.high },
  }
}

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
