import type { ContentClient, ContentPage } from '@kudex/api/content'
import { buildLink } from '@kudex/domain/links'
import type { SystemData } from '@kudex/domain/paths'
import { resolveCanonicalBase } from '@kudex/domain/sites'
import { create as createContentDisposition } from 'content-disposition'
import { Hono } from 'hono'
import { parseCalendarPath } from '../../../request/calendarPath.ts'
import { loadOptional } from '../../../request/loadOptional.ts'
import type { DataCache } from '../../caches/dataCache.ts'
import type { HostEnv } from '../../hostContext.ts'
import { findSiteLocale } from '../../system/siteLocale.ts'
import { onServiceError, respondNotFound, respondPlainPage, respondText } from '../respond.ts'
import { writeCalendar } from './writeCalendar.ts'

export interface CalendarsOptions {
  readonly system: { readonly current: SystemData | null }
  readonly data: Pick<DataCache, 'load'>
  readonly publicOrigins: readonly string[]
  readonly content: Pick<ContentClient, 'fetchPage'>
}

/**
 * iCalendar files at `/calendars/{siteId}/{locale}/{page}.ics` and `…/{page}/{event}.ics`: all events of a public page, or
 * one of them (INV-03).
 */
export function createCalendarRoutes({ system, data, publicOrigins, content }: CalendarsOptions): Hono<HostEnv> {
  const routes = new Hono<HostEnv>()
  routes.onError(onServiceError(() => respondPlainPage(503)))

  routes.get('/calendars/*', async (c, next) => {
    const snapshot = system.current
    if (!snapshot) return respondPlainPage(503)
    const file = parseCalendarPath(c.req.path)
    const siteLocale = file && findSiteLocale(snapshot, file.siteId, file.urlCode)
    if (!file || !siteLocale) return respondNotFound(c, next)
    const { site, locale, preference } = siteLocale
    const page = await loadOptional(data, ['calendar', file.pageId, locale.code], () =>
      content.fetchPage(file.pageId, preference),
    )
    const isPublic = page?.siteId === site.id && isFor(page, locale.country)
    if (!page || !isPublic) return respondNotFound(c, next)
    const events = page.blocks
      .flatMap((block) => (block.__typename === 'CalendarBlock' ? block.events : []))
      .filter(({ id }) => file.eventId === null || id === file.eventId)
    if (events.length === 0) return respondNotFound(c, next)
    const canonical = resolveCanonicalBase(site, publicOrigins, {
      origin: publicOrigins[0] ?? '',
      siteSlug: site.slug,
    })
    const body = writeCalendar({
      host: new URL(canonical.origin).hostname,
      name: page.title,
      language: page.contentLanguage,
      page: canonical.origin + buildLink(page.url, { locale, siteSlug: canonical.siteSlug }),
      updatedAt: page.updatedAt,
      events: events.map((event) => ({ ...event, id: `${page.id}-${event.id}` })),
    })
    return respondText(body, {
      'Content-Type': 'text/calendar; charset=utf-8',
      'Content-Disposition': createContentDisposition(`${file.eventId ?? file.pageId}.ics`),
      'Cache-Control': 'public, max-age=600',
    })
  })
  return routes
}

/** True if the page is for all countries or for this one (PAGE-08). */
function isFor({ countries }: ContentPage, country: string): boolean {
  return countries.length === 0 || countries.includes(country)
}
