import { expect, it } from 'vitest'
import { createTestRequest } from '../../shared/testing/createTestRequest.ts'
import { loadPublishing } from './loadPublishing.ts'

async function loadSchedule(query: string) {
  const locale = { code: 'en', language: 'en', country: 'ALL' }
  const request = createTestRequest({
    requestedPath: `/en/editor/pages/press/publishing${query}`,
    address: { locale },
    system: { sites: [], countries: [], languages: [] },
    content: { fetchPage: async () => ({ siteId: 'kudex', title: 'Press', contentLanguage: 'en', url: '/press' }) },
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
  const { publishAt, unpublishAt, timeZone } = (await loadPublishing(request, 'press')).schedule
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
