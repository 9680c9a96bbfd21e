import { createLocale } from '@kudex/domain/locales'
import { expect, it } from 'vitest'
import { listPreviewLinks } from './toPreviewLink.ts'

it('previews a page in the own locale, and in another one for each further language', () => {
  const locales = [createLocale('de', 'CH'), createLocale('en'), createLocale('de'), createLocale('fr', 'CH')]
  const links = listPreviewLinks(locales, { path: '/about', siteSlug: null, stage: 'DRAFT' })
  expect(links).toEqual({
    de: '/de-ch/about?stage=DRAFT',
    en: '/en/about?stage=DRAFT',
    fr: '/fr-ch/about?stage=DRAFT',
  })
})
