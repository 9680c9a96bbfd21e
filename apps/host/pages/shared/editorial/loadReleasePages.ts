import { loadBlocks } from '../blocks/loadBlocks.ts'
import { buildPageLink } from '../links/buildPageLink.ts'
import { createPageData } from '../data/createPageData.ts'
import { loadIntl } from '../locale/loadIntl.ts'
import { loadOptional } from '../../../request/loadOptional.ts'
import type { PageData } from '../data/pageData.types.ts'
import { toPreference } from '../locale/toPreference.ts'
import { abortWithNotFound } from '../data/abortWithNotFound.ts'
import type { RequestContext } from '../../../request/requestContext.types.ts'
import type { ReleaseListPageProps, ReleasePageProps } from './editorial.types.ts'
import { editorialLanguages } from '../../../request/editorialLanguages.ts'
import { describeListLanguage } from './describeListLanguage.ts'
import { toEntryDay } from './entryText.ts'
import { listFeeds } from './feedAddresses.ts'
import { loadReleases, toReleaseItem } from './listReleases.ts'
import { entriesOfPage, readListQuery, writeListQuery, writeMoreQuery } from './listQuery.ts'
import { releaseMessages } from './releases.messages.ts'

/** Data of the list of media releases, of all years or of one (ROUTE-35, MEDIA-02). */
export function loadReleaseListPage(request: RequestContext): Promise<PageData<ReleaseListPageProps>> {
  return loadList(request, false)
}

/** Data of the list of ad hoc releases (MEDIA-03). */
export function loadAdHocPage(request: RequestContext): Promise<PageData<ReleaseListPageProps>> {
  return loadList(request, true)
}

/** Data of a media release (ROUTE-35, MEDIA-04). */
export async function loadReleasePage(request: RequestContext): Promise<PageData<ReleasePageProps>> {
  const { site, locale, segments } = request.address
  const slug = segments[1] ?? ''
  const release = await loadOptional(request, ['media-release', site.id, locale.code, slug], () =>
    request.content.fetchMediaRelease(site.id, slug, toPreference(request)),
  )
  if (!release) abortWithNotFound('item')
  const { title, leadText, publicationDate, updatedAt, contentLanguage, languages } = release
  const backHref = buildPageLink(request, '/media-releases')
  const [{ blocks }, intl] = await Promise.all([
    loadBlocks(request, { title, url: `/media-releases/${slug}`, blocks: release.blocks, contentLanguage }),
    loadIntl(locale),
  ])
  return createPageData<ReleasePageProps>(request, {
    title,
    description: leadText,
    kind: 'article',
    article: { publishedAt: publicationDate, modifiedAt: updatedAt, authors: [], section: null },
    breadcrumbs: [
      { title: intl.formatMessage(releaseMessages.title), url: backHref },
      { title, url: null },
    ],
    contentLanguages: contentLanguage === locale.language ? null : languages,
    contentLanguage,
    languages,
    props: {
      title,
      leadText,
      ...toEntryDay(publicationDate, request),
      isAdHoc: release.adhoc,
      blocks,
      backHref,
      subscribeHref: buildPageLink(request, '/subscribe'),
    },
  })
}

async function loadList(request: RequestContext, isAdHoc: boolean): Promise<PageData<ReleaseListPageProps>> {
  const { pages, year } = readListQuery(request)
  // Only existing years get a cache entry; the list of all years reveals others.
  const all = await loadReleases(request, { isAdHoc, year: null, first: pages * entriesOfPage })
  const isKnown = year !== null && all.years.includes(year)
  const { total, items } = isKnown
    ? await loadReleases(request, { isAdHoc, year, first: pages * entriesOfPage })
    : year === null
      ? all
      : { total: 0, items: [] }
  const listPath = buildPageLink(request, '/media-releases')
  const adHocHref = buildPageLink(request, '/media-releases/ad-hoc')
  const path = isAdHoc ? adHocHref : listPath
  const intl = await loadIntl(request.address.locale)
  const listTitle = intl.formatMessage(releaseMessages.title)
  const title = isAdHoc ? intl.formatMessage(releaseMessages.adHocTitle) : listTitle
  const feeds = listFeeds(request, isAdHoc ? 'ad-hoc' : 'media-releases', title)
  return createPageData(request, {
    title,
    description: intl.formatMessage(isAdHoc ? releaseMessages.adHocLead : releaseMessages.lead),
    breadcrumbs: isAdHoc
      ? [
          { title: listTitle, url: listPath },
          { title, url: null },
        ]
      : [{ title, url: null }],
    ...describeListLanguage(items, request),
    languages: editorialLanguages,
    keptQuery: writeListQuery('', { year: isKnown ? year : null }),
    feeds: feeds.inHead,
    props: {
      isAdHoc,
      year,
      years: all.years.map((one) => ({ year: one, href: writeListQuery(path, { year: one }) })),
      allHref: path,
      adHocHref: isAdHoc ? listPath : adHocHref,
      subscribeHref: buildPageLink(request, '/subscribe'),
      releases: items.map((release) => toReleaseItem(release, request, intl)),
      total,
      moreHref: writeMoreQuery(path, { year, pages }, { total, items }),
      feeds: feeds.links,
    },
  })
}
