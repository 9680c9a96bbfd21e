import { domainsOf, figure, pagesOf, type SiteContent } from '../builders.ts'

const page = pagesOf('smart-cabinet-building', ['de'])

/** Control cabinets, for German-speaking countries: no English, no side buttons. */
export const smartCabinetBuilding: SiteContent = {
  site: {
    id: 'smart-cabinet-building',
    name: 'Smart Cabinet Building',
    slug: 'smart-cabinet-building',
    brand: 'smart-cabinet-building',
    domains: domainsOf('smart-cabinet-building'),
    features: [],
    headerNavigation: 'smart-cabinet-building-header',
    footer: 'smart-cabinet-building-footer',
    removedLanguages: ['en'],
    hideSideButtons: true,
  },
  navigation: {
    id: 'smart-cabinet-building-header',
    items: [
      { id: 'nav-c-process', title: 'In fünf Schritten', page: 'smart-cabinet-building-schritte' },
      { id: 'nav-c-calculate', title: 'Was es bringt', page: 'smart-cabinet-building-nutzen' },
      { id: 'nav-c-partner', title: 'Mitmachen', page: 'smart-cabinet-building-mitmachen' },
    ],
  },
  footer: {
    id: 'smart-cabinet-building-footer',
    theme: 'Dark',
    contactTitle: 'Bringen Sie Ihren Plan mit',
    contactLink: { text: 'Rundgang vereinbaren', page: 'smart-cabinet-building-mitmachen' },
    sections: [
      {
        title: 'Schaltschrankbau',
        links: [
          { text: 'In fünf Schritten', page: 'smart-cabinet-building-schritte' },
          { text: 'Was es bringt', page: 'smart-cabinet-building-nutzen' },
        ],
      },
      { title: 'Mitmachen', links: [{ text: 'Musterwerkstatt', page: 'smart-cabinet-building-mitmachen' }] },
      {
        title: 'Kudex',
        links: [
          { text: 'Maschinen von Kudex', path: 'hard:/{locale}/products' },
          { text: 'Dienstleistungen', path: 'hard:/{locale}/services' },
        ],
      },
    ],
    legalLinks: [{ text: 'Impressum', path: 'hard:/{locale}/imprint' }],
    legalText: '© 2026 Kudex-Gruppe. Erfunden wie alles hier.',
  },
  pages: [
    page(
      'home',
      'Schaltschränke schneller verdrahten',
      'Vom Stromlaufplan zum verdrahteten Schrank, ohne eine Leitung von Hand abzulängen.',
      [
        {
          kind: 'hero',
          overline: 'Ein Schrank, 400 Leitungen',
          title: 'Verdrahten statt suchen',
          lead: 'Derselbe Schrank, zweimal verdrahtet: mit Leitungen, die von Hand vorbereitet sind, und mit fertigen.',
          links: [
            { text: 'In fünf Schritten', page: 'smart-cabinet-building-schritte' },
            { text: 'Was es bringt', page: 'smart-cabinet-building-nutzen' },
          ],
        },
        {
          kind: 'beforeAfter',
          caption:
            'Musterschrank mit 400 Leitungen, gemessen in der Werkstatt der Beispiel Schaltanlagen AG im März 2026.',
          before: {
            title: 'Von Hand vorbereitet',
            text: 'Jede Leitung wird am Schrank gemessen, abgelängt, beschriftet und bestückt.',
            parts: [
              { label: 'Ablängen und abisolieren', minutes: 215 },
              { label: 'Beschriften', minutes: 95 },
              { label: 'Verdrahten', minutes: 410 },
              { label: 'Fehler suchen', minutes: 70 },
            ],
          },
          after: {
            title: 'Mit fertigem Leitungssatz',
            text: 'Die Leitungen liegen abgelängt, bedruckt und mit Hülsen in der Reihenfolge der Klemmen bereit.',
            parts: [
              { label: 'Leitungssatz fertigen', minutes: 90 },
              { label: 'Beschriften', minutes: 0 },
              { label: 'Verdrahten', minutes: 290 },
              { label: 'Fehler suchen', minutes: 15 },
            ],
          },
        },
        {
          kind: 'quote',
          text: 'Meine Leute verdrahten wieder. Früher haben sie die Hälfte des Tages abgelängt und beschriftet.',
          person: 'Stefan Wicki',
          role: 'Werkstattleiter, Beispiel Schaltanlagen AG',
        },
        {
          kind: 'accordion',
          title: 'Fünf Schritte, ein Datensatz',
          items: [
            { title: '1 Planen', text: 'Der Stromlaufplan nennt jede Leitung mit Querschnitt, Farbe und Ziel.' },
            {
              title: '2 Routen',
              text: 'Die Software legt den Weg durch die Kanäle und kennt damit die Länge jeder Leitung.',
            },
            { title: '3 Fertigen', text: 'Ablängen, abisolieren, crimpen und bedrucken, in einem Durchgang.' },
            { title: '4 Ablegen', text: 'Gebündelt nach Montageplatte, sortiert in der Reihenfolge der Klemmen.' },
            { title: '5 Verdrahten', text: 'Der Bildschirm am Schrank zeigt die nächste Leitung und ihr Ziel.' },
          ],
        },
        {
          kind: 'media',
          image: 'cabinet-wiring',
          caption: 'Schritt fünf: Jede Leitung trägt die Nummer ihrer Klemme.',
          preset: 'stretched',
        },
      ],
      { pageType: 'Home', image: 'cabinet-open' },
    ),
    page('schritte', 'In fünf Schritten', 'Vom Stromlaufplan zum fertigen Schrank.', [
      {
        kind: 'hero',
        overline: 'Ablauf',
        title: 'Fünf Schritte, ein Datensatz',
        lead: 'Wer einmal richtig plant, muss nichts zweimal eingeben.',
        image: 'detail-terminals',
      },
      {
        kind: 'text',
        text: '1. **Planen.** Der Stromlaufplan nennt jede Leitung mit Querschnitt, Farbe und Ziel.\n2. **Routen.** Die Software legt den Weg durch die Kanäle und kennt damit die Länge.\n3. **Fertigen.** Ablängen, abisolieren, crimpen, bedrucken, in einem Durchgang.\n4. **Ablegen.** Gebündelt nach Montageplatte, sortiert nach Reihenfolge.\n5. **Verdrahten.** Der Bildschirm am Schrank zeigt die nächste Leitung und wohin sie gehört.',
      },
      { kind: 'facts', facts: [figure('5', 'Schritte'), figure('1', 'Datensatz'), figure('0', 'Eingaben von Hand')] },
      {
        kind: 'media',
        image: 'cabinet-wires',
        caption: 'Schritt fünf: Jede Leitung hat die richtige Länge, bevor sie in die Hand genommen wird.',
        preset: 'stretched',
      },
    ]),
    page('nutzen', 'Was es bringt', 'Zahlen aus drei Werkstätten.', [
      {
        kind: 'hero',
        overline: 'Nutzen',
        title: 'Sechs Stunden pro Schrank',
        lead: 'So viel Zeit blieb in drei Werkstätten übrig, gemessen über ein halbes Jahr.',
        image: 'cabinet-wires',
      },
      {
        kind: 'facts',
        facts: [
          figure('72', 'weniger Zeit für die Vorbereitung', '%'),
          figure('11', 'weniger Leitung verbraucht', '%'),
          figure('1', 'Fehler auf 2000 Anschlüsse'),
        ],
      },
      {
        kind: 'quote',
        text: 'Der Schrank ist am Abend fertig, und am nächsten Tag funktioniert er auch.',
        person: 'Petra Lindner',
        role: 'Inhaberin, Lindner Steuerungen (Beispiel)',
      },
    ]),
    page('mitmachen', 'Mitmachen', 'Ein halber Tag in unserer Musterwerkstatt.', [
      {
        kind: 'hero',
        overline: 'Musterwerkstatt',
        title: 'Ein halber Tag, ein eigener Schrank',
        lead: 'Sie bringen den Plan, wir bringen die Leitungen. Kaffee ist auch da.',
        image: 'scene-service',
      },
      {
        kind: 'text',
        title: 'Kommen Sie mit einem Plan',
        text: 'Bringen Sie den Stromlaufplan eines eigenen Schranks mit. Am Mittag liegt der Leitungssatz auf dem Tisch, und Sie nehmen ihn mit.\n\nTermine: [werkstatt@kudex.example](mailto:werkstatt@kudex.example)',
      },
      {
        kind: 'facts',
        facts: [
          figure('4', 'von acht bis zwölf', 'h'),
          figure('6', 'Plätze pro Termin'),
          figure('400', 'Leitungen zum Mitnehmen'),
        ],
      },
    ]),
  ],
}
