import { expect, it } from 'vitest'
import { createTestRequest } from '../../shared/testing/createTestRequest.ts'
import { loadPublishing } from './loadPublishing.ts'

async function load(query: string, leftPath: string | null = null) {
  const locale = { code: 'en', language: 'en', country: 'ALL' }
  const request = createTestRequest({
    requestedPath: `/en/editor/pages/press/publishing${query}`,
    address: { locale },
    system: { sites: [], countries: [], languages: [] },
    content: {
      fetchPage: async () => ({ siteId: 'kudex', title: 'Press', contentLanguage: 'en', url: '/press' }),
    },
    publishing: {
      fetchPublishing: async () => ({
        version: 'v1',
        check: { findings: [], readingMinutes: {}, catalogueLinks: [] },
        schedule: {
          publishAt: '2027-07-01T06:00:00Z',
          unpublishAt: null,
          timeZone: 'Europe/Zurich',
          failure: null,
        },
        renewal: { change: null, hosts: [], leftPath },
      }),
    },
    history: { fetchHistory: async () => ({ title: 'Press', versions: [], opened: null }) },
  })
  return loadPublishing(request, 'press')
}

async function loadSchedule(query: string) {
  const { publishAt, unpublishAt, timeZone } = (await load(query)).schedule
  return { publishAt, unpublishAt, timeZone }
}

const stored = { publishAt: '2027-07-01T08:00', unpublishAt: '', timeZone: 'Europe/Zurich' }
const typed = '?publishAt=&unpublishAt=2020-01-01T09:30&timeZone=Asia/Tokyo'

it('shows the stored schedule, and what was typed after it was refused or needed a sign-in', async () => {
  expect(await loadSchedule('?done=schedule')).toEqual(stored)
  for (const query of [typed, `${typed}&failed=times`]) {
    expect(await loadSchedule(query)).toEqual({
      publishAt: '',
      unpublishAt: '2020-01-01T09:30',
      timeZone: 'Asia/Tokyo',
    })
  }
})

it('ignores fields that no form has', async () => {
  expect(await loadSchedule('?publishAt=soon&timeZone=Nowhere&failed=times')).toEqual({
    publishAt: '',
    unpublishAt: '',
    timeZone: 'Europe/Zurich',
  })
})

it('offers a redirect from the address that the page left, however it was published (ROUTE-21)', async () => {
  expect((await load('')).moved).toBeNull()
  expect((await load('', '/old')).moved).toEqual({ former: '/old', siteId: 'kudex' })
})

it.each([
  ['?former=%2Fold&failed=takenByRedirect', 'takenByRedirect', '/old'],
  ['?former=%2Fold&failed=longChain', 'refused', '/old'],
  ['?former=%2F%2Fevil.test&failed=loop', 'loop', ''],
])('knows why a redirect was refused: %s', async (query, outcome, refusedAddress) => {
  expect(await load(query)).toMatchObject({ outcome, refusedAddress })
})
