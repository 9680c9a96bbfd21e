import { isLanguageCode } from '../locales/language.ts'
import { isServerRouteSegment } from '../paths/areas.ts'
import { homeSlug } from '../paths/locateRequest.ts'
import { type ContentProblem, createProblem, toProblemLine } from './contentProblem.ts'
import type { ProblemCode, ProblemParameters } from './problemCodes.ts'
import { isUnavailableSegment } from './reservedSegments.ts'
import { isSlug } from './siteProblems.ts'

/** A stored stage of a page, with the fields that define its path. */
export interface PageEntry {
  readonly id: string
  readonly stage: 'published' | 'draft'
  readonly siteId: string
  readonly slug: string
  readonly parentSlug: string
  /** Path below locale and site: `/about/history`. */
  readonly url: string
  readonly countries: readonly string[]
  readonly languages: readonly string[]
}

/** Content that pages may refer to, and the sites. */
export interface KnownForPages {
  readonly sites: readonly {
    readonly id: string
    readonly name: string
    readonly slug: string | null
    readonly isShown: boolean
  }[]
  readonly countryCodes: ReadonlySet<string>
}

/**
 * Finds problems of the paths of all pages: two pages at one path for the same visitors, reserved slugs, and sites
 * without a home page (ROUTE-06, NAV-21, SITE-18).
 */
export function findPageProblems(pages: readonly PageEntry[], known: KnownForPages): ContentProblem[] {
  return [
    ...pages.flatMap((page) => findOwnProblems(page, known)),
    ...findClashes(pages),
    ...findMissingHomes(pages, known),
  ]
}

/** The parsed path of a page (ROUTE-06). */
export function resolvePageAddress(url: string): { readonly slug: string; readonly parentSlug: string } {
  const segments = url.split('/').filter((segment) => segment !== '')
  return { slug: segments.at(-1) ?? homeSlug, parentSlug: segments.at(-2) ?? homeSlug }
}

function findOwnProblems(page: PageEntry, { sites, countryCodes }: KnownForPages): ContentProblem[] {
  const problems: ContentProblem[] = []
  const report = (field: keyof PageEntry, value: unknown, code: ProblemCode, parameters?: ProblemParameters) => {
    problems.push(createProblem(`pages.${page.id}.${field}`, value, code, parameters))
  }
  const segments = page.url.split('/').slice(1)
  const [first = ''] = segments
  if (!isSlug(page.id)) report('id', page.id, 'slug')
  const site = sites.find(({ id }) => id === page.siteId)
  if (!site) report('siteId', page.siteId, 'missingSite')
  // Pages below the slug of a site do not collide with server routes: /brand-portal/images.
  const isBelowSlug = site !== undefined && site.slug !== null
  if (page.url !== '/') {
    if (!page.url.startsWith('/') || !segments.every(isSlug)) report('url', page.url, 'pageAddress')
    else if (isUnavailableSegment(first) && !(isBelowSlug && isServerRouteSegment(first)))
      report('url', page.url, 'reservedAddress', { segment: first })
    else if (site?.slug === null && sites.some(({ slug }) => slug === first)) {
      report('url', page.url, 'siteAddress', { segment: first })
    }
  }
  for (const code of page.countries) {
    if (!countryCodes.has(code)) report('countries', code, 'unknownCountry')
  }
  for (const code of page.languages) if (!isLanguageCode(code)) report('languages', code, 'unknownLanguage')
  return problems
}

/**
 * Pages may share a path if each is for other countries and one for the rest (PAGE-08). Checked for published pages and
 * for what editors see: the draft if there is one.
 */
function findClashes(pages: readonly PageEntry[]): ContentProblem[] {
  const drafted = new Set(pages.flatMap(({ id, stage }) => (stage === 'draft' ? [id] : [])))
  const forVisitors = pages.filter(({ stage }) => stage === 'published')
  const forEditors = pages.filter(({ id, stage }) => stage === 'draft' || !drafted.has(id))
  const found = [...findClashesIn(forVisitors), ...findClashesIn(forEditors)]
  return [...new Map(found.map((problem) => [toProblemLine(problem), problem])).values()]
}

function findClashesIn(pages: readonly PageEntry[]): ContentProblem[] {
  const owners = new Map<string, string>()
  return pages.flatMap(({ id, siteId, slug, parentSlug, url, countries }) =>
    (countries.length === 0 ? ['everywhere'] : countries).flatMap((country): ContentProblem[] => {
      const key = `${siteId} ${parentSlug}/${slug} ${country}`
      const owner = owners.get(key)
      if (owner === undefined) owners.set(key, id)
      if (owner === undefined || owner === id) return []
      return [createProblem(`pages.${id}.url`, url, 'takenByPage', { page: owner, country })]
    }),
  )
}

/** A visible site needs a home page. */
function findMissingHomes(pages: readonly PageEntry[], { sites }: KnownForPages): ContentProblem[] {
  const withHome = new Set(
    pages.flatMap((page) => (page.stage === 'published' && page.url === '/' ? [page.siteId] : [])),
  )
  return sites
    .filter(({ id, isShown }) => isShown && !withHome.has(id))
    .map(({ id, name }) => ({
      path: `sites.${id}.home`,
      value: null,
      takes: `a published page at / (Invalid navigation config: site ${name} has no home page)`,
    }))
}
