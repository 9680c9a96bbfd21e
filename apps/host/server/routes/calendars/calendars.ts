import { create as createContentDisposition } from 'content-disposition'
import type { ContentClient, ContentPage } from '@kudex/api/content'
import { ServiceError } from '@kudex/api/transport'
import { buildLink } from '@kudex/domain/links'
import type { SystemData } from '@kudex/domain/paths'
import { parseCalendarPath } from '../../../request/calendarPath.ts'
import { resolveCanonicalPlace } from '../../../request/resolveOrigin.ts'
import type { Answer, Visit } from '../../answer.ts'
import type { DataCache } from '../../caches/dataCache.ts'
import { createPlainPage } from '../../pages/plainPage.ts'
import { findPlace } from '../../system/findPlace.ts'
import { writeCalendar } from './writeCalendar.ts'

/** The dates of pages as files for calendars. */
export interface Calendars {
  /** Answers `/calendars/{site}/{locale}/{page}.ics` and `…/{page}/{event}.ics`; null for any other path. */
  answer(visit: Pick<Visit, 'screened'>): Promise<Answer | null>
}

export interface CalendarsOptions {
  readonly system: { readonly current: SystemData | null }
  readonly data: Pick<DataCache, 'load'>
  readonly publicOrigins: readonly string[]
  readonly content: Pick<ContentClient, 'fetchPage'>
}

/** Creates the calendars: all dates of a published page that is for everybody, or one of them (INV-03). */
export function createCalendars({ system, data, publicOrigins, content }: CalendarsOptions): Calendars {
  return {
    async answer({ screened: { path } }) {
      if (!path.startsWith('/calendars/')) return null
      const snapshot = system.current
      if (!snapshot) return createPlainPage(503)
      const asked = parseCalendarPath(path)
      const where = asked && findPlace(snapshot, asked.siteId, asked.urlCode)
      if (!asked || !where) return createPlainPage(404)
      const { site, locale, preference } = where
      let page: ContentPage | null
      try {
        page = await data.load(`calendar/${asked.pageId}/${locale.code}`, () =>
          content.fetchPage(asked.pageId, preference),
        )
      } catch (error) {
        if (error instanceof ServiceError) return createPlainPage(503)
        throw error
      }
      const isOpen = page?.siteId === site.id && page.protection.kind === 'none' && isFor(page, locale.country)
      if (!page || !isOpen) return createPlainPage(404)
      const dates = page.blocks.flatMap((block) => (block.kind === 'calendar' ? block.events : []))
      const events = dates.filter(({ id }) => asked.eventId === null || id === asked.eventId)
      if (events.length === 0) return createPlainPage(404)
      const origin = publicOrigins[0] ?? ''
      const place = resolveCanonicalPlace(site, publicOrigins, { origin, siteSlug: site.slug })
      return {
        status: 200,
        headers: {
          'Content-Type': 'text/calendar; charset=utf-8',
          'Content-Disposition': createContentDisposition(`${asked.eventId ?? asked.pageId}.ics`),
          'Cache-Control': 'public, max-age=600',
        },
        body: writeCalendar({
          host: new URL(place.origin).hostname,
          name: page.title,
          language: page.contentLanguage,
          page: place.origin + buildLink(page.url, { locale, siteSlug: place.siteSlug }),
          updatedAt: page.updatedAt,
          events: events.map((event) => ({ ...event, id: `${page.id}-${event.id}` })),
        }),
      }
    },
  }
}

/** A page that is for some countries is for theirs only (PAGE-08). */
function isFor({ countries }: ContentPage, country: string): boolean {
  return countries.length === 0 || countries.includes(country)
}
