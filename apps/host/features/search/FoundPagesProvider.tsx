import { postSearch, type FoundPage, type SearchRequest } from '@kudex/api/search'
import { useIsHydrated } from '@kudex/ui'
import { useEffect } from 'react'
import { useAppContext } from '../shared/appContext.ts'
import { createRemoteData } from '../shared/createRemoteData.tsx'
import { whenIdle } from '../shared/whenIdle.ts'

/** The shown results, and the request for the next page. */
interface NextPage {
  readonly shown: FoundPage
  readonly request: SearchRequest
}

const foundPages = createRemoteData<NextPage, FoundPage>(async ({ shown, request }, signal) => {
  const next = await postSearch(request, signal)
  return { ...next, records: joinRecords(shown.records, next.records) }
})

/** Loads further results for {@link useFoundPages}. */
export const FoundPagesProvider = foundPages.Provider

export interface FoundPages {
  /** The results of the server and the pages that were loaded since. */
  readonly found: FoundPage
  readonly isLoading: boolean
  readonly hasFailed: boolean
  /** Undefined until the page is hydrated: before, a link leads to the same results. */
  readonly showMore: (() => void) | undefined
}

/** Appends the next page on request and sets its number in the address, so that Back leads to as many results (SEARCH-03). */
export function useFoundPages(first: FoundPage, { query, type }: Pick<SearchRequest, 'query' | 'type'>): FoundPages {
  const { locale, site } = useAppContext()
  const { status, value, load, start } = foundPages.useRemoteData()
  const isHydrated = useIsHydrated()
  const found = value ?? first
  useEffect(() => whenIdle(start), [start])
  useEffect(() => {
    if (!value) return
    const address = new URL(location.href)
    address.searchParams.set('page', String(value.page))
    history.replaceState(history.state, '', address)
  }, [value])
  const showMore = () =>
    load({
      shown: found,
      request: { localeCode: locale.code, siteSlug: site.slug, query, type, page: found.page + 1 },
    })
  return {
    found,
    isLoading: status === 'pending',
    hasFailed: status === 'error',
    showMore: isHydrated ? showMore : undefined,
  }
}

/** The index may have changed between two requests: no result is listed twice. */
function joinRecords(shown: FoundPage['records'], next: FoundPage['records']): FoundPage['records'] {
  const known = new Set(shown.map(({ id }) => id))
  return [...shown, ...next.filter(({ id }) => !known.has(id))]
}
