import type { DocumentBlock, DocumentLanguage, WrittenDocument } from './document.types.ts'

/** The documents of fixed addresses that do not belong to a product (contract, demo content). */
export const leaflets: readonly WrittenDocument[] = [
  leaflet('annual-report', 'en', 'Kudex annual report', 'A year of investment', [
    text(
      'A year of investment: two new test laboratories, a shorter way from an order to a first good part, and 4 % more people.',
    ),
    chapter('What changed'),
    list(
      'Two test laboratories measure crimps for customers within two days.',
      'Orders for machines from stock leave the house within 48 hours.',
      'Sixty apprentices and trainees work in six countries.',
    ),
    chapter('Areas'),
    table(
      ['Area', 'Share of orders', 'What moved it'],
      [
        ['Cutting and stripping', '31 %', 'High-voltage cable of electric vehicles'],
        ['Crimping', '34 %', 'Lines with four and six stations'],
        ['Harness assembly', '15 %', 'Block loaders'],
        ['Testing and marking', '12 %', 'Laboratories close to production'],
        ['Service', '8 %', 'Maintenance contracts'],
      ],
      [0.34, 0.22, 0.44],
    ),
    text('All figures of this report are invented, as is the company.'),
  ]),
  leaflet('annual-report', 'de', 'Kudex Geschäftsbericht', 'Ein Jahr der Investitionen', [
    text(
      'Ein Jahr der Investitionen: zwei neue Prüflabors, ein kürzerer Weg vom Auftrag zum ersten Gutteil und 4 % mehr Menschen.',
    ),
    chapter('Was sich geändert hat'),
    list(
      'Zwei Prüflabors messen Crimps für Kunden innert zwei Tagen.',
      'Aufträge für Maschinen ab Lager verlassen das Haus innert 48 Stunden.',
      'Sechzig Lernende und Trainees arbeiten in sechs Ländern.',
    ),
    chapter('Bereiche'),
    table(
      ['Bereich', 'Anteil an Aufträgen', 'Was ihn bewegt hat'],
      [
        ['Schneiden und Abisolieren', '31 %', 'Hochvoltleitungen für Elektrofahrzeuge'],
        ['Crimpen', '34 %', 'Linien mit vier und sechs Stationen'],
        ['Kabelsatzfertigung', '15 %', 'Bestückungszellen'],
        ['Prüfen und Kennzeichnen', '12 %', 'Labors nahe an der Fertigung'],
        ['Service', '8 %', 'Wartungsverträge'],
      ],
      [0.34, 0.22, 0.44],
    ),
    text('Alle Zahlen dieses Berichts sind erfunden, wie das Unternehmen auch.'),
  ]),
  leaflet('crimp-height-measured', 'en', 'Crimp height, measured', 'Twelve lines, one year, one question', [
    text(
      'A press knows force and way at every moment of a crimp, but not what the wire was like before: a strand that is missing shows in the force, a terminal that sits askew does not.',
    ),
    text(
      'Twelve lines were measured for a year. The height that the press itself reports differs from the one of the gauge by 6 µm at most; every tenth of a millimetre of worn tool adds 2 µm.',
    ),
    chapter('What the measurement says'),
    table(
      ['Source of the difference', 'Part in µm'],
      [
        ['Temperature of the press', '2'],
        ['Wear of crimper and anvil, 0.1 mm', '2'],
        ['Position of the terminal', '1.5'],
        ['Gauge and person', '0.5'],
      ],
      [0.6, 0.4],
    ),
    chapter('What to do'),
    list(
      'Measure by hand at the first part of a lot.',
      'Measure again after each change of tool, and after 2500 parts.',
      'In between, let the press tell.',
    ),
  ]),
  leaflet('crimp-height-measured', 'de', 'Crimphöhe, gemessen', 'Zwölf Linien, ein Jahr, eine Frage', [
    text(
      'Eine Presse kennt Kraft und Weg in jedem Augenblick eines Crimps, aber nicht, wie die Leitung vorher war: Eine fehlende Litze zeigt sich in der Kraft, ein schief sitzender Kontakt nicht.',
    ),
    text(
      'Zwölf Linien wurden ein Jahr lang gemessen. Die Höhe, die die Presse selbst meldet, weicht von der des Messgeräts höchstens 6 µm ab; jedes Zehntel Millimeter Verschleiss am Werkzeug bringt 2 µm dazu.',
    ),
    chapter('Was die Messung sagt'),
    table(
      ['Ursache der Abweichung', 'Anteil in µm'],
      [
        ['Temperatur der Presse', '2'],
        ['Verschleiss von Crimper und Amboss, 0.1 mm', '2'],
        ['Lage des Kontakts', '1.5'],
        ['Messgerät und Person', '0.5'],
      ],
      [0.6, 0.4],
    ),
    chapter('Was zu tun ist'),
    list(
      'Messen Sie von Hand am ersten Teil eines Loses.',
      'Messen Sie erneut nach jedem Werkzeugwechsel und nach 2500 Teilen.',
      'Dazwischen sagt es die Presse.',
    ),
  ]),
  leaflet('brand-portal-logos', 'en', 'Signs and word marks', 'How our brands sign', [
    text(
      'Clear space: the width of the upright stroke on every side. Smallest size: 6 millimetres in print, 20 pixels on a screen.',
    ),
    table(
      ['Brand', 'Versions', 'Colour'],
      [
        ['Kudex', 'positive, negative', '#FF5A0A'],
        ['Strivona', 'positive, negative', '#2B3FF2'],
        ['Veritesta', 'positive until the spring', 'as in the colour sheet'],
        ['Conexara', 'positive until the spring', 'as in the colour sheet'],
      ],
      [0.3, 0.4, 0.3],
    ),
    list('Never stretch, turn or outline a sign.', 'On pictures, use the negative version on a calm area.'),
  ]),
  leaflet(
    'brand-portal-images',
    'en',
    'Pictures for the press',
    'Print resolution, free for reports on the machine shown',
    [
      text('Line 04-2217 and line 04-2231, print resolution. Free for reports on the machine that is shown.'),
      list('Name the source: Kudex.', 'Do not crop the nameplate.', 'Ask before you use a picture for advertising.'),
    ],
  ),
  leaflet('brand-portal-templates', 'en', 'Letters, slides, stands', 'Templates and their formats', [
    table(
      ['Template', 'Format', 'Languages'],
      [
        ['Letter', 'A4 and US Letter', 'English, German'],
        ['Invoice', 'A4 and US Letter', 'English, German'],
        ['Slides', '16:9', 'English'],
        ['Stand', '36, 60 and 120 square metres', 'all'],
      ],
      [0.3, 0.42, 0.28],
    ),
    text('Letter and invoice in A4 and US Letter, slides in 16:9, stands of 36, 60 and 120 square metres.'),
  ]),
  leaflet('datasheet', 'en', 'Kudex machines at a glance', 'From micro wire to battery cable', [
    text('Cut and strip from 0.013 to 240 mm², crimp from 15 to 100 kN, test to 2,000 N.'),
    table(
      ['Step', 'Machines', 'Range'],
      [
        ['Cut and strip', 'CS 120 to CS 980 HV', '0.03…240 mm²'],
        ['Strip', 'RS 10 to RS 60 HV, SS 5, SS 35', '0.03…120 mm²'],
        ['Crimp', 'CrimpLine, CP, SC', '15…100 kN'],
        ['Assemble', 'HL, TW, TP, HS', '0.13…4 mm²'],
        ['Mark', 'IJ 32, LM 20, LM 50', '0.7…25 mm'],
        ['Test', 'PT, XS, TB', '500…2000 N, 128…512 points'],
      ],
      [0.2, 0.44, 0.36],
    ),
  ]),
  leaflet('datasheet', 'de', 'Kudex Maschinen im Überblick', 'Von der Mikroleitung bis zur Batterieleitung', [
    text('Schneiden und Abisolieren von 0.013 bis 240 mm², Crimpen von 15 bis 100 kN, Prüfen bis 2’000 N.'),
    table(
      ['Schritt', 'Maschinen', 'Bereich'],
      [
        ['Schneiden, Abisolieren', 'CS 120 bis CS 980 HV', '0.03…240 mm²'],
        ['Abisolieren', 'RS 10 bis RS 60 HV, SS 5, SS 35', '0.03…120 mm²'],
        ['Crimpen', 'CrimpLine, CP, SC', '15…100 kN'],
        ['Konfektionieren', 'HL, TW, TP, HS', '0.13…4 mm²'],
        ['Kennzeichnen', 'IJ 32, LM 20, LM 50', '0.7…25 mm'],
        ['Prüfen', 'PT, XS, TB', '500…2000 N, 128…512 Punkte'],
      ],
      [0.24, 0.42, 0.34],
    ),
  ]),
]

function leaflet(
  slug: string,
  language: DocumentLanguage,
  title: string,
  subtitle: string,
  blocks: readonly DocumentBlock[],
): WrittenDocument {
  return { slug, language, title, subtitle, blocks, picture: null, hasChapters: false }
}

function text(content: string): DocumentBlock {
  return { kind: 'text', text: content }
}

function chapter(content: string): DocumentBlock {
  return { kind: 'chapter', text: content }
}

function list(...items: string[]): DocumentBlock {
  return { kind: 'list', items }
}

function table(head: string[], rows: string[][], columns: number[]): DocumentBlock {
  return { kind: 'table', head, rows, columns }
}
