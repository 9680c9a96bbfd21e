import { postSearch, type FoundPage } from '@kudex/api/search'
import { useIsHydrated } from '@kudex/ui'
import { useEffect, useRef, useState } from 'react'
import { useAppContext } from '../../features/shared/index.ts'
import type { SearchPageProps } from './search.types.ts'

/** What is in view: what the server found, and what was asked for since. */
export interface FoundPages {
  readonly found: FoundPage
  readonly isLoading: boolean
  readonly hasFailed: boolean
  /** Left out before script runs: until then a link leads to as much. */
  readonly showMore: (() => void) | undefined
}

/** Appends the next page on request, and writes into the address how far it went: Back leads to as much again (SEARCH-03). */
export function useFoundPages(first: FoundPage, { query, type }: Pick<SearchPageProps, 'query' | 'type'>): FoundPages {
  const { locale, site } = useAppContext()
  const [found, setFound] = useState(first)
  const [state, setState] = useState<'ready' | 'loading' | 'failed'>('ready')
  const isHydrated = useIsHydrated()
  const call = useRef<AbortController>(null)
  useEffect(() => () => call.current?.abort(), [])

  async function showMore() {
    const page = found.page + 1
    call.current = new AbortController()
    const { signal } = call.current
    setState('loading')
    try {
      const next = await postSearch({ localeCode: locale.code, siteSlug: site.slug, query, type, page }, signal)
      if (signal.aborted) return
      setFound({ ...next, records: joinRecords(found.records, next.records) })
      setState('ready')
      const address = new URL(location.href)
      address.searchParams.set('page', String(page))
      history.replaceState(history.state, '', address)
    } catch {
      if (!signal.aborted) setState('failed')
    }
  }
  return {
    found,
    isLoading: state === 'loading',
    hasFailed: state === 'failed',
    showMore: isHydrated ? () => void showMore() : undefined,
  }
}

/** The index may have changed in between: nothing is shown twice. */
function joinRecords(shown: FoundPage['records'], next: FoundPage['records']): FoundPage['records'] {
  const known = new Set(shown.map(({ id }) => id))
  return [...shown, ...next.filter(({ id }) => !known.has(id))]
}
