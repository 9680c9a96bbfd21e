import type { SeedContact, Text } from '../../seed.types.ts'
import { text } from '../builders.ts'
import { staff, type StaffSlug } from '../staff.ts'

type Person = Omit<SeedContact, 'id' | 'sites' | 'givenName' | 'familyName' | 'role' | 'email'>

const person = (slug: string, name: readonly [string, string], role: Text, rest: Person): SeedContact => ({
  id: `person-${slug}`,
  sites: ['kudex'],
  givenName: name[0],
  familyName: name[1],
  role,
  email: `${slug.replace('-', '.')}@kudex.example`,
  ...rest,
})

/** A person who also appears elsewhere, with a portrait. */
const known = (slug: StaffSlug, rest: Person): SeedContact =>
  person(slug, staff[slug].name, staff[slug].role, { image: `portrait-${slug}`, ...rest })

const sales = text('Sales', 'Verkauf')
const service = text('Service', 'Service')

/** Fictional contact persons. */
export const people: readonly SeedContact[] = [
  known('ines-caduff', {
    phone: '+41 41 555 01 12',
    kinds: ['sales'],
    languages: ['en', 'de', 'fr', 'es', 'pt', 'cs', 'hu', 'ro', 'sk', 'zh', 'ja'],
    location: 'location-luzern',
  }),
  {
    ...person('flurin-capaul', ['Flurin', 'Capaul'], sales, {
      phone: '+41 41 555 01 14',
      kinds: ['sales'],
      countries: ['CH', 'LI'],
      languages: ['de', 'fr', 'en'],
      location: 'location-luzern',
    }),
    sites: ['kudex', 'veritesta'],
  },
  person('urs-wyttenbach', ['Urs', 'Wyttenbach'], service, {
    phone: '+41 41 555 01 42',
    kinds: ['service'],
    countries: ['CH', 'LI'],
    languages: ['de', 'fr', 'en'],
    location: 'location-rotkreuz',
  }),
  known('nora-steiger', {
    phone: '+41 41 555 01 18',
    kinds: ['headquarters'],
    languages: ['de', 'en', 'fr'],
    location: 'location-luzern',
  }),
  person('greta-lohmann', ['Greta', 'Lohmann'], sales, {
    phone: '+49 911 5550 312',
    kinds: ['sales'],
    countries: ['DE'],
    languages: ['de', 'en'],
    location: 'location-nuernberg',
  }),
  person('hauke-petersen', ['Hauke', 'Petersen'], service, {
    phone: '+49 40 5550 314',
    kinds: ['service'],
    countries: ['DE', 'DK'],
    languages: ['de', 'en'],
    location: 'location-hamburg',
  }),
  person('valentin-moser', ['Valentin', 'Moser'], sales, {
    phone: '+43 732 5550 62',
    kinds: ['sales'],
    countries: ['AT', 'SI', 'HR'],
    languages: ['de', 'en'],
    location: 'location-linz',
  }),
  person('clemence-aubry', ['Clémence', 'Aubry'], sales, {
    phone: '+33 4 99 55 50 72',
    kinds: ['sales'],
    countries: ['FR', 'BE', 'LU'],
    languages: ['fr', 'en'],
    location: 'location-lyon',
  }),
  person('nuria-casals', ['Núria', 'Casals'], sales, {
    phone: '+34 93 555 08 02',
    kinds: ['sales'],
    countries: ['ES', 'AD'],
    languages: ['es', 'en'],
    location: 'location-barcelona',
  }),
  person('duarte-seixas', ['Duarte', 'Seixas'], sales, {
    phone: '+351 22 555 0902',
    kinds: ['sales'],
    countries: ['PT'],
    languages: ['pt', 'en'],
    location: 'location-porto',
  }),
  person('radka-novotna', ['Radka', 'Novotná'], sales, {
    phone: '+420 555 100 104',
    kinds: ['sales'],
    countries: ['CZ', 'SK', 'PL'],
    languages: ['cs', 'sk', 'en'],
    location: 'location-brno',
  }),
  known('tomas-havel', {
    phone: '+420 555 100 102',
    kinds: ['service'],
    countries: ['CZ', 'SK', 'PL'],
    languages: ['cs', 'sk', 'en', 'de'],
    location: 'location-brno',
  }),
  person('reka-balint', ['Réka', 'Bálint'], sales, {
    phone: '+36 96 555 122',
    kinds: ['sales'],
    countries: ['HU', 'RS'],
    languages: ['hu', 'en', 'de'],
    location: 'location-gyor',
  }),
  person('ilinca-dragan', ['Ilinca', 'Drăgan'], sales, {
    phone: '+40 256 555 132',
    kinds: ['sales'],
    countries: ['RO', 'BG', 'MD'],
    languages: ['ro', 'en'],
    location: 'location-timisoara',
  }),
  person('owen-fairley', ['Owen', 'Fairley'], sales, {
    phone: '+44 1632 960 142',
    kinds: ['sales'],
    countries: ['GB', 'IE'],
    languages: ['en'],
    location: 'location-milton-keynes',
  }),
  known('dana-whitfield', {
    phone: '+1 312 555 0152',
    kinds: ['sales'],
    countries: ['US', 'CA'],
    languages: ['en', 'es'],
    location: 'location-chicago',
  }),
  person('ximena-robledo', ['Ximena', 'Robledo'], sales, {
    phone: '+52 442 555 0162',
    kinds: ['sales'],
    countries: ['MX', 'CR', 'HN'],
    languages: ['es', 'en'],
    location: 'location-queretaro',
  }),
  person('caio-brandao', ['Caio', 'Brandão'], sales, {
    phone: '+55 19 5550 0172',
    kinds: ['sales'],
    countries: ['BR', 'AR', 'UY'],
    languages: ['pt', 'es', 'en'],
    location: 'location-campinas',
  }),
  known('li-wenna', {
    phone: '+86 21 5555 0182',
    kinds: ['sales'],
    countries: ['CN', 'TW', 'HK'],
    languages: ['zh', 'en'],
    location: 'location-shanghai',
  }),
  person('haruka-onodera', ['Haruka', 'Onodera'], sales, {
    phone: '+81 52 555 0192',
    kinds: ['sales'],
    countries: ['JP', 'KR'],
    languages: ['ja', 'en'],
    location: 'location-nagoya',
  }),
  person('meera-patwardhan', ['Meera', 'Patwardhan'], sales, {
    phone: '+91 20 5555 0202',
    kinds: ['sales'],
    countries: ['IN', 'LK', 'BD'],
    languages: ['en'],
    location: 'location-pune',
  }),
  {
    ...person('malte-oberhauser', ['Malte', 'Oberhauser'], text('Harness automation', 'Automation von Kabelsätzen'), {
      phone: '+49 2921 5550 42',
      kinds: ['sales'],
      languages: ['de', 'en'],
      location: 'location-soest',
    }),
    sites: ['strivona'],
    email: 'malte.oberhauser@strivona.example',
  },
  {
    ...person('elif-karahan', ['Elif', 'Karahan'], text('Testing and measuring', 'Prüfen und Messen'), {
      phone: '+49 3641 5550 52',
      kinds: ['sales', 'service'],
      languages: ['de', 'en', 'fr'],
      location: 'location-jena',
    }),
    sites: ['veritesta'],
    email: 'elif.karahan@veritesta.example',
  },
  {
    ...person('rosa-ibarra', ['Rosa', 'Ibarra'], text('Connectors and samples', 'Stecker und Muster'), {
      phone: '+41 32 555 02 12',
      kinds: ['sales'],
      languages: ['es', 'en', 'de'],
      location: 'location-biel',
    }),
    sites: ['conexara'],
    email: 'rosa.ibarra@conexara.example',
  },
  {
    ...person('pia-onken', ['Pia', 'Onken'], text('Plant manager', 'Werkleiterin'), {
      kinds: ['production'],
      countries: ['RO'],
      languages: ['de', 'en', 'ro'],
      location: 'location-oradea',
    }),
    // Belongs to the location that is not announced yet.
    published: false,
  },
]
