import type { Localized, SeedPage } from '../../seed.types.ts'
import { text } from '../builders.ts'
import { handTimes, harnessSteps, harnessTest, oneContact, twistedPair } from './strivonaSequences.ts'

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
      harnessSteps,
      {
        kind: 'media',
        image: 'strivona-line',
        caption: text(
          'Left, seconds 6 to 68: the loading cell. Right, seconds 126 to 148: the test bench.',
          'Links, Sekunde 6 bis 68: die Bestückungszelle. Rechts, Sekunde 126 bis 148: der Prüftisch.',
        ),
        preset: 'stretched',
      },
      handTimes,
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
      twistedPair,
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
      oneContact,
      {
        kind: 'text',
        title: text('Pulled once, plugged for good', 'Einmal gezogen, für immer gesteckt'),
        text: text(
          'A contact that only looks plugged is the fault that no eye finds. The cell pulls each one with 20 newtons before it lets go, and stores force and travel with the number of the harness.',
          'Ein Kontakt, der nur gesteckt aussieht, ist der Fehler, den kein Auge findet. Die Zelle zieht jeden mit 20 Newton, bevor sie loslässt, und speichert Kraft und Weg mit der Nummer des Kabelsatzes.',
        ),
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
      harnessTest,
      {
        kind: 'text',
        title: text('As large as the harness', 'So gross wie der Kabelsatz'),
        text: text(
          'A bench starts with 128 test points and grows to 512. The insulation test goes up to 1,500 volts, so high-voltage harnesses need no second bench.',
          'Ein Tisch beginnt mit 128 Prüfpunkten und wächst auf 512. Die Isolationsprüfung reicht bis 1500 Volt; Hochvolt-Kabelsätze brauchen keinen zweiten Tisch.',
        ),
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
