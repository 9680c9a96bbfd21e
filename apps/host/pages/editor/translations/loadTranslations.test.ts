import { expect, it } from 'vitest'
import { resolveTestAddress, testSystem } from '../../../server/testing/testSystem.ts'
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

it('opens a page for all countries where it is shown, not the page of the country at its address (EDITOR-07, PAGE-08)', async () => {
  const page = { siteId: 'main', title: 'Offer', url: '/offer', countries: [], otherCountries: ['US'] }
  const request = createTestRequest({
    requestedPath: '/en-us/editor/translations/offer',
    address: resolveTestAddress('/en-us/editor'),
    system: testSystem,
    content: { fetchPage: async () => page },
    translations: { fetchTranslations: async () => ({ targetLanguages: [] }) },
  })
  expect((await loadTranslations(request, 'offer')).href).toBe('/en/offer?stage=DRAFT')
})
