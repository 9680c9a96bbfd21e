import { figure, pagesOf, text } from '../builders.ts'
import { tolerances } from './veritestaTolerances.ts'

const page = pagesOf('veritesta')

/** Pages on calibration and the company. */
export const veritestaCompany = [
  page(
    'calibration',
    text('Calibration', 'Kalibrierung', { fr: 'Étalonnage' }),
    text('At your bench, in one visit, with a certificate.', 'An Ihrem Tisch, in einem Besuch, mit Zertifikat.', {
      fr: 'Sur votre banc, en une visite, avec certificat.',
    }),
    [
      {
        kind: 'hero',
        overline: 'Veritesta',
        title: text('A year of certainty', 'Ein Jahr Gewissheit', { fr: 'Un an de certitude' }),
        lead: text(
          'A gauge drifts quietly. We come before it matters.',
          'Ein Messgerät wandert leise. Wir kommen, bevor es zählt.',
          { fr: 'Un instrument dérive en silence. Nous venons avant que cela compte.' },
        ),
        image: 'veritesta-pull',
      },
      {
        kind: 'text',
        title: text('One visit a year', 'Ein Besuch im Jahr', { fr: 'Une visite par an' }),
        text: text(
          'Our technician brings reference weights and gauge blocks, checks every device on the list, adjusts what has drifted and leaves the certificate before lunch.\n\nWrite to [calibration@veritesta.example](mailto:calibration@veritesta.example) with the serial numbers.',
          'Unsere Technikerin bringt Referenzgewichte und Endmasse mit, prüft jedes Gerät auf der Liste, stellt nach, was gewandert ist, und lässt vor dem Mittag das Zertifikat da.\n\nSchreiben Sie mit den Seriennummern an [calibration@veritesta.example](mailto:calibration@veritesta.example).',
          {
            fr: 'Notre technicienne apporte poids de référence et cales étalons, vérifie chaque appareil de la liste, corrige les dérives et remet le certificat avant midi.\n\nÉcrivez à [calibration@veritesta.example](mailto:calibration@veritesta.example) en indiquant les numéros de série.',
          },
        ),
      },
      tolerances,
    ],
  ),
  page(
    'about',
    text('About us', 'Über uns'),
    text('Forty people who mistrust appearances.', 'Vierzig Menschen, die dem Augenschein misstrauen.'),
    [
      {
        kind: 'hero',
        overline: text('Since 2016', 'Seit 2016'),
        title: text('A laboratory that moved out', 'Ein Labor, das auszog'),
        lead: text(
          'Forty people, eleven microscopes, one rule: no value without its uncertainty.',
          'Vierzig Menschen, elf Mikroskope, eine Regel: kein Wert ohne seine Unsicherheit.',
        ),
        image: 'veritesta-section',
      },
      {
        kind: 'text',
        text: text(
          'Veritesta was the quality laboratory of Kudex until 2016. Customers kept asking for the instruments on its benches, so it became a company of its own.',
          'Veritesta war bis 2016 das Qualitätslabor von Kudex. Weil Kunden immer wieder nach den Geräten auf dessen Tischen fragten, wurde es ein eigenes Unternehmen.',
        ),
      },
      {
        kind: 'facts',
        facts: [
          figure('40', text('people in one building', 'Menschen in einem Haus')),
          figure('11', text('microscopes', 'Mikroskope')),
          figure('2016', text('a company of its own', 'ein eigenes Unternehmen')),
        ],
      },
    ],
  ),
  page(
    'imprint',
    text('Imprint', 'Impressum', { fr: 'Mentions légales' }),
    text('Who is responsible for this site.', 'Wer für diese Website verantwortlich ist.', {
      fr: 'Qui est responsable de ce site.',
    }),
    [
      {
        kind: 'text',
        text: text(
          'Veritesta, Musterweg 5, 6000 Beispielstadt, Switzerland.',
          'Veritesta, Musterweg 5, 6000 Beispielstadt, Schweiz.',
          { fr: 'Veritesta, Musterweg 5, 6000 Beispielstadt, Suisse.' },
        ),
      },
    ],
  ),
]
