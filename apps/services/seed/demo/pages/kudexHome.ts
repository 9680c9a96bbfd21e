import type { SeedPage } from '../../seed.types.ts'
import { figure, pagesOf, text } from '../builders.ts'

const page = pagesOf('kudex')

/** What follows the hero of every home page: one wire, from the spool to the tested harness. */
const homeBlocks: SeedPage['blocks'] = [
  {
    kind: 'process',
    title: text('One wire, five steps', 'Eine Leitung, fünf Schritte'),
    lead: text(
      'From the spool to the tested harness. Each step has its machines; each machine also works alone.',
      'Von der Spule bis zum geprüften Kabelsatz. Jeder Schritt hat seine Maschinen; jede Maschine arbeitet auch allein.',
    ),
    steps: [
      {
        station: 'cut',
        title: text('Cut', 'Schneiden'),
        text: text('0.013 to 240 mm², to a tenth of a millimetre.', '0,013 bis 240 mm², auf den Zehntelmillimeter.'),
        link: {
          text: text('Cut and strip machines', 'Schneid- und Abisoliermaschinen'),
          path: '/products/cutting-stripping',
        },
        products: ['cs-240', 'cs-320', 'cs-700'],
      },
      {
        station: 'strip',
        title: text('Strip', 'Abisolieren'),
        text: text('Every layer, and no nicked strand.', 'Jede Schicht, und keine verletzte Litze.'),
        link: {
          text: text('Stripping machines', 'Abisoliermaschinen'),
          path: '/products/cutting-stripping/stripping-machines',
        },
        products: ['rs-25-coax', 'rs-60-hv', 'ss-35'],
      },
      {
        station: 'crimp',
        title: text('Crimp', 'Crimpen'),
        text: text('The force of every stroke is measured.', 'Die Kraft jedes Hubs wird gemessen.'),
        link: { text: text('Crimping machines', 'Crimpmaschinen'), path: '/products/crimping' },
        products: ['crimpline-4', 'cp-40', 'cp-100-hv'],
      },
      {
        station: 'test',
        title: text('Test', 'Prüfen'),
        text: text('Pull force, height and section in one report.', 'Auszugskraft, Höhe und Schliff in einem Bericht.'),
        link: { text: text('Quality and testing', 'Qualität und Prüfung'), path: '/products/quality' },
        products: ['pt-500', 'xs-3', 'cfm-12'],
      },
      {
        station: 'harness',
        title: text('Assemble', 'Zusammenbauen'),
        text: text('Twisted, plugged, taped and tested.', 'Verdrillt, gesteckt, bandiert und geprüft.'),
        link: { text: text('Harness assembly', 'Kabelsatzfertigung'), path: '/products/harness-assembly' },
        products: ['tw-60', 'hl-24', 'tb-512'],
      },
    ],
    caption: text('Along the whole wire', 'Entlang der ganzen Leitung'),
    links: [
      { text: text('Wire handling', 'Leitungszuführung'), path: '/products/wire-handling' },
      { text: text('Marking', 'Kennzeichnen'), path: '/products/marking' },
      { text: text('Tooling and accessories', 'Werkzeuge und Zubehör'), path: '/products/tooling' },
      { text: text('Software', 'Software'), path: '/products/software' },
    ],
  },
  {
    kind: 'facts',
    title: text('In figures', 'In Zahlen'),
    facts: [
      figure(
        text('0.01', '0,01'),
        text('is the smallest step of every blade and ram', 'ist der kleinste Schritt jedes Messers und Stössels'),
        'mm',
      ),
      figure(
        text('4,700', '4’700'),
        text('crimped wires an hour on one line', 'gecrimpte Leitungen pro Stunde auf einer Linie'),
      ),
      figure('15', text('years of spare parts for every machine', 'Jahre lang Ersatzteile für jede Maschine')),
      figure('48', text('until a technician is on site', 'bis ein Techniker bei Ihnen ist'), text('h', 'h')),
    ],
  },
  {
    kind: 'productTeasers',
    title: text('New this year', 'Neu in diesem Jahr'),
    products: ['cs-960', 'crimpline-4', 'cs-240', 'xs-3'],
  },
  {
    kind: 'quote',
    text: text(
      'We changed four terminals before lunch. On the old line that was a day.',
      'Wir haben vor dem Mittag vier Kontakte gewechselt. Auf der alten Linie war das ein Tag.',
    ),
    person: 'Megan Oldfield',
    role: text('Production manager, ACME Harness Ltd', 'Fertigungsleiterin, ACME Harness Ltd'),
  },
  {
    kind: 'teasers',
    title: text('When it has to run', 'Wenn sie laufen muss'),
    teasers: [
      {
        title: text('Repair', 'Reparatur'),
        text: text('On site, or a spare machine by courier.', 'Vor Ort – oder eine Ersatzmaschine per Kurier.'),
        image: 'scene-service',
        link: { text: '{name}', service: 'repair' },
      },
      {
        title: text('Process consulting', 'Prozessberatung'),
        text: text(
          'Bring the cable and the drawing. We find the process.',
          'Sie bringen Leitung und Zeichnung. Wir finden den Prozess.',
        ),
        image: 'detail-layers',
        link: { text: '{name}', service: 'process-consulting' },
      },
    ],
  },
]

const title = text('Machines for wire processing', 'Maschinen für die Leitungsverarbeitung')

/** The home pages: for everyone, and for the United States. */
export const homePages: readonly SeedPage[] = [
  page(
    'home',
    title,
    text(
      'Kudex builds machines that cut, strip, crimp, mark and test wire, and keeps them running.',
      'Kudex baut Maschinen, die Leitungen schneiden, abisolieren, crimpen, kennzeichnen und prüfen – und hält sie am Laufen.',
    ),
    [
      {
        kind: 'hero',
        overline: text('Wire processing since 1968', 'Leitungsverarbeitung seit 1968'),
        title: text('Every wire. Exactly.', 'Jede Leitung. Exakt.'),
        lead: text(
          'Machines that cut, strip, crimp and test, from a single bench to a line that runs all night.',
          'Maschinen, die schneiden, abisolieren, crimpen und prüfen, vom einzelnen Tisch bis zur Linie, die die ganze Nacht läuft.',
        ),
        image: 'scene-line',
        film: 'home',
        links: [
          { text: text('See all machines', 'Alle Maschinen ansehen'), path: '/products' },
          { text: text('Find the machine for your wire', 'Die Maschine zur Leitung finden'), path: '/products/finder' },
        ],
      },
      ...homeBlocks,
    ],
    { pageType: 'Home', image: 'scene-line', updatedAt: '2026-10-12T08:00:00.000Z' },
  ),
  page(
    'home',
    title,
    text(
      'Kudex in the United States: machines, parts and technicians from coast to coast.',
      'Kudex in den USA: Maschinen, Ersatzteile und Techniker von Küste zu Küste.',
    ),
    [
      {
        kind: 'hero',
        overline: text('Kudex North America', 'Kudex Nordamerika'),
        title: text('Every wire. On spec.', 'Jede Leitung. Nach Mass.'),
        lead: text(
          '36 AWG to 500 kcmil, cut, stripped and crimped, with parts in stock in Ohio and technicians in eleven states.',
          '36 AWG bis 500 kcmil, geschnitten, abisoliert und gecrimpt – Ersatzteile in Ohio an Lager, Techniker in elf Staaten.',
        ),
        image: 'scene-crimp',
        film: 'home-us',
        links: [
          { text: text('See all machines', 'Alle Maschinen ansehen'), path: '/products' },
          { text: text('Production in North America', 'Fertigung in Nordamerika'), page: 'kudex-north-america' },
        ],
      },
      ...homeBlocks,
    ],
    {
      id: 'kudex-home-us',
      pageType: 'Home',
      countries: ['US'],
      image: 'scene-crimp',
      updatedAt: '2026-10-12T08:00:00.000Z',
    },
  ),
]
