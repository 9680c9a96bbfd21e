import { resolveCountryName } from '@kudex/domain/locales'
import type { RequestContext } from '../../../request/requestContext.types.ts'
import { readStage } from '../../../request/stage.ts'
import { readQuery } from '../../../request/readQuery.ts'
import { toForeignLanguage } from '../../shared/locale/toForeignLanguage.ts'
import { toPreference } from '../../shared/locale/toPreference.ts'
import { toPreviewLink } from '../toPreviewLink.ts'
import { nestPages } from './nestPages.ts'

/** The pages of the site, stage and search of the request (EDITOR-07, EDITOR-10). */
export async function loadTree(request: RequestContext) {
  const { system, content, address } = request
  const query = readQuery(request.requestedPath)
  const stage = readStage(query.get('stage')) ?? 'PUBLISHED'
  const sites = system.sites.map(({ id, name }) => ({ id, name }))
  const site = system.sites.find(({ id }) => id === query.get('site')) ?? address.site
  const text = (query.get('q') ?? '').trim().slice(0, maxTextLength)
  const offset = /^\d{1,6}$/.test(query.get('offset') ?? '') ? Number(query.get('offset')) : 0
  const tree = await content.fetchPageTree(
    { siteId: site.id, text: text || null, first: pagesPerResponse, offset },
    { ...toPreference(request), stage },
  )
  const { language } = address.locale
  const entries = tree.pages.map((page) => ({
    id: page.id,
    path: page.path,
    title: page.title,
    lang: toForeignLanguage(page.titleLanguage, language) ?? null,
    countries: page.countries.map((code) => resolveCountryName(code, language)),
    href: toPreviewLink(request, { ...page, siteId: site.id }, stage),
    isHidden: page.navigation === 'hidden',
    state: page.scheduledPublishAt || page.scheduledUnpublishAt ? ('scheduled' as const) : page.stageState,
  }))
  return {
    stage,
    siteId: site.id,
    sites,
    text,
    total: tree.total,
    nextOffset: offset + entries.length < tree.total ? offset + entries.length : null,
    countriesWithoutHome: tree.countriesWithoutHome.map((code) => resolveCountryName(code, language)),
    // A search result is a flat list: parents of the matching pages may be missing.
    entries: text === '' ? nestPages(entries) : entries.map((entry) => ({ ...entry, pages: [] })),
  }
}

/** The service lists this many pages per response. */
const pagesPerResponse = 500
const maxTextLength = 100
