import { expect, it } from 'vitest'
import { createTestRequest } from '../../shared/testing/createTestRequest.ts'
import { loadPublishing } from './loadPublishing.ts'

async function load(query: string) {
  const locale = { code: 'en', language: 'en', country: 'ALL' }
  const request = createTestRequest({
    requestedPath: `/en/editor/pages/press/publishing${query}`,
    address: { locale },
    system: { sites: [], countries: [], languages: [] },
    content: {
      fetchPage: async () => ({ siteId: 'kudex', title: 'Press', contentLanguage: 'en', url: '/press' }),
      fetchPageTree: async () => ({ pages: [{ path: '/taken/below' }, { path: '/taken' }] }),
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
        renewal: { change: null, hosts: [] },
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

it('offers a redirect from the address that a page had until it was published, if nothing else is there', async () => {
  const loadMoved = async (query: string) => (await load(query)).moved
  expect(await loadMoved('?moved=%2Fold&done=publish')).toEqual({ former: '/old', siteId: 'kudex' })
  expect(await loadMoved('?moved=%2Ftaken&done=publish')).toBeNull()
  expect(await loadMoved('?moved=%2Fold&failed=stale')).toBeNull()
  expect(await loadMoved('?moved=%2F%2Fevil.test&done=publish')).toBeNull()
})
