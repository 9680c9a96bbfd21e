import { isLanguageCode } from '../locales/language.ts'
import type { SiteRecord } from '../sites/site.ts'
import { resolveSiteDomain } from '../sites/siteDomain.ts'
import { toTechnicalName } from '../sites/technicalName.ts'
import type { ContentProblem } from './contentProblem.ts'
import { problemTakes } from './problemCodes.ts'
import { isUnavailableSegment } from './reservedSegments.ts'

/** Content that sites may refer to. */
export interface KnownForSites {
  readonly navigationIds: ReadonlySet<string>
  readonly footerIds: ReadonlySet<string>
}

/**
 * Finds problems of all sites: reserved slugs, duplicate domain entries or entries of another slug, names that would
 * share cookies, and not exactly one main site (SITE-02…12).
 */
export function findSiteProblems(sites: readonly SiteRecord[], known: KnownForSites): ContentProblem[] {
  const problems = sites.flatMap((site) => [...findOwnProblems(site, known), ...findDomainProblems(site)])
  const main = sites.filter(({ slug }) => slug === null)
  if (sites.length > 0 && main.length !== 1) {
    const value = main.map(({ id }) => id)
    problems.push({ path: 'sites', value, takes: 'exactly one site without a slug, the main site' })
  }
  return [
    ...problems,
    ...findDoubles(sites, 'slug', ({ slug }) => (slug === null ? [] : [slug])),
    ...findDoubles(sites, 'name', ({ name }) => [toTechnicalName(name)]),
    ...findDoubles(sites, 'domains', ({ domains }) => domains.map(normalizeEntry)),
  ]
}

function findOwnProblems(site: SiteRecord, { navigationIds, footerIds }: KnownForSites): ContentProblem[] {
  const { id, name, slug, headerNavigationId, footerNavigationId } = site
  const problems: ContentProblem[] = []
  const check = (isRight: boolean, field: keyof SiteRecord, takes: string) => {
    if (!isRight) problems.push({ path: `sites.${id}.${field}`, value: site[field], takes })
  }
  check(toTechnicalName(name) !== '', 'name', 'a name with letters or digits')
  check(slug === null || isSlug(slug), 'slug', problemTakes.slug)
  check(slug === null || !isUnavailableSegment(slug), 'slug', 'a slug that is no locale and no address of the host')
  check(site.domains.length > 0, 'domains', 'at least one host, such as www.example.com or www.example.com/fair')
  check(
    headerNavigationId === null || navigationIds.has(headerNavigationId),
    'headerNavigationId',
    'a stored navigation',
  )
  check(footerNavigationId === null || footerIds.has(footerNavigationId), 'footerNavigationId', 'a stored footer')
  check(site.addedLanguages.every(isLanguageCode), 'addedLanguages', 'languages of the interface')
  check(site.removedLanguages.every(isLanguageCode), 'removedLanguages', 'languages of the interface')
  return problems
}

function findDomainProblems({ id, slug, domains }: SiteRecord): ContentProblem[] {
  return domains.flatMap((entry) => {
    const domain = resolveSiteDomain(entry)
    const problem = (takes: string): ContentProblem[] => [{ path: `sites.${id}.domains`, value: entry, takes }]
    const isHost = /^(?=.{1,253}$)[a-z0-9]([a-z0-9-]*[a-z0-9])?(\.[a-z0-9]([a-z0-9-]*[a-z0-9])?)*$/.test(domain.host)
    if (!isHost || normalizeEntry(entry) !== entry.toLowerCase()) {
      return problem('a host name with an optional /slug, without scheme and port')
    }
    return domain.slug === null || domain.slug === slug
      ? []
      : problem(slug === null ? 'a host name: the main site has no slug' : `the slug of the site, /${slug}`)
  })
}

/** True if a text is a valid slug. */
export function isSlug(text: string): boolean {
  return /^[a-z0-9]+(-[a-z0-9]+)*$/.test(text) && text.length <= 100
}

function normalizeEntry(entry: string): string {
  const { host, slug } = resolveSiteDomain(entry)
  return slug === null ? host : `${host}/${slug}`
}

function findDoubles(
  sites: readonly SiteRecord[],
  field: 'slug' | 'name' | 'domains',
  toKeys: (site: SiteRecord) => readonly string[],
): ContentProblem[] {
  const owners = new Map<string, string>()
  return sites.flatMap((site) =>
    toKeys(site).flatMap((key): ContentProblem[] => {
      const owner = owners.get(key)
      if (owner === undefined) owners.set(key, site.id)
      return owner === undefined
        ? []
        : [{ path: `sites.${site.id}.${field}`, value: key, takes: `one that ${owner} does not have` }]
    }),
  )
}
