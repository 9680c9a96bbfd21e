import type { SeedBlock } from '../../blocks.types.ts'
import type { SeedDiagram } from '../../diagrams.types.ts'
import type { SeedLink } from '../../links.types.ts'
import type { Localized } from '../../seed.types.ts'
import { text } from '../builders.ts'

/** Where the steps of a harness are described. */
const pageLinks = {
  twisting: { text: text('Twisting', 'Verdrillen'), page: 'strivona-twisting' },
  loading: { text: text('Block loading', 'Bestücken'), page: 'strivona-loading' },
  testing: { text: text('Testing', 'Prüfen'), page: 'strivona-testing' },
} satisfies Record<string, SeedLink>

/** A harness in the order in which it is made. */
export const harnessSteps: SeedBlock = {
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
      link: pageLinks.loading,
    },
    {
      title: text('Plug', 'Stecken'),
      text: text('Seven housings; each plug is pulled once.', 'Sieben Gehäuse; jeder Kontakt wird einmal gezogen.'),
      start: 6,
      seconds: 62,
      link: pageLinks.loading,
    },
    {
      title: text('Twist the pair', 'Paar verdrillen'),
      text: text('Pitch measured at both heads.', 'Schlaglänge an beiden Köpfen gemessen.'),
      start: 30,
      seconds: 24,
      link: pageLinks.twisting,
    },
    {
      title: text('Tape', 'Bandieren'),
      text: text('Six branches, without setting down.', 'Sechs Abgänge, ohne abzusetzen.'),
      start: 68,
      seconds: 46,
      link: pageLinks.loading,
    },
    {
      title: text('Set the clips', 'Clips setzen'),
      text: text('Eleven clips, position checked by camera.', 'Elf Clips, Lage mit Kamera geprüft.'),
      start: 104,
      seconds: 22,
      link: pageLinks.loading,
    },
    {
      title: text('Test and release', 'Prüfen und freigeben'),
      text: text('48 connections at 500 volts.', '48 Verbindungen bei 500 Volt.'),
      start: 126,
      seconds: 22,
      link: pageLinks.testing,
    },
  ],
}

/** The same steps in the cell and by hand. */
export const handTimes: SeedBlock = {
  kind: 'table',
  title: text('Seconds, not shifts', 'Sekunden statt Schichten'),
  caption: text(
    'The same door harness in the cell and on a board with two people',
    'Derselbe Türkabelsatz in der Zelle und am Brett mit zwei Personen',
  ),
  columns: [
    text('Step', 'Schritt'),
    text('Machine', 'Maschine'),
    text('In the cell', 'In der Zelle'),
    text('By hand', 'Von Hand'),
  ],
  rows: [
    [text('Plug', 'Stecken'), 'HL 24', '62 s', '410 s'],
    [text('Twist the pair', 'Paar verdrillen'), 'TW 60', '24 s', '95 s'],
    [text('Tape', 'Bandieren'), 'TP 30', '46 s', '260 s'],
    [text('Set the clips', 'Clips setzen'), 'HL 24', '22 s', '75 s'],
    [text('Test and release', 'Prüfen und freigeben'), 'TB 512', '22 s', '120 s'],
  ],
}

/** One twisted pair. */
export const twistedPair: SeedBlock = sequence(
  text('One pair in 24 seconds', 'Ein Paar in 24 Sekunden'),
  text(
    'Two wires of 0.35 mm², six metres, pitch 20 mm.',
    'Zwei Leitungen mit 0,35 mm², sechs Meter, Schlaglänge 20 mm.',
  ),
  [
    [text('Clamp', 'Spannen'), text('Both ends at one length.', 'Beide Enden auf gleicher Länge.'), 0, 4],
    [text('Twist', 'Verdrillen'), text('300 turns, tension held.', '300 Umdrehungen bei gehaltener Spannung.'), 4, 12],
    [
      text('Overtwist and relax', 'Überdrehen und entspannen'),
      text('Eight turns more, eight back.', 'Acht Umdrehungen mehr, acht zurück.'),
      14,
      5,
    ],
    [
      text('Measure the pitch', 'Schlaglänge messen'),
      text('At both heads, within five per cent.', 'An beiden Köpfen, innerhalb von fünf Prozent.'),
      18,
      4,
    ],
    [text('Release', 'Freigeben'), text('The pair keeps its shape.', 'Das Paar behält seine Form.'), 22, 2],
  ],
)

/** One contact in its housing: 1,700 in an hour. */
export const oneContact: SeedBlock = sequence(
  text('One contact in 2.1 seconds', 'Ein Kontakt in 2,1 Sekunden'),
  text('1,700 wires an hour, 24 housings on one pallet.', '1700 Leitungen pro Stunde, 24 Gehäuse auf einer Palette.'),
  [
    [text('Grip', 'Greifen'), text('Behind the crimp, not on it.', 'Hinter dem Crimp, nicht auf ihm.'), 0, 0.4],
    [
      text('Align', 'Ausrichten'),
      text('The camera turns the contact to its cavity.', 'Die Kamera dreht den Kontakt zu seiner Kammer.'),
      0.3,
      0.5,
    ],
    [text('Push', 'Stecken'), text('Force and travel recorded.', 'Kraft und Weg aufgezeichnet.'), 0.8, 0.6],
    [text('Pull', 'Ziehen'), text('20 newtons against the lance.', '20 Newton gegen die Lanze.'), 1.4, 0.5],
    [
      text('Let go', 'Loslassen'),
      text('The next wire is already cut.', 'Die nächste Leitung ist schon abgelängt.'),
      1.8,
      0.3,
    ],
  ],
)

/** The test of a finished harness. */
export const harnessTest: SeedBlock = sequence(
  text('22 seconds until release', '22 Sekunden bis zur Freigabe'),
  text('48 connections, measured on a TB 512.', '48 Verbindungen, gemessen an einem TB 512.'),
  [
    [
      text('Lock the housings', 'Gehäuse verriegeln'),
      text('Each holder says which part it has.', 'Jede Aufnahme meldet, welches Teil sie hält.'),
      0,
      4,
    ],
    [
      text('Check every connection', 'Jede Verbindung prüfen'),
      text('Open, short, swapped.', 'Offen, kurzgeschlossen, vertauscht.'),
      4,
      6,
    ],
    [
      text('Test the insulation', 'Isolation prüfen'),
      text('500 volts, each wire against all others.', '500 Volt, jede Leitung gegen alle anderen.'),
      9,
      8,
    ],
    [
      text('Photograph the clips', 'Clips fotografieren'),
      text('Eleven positions in one picture.', 'Elf Positionen auf einem Bild.'),
      10,
      6,
    ],
    [
      text('Print and release', 'Drucken und freigeben'),
      text(
        'The label is the key: without it the harness stays locked.',
        'Das Etikett ist der Schlüssel: Ohne es bleibt der Kabelsatz verriegelt.',
      ),
      17,
      5,
    ],
  ],
)

function sequence(
  title: Localized,
  caption: Localized,
  steps: readonly (readonly [title: Localized, text: Localized, start: number, seconds: number])[],
): SeedDiagram {
  return {
    kind: 'assemblySequence',
    title,
    caption,
    steps: steps.map(([name, description, start, seconds]) => ({ title: name, text: description, start, seconds })),
  }
}
