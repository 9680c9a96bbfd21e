import { ServiceError } from '@kudex/api/transport'
import type { FoundPage } from '@kudex/api/search'
import { isSearchType, maxSearchPage, maxSearchQueryLength, type SearchType } from '@kudex/domain/search'
import { searchMessages as messages } from '../../features/search/index.ts'
import type { RequestContext } from '../../request/requestContext.types.ts'
import { leaveOutCareers } from '../../request/leaveOutCareers.ts'
import { readQuery } from '../../request/readQuery.ts'
import { buildPageLink } from '../shared/links/buildPageLink.ts'
import { createPageData } from '../shared/data/createPageData.ts'
import { formatText } from '../shared/locale/formatText.ts'
import { toPreference } from '../shared/locale/toPreference.ts'
import type { PageData } from '../shared/data/pageData.types.ts'
import type { SearchPageProps } from './search.types.ts'
import { toSearchAddress } from './toKinds.ts'

/**
 * Data of the search page: all results up to the requested page, so that “more” works without script (SEARCH-01…03).
 */
export async function loadSearchPage(request: RequestContext): Promise<PageData<SearchPageProps>> {
  const parameters = readParameters(request.fullPath)
  const title = await formatText(request, messages.title)
  // Not cached: results have no cache tags, and a page may have just become protected.
  if (parameters.query !== '') request.keepPrivate()
  return createPageData(request, {
    title,
    breadcrumbs: [{ title, url: null }],
    isIndexed: false,
    keptQuery: parameters.query === '' ? '' : toSearchAddress('', parameters.query, parameters.type),
    props: {
      query: parameters.query,
      type: parameters.type,
      answer: parameters.query === '' ? null : await search(request, parameters),
      alternatives: await listAlternatives(request),
    },
  })
}

interface SearchParameters {
  readonly query: string
  readonly type: SearchType | null
  readonly page: number
}

/** Ignores invalid parameters: the URL may have been truncated. */
function readParameters(fullPath: string): SearchParameters {
  const parameters = readQuery(fullPath)
  const page = Number(parameters.get('page') ?? 1)
  const type = parameters.get('type') ?? ''
  return {
    query: (parameters.get('q') ?? '').toWellFormed().trim().slice(0, maxSearchQueryLength),
    type: isSearchType(type) ? type : null,
    page: Number.isInteger(page) && page >= 1 && page <= maxSearchPage ? page : 1,
  }
}

async function search(request: RequestContext, { query, type, page }: SearchParameters): Promise<FoundPage | 'failed'> {
  const { locale, site } = request.address
  const isTrimming = request.visitor.isNextRelease && site.isMain
  try {
    const { fallbackLanguage } = toPreference(request)
    const scope = { localeCode: locale.code, fallbackLanguage, siteSlug: site.slug }
    const answer = await request.search.search({ ...scope, query, type, page, fromPage: 1 }, request.signal)
    const found = isTrimming ? leaveOutCareers(answer) : answer
    return {
      ...found,
      records: found.records.map((record) => ({ ...record, url: buildPageLink(request, record.path) })),
    }
  } catch (error) {
    if (!(error instanceof ServiceError)) throw error
    console.error('A search could not be answered:', error.message)
    // The field keeps the query; the status tells clients and caches that the search failed.
    request.markUnavailable()
    return 'failed'
  }
}

async function listAlternatives(request: RequestContext): Promise<SearchPageProps['alternatives']> {
  const { features } = request.address.site
  const ways = [
    ...(features.includes('products') ? [{ path: '/products', text: messages.toProducts }] : []),
    ...(features.includes('services') ? [{ path: '/services', text: messages.toServices }] : []),
    { path: '/', text: messages.toHome },
  ]
  return Promise.all(
    ways.map(async ({ path, text }) => ({ href: buildPageLink(request, path), text: await formatText(request, text) })),
  )
}
