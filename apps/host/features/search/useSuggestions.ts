import { postSuggest, type FoundSuggestion } from '@kudex/api/search'
import { isUnspaced, longestSearchQuery } from '@kudex/domain/search'
import { useEffect, useState } from 'react'
import { useAppContext } from '../shared/index.ts'

/**
 * Names that fit what is typed, a moment after the last letter (SEARCH-12). What is asked for is given up when another
 * letter comes; a failure shows nothing, since the search itself still works.
 */
export function useSuggestions(query: string): readonly FoundSuggestion[] {
  const { locale, site } = useAppContext()
  const [found, setFound] = useState<Found>({ query: '', suggestions: [] })
  const asked = query.trim()
  const isEnough = asked.length >= (isUnspaced(asked) ? 1 : 2) && asked.length <= longestSearchQuery
  useEffect(() => {
    if (!isEnough) return undefined
    const call = new AbortController()
    const timer = setTimeout(() => {
      postSuggest({ localeCode: locale.code, siteSlug: site.slug, query: asked }, call.signal).then(
        (suggestions) => setFound({ query: asked, suggestions }),
        () => undefined,
      )
    }, pause)
    return () => {
      clearTimeout(timer)
      call.abort()
    }
  }, [asked, isEnough, locale.code, site.slug])
  // Until new ones are there those of the letters before stand; they mostly fit still.
  return isEnough && found.query !== '' ? found.suggestions : none
}

interface Found {
  readonly query: string
  readonly suggestions: readonly FoundSuggestion[]
}

const none: readonly FoundSuggestion[] = []

/** Milliseconds after the last letter: faster typists wait, others do not notice. */
const pause = 150
