import { createHash } from 'node:crypto'
import type { ContentClient } from '@kudex/api/content'
import { ServiceError } from '@kudex/api/transport'
import { resolveAcceptLanguage, type Locale } from '@kudex/domain/locales'
import {
  resolveNavigation,
  type NavigationItem,
  type NavigationRecord,
  type NavigationSection,
} from '@kudex/domain/navigation'
import { resolveSystemIndex, type SystemData } from '@kudex/domain/paths'
import { resolveSite, type Site } from '@kudex/domain/sites'
import { toContentPreference } from '../../../request/contentPreference.ts'
import { toJsonAnswer, type Answer, type Visit } from '../../answer.ts'
import type { DataCache } from '../../caches/dataCache.ts'

/** The navigation of a site for programs. */
export interface SiteNavigation {
  /** Answers `/api/site-navigation/public/{siteId}?lang={language}`; null for any other path (API-01, API-02). */
  answer(visit: Pick<Visit, 'screened' | 'origin' | 'request'>): Promise<Answer | null>
}

export interface SiteNavigationOptions {
  readonly system: { readonly current: SystemData | null }
  readonly content: Pick<ContentClient, 'fetchNavigation' | 'fetchPage'>
  readonly data: Pick<DataCache, 'load'>
}

/**
 * Creates the endpoint. What visitors cannot open is not in the answer: hidden items, and those of pages that are not
 * published or are protected. A language alone answers the items of all countries, each with its own; `de-CH` those of
 * one country (NAV-01, NAV-02).
 */
export function createSiteNavigation({ system, content, data }: SiteNavigationOptions): SiteNavigation {
  return {
    async answer({ screened, origin, request }) {
      const siteId = readSiteId(screened.path)
      if (siteId === null) return null
      if (screened.method !== 'GET' && screened.method !== 'HEAD') {
        return toJsonAnswer(405, { error: 'Method not allowed' }, { Allow: 'GET, HEAD' })
      }
      const snapshot = system.current
      if (!snapshot) return notAvailable
      const site = snapshot.sites.find(({ id }) => id === siteId)
      if (!site) return toJsonAnswer(404, { error: 'There is no such site' })
      const asked = new URLSearchParams(screened.query).get('lang') ?? ''
      const locale = resolveAskedLocale(asked, site, snapshot)
      if (!locale) return toJsonAnswer(400, { error: 'The parameter lang has to name a language of the site' })
      try {
        const records = await loadRecords(site, locale, snapshot)
        const isForOneCountry = asked.includes('-')
        const items = resolveNavigation(records, {
          locale,
          siteSlug: resolveSiteSlug(site, snapshot, origin.hostname),
          country: isForOneCountry ? locale.country : null,
          isEditor: false,
          isNextRelease: false,
          isMainSite: site.isMain,
        })
        const { language } = locale
        return toKnownAnswer({ siteId, language, items: items.map(toWireItem) }, request.headers['if-none-match'])
      } catch (error) {
        if (error instanceof ServiceError) return notAvailable
        throw error
      }
    },
  }

  function loadRecords(site: Site, locale: Locale, snapshot: SystemData): Promise<readonly NavigationRecord[]> {
    const preference = toContentPreference(snapshot, locale)
    const id = site.headerNavigationId
    return data.load(`public-navigation/${encodeURIComponent(id)}/${locale.code}`, async () => {
      const stored = await content.fetchNavigation(id, preference)
      const records = stored?.items ?? []
      const pages = await Promise.all(
        [...new Set(listPageIds(records))].map((pageId) => content.fetchPage(pageId, preference)),
      )
      const open = pages.filter((page) => page !== null && page.isPublished && page.protection.kind === 'none')
      return keepOpen(records, new Set(open.map((page) => page?.id ?? '')))
    })
  }
}

const path = /^\/api\/site-navigation\/public\/([^/]+)$/

function readSiteId(requestPath: string): string | null {
  const [, encoded] = path.exec(requestPath) ?? []
  if (encoded === undefined) return null
  try {
    return decodeURIComponent(encoded)
  } catch {
    return encoded
  }
}

/** The offered locale that `en` or `de-CH` means; a language that is offered in countries only, in its own country. */
function resolveAskedLocale(asked: string, site: Site, system: SystemData): Locale | null {
  if (!/^[a-z]{2}(?:-[a-z]{2})?$/i.test(asked)) return null
  const offered = resolveSystemIndex(system).offeredLocales(site)
  const exact = offered.find(({ urlCode }) => urlCode === asked.toLowerCase())
  if (exact || asked.includes('-')) return exact ?? null
  return (
    resolveAcceptLanguage([asked], offered, system.countries, system.languages) ??
    offered.find(({ language }) => language === asked.toLowerCase()) ??
    null
  )
}

/** The slug that the site's addresses carry on the host that is asked (ROUTE-11). */
export function resolveSiteSlug(site: Site, { sites }: SystemData, hostname: string): string | null {
  const here = resolveSite(sites, hostname, site.slug)
  if (here.site.id === site.id) return here.slugInPath ? site.slug : null
  return site.domains[0]?.slug ?? null
}

function listPageIds(records: readonly NavigationRecord[]): string[] {
  return records.flatMap((record) => [
    ...(record.pageId === null ? [] : [record.pageId]),
    ...listPageIds(record.items),
    ...record.sections.flatMap((section) => listPageIds(section.items)),
  ])
}

function keepOpen(records: readonly NavigationRecord[], openPages: ReadonlySet<string>): NavigationRecord[] {
  return records
    .filter(({ pageId }) => pageId === null || openPages.has(pageId))
    .map((record) => ({
      ...record,
      items: keepOpen(record.items, openPages),
      sections: record.sections.map(({ title, items }) => ({ title, items: keepOpen(items, openPages) })),
    }))
}

/** An item with the fields of NAV-01; what menus do not list is left out. */
function toWireItem(item: NavigationItem): Record<string, unknown> {
  const { unlistedItems: _unlisted, parentId, pageId, items, sections, ...same } = item
  return {
    ...same,
    parent: parentId,
    page: pageId,
    items: items.map(toWireItem),
    sections: sections.map(toWireSection),
  }
}

function toWireSection({ title, items }: NavigationSection): Record<string, unknown> {
  return { title, items: items.map(toWireItem) }
}

/** Programs keep the answer and ask whether it still holds. */
function toKnownAnswer(value: unknown, known: string | undefined): Answer {
  const etag = `"${createHash('sha256').update(JSON.stringify(value)).digest('base64url').slice(0, 22)}"`
  const headers = { ETag: etag, 'Cache-Control': 'no-cache' }
  return known === etag ? { status: 304, headers } : toJsonAnswer(200, value, headers)
}

const notAvailable = toJsonAnswer(503, { error: 'The navigation is not available' }, { 'Retry-After': '10' })
