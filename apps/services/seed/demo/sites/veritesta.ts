import { domainsOf, pagesOf, text, type SiteContent } from '../builders.ts'
import { crimpForce, pullTest } from './veritestaMeasurement.ts'
import { micrographLimits, tolerances } from './veritestaTolerances.ts'
import { veritestaCompany } from './veritestaCompany.ts'
import { methodLinks, veritestaPages } from './veritestaPages.ts'

const page = pagesOf('veritesta')

/** Veritesta: test and measuring technology; also in French. */
export const veritesta: SiteContent = {
  site: {
    id: 'veritesta',
    name: 'Veritesta',
    slug: 'veritesta',
    brand: 'veritesta',
    domains: domainsOf('veritesta'),
    features: [],
    headerNavigation: 'veritesta-header',
    footer: 'veritesta-footer',
    addedLanguages: ['fr'],
  },
  navigation: {
    id: 'veritesta-header',
    items: [
      {
        id: 'nav-v-methods',
        title: text('Methods', 'Verfahren', { fr: 'Méthodes' }),
        page: 'veritesta-methods',
        marketingTitle: text('Three questions to a crimp', 'Drei Fragen an einen Crimp', {
          fr: 'Trois questions à un sertissage',
        }),
        marketingDescription: text(
          'Does it hold, is it dense, was it always like this?',
          'Hält er, ist er dicht, war er immer so?',
          { fr: 'Tient-il, est-il dense, l’a-t-il toujours été ?' },
        ),
        logo: 'veritesta-section',
        items: [
          {
            id: 'nav-v-pull',
            title: text('Pull test', 'Zugprüfung', { fr: 'Essai de traction' }),
            page: 'veritesta-pull-test',
          },
          {
            id: 'nav-v-section',
            title: text('Micrograph', 'Schliffbild', { fr: 'Micrographie' }),
            page: 'veritesta-micrograph',
          },
          {
            id: 'nav-v-force',
            title: text('Crimp force', 'Crimpkraft', { fr: 'Force de sertissage' }),
            page: 'veritesta-crimp-force',
          },
        ],
      },
      {
        id: 'nav-v-calibration',
        title: text('Calibration', 'Kalibrierung', { fr: 'Étalonnage' }),
        page: 'veritesta-calibration',
      },
      { id: 'nav-v-about', title: text('About us', 'Über uns', { fr: 'À propos' }), page: 'veritesta-about' },
    ],
  },
  footer: {
    id: 'veritesta-footer',
    theme: 'Dark',
    contactTitle: text('When was it last calibrated?', 'Wann war die letzte Kalibrierung?', {
      // With a word joiner: the line does not break at the hyphen.
      fr: 'Quand l’avez-\u2060vous étalonné ?',
    }),
    contactLink: {
      text: text('Book a calibration', 'Kalibrierung anmelden', { fr: 'Réserver un étalonnage' }),
      page: 'veritesta-calibration',
    },
    sections: [
      {
        title: text('Methods', 'Verfahren', { fr: 'Méthodes' }),
        links: [
          { text: text('Pull test', 'Zugprüfung', { fr: 'Essai de traction' }), page: 'veritesta-pull-test' },
          { text: text('Micrograph', 'Schliffbild', { fr: 'Micrographie' }), page: 'veritesta-micrograph' },
          { text: text('Crimp force', 'Crimpkraft', { fr: 'Force de sertissage' }), page: 'veritesta-crimp-force' },
        ],
      },
      {
        title: text('Group', 'Gruppe', { fr: 'Groupe' }),
        links: [
          { text: text('About us', 'Über uns', { fr: 'À propos' }), page: 'veritesta-about' },
          { text: 'Kudex', path: 'hard:/{locale}' },
        ],
      },
    ],
    legalLinks: [{ text: text('Imprint', 'Impressum', { fr: 'Mentions légales' }), page: 'veritesta-imprint' }],
    legalText: text(
      '© 2026 Veritesta, a company of the Kudex Group. Invented, like everything here.',
      '© 2026 Veritesta, ein Unternehmen der Kudex-Gruppe. Erfunden wie alles hier.',
      { fr: '© 2026 Veritesta, une société du groupe Kudex. Inventée, comme tout ce que vous voyez ici.' },
    ),
  },
  pages: [
    page(
      'home',
      text('Test and measuring technology', 'Prüf- und Messtechnik', { fr: 'Technique de mesure et d’essai' }),
      text(
        'Veritesta proves that a crimp holds: pull testers, micrograph laboratories, force monitors.',
        'Veritesta beweist, dass ein Crimp hält: Zugprüfgeräte, Schliffbildlabore, Kraftüberwachung.',
        {
          fr: 'Veritesta prouve qu’un sertissage tient : bancs de traction, laboratoires de micrographie, contrôle de force.',
        },
      ),
      [
        {
          kind: 'hero',
          overline: text('Test and measuring technology', 'Prüf- und Messtechnik', { fr: 'Technique de mesure' }),
          title: text('Good is a number', 'Gut ist eine Zahl', { fr: 'La qualité est un chiffre' }),
          lead: text(
            'We pull, cut, polish and weigh what others only look at.',
            'Wir ziehen, schneiden, polieren und wiegen, was andere nur ansehen.',
            { fr: 'Nous tirons, coupons, polissons et pesons ce que d’autres se contentent de regarder.' },
          ),
          links: [
            { text: text('All methods', 'Alle Verfahren', { fr: 'Toutes les méthodes' }), page: 'veritesta-methods' },
            { text: text('Calibration', 'Kalibrierung', { fr: 'Étalonnage' }), page: 'veritesta-calibration' },
          ],
        },
        { ...pullTest, title: text('Does it hold?', 'Hält er?', { fr: 'Tient-il ?' }) },
        {
          kind: 'text',
          title: text('Is it dense?', 'Ist er dicht?', { fr: 'Est-il dense ?' }),
          text: text(
            'A pull test says that a crimp holds, not why. For that another one is sawn through, polished and etched: strands pressed into polygons, wings that support each other, no gap. From the crimp to the report in five minutes.\n\n[How a micrograph is made](/methods/micrograph)',
            'Eine Zugprüfung sagt, dass ein Crimp hält, nicht warum. Dafür wird ein zweiter durchgesägt, poliert und geätzt: Litzen, zu Vielecken gepresst, Flanken, die sich stützen, keine Lücke. Vom Crimp zum Bericht in fünf Minuten.\n\n[Wie ein Schliffbild entsteht](/methods/micrograph)',
            {
              fr: 'Un essai de traction dit qu’un sertissage tient, non pourquoi. Pour le savoir, on en scie un autre, on le polit, on l’attaque à l’acide : des brins pressés en polygones, des ailes qui se soutiennent, aucun vide. Du sertissage au rapport en cinq minutes.\n\n[Comment naît une micrographie](/methods/micrograph)',
            },
          ),
        },
        {
          kind: 'media',
          image: 'detail-section',
          caption: text(
            'A crimp of the same batch, enlarged 200 times',
            'Ein Crimp aus demselben Los, 200-fach vergrössert',
            {
              fr: 'Un sertissage du même lot, grossi 200 fois',
            },
          ),
          preset: 'inline',
        },
        micrographLimits,
        crimpForce,
        tolerances,
        {
          kind: 'quote',
          text: text(
            'Our customer asks for a proof per shift. It used to take one; now it takes a coffee.',
            'Unser Kunde will einen Nachweis pro Schicht. Früher brauchte der eine Schicht, heute einen Kaffee.',
            { fr: 'Notre client exige une preuve par équipe. Avant, il fallait une équipe ; aujourd’hui, un café.' },
          ),
          person: 'Élodie Garnier',
          role: text('Head of quality, Shared Wiring AG', 'Leiterin Qualität, Shared Wiring AG', {
            fr: 'Responsable qualité, Shared Wiring AG',
          }),
        },
        {
          kind: 'links',
          title: text('Three questions to a crimp', 'Drei Fragen an einen Crimp', {
            fr: 'Trois questions à un sertissage',
          }),
          links: methodLinks,
        },
      ],
      { pageType: 'Home', image: 'veritesta-lab' },
    ),
    ...veritestaPages,
    ...veritestaCompany,
  ],
}
