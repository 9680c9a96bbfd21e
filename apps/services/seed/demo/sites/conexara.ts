import { domainsOf, pagesOf, text, type SiteContent } from '../builders.ts'
import { contacts, lotTests } from './conexaraParts.ts'
import { housings } from './conexaraHousings.ts'
import { conexaraPages } from './conexaraPages.ts'

const page = pagesOf('conexara')

/** Conexara: connectors, contacts and dispensing; also in Spanish. */
export const conexara: SiteContent = {
  site: {
    id: 'conexara',
    name: 'Conexara',
    slug: 'conexara',
    brand: 'conexara',
    domains: domainsOf('conexara'),
    features: [],
    headerNavigation: 'conexara-header',
    footer: 'conexara-footer',
    addedLanguages: ['es'],
  },
  navigation: {
    id: 'conexara-header',
    items: [
      {
        id: 'nav-x-contacts',
        title: text('Contacts', 'Kontakte', { es: 'Contactos' }),
        page: 'conexara-contacts',
      },
      {
        id: 'nav-x-housings',
        title: text('Housings', 'Gehäuse', { es: 'Carcasas' }),
        page: 'conexara-housings',
      },
      {
        id: 'nav-x-dispensing',
        title: text('Dispensing', 'Dosieren', { es: 'Dosificación' }),
        page: 'conexara-dispensing',
      },
      {
        id: 'nav-x-about',
        title: text('About Conexara', 'Über Conexara', { es: 'Sobre Conexara' }),
        page: 'conexara-about',
        hiddenSubItems: true,
        items: [
          {
            id: 'nav-x-mexico',
            title: text('Conexara in Mexico', 'Conexara in Mexiko', { es: 'Conexara en México' }),
            page: 'conexara-mexico',
            countries: ['MX', 'ES', 'US'],
          },
        ],
      },
    ],
  },
  footer: {
    id: 'conexara-footer',
    theme: 'Dark',
    contactTitle: text('Two days to a sample', 'Zwei Tage bis zum Muster', { es: 'Dos días hasta la muestra' }),
    contactLink: {
      text: text('Ask for samples', 'Muster bestellen', { es: 'Pedir muestras' }),
      page: 'conexara-about',
    },
    sections: [
      {
        title: text('Range', 'Sortiment', { es: 'Gama' }),
        links: [
          { text: text('Contacts', 'Kontakte', { es: 'Contactos' }), page: 'conexara-contacts' },
          { text: text('Housings', 'Gehäuse', { es: 'Carcasas' }), page: 'conexara-housings' },
          { text: text('Dispensing', 'Dosieren', { es: 'Dosificación' }), page: 'conexara-dispensing' },
        ],
      },
      {
        title: text('Group', 'Gruppe', { es: 'Grupo' }),
        links: [
          { text: text('About Conexara', 'Über Conexara', { es: 'Sobre Conexara' }), page: 'conexara-about' },
          { text: 'Kudex', path: 'hard:/{locale}' },
        ],
      },
    ],
    legalLinks: [{ text: text('Imprint', 'Impressum', { es: 'Aviso legal' }), page: 'conexara-imprint' }],
    legalText: text(
      '© 2026 Conexara, a company of the Kudex Group. Invented, like everything here.',
      '© 2026 Conexara, ein Unternehmen der Kudex-Gruppe. Erfunden wie alles hier.',
      { es: '© 2026 Conexara, una empresa del grupo Kudex. Inventada, como todo lo que ve aquí.' },
    ),
  },
  pages: [
    page(
      'home',
      text('Contacts, housings, sealing', 'Kontakte, Gehäuse, Dichtung', { es: 'Contactos, carcasas y sellado' }),
      text(
        'Conexara makes the two centimetres that a harness depends on.',
        'Conexara macht die zwei Zentimeter, auf die es bei einem Kabelsatz ankommt.',
        { es: 'Conexara fabrica los dos centímetros de los que depende un mazo de cables.' },
      ),
      [
        {
          kind: 'hero',
          overline: text('Connecting technology', 'Verbindungstechnik', { es: 'Técnica de conexión' }),
          title: text('It clicks once. It stays.', 'Einmal Klick. Für immer.', { es: 'Un clic. Para siempre.' }),
          lead: text(
            'Contacts, housings and the bead of sealant between them, from one drawing.',
            'Kontakte, Gehäuse und die Dichtraupe dazwischen – aus einer Zeichnung.',
            { es: 'Contactos, carcasas y el cordón de sellado que los une, a partir de un solo plano.' },
          ),
          links: [
            {
              text: text('Find a part number', 'Teilenummer suchen', { es: 'Buscar un número de pieza' }),
              path: '/search',
            },
            { text: text('Ask for samples', 'Muster bestellen', { es: 'Pedir muestras' }), page: 'conexara-about' },
          ],
        },
        housings,
        contacts,
        { kind: 'media', image: 'conexara-connector', preset: 'stretched' },
        lotTests,
        {
          kind: 'links',
          title: text('From sheet to seal', 'Vom Blech zur Dichtung', { es: 'De la chapa al sellado' }),
          links: [
            { text: text('Contacts', 'Kontakte', { es: 'Contactos' }), page: 'conexara-contacts' },
            { text: text('Housings', 'Gehäuse', { es: 'Carcasas' }), page: 'conexara-housings' },
            { text: text('Dispensing', 'Dosieren', { es: 'Dosificación' }), page: 'conexara-dispensing' },
          ],
        },
      ],
      { pageType: 'Home', image: 'conexara-connector' },
    ),
    ...conexaraPages,
  ],
}
