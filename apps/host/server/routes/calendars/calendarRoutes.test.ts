import type { ContentPage } from '@kudex/api/content'
import { ServiceError } from '@kudex/api/transport'
import fc from 'fast-check'
import ICAL from 'ical.js'
import { describe, expect, it, vi } from 'vitest'
import { buildCalendarPath } from '../../../request/calendarPath.ts'
import { createDataCache, type DataCache } from '../../caches/dataCache.ts'
import { requestRoutes } from '../../testing/mountRoutes.ts'
import { testSystem } from '../../testing/testSystem.ts'
import { createCalendarRoutes } from './calendarRoutes.ts'
import { writeCalendar } from './writeCalendar.ts'

describe('the calendar of a page', () => {
  it('is valid for a foreign parser: whole-day events with texts and unique ids (INV-03)', async () => {
    const { status, headers, body } = await ask('/calendars/main/en/investors.ics')
    expect([status, headers?.get('Content-Type')]).toEqual([200, 'text/calendar; charset=utf-8'])
    expect(readEvents(body)).toEqual([
      ['investors-media@www.kudex.test', '2023-03-14', '2023-03-15', 'Media, analysts; both', 'Zurich'],
      ['investors-agm@www.kudex.test', '2023-04-12', '2023-04-13', 'Annual General Meeting', null],
    ])
    expect(body).toContain('URL:https://www.kudex.test/en/investors')
  })

  it('can have a single event (INV-03)', async () => {
    const { headers, body } = await ask(
      buildCalendarPath({ siteId: 'main', urlCode: 'en', pageId: 'investors', eventId: 'agm' }),
    )
    expect(readEvents(body).map(([id]) => id)).toEqual(['investors-agm@www.kudex.test'])
    expect(headers?.get('Content-Disposition')).toBe('attachment; filename=agm.ics')
  })

  it('may belong to a site whose id has dots and spaces', async () => {
    const [main, ...others] = testSystem.sites
    const system = { ...testSystem, sites: [{ ...main!, id: 'Kudex 2.0' }, ...others] }
    fetchPage.mockResolvedValueOnce({ ...page, siteId: 'Kudex 2.0' })
    const path = buildCalendarPath({ siteId: 'Kudex 2.0', urlCode: 'en', pageId: 'investors', eventId: null })
    expect((await ask(path, uncached, system)).status).toBe(200)
  })

  it.each([
    '/calendars/%E0%A4%A/en/investors.ics',
    '/calendars/main/en/nothing.ics',
    '/calendars/main/en/investors/nothing.ics',
    '/calendars/nobody/en/investors.ics',
    '/calendars/main/ja/investors.ics',
    '/calendars/strivona/en/investors.ics',
    '/calendars/main/en/../../x.ics',
  ])('is not found: %s', async (path) => expect((await ask(path)).status).toBe(404))

  it('evicts nothing from the cache if there is no page', async () => {
    const data = createDataCache()
    expect((await ask('/calendars/main/en/nothing.ics', data)).status).toBe(404)
    expect(data.size).toBe(0)
    expect((await ask('/calendars/main/en/investors.ics', data)).status).toBe(200)
    expect(data.size).toBe(1)
  })

  it('is not found for protected pages (PAGE-17)', async () => {
    // The public client gets none.
    fetchPage.mockResolvedValueOnce(null)
    expect((await ask('/calendars/main/en/investors.ics')).status).toBe(404)
  })

  it('is unavailable while the content service is down', async () => {
    fetchPage.mockRejectedValueOnce(new ServiceError('down', { kind: 'network', status: null }))
    expect((await ask('/calendars/main/en/investors.ics')).status).toBe(503)
  })

  it('does not handle other paths', async () => expect((await ask('/calendar')).status).toBeUndefined())

  it('keeps every text, in lines of at most 75 bytes', { timeout: 30_000 }, () => {
    const text = fc.string({ unit: 'binary', maxLength: 120 }).map((words) =>
      words
        .toWellFormed()
        .replace(/\r\n|[\r\n\u2028\u2029]/g, '\n')
        .replace(/(?!\n)\p{Cc}/gu, ''),
    )
    fc.assert(
      fc.property(text, text, (title, place) => {
        const body = writeCalendar({ ...file, events: [{ id: 'a', date: '2024-02-29', title, place }] })
        for (const line of body.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
        expect(readEvents(body)).toEqual([['a@kudex.example', '2024-02-29', '2024-03-01', title, place]])
      }),
      { numRuns: process.env['KUDEX_CHECK_SIZE'] === 'full' ? 1_000 : 50 },
    )
  })
})

const file = {
  host: 'kudex.example',
  name: 'Investors',
  language: 'en',
  page: 'https://kudex.example/en/investors',
  updatedAt: '2026-09-01T08:00:00.000Z',
}

const page = {
  id: 'investors',
  siteId: 'main',
  url: '/investors',
  title: 'Investors',
  contentLanguage: 'en',
  countries: [],
  updatedAt: '2026-09-01T08:00:00.000Z',
  protection: { kind: 'none', role: null },
  blocks: [
    {
      __typename: 'CalendarBlock',
      id: 'c',
      heading: 'Calendar',
      lead: null,
      events: [
        { id: 'media', date: '2023-03-14', title: 'Media, analysts; both', place: 'Zurich' },
        { id: 'agm', date: '2023-04-12', title: 'Annual General Meeting', place: null },
      ],
    },
  ],
} as unknown as ContentPage
const fetchPage = vi.fn(async (id: string): Promise<ContentPage | null> => (id === 'investors' ? page : null))

function readEvents(body: string) {
  const calendar = new ICAL.Component(ICAL.parse(body))
  return calendar.getAllSubcomponents('vevent').map((component) => {
    const { uid, startDate, endDate, summary, location } = new ICAL.Event(component)
    return [uid, startDate.toString(), endDate.toString(), summary, component.hasProperty('location') ? location : null]
  })
}

const uncached = { load: <Value>(_key: string, fetch: () => Promise<Value>) => fetch() }

async function ask(path: string, data: Pick<DataCache, 'load'> = uncached, system = testSystem) {
  const routes = createCalendarRoutes({
    system: { current: system },
    content: { fetchPage },
    data,
    publicOrigins: ['https://www.kudex.test'],
  })
  const response = await requestRoutes(routes, path)
  return { status: response?.status, headers: response?.headers, body: (await response?.text()) ?? '' }
}
