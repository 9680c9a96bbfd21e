import type { Localized, SeedPage } from '../../seed.types.ts'
import { figure, text } from '../builders.ts'

const content = (
  id: string,
  slug: string,
  title: Localized,
  description: Localized,
  blocks: SeedPage['blocks'],
  more: Partial<SeedPage> = {},
): SeedPage => ({
  id,
  site: 'strivona',
  slug,
  title,
  description,
  blocks,
  updatedAt: '2026-09-30T08:00:00.000Z',
  ...more,
})

export const strivonaPages: readonly SeedPage[] = [
  content(
    'strivona-home',
    'home',
    text('Harness assembly by Strivona', 'Kabelsatzfertigung von Strivona'),
    text(
      'Strivona builds machines that turn wires into harnesses.',
      'Strivona baut Maschinen, die aus Leitungen Kabelsätze machen.',
    ),
    [
      {
        kind: 'hero',
        overline: text('Harness assembly', 'Kabelsatzfertigung'),
        title: text('Hands free for thinking', 'Hände frei zum Denken'),
        lead: text(
          'Twisting, loading, taping, testing: the steps that were handwork until now.',
          'Verdrillen, bestücken, bandieren, prüfen: die Schritte, die bisher Handarbeit waren.',
        ),
        links: [
          { text: text('Block loading', 'Bestücken'), page: 'strivona-loading' },
          { text: text('Testing', 'Prüfen'), page: 'strivona-testing' },
        ],
      },
      {
        kind: 'assemblySequence',
        title: text('A door harness in 148 seconds', 'Ein Türkabelsatz in 148 Sekunden'),
        caption: text(
          '24 wires, seven housings, one twisted pair: measured on an HL 24 with a TB 512, average of one shift.',
          '24 Leitungen, sieben Gehäuse, ein verdrilltes Paar: gemessen an einer HL 24 mit einem TB 512, Mittel einer Schicht.',
        ),
        steps: [
          {
            title: text('Cut and crimp', 'Ablängen und crimpen'),
            text: text('Both ends, in the order of the board.', 'Beide Enden, in der Reihenfolge des Bretts.'),
            start: 0,
            seconds: 36,
          },
          {
            title: text('Plug', 'Stecken'),
            text: text(
              'Seven housings; each plug is pulled once.',
              'Sieben Gehäuse; jeder Kontakt wird einmal gezogen.',
            ),
            start: 6,
            seconds: 62,
          },
          {
            title: text('Twist the pair', 'Paar verdrillen'),
            text: text('Pitch measured at both heads.', 'Schlaglänge an beiden Köpfen gemessen.'),
            start: 30,
            seconds: 24,
          },
          {
            title: text('Tape', 'Bandieren'),
            text: text('Six branches, without setting down.', 'Sechs Abgänge, ohne abzusetzen.'),
            start: 68,
            seconds: 46,
          },
          {
            title: text('Set the clips', 'Clips setzen'),
            text: text('Eleven clips, position checked by camera.', 'Elf Clips, Lage mit Kamera geprüft.'),
            start: 104,
            seconds: 22,
          },
          {
            title: text('Test and release', 'Prüfen und freigeben'),
            text: text('48 connections at 500 volts.', '48 Verbindungen bei 500 Volt.'),
            start: 126,
            seconds: 22,
          },
        ],
      },
      {
        kind: 'teasers',
        title: text('Three steps, three machines', 'Drei Schritte, drei Maschinen'),
        teasers: [
          {
            title: text('Twisting', 'Verdrillen'),
            text: text('Even pitch for data pairs.', 'Gleichmässige Schlaglänge für Datenpaare.'),
            image: 'strivona-twisting',
            link: { text: '{name}', page: 'strivona-twisting' },
          },
          {
            title: text('Block loading', 'Bestücken'),
            text: text('Plugged, pulled, proved.', 'Gesteckt, gezogen, geprüft.'),
            image: 'strivona-cell',
            link: { text: '{name}', page: 'strivona-loading' },
          },
          {
            title: text('Testing', 'Prüfen'),
            text: text('Released only when right.', 'Freigegeben nur, wenn alles stimmt.'),
            image: 'strivona-test',
            link: { text: '{name}', page: 'strivona-testing' },
          },
        ],
      },
      {
        kind: 'facts',
        facts: [
          figure('24', text('housings on one pallet', 'Gehäuse auf einer Palette')),
          figure(text('1,700', '1’700'), text('wires plugged in an hour', 'gesteckte Leitungen pro Stunde')),
          figure('0', text('faulty harnesses released', 'freigegebene Fehlteile')),
        ],
      },
    ],
    { pageType: 'Home', image: 'strivona-line' },
  ),
  content(
    'strivona-twisting',
    'twisting',
    text('Twisting', 'Verdrillen'),
    text('Pairs for data lines, up to 12 metres.', 'Paare für Datenleitungen, bis 12 Meter.'),
    [
      {
        kind: 'hero',
        overline: 'Strivona',
        title: text('A pair is only as good as its pitch', 'Ein Paar ist so gut wie seine Schlaglänge'),
        lead: text(
          'Tension is measured at both heads and corrected in every turn.',
          'Die Spannung wird an beiden Köpfen gemessen und in jeder Umdrehung korrigiert.',
        ),
        image: 'strivona-twisting',
      },
      {
        kind: 'text',
        text: text(
          'Automotive Ethernet asks for a pitch that stays within five per cent over six metres. TW machines overtwist, relax and measure again, so the pair keeps its shape when the grippers open.',
          'Automotive Ethernet verlangt eine Schlaglänge, die auf sechs Metern innerhalb von fünf Prozent bleibt. TW-Maschinen überdrehen, entspannen und messen erneut; so behält das Paar seine Form, wenn die Greifer öffnen.',
        ),
      },
    ],
  ),
  content(
    'strivona-loading',
    'block-loading',
    text('Block loading', 'Bestücken'),
    text('Wires cut, crimped and plugged in one cell.', 'Leitungen in einer Zelle schneiden, crimpen und stecken.'),
    [
      {
        kind: 'hero',
        overline: 'Strivona',
        title: text('From spool to connector without a hand', 'Von der Spule zum Stecker ohne Handgriff'),
        lead: text(
          'Eight or twenty-four housings, one cell, every plug measured.',
          'Acht oder vierundzwanzig Gehäuse, eine Zelle, jeder Steckvorgang gemessen.',
        ),
        image: 'strivona-cell',
      },
      {
        kind: 'quote',
        text: text(
          'The cell works the night shift alone. We come in and find finished harnesses.',
          'Die Zelle macht die Nachtschicht allein. Am Morgen liegen fertige Kabelsätze da.',
        ),
        person: 'Jonas Petrak',
        role: text('Plant manager, Globex Kabel GmbH', 'Werkleiter, Globex Kabel GmbH'),
      },
    ],
  ),
  content(
    'strivona-testing',
    'testing',
    text('Testing', 'Prüfen'),
    text('Benches that grow with the harness.', 'Prüftische, die mit dem Kabelsatz wachsen.'),
    [
      {
        kind: 'hero',
        overline: 'Strivona',
        title: text('Released only when right', 'Freigegeben nur, wenn alles stimmt'),
        lead: text(
          'A faulty harness stays locked, with the fault lit up on the board.',
          'Ein fehlerhafter Kabelsatz bleibt verriegelt, der Fehler leuchtet am Brett.',
        ),
        image: 'strivona-test',
      },
      {
        kind: 'facts',
        facts: [
          figure('512', text('test points on one bench', 'Prüfpunkte an einem Tisch')),
          figure(text('1,500', '1’500'), text('in the insulation test', 'bei der Isolationsprüfung'), 'V'),
        ],
      },
    ],
  ),
  content(
    'strivona-about',
    'about',
    text('About Strivona', 'Über Strivona'),
    text('The harness assembly brand of the Kudex Group.', 'Die Marke der Kudex-Gruppe für Kabelsatzfertigung.'),
    [
      {
        kind: 'text',
        title: text('A brand of its own', 'Eine eigene Marke'),
        text: text(
          'Strivona joined the Kudex Group in 2011 and works from two sites. Machines for cutting and crimping come from Kudex; everything after that is ours.',
          'Strivona gehört seit 2011 zur Kudex-Gruppe und arbeitet an zwei Standorten. Schneid- und Crimpmaschinen kommen von Kudex; alles danach ist von uns.',
        ),
      },
      {
        kind: 'contacts',
        title: text('Who answers', 'Wer antwortet'),
        contacts: ['person-malte-oberhauser'],
      },
      { kind: 'locations', title: text('Where we are', 'Wo wir sind'), brand: 'strivona', contactKind: 'sales' },
    ],
  ),
  content(
    'strivona-imprint',
    'imprint',
    text('Imprint', 'Impressum'),
    text('Who is responsible for this site.', 'Wer für diese Website verantwortlich ist.'),
    [
      {
        kind: 'text',
        text: text(
          'Strivona, Musterweg 2, 6000 Beispielstadt, Switzerland. Invented, like everything here.',
          'Strivona, Musterweg 2, 6000 Beispielstadt, Schweiz. Erfunden wie alles hier.',
        ),
      },
    ],
  ),
]
