import { isVisibleIn } from '@kudex/domain/catalogue'
import { buildLink } from '@kudex/domain/links'
import { resolveListedLocales, type Locale } from '@kudex/domain/locales'
import type { SystemData } from '@kudex/domain/paths'
import { resolveCanonicalBase, type CanonicalBase, type Site } from '@kudex/domain/sites'
import { Hono } from 'hono'
import type { HostEnv } from '../../hostContext.ts'
import { maxSitemapSize } from '../../limits.ts'
import { onServiceError, respondPlainPage, respondText } from '../respond.ts'
import { listAddresses, type AddressSources, type ListedAddress } from './listAddresses.ts'
import { writeSitemap, writeSitemapIndex } from './writeSitemap.ts'

export interface SitemapsOptions extends AddressSources {
  readonly system: { readonly current: SystemData | null }
  readonly publicOrigins: readonly string[]
}

/**
 * `/robots.txt`, `/sitemap.xml` and `/sitemaps/{siteId}/{locale}-{number}.xml`. Each public origin has an index of the
 * sites whose canonical origin it is, with one sitemap per site and locale, split where it grows too long. Other origins
 * are closed to search engines.
 */
export function createSitemapRoutes(options: SitemapsOptions): Hono<HostEnv> {
  const { system, publicOrigins } = options
  const routes = new Hono<HostEnv>()
  routes.onError(onServiceError(() => respondPlainPage(503)))

  routes.get('/robots.txt', (c) => {
    const { origin } = c.get('origin')
    return respondRobots(publicOrigins.includes(origin) ? origin : null)
  })
  routes.get('/sitemap.xml', async (c) => {
    const { origin } = c.get('origin')
    if (!system.current) return respondPlainPage(503)
    if (!publicOrigins.includes(origin)) return respondPlainPage(404)
    return respondXml(await writeIndex(system.current, origin))
  })
  routes.get('/sitemaps/:siteId/:file', async (c, next) => {
    const [, urlCode, number] = /^([a-z]{2}(?:-[a-z]{2})?)-([1-9]\d{0,4})\.xml$/.exec(c.req.param('file')) ?? []
    if (urlCode === undefined) return next()
    const { origin } = c.get('origin')
    if (!system.current) return respondPlainPage(503)
    if (!publicOrigins.includes(origin)) return respondPlainPage(404)
    const part: SitemapPart = { siteId: c.req.param('siteId'), urlCode, number: Number(number) }
    const xml = await writePart(part, system.current, origin)
    return xml === null ? respondPlainPage(404) : respondXml(xml)
  })
  return routes

  async function writeIndex(snapshot: SystemData, origin: string): Promise<string> {
    const parts = await Promise.all(
      listSites(snapshot, origin).map(async ({ site }) => {
        const locales = resolveListedLocales(site, snapshot.countries, snapshot.languages)
        const counts = await Promise.all(locales.map(async (locale) => (await listVisible(site, locale)).length))
        return locales.flatMap((locale, index) =>
          Array.from({ length: Math.ceil((counts[index] ?? 0) / maxSitemapSize) }, (_, number) => ({
            url: `${origin}/sitemaps/${encodeURIComponent(site.id)}/${locale.urlCode}-${number + 1}.xml`,
            changedAt: null,
          })),
        )
      }),
    )
    return writeSitemapIndex(parts.flat())
  }

  async function writePart(part: SitemapPart, snapshot: SystemData, origin: string): Promise<string | null> {
    const found = listSites(snapshot, origin).find(({ site }) => site.id === part.siteId)
    if (!found) return null
    const { site, canonical } = found
    const locale = resolveListedLocales(site, snapshot.countries, snapshot.languages).find(
      ({ urlCode }) => urlCode === part.urlCode,
    )
    if (!locale) return null
    const addresses = (await listVisible(site, locale)).slice(
      (part.number - 1) * maxSitemapSize,
      part.number * maxSitemapSize,
    )
    if (addresses.length === 0) return null
    return writeSitemap(
      addresses.map(({ path, changedAt }) => ({
        url: origin + buildLink(path, { locale, siteSlug: canonical.siteSlug }),
        changedAt,
      })),
    )
  }

  /** The addresses of a locale, without duplicates: countries may have home pages of their own. */
  async function listVisible(site: Site, locale: Locale): Promise<readonly ListedAddress[]> {
    const visible = (await listAddresses(site, options)).filter(
      ({ countries, languages }) =>
        (languages === null || languages.includes(locale.language)) &&
        (countries === null || isVisibleIn({ supportedCountries: countries }, locale.country)),
    )
    return [...new Map(visible.map((address) => [address.path, address])).values()]
  }

  function listSites(
    snapshot: SystemData,
    origin: string,
  ): readonly { readonly site: Site; readonly canonical: CanonicalBase }[] {
    const first = publicOrigins[0] ?? ''
    return snapshot.sites
      .map((site) => ({
        site,
        canonical: resolveCanonicalBase(site, publicOrigins, { origin: first, siteSlug: site.slug }),
      }))
      .filter(({ canonical }) => canonical.origin === origin)
  }
}

interface SitemapPart {
  readonly siteId: string
  readonly urlCode: string
  readonly number: number
}

function respondXml(body: string): Response {
  return respondText(body, {
    'Content-Type': 'application/xml; charset=utf-8',
    'Cache-Control': 'public, max-age=600',
  })
}

/** API, portal and editor. `$` matches the end of the path, so that `/en/editorial` stays allowed (RFC 9309). */
const disallowedPaths = [
  '/api/',
  '/style-guide',
  '/callback',
  '/blank-callback',
  ...['callback', 'mykomax', 'editor'].flatMap((area) => [`/*/${area}$`, `/*/${area}/`, `/*/${area}?`]),
]

function respondRobots(origin: string | null): Response {
  const rules =
    origin === null
      ? ['Disallow: /']
      : [...disallowedPaths.map((path) => `Disallow: ${path}`), '', `Sitemap: ${origin}/sitemap.xml`]
  return respondText(`User-agent: *\n${rules.join('\n')}\n`, {
    'Content-Type': 'text/plain; charset=utf-8',
    'Cache-Control': 'public, max-age=3600',
  })
}
