import type { SeedPage } from '../../seed.types.ts'
import { pagesOf, text } from '../builders.ts'

const page = pagesOf('kudex')

/** Contact pages of the main site (CONTACT-03). */
export const contactPages: readonly SeedPage[] = [
  page(
    'contacts',
    text('Contacts and locations', 'Kontakte und Standorte', {
      fr: 'Contacts et sites',
      es: 'Contactos y ubicaciones',
      zh: '联系方式与网点',
    }),
    text(
      'Sales, service and production of the Kudex group, and its partners, by country.',
      'Verkauf, Service und Produktion der Kudex-Gruppe und ihre Partner, nach Ländern.',
      {
        fr: 'Vente, service et production du groupe Kudex et ses partenaires, par pays.',
        es: 'Ventas, servicio y producción del grupo Kudex y sus socios, por país.',
        zh: 'Kudex 集团的销售、服务与生产网点及合作伙伴，按国家排列。',
      },
    ),
    [
      {
        kind: 'hero',
        title: text('Contacts and locations', 'Kontakte und Standorte', {
          fr: 'Contacts et sites',
          es: 'Contactos y ubicaciones',
          zh: '联系方式与网点',
        }),
        lead: text(
          'Somebody is near you: 32 places in 18 countries, each with a name and a number.',
          'Jemand ist in Ihrer Nähe: 32 Orte in 18 Ländern, jeder mit einem Namen und einer Nummer.',
          {
            fr: 'Quelqu’un est près de chez vous : 32 sites dans 18 pays, chacun avec un nom et un numéro.',
            es: 'Hay alguien cerca de usted: 32 lugares en 18 países, cada uno con un nombre y un número.',
            zh: '总有人在您身边：18 个国家的 32 个网点，都有联系人和电话。',
          },
        ),
      },
      { kind: 'locations', hasFilters: true },
    ],
  ),
]
