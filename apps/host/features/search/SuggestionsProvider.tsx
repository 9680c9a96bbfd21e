import { postSuggest, type FoundSuggestion } from '@kudex/api/search'
import { isUnspaced, maxSearchQueryLength } from '@kudex/domain/search'
import { useEffect } from 'react'
import { useAppContext } from '../shared/appContext.ts'
import { createRemoteData } from '../shared/createRemoteData.tsx'
import { whenIdle } from '../shared/whenIdle.ts'

type SuggestionQuery = Parameters<typeof postSuggest>[0]

const suggestions = createRemoteData<SuggestionQuery, readonly FoundSuggestion[]>(async (query, signal) => {
  await new Promise((resolve) => setTimeout(resolve, typingPause))
  signal.throwIfAborted()
  return postSuggest(query, signal)
})

/** Loads suggestions for {@link useSuggestions}. */
export const SuggestionsProvider = suggestions.Provider

/**
 * Suggestions for a query, requested a moment after the last keystroke (SEARCH-12). The previous ones stay while newer
 * ones load or if they fail: most of them still match.
 */
export function useSuggestions(typed: string): readonly FoundSuggestion[] {
  const { locale, site } = useAppContext()
  const { value, load, forget, start } = suggestions.useRemoteData()
  const query = typed.trim()
  const isLongEnough = query.length >= (isUnspaced(query) ? 1 : 2) && query.length <= maxSearchQueryLength
  useEffect(() => whenIdle(start), [start])
  useEffect(() => {
    if (isLongEnough) load({ localeCode: locale.code, siteSlug: site.slug, query })
    else if (query !== '') forget()
  }, [query, isLongEnough, locale.code, site.slug, load, forget])
  return isLongEnough ? (value ?? none) : none
}

const none: readonly FoundSuggestion[] = []

/** Milliseconds after the last keystroke until suggestions are requested. */
const typingPause = 150
