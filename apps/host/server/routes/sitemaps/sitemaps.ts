import { ServiceError } from '@kudex/api/transport'
import { isVisibleIn } from '@kudex/domain/catalogue'
import { buildLink } from '@kudex/domain/links'
import { resolveOfferedLocales, type Locale } from '@kudex/domain/locales'
import type { SystemData } from '@kudex/domain/paths'
import type { Site } from '@kudex/domain/sites'
import { resolveCanonicalPlace, type CanonicalPlace } from '../../../request/resolveOrigin.ts'
import type { Answer, Visit } from '../../answer.ts'
import type { DataCache } from '../../caches/dataCache.ts'
import { createPlainPage } from '../../pages/plainPage.ts'
import { listAddresses, type AddressSources, type ListedAddress } from './listAddresses.ts'
import { writeSitemap, writeSitemapIndex } from './writeSitemap.ts'

/** What search engines are told: where they may go, and what there is. */
export interface Sitemaps {
  /** Answers `/robots.txt`, `/sitemap.xml` and what that names; null for any other path. */
  answer(visit: Pick<Visit, 'screened' | 'origin'>): Promise<Answer | null>
}

export interface SitemapsOptions extends AddressSources {
  readonly system: { readonly current: SystemData | null }
  readonly data: Pick<DataCache, 'load'>
  readonly publicOrigins: readonly string[]
}

/**
 * Creates the room. Each origin that the host may name lists the sites whose canonical place it is: an index that names
 * one sitemap for each site and locale, cut where it grows too long. Any other origin is not for search engines.
 */
export function createSitemaps(options: SitemapsOptions): Sitemaps {
  const { system, data, publicOrigins } = options

  return {
    async answer({ screened, origin: { origin } }) {
      const { path } = screened
      const isListed = publicOrigins.includes(origin)
      if (path === '/robots.txt') return createRobots(isListed ? origin : null)
      const part = parseSitemapPath(path)
      if (path !== '/sitemap.xml' && part === null) return null
      const snapshot = system.current
      if (!snapshot) return createPlainPage(503)
      if (!isListed) return createPlainPage(404)
      try {
        const xml = part === null ? await writeIndex(snapshot, origin) : await writePart(part, snapshot, origin)
        return xml === null ? createPlainPage(404) : toXmlAnswer(xml)
      } catch (error) {
        if (error instanceof ServiceError) return createPlainPage(503)
        throw error
      }
    },
  }

  async function writeIndex(snapshot: SystemData, origin: string): Promise<string> {
    const parts = await Promise.all(
      listPlaces(snapshot, origin).map(async ({ site }) => {
        const locales = resolveOfferedLocales(site, snapshot.countries, snapshot.languages)
        const counts = await Promise.all(locales.map(async (locale) => (await listVisible(site, locale)).length))
        return locales.flatMap((locale, index) =>
          Array.from({ length: Math.ceil((counts[index] ?? 0) / longestSitemap) }, (_, number) => ({
            url: `${origin}/sitemaps/${encodeURIComponent(site.id)}/${locale.urlCode}-${number + 1}.xml`,
            changedAt: null,
          })),
        )
      }),
    )
    return writeSitemapIndex(parts.flat())
  }

  async function writePart(part: SitemapPart, snapshot: SystemData, origin: string): Promise<string | null> {
    const found = listPlaces(snapshot, origin).find(({ site }) => site.id === part.siteId)
    if (!found) return null
    const { site, place } = found
    const locale = resolveOfferedLocales(site, snapshot.countries, snapshot.languages).find(
      ({ urlCode }) => urlCode === part.urlCode,
    )
    if (!locale) return null
    const addresses = (await listVisible(site, locale)).slice(
      (part.number - 1) * longestSitemap,
      part.number * longestSitemap,
    )
    if (addresses.length === 0) return null
    return writeSitemap(
      addresses.map(({ path, changedAt }) => ({
        url: origin + buildLink(path, { locale, siteSlug: place.siteSlug }),
        changedAt,
      })),
    )
  }

  /** What a locale shows, one entry for an address that several pages share: the home pages of countries. */
  async function listVisible(site: Site, locale: Locale): Promise<readonly ListedAddress[]> {
    const all = await data.load(`sitemap/${encodeURIComponent(site.id)}/${locale.language}`, () =>
      listAddresses(site, locale.language, options),
    )
    const visible = all.filter(
      ({ countries }) => countries === null || isVisibleIn({ supportedCountries: countries }, locale.country),
    )
    return [...new Map(visible.map((address) => [address.path, address])).values()]
  }

  function listPlaces(
    snapshot: SystemData,
    origin: string,
  ): readonly { readonly site: Site; readonly place: CanonicalPlace }[] {
    const first = publicOrigins[0] ?? ''
    return snapshot.sites
      .map((site) => ({
        site,
        place: resolveCanonicalPlace(site, publicOrigins, { origin: first, siteSlug: site.slug }),
      }))
      .filter(({ place }) => place.origin === origin)
  }
}

/** Addresses of one sitemap: the protocol takes 50,000. */
const longestSitemap = 10_000

interface SitemapPart {
  readonly siteId: string
  readonly urlCode: string
  readonly number: number
}

function parseSitemapPath(path: string): SitemapPart | null {
  const [, siteId, urlCode, number] =
    /^\/sitemaps\/([^/]+)\/([a-z]{2}(?:-[a-z]{2})?)-([1-9]\d{0,4})\.xml$/.exec(path) ?? []
  if (siteId === undefined || urlCode === undefined || number === undefined) return null
  try {
    return { siteId: decodeURIComponent(siteId), urlCode, number: Number(number) }
  } catch {
    return null
  }
}

function toXmlAnswer(body: string): Answer {
  return {
    status: 200,
    headers: { 'Content-Type': 'application/xml; charset=utf-8', 'Cache-Control': 'public, max-age=600' },
    body,
  }
}

/** A `$` ends the address, so that `/en/editorial` stays open (RFC 9309). */
const closedAreas = [
  '/api/',
  '/style-guide',
  '/callback',
  '/blank-callback',
  ...['callback', 'mykomax', 'editor'].flatMap((area) => [`/*/${area}$`, `/*/${area}/`, `/*/${area}?`]),
]

/** What is not for search engines: programs' addresses, the portal, the editor. An origin that is not listed says no. */
function createRobots(origin: string | null): Answer {
  const rules =
    origin === null
      ? ['Disallow: /']
      : [...closedAreas.map((path) => `Disallow: ${path}`), '', `Sitemap: ${origin}/sitemap.xml`]
  return {
    status: 200,
    headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'public, max-age=3600' },
    body: `User-agent: *\n${rules.join('\n')}\n`,
  }
}
