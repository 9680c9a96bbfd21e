import type { ContentPage } from '@kudex/api/content'
import { resolveCountryName } from '@kudex/domain/locales'
import {
  isCareersPage,
  isShownIn,
  NavigationError,
  resolveBreadcrumbs,
  resolveTrail,
  type NavigationItem,
} from '@kudex/domain/navigation'
import type { RequestContext } from '../../request/requestContext.types.ts'
import { loadHeadLocations } from '../shared/blocks/kinds/contacts/loadHeadLocations.ts'
import { loadLocationQuery } from '../shared/blocks/kinds/contacts/locations.ts'
import { createEditorBar } from '../shared/data/createEditorBar.ts'
import { createPageData } from '../shared/data/createPageData.ts'
import { editorMessages } from '../editor/editor.messages.ts'
import { formatText } from '../shared/locale/formatText.ts'
import { loadOptional } from '../../request/loadOptional.ts'
import { loadNavigation } from '../shared/layout/loadNavigation.ts'
import type { PageData } from '../shared/data/pageData.types.ts'
import { toPreference } from '../shared/locale/toPreference.ts'
import { abortWithNotFound } from '../shared/data/abortWithNotFound.ts'
import type { ContentPageProps } from '../shared/blocks/blocks.types.ts'
import { loadBlocks } from '../shared/blocks/loadBlocks.ts'

/**
 * Data of the content page at the request's address (PAGE-01, ROUTE-29). The locale selector keeps `keptQuery`, or the
 * filters of the page's blocks (NAV-23).
 */
export async function loadContentPage(request: RequestContext, keptQuery = ''): Promise<PageData<ContentPageProps>> {
  const page = await findPage(request)
  if (!page) return createMissingHome(request)
  const [props, navigation, locations, locationQuery] = await Promise.all([
    loadBlocks(request, page),
    loadNavigation(request),
    loadHeadLocations(request, page.blocks),
    loadLocationQuery(request, page.blocks),
  ])
  const trail = resolveTrail(navigation, page.url)
  const data = createPageData(request, {
    title: page.title,
    description: page.description,
    image: page.image,
    kind: page.url === '/' ? 'home' : 'page',
    breadcrumbs:
      page.url === '/' ? [] : trail.length > 0 ? resolveBreadcrumbs(trail) : [{ title: page.title, url: null }],
    contentLanguages: page.contentLanguage === request.address.locale.language ? null : page.languages,
    contentLanguage: page.contentLanguage,
    languages: page.languages,
    // The home pages of countries are versions of the same page.
    countries: page.url === '/' || page.countries.length === 0 ? null : page.countries,
    resolveNearest: (country) => resolveNearestPath(trail, page.url, country),
    keptQuery: keptQuery || locationQuery,
    header: { theme: page.header.theme, isHidden: page.header.hidden },
    canonicalUrl: page.canonicalUrl,
    ...(locations.length > 0 && { locations }),
    props,
  })
  const editorBar = await createEditorBar(request, page, { isHidden: trail.some(({ hidden }) => hidden), props })
  return editorBar ? { ...data, editorBar } : data
}

/** The nearest ancestor in the navigation that the country has, else home (PAGE-08). */
function resolveNearestPath(trail: readonly NavigationItem[], url: string, country: string): string {
  const above = trail.findLast(
    (item) => item.unlocalizedUrl !== url && item.unlocalizedUrl?.startsWith('/') && isShownIn(item, country),
  )
  return above?.unlocalizedUrl ?? '/'
}

/**
 * The preview of a home page that does not exist in the country, with a message for the editor (SITE-18, EDITOR-10).
 */
async function createMissingHome(request: RequestContext): Promise<PageData<ContentPageProps>> {
  const { locale } = request.address
  const country = resolveCountryName(locale.country, locale.language)
  const title = await formatText(request, editorMessages.missingHomePreview, { country })
  return createPageData(request, {
    title,
    kind: 'home',
    breadcrumbs: [],
    isIndexed: false,
    props: { title, contents: [], blocks: [] },
  })
}

/**
 * The page at the address. A wrong parent, another country or an unpublished page is not found (ROUTE-07, PAGE-08,
 * PAGE-09). A missing home page for the country is an error of the site, but null in a preview (SITE-18).
 */
async function findPage(request: RequestContext): Promise<ContentPage | null> {
  const { access, address, stage, visitor } = request
  const page = access.kind === 'granted' ? access.page : await fetchPage(request)
  if (!page && address.path === '/') {
    if (stage) return null
    const { site, locale } = address
    throw new NavigationError(
      `Invalid navigation config: site ${site.name} has no home page for country ${locale.country}`,
    )
  }
  const isThere =
    page !== null &&
    (page.isPublished || stage === 'DRAFT' || access.kind === 'granted') &&
    page.url === `/${address.segments.join('/')}`
  const isTrimmed = page !== null && visitor.isNextRelease && address.site.isMain && isCareersPage(page)
  if (!isThere || isTrimmed) abortWithNotFound('route')
  return page
}

function fetchPage(request: RequestContext): Promise<ContentPage | null> {
  const { site, locale, slug, parentSlug } = request.address
  return loadOptional(request, ['page', site.id, locale.code, parentSlug, slug], () =>
    request.content.fetchPageBySlug(toPageAddress(request), toPreference(request)),
  )
}

function toPageAddress({ address: { site, slug, parentSlug, locale } }: RequestContext) {
  return { siteId: site.id, slug, parentSlug, country: locale.country }
}
