import { languageCodes } from '@kudex/domain/locales'
import { describe, expect, it } from 'vitest'
import {
  CatalogueError,
  loadCatalogue,
  loadBlocksCatalogue,
  loadComparisonCatalogue,
  loadConsentCatalogue,
  loadContactsCatalogue,
  loadNewsFeedCatalogue,
  loadPortalCatalogue,
  loadProductsCatalogue,
  loadSearchCatalogue,
  loadServicesCatalogue,
} from './index.ts'

describe('a catalogue', () => {
  it('exists for each of the 11 languages, with the same ids (LOCALE-20)', async () => {
    for (const load of [
      loadCatalogue,
      loadBlocksCatalogue,
      loadComparisonCatalogue,
      loadConsentCatalogue,
      loadContactsCatalogue,
      loadNewsFeedCatalogue,
      loadProductsCatalogue,
      loadPortalCatalogue,
      loadSearchCatalogue,
      loadServicesCatalogue,
    ]) {
      const ids = Object.keys(await load('en'))
      expect(ids.length).toBeGreaterThan(9)
      for (const language of languageCodes) expect(Object.keys(await load(language)), language).toEqual(ids)
    }
  })

  it('has texts in its language', async () => {
    expect((await loadProductsCatalogue('de'))['catalogue.empty']).toBe('Keine Produkte gefunden')
    expect((await loadProductsCatalogue('en'))['catalogue.empty']).toBe('No products found')
    expect((await loadPortalCatalogue('en'))['auth.callback.missing']).toBe('missing params')
    expect((await loadServicesCatalogue('ja'))['identity.login.password']).toBe('パスワード')
  })

  it('of the host has no texts of the services', async () => {
    expect(Object.keys(await loadCatalogue('en')).filter((id) => id.startsWith('identity.'))).toEqual([])
  })

  it.each(['it', '', 'constructor', '../en'])(
    'of language %j throws an error with the language (LOCALE-20)',
    async (language) => {
      await expect(loadCatalogue(language)).rejects.toThrow(new CatalogueError(language))
      await expect(loadCatalogue(language)).rejects.toThrow(`Translation file for language ${language} not found`)
    },
  )
})
