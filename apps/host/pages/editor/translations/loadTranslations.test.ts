import { expect, it } from 'vitest'
import { createTestRequest } from '../../shared/testing/createTestRequest.ts'
import { loadTranslations } from './loadTranslations.ts'

it('reads what was chosen in a form that was refused', async () => {
  const request = createTestRequest({
    requestedPath: '/en/editor/translations/about?open=1&done=incomplete&chosen=about&target=de&due=2026-12-04',
    address: { locale: { code: 'en', language: 'en', country: 'ALL' } },
    system: { sites: [], countries: [], languages: [] },
    content: { fetchPage: async () => ({ siteId: 'kudex', title: 'About', url: '/about' }) },
    translations: { fetchTranslations: async () => ({ targetLanguages: [] }) },
  })
  expect(await loadTranslations(request, 'about')).toMatchObject({
    openOnly: true,
    done: 'incomplete',
    target: 'de',
    due: '2026-12-04',
  })
})
