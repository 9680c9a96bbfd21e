import type { SeedPage } from '../../seed.types.ts'
import { pagesOf, text } from '../builders.ts'

const page = pagesOf('kudex')

/** Contact pages of the main site (CONTACT-03). */
export const contactPages: readonly SeedPage[] = [
  page(
    'contacts',
    text('Contacts and locations', 'Kontakte und Standorte'),
    text(
      'Sales, service and production of the Kudex group, and its partners, by country.',
      'Verkauf, Service und Produktion der Kudex-Gruppe und ihre Partner, nach Ländern.',
    ),
    [
      {
        kind: 'hero',
        title: text('Contacts and locations', 'Kontakte und Standorte'),
        lead: text(
          'Somebody is near you: 32 places in 18 countries. All have a number, most have a person with a name.',
          'Jemand ist in Ihrer Nähe: 32 Orte in 18 Ländern. Alle haben eine Nummer, die meisten eine Person mit Namen.',
        ),
      },
      { kind: 'locations', hasFilters: true },
    ],
  ),
]
