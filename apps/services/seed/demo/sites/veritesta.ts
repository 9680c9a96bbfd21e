import { domainsOf, figure, pagesOf, text, type SiteContent } from '../builders.ts'
import { pullTest } from './veritestaMeasurement.ts'
import { veritestaCompany } from './veritestaCompany.ts'
import { veritestaPages } from './veritestaPages.ts'

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
        pullTest,
        {
          kind: 'teasers',
          title: text('Three questions to a crimp', 'Drei Fragen an einen Crimp', {
            fr: 'Trois questions à un sertissage',
          }),
          teasers: [
            {
              overline: text('Pull test', 'Zugprüfung', { fr: 'Essai de traction' }),
              title: text('Does it hold?', 'Hält er?', { fr: 'Tient-il ?' }),
              text: text(
                'Up to 2,000 newtons, at constant speed.',
                'Bis 2000 Newton, mit konstanter Geschwindigkeit.',
                {
                  fr: 'Jusqu’à 2 000 newtons, à vitesse constante.',
                },
              ),
              image: 'veritesta-pull',
              link: { text: text('Pull test', 'Zugprüfung', { fr: 'Essai de traction' }), page: 'veritesta-pull-test' },
            },
            {
              overline: text('Micrograph', 'Schliffbild', { fr: 'Micrographie' }),
              title: text('Is it dense?', 'Ist er dicht?', { fr: 'Est-il dense ?' }),
              text: text('From the crimp to the report in five minutes.', 'Vom Crimp zum Bericht in fünf Minuten.', {
                fr: 'Du sertissage au rapport en cinq minutes.',
              }),
              image: 'veritesta-section',
              link: { text: text('Micrograph', 'Schliffbild', { fr: 'Micrographie' }), page: 'veritesta-micrograph' },
            },
            {
              overline: text('Crimp force', 'Crimpkraft', { fr: 'Force de sertissage' }),
              title: text('Was it always like this?', 'War er immer so?', { fr: 'L’a-t-il toujours été ?' }),
              text: text(
                'Every stroke compared with the taught curve.',
                'Jeder Hub verglichen mit der gelernten Kurve.',
                {
                  fr: 'Chaque course comparée à la courbe apprise.',
                },
              ),
              image: 'veritesta-force',
              link: {
                text: text('Crimp force', 'Crimpkraft', { fr: 'Force de sertissage' }),
                page: 'veritesta-crimp-force',
              },
            },
          ],
        },
        {
          kind: 'facts',
          title: text('What we vouch for', 'Wofür wir einstehen', { fr: 'Ce que nous garantissons' }),
          facts: [
            figure(
              text('0.5', '0,5', { fr: '0,5' }),
              text('of the reading, at most', 'vom Messwert, höchstens', {
                fr: 'de la valeur lue, au plus',
              }),
              '%',
            ),
            figure(
              text('2,000', '2000', { fr: '2 000' }),
              text('of pull on the bench', 'Zug auf dem Prüfstand', { fr: 'de traction sur le banc' }),
              'N',
            ),
            figure('5', text('to a micrograph', 'bis zum Schliffbild', { fr: 'pour une micrographie' }), 'min'),
          ],
        },
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
      ],
      { pageType: 'Home', image: 'veritesta-lab' },
    ),
    ...veritestaPages,
    ...veritestaCompany,
  ],
}
