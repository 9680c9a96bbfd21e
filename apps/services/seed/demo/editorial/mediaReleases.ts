import { text } from '../builders.ts'
import { release } from './builders.ts'

const figures = (en: string, de: string) =>
  text(
    `${en}

The figures are preliminary and have not been audited. The full report appears on the [pages for investors](/investors).

Kudex expects no great change for the coming months and keeps to its plans for development and people.`,
    `${de}

Die Zahlen sind vorläufig und nicht geprüft. Der ganze Bericht erscheint auf den [Seiten für Investoren](/investors).

Kudex erwartet für die kommenden Monate keine grossen Änderungen und hält an den Plänen für Entwicklung und Menschen fest.`,
  )

const report = (en: string, de: string) =>
  text(
    `${en}

The communication team tells more about it and has pictures in print quality.

## About Kudex

Kudex makes machines that cut, strip, crimp and test wires. 1,150 people work for the group on four continents.`,
    `${de}

Mehr dazu erzählt das Kommunikationsteam, das auch Bilder in Druckqualität bereithält.

## Über Kudex

Kudex baut Maschinen, die Leitungen schneiden, abisolieren, crimpen und prüfen. 1150 Menschen arbeiten auf vier Kontinenten für die Gruppe.`,
  )

export const mediaReleases = [
  release(
    'half-year-2026',
    '2026-08-18',
    text(
      'First half of 2026: orders grow by eight per cent',
      'Erstes Halbjahr 2026: Bestellungen wachsen um acht Prozent',
    ),
    text(
      'Kudex received more orders in all regions; the margin stays where it was.',
      'Kudex hat in allen Regionen mehr Bestellungen erhalten; die Marge bleibt, wo sie war.',
    ),
    figures(
      'Kudex received more orders in all regions; the margin stays where it was.',
      'Kudex hat in allen Regionen mehr Bestellungen erhalten; die Marge bleibt, wo sie war.',
    ),
    true,
  ),
  release(
    'new-plant-brno',
    '2026-06-23',
    text('Kudex opens its plant in Brno', 'Kudex eröffnet das Werk in Brünn'),
    text(
      'Eighty people build and refit machines for central Europe there.',
      'Achtzig Menschen bauen und überholen dort Maschinen für Mitteleuropa.',
    ),
    report(
      'Eighty people build and refit machines for central Europe there.',
      'Achtzig Menschen bauen und überholen dort Maschinen für Mitteleuropa.',
    ),
  ),
  release(
    'cs-240-second-generation',
    '2026-10-14',
    text('Second generation of the CS 240', 'Zweite Generation der CS 240'),
    text('Blades that feel the conductor go into series.', 'Messer, die den Leiter spüren, gehen in Serie.'),
    report('Blades that feel the conductor go into series.', 'Messer, die den Leiter spüren, gehen in Serie.'),
  ),
  release(
    'productronica-preview',
    '2026-09-29',
    text('What Kudex shows at productronica', 'Was Kudex an der productronica zeigt'),
    text(
      'A line that runs through the night, seen from all sides.',
      'Eine Linie, die durch die Nacht läuft, von allen Seiten gesehen.',
    ),
    report(
      'A line that runs through the night, seen from all sides.',
      'Eine Linie, die durch die Nacht läuft, von allen Seiten gesehen.',
    ),
  ),
  release(
    'change-in-management',
    '2026-05-05',
    text('Mara Lindqvist joins the executive board', 'Mara Lindqvist wird Mitglied der Geschäftsleitung'),
    text(
      'The head of development takes over technology on 1 July.',
      'Die Leiterin Entwicklung übernimmt am 1. Juli die Technik.',
    ),
    figures(
      'The head of development takes over technology on 1 July.',
      'Die Leiterin Entwicklung übernimmt am 1. Juli die Technik.',
    ),
    true,
  ),
  release(
    'annual-general-meeting-2026',
    '2026-04-15',
    text('Annual General Meeting approves all motions', 'Generalversammlung genehmigt alle Anträge'),
    text('Shareholders represented 71 per cent of the votes.', 'Vertreten waren 71 Prozent der Stimmen.'),
    report('Shareholders represented 71 per cent of the votes.', 'Vertreten waren 71 Prozent der Stimmen.'),
  ),
  release(
    'annual-results-2025',
    '2026-03-17',
    text('2025: a good year in a difficult market', '2025: ein gutes Jahr in schwierigem Markt'),
    text(
      'Net sales rise by four per cent, the result by six.',
      'Der Nettoumsatz steigt um vier Prozent, das Ergebnis um sechs.',
    ),
    figures(
      'Net sales rise by four per cent, the result by six.',
      'Der Nettoumsatz steigt um vier Prozent, das Ergebnis um sechs.',
    ),
    true,
  ),
  release(
    'invitation-annual-conference-2026',
    '2026-02-19',
    text('Invitation to the annual media and analyst conference', 'Einladung zur Jahresmedien- und Analystenkonferenz'),
    text('The figures for 2025 are presented on 17 March.', 'Am 17. März werden die Zahlen für 2025 vorgestellt.'),
    report('The figures for 2025 are presented on 17 March.', 'Am 17. März werden die Zahlen für 2025 vorgestellt.'),
  ),
  release(
    'crimp-curves-for-fifteen-years',
    '2026-01-27',
    text('Crimp curves are kept for fifteen years', 'Crimpkurven bleiben fünfzehn Jahre erhalten'),
    text('A new service for makers of cars.', 'Ein neuer Dienst für Autohersteller.'),
    report('A new service for makers of cars.', 'Ein neuer Dienst für Autohersteller.'),
  ),
  release(
    'sales-2025-first-figures',
    '2026-01-20',
    text('First figures on sales in 2025', 'Erste Zahlen zum Umsatz 2025'),
    text('Net sales are above expectations.', 'Der Nettoumsatz liegt über den Erwartungen.'),
    figures('Net sales are above expectations.', 'Der Nettoumsatz liegt über den Erwartungen.'),
    true,
  ),
  release(
    'strivona-ten-years',
    '2025-11-18',
    text('Ten years of Strivona', 'Zehn Jahre Strivona'),
    text(
      'The brand for harness assembly celebrates with an open day.',
      'Die Marke für die Kabelsatzfertigung feiert mit einem offenen Tag.',
    ),
    report(
      'The brand for harness assembly celebrates with an open day.',
      'Die Marke für die Kabelsatzfertigung feiert mit einem offenen Tag.',
    ),
  ),
  release(
    'refit-programme',
    '2025-10-28',
    text('Refit instead of new', 'Umbau statt neu'),
    text(
      'A programme for machines that are older than fifteen years.',
      'Ein Programm für Maschinen, die älter sind als fünfzehn Jahre.',
    ),
    report(
      'A programme for machines that are older than fifteen years.',
      'Ein Programm für Maschinen, die älter sind als fünfzehn Jahre.',
    ),
  ),
  release(
    'veritesta-laboratory',
    '2025-09-23',
    text('Veritesta laboratory is accredited', 'Labor von Veritesta ist akkreditiert'),
    text(
      'Micrographs and pull tests now count in court.',
      'Schliffbilder und Zugprüfungen gelten nun auch vor Gericht.',
    ),
    report(
      'Micrographs and pull tests now count in court.',
      'Schliffbilder und Zugprüfungen gelten nun auch vor Gericht.',
    ),
  ),
  release(
    'half-year-2025',
    '2025-08-19',
    text('First half of 2025: stable result', 'Erstes Halbjahr 2025: stabiles Ergebnis'),
    text('Asia grows, Europe waits.', 'Asien wächst, Europa wartet.'),
    figures('Asia grows, Europe waits.', 'Asien wächst, Europa wartet.'),
    true,
  ),
  release(
    'cp-40-award',
    '2025-06-24',
    text('Design award for the CP 40', 'Designpreis für die CP 40'),
    text(
      'The jury praises a press that two people can carry.',
      'Die Jury lobt eine Presse, die zwei Leute tragen können.',
    ),
    report(
      'The jury praises a press that two people can carry.',
      'Die Jury lobt eine Presse, die zwei Leute tragen können.',
    ),
  ),
  release(
    'solar-roof',
    '2025-05-20',
    text('Current from eleven thousand square metres', 'Strom von elftausend Quadratmetern'),
    text('The roof of the main plant goes into operation.', 'Das Dach des Stammwerks geht in Betrieb.'),
    report('The roof of the main plant goes into operation.', 'Das Dach des Stammwerks geht in Betrieb.'),
  ),
  release(
    'annual-general-meeting-2025',
    '2025-04-16',
    text(
      'Annual General Meeting elects two new members of the board',
      'Generalversammlung wählt zwei neue Verwaltungsräte',
    ),
    text('Both have worked in industry for many years.', 'Beide kommen aus der Industrie.'),
    report('Both have worked in industry for many years.', 'Beide kommen aus der Industrie.'),
  ),
  release(
    'annual-results-2024',
    '2025-03-18',
    text('2024: more sales, more research', '2024: mehr Umsatz, mehr Forschung'),
    text('Eleven per cent of sales go into development.', 'Elf Prozent des Umsatzes gehen in die Entwicklung.'),
    figures('Eleven per cent of sales go into development.', 'Elf Prozent des Umsatzes gehen in die Entwicklung.'),
    true,
  ),
  release(
    'apprentices-2025',
    '2025-02-11',
    text('Twenty-four apprentices begin', 'Vierundzwanzig Lernende beginnen'),
    text('Seven professions, two languages, one workshop.', 'Sieben Berufe, zwei Sprachen, eine Werkstatt.'),
    report('Seven professions, two languages, one workshop.', 'Sieben Berufe, zwei Sprachen, eine Werkstatt.'),
  ),
  release(
    'order-from-railway-industry',
    '2025-01-14',
    text('Large order from the railway industry', 'Grossauftrag aus der Bahnindustrie'),
    text(
      'Forty cutting machines for wires of large cross-section.',
      'Vierzig Schneidmaschinen für grosse Querschnitte.',
    ),
    figures(
      'Forty cutting machines for wires of large cross-section.',
      'Vierzig Schneidmaschinen für grosse Querschnitte.',
    ),
    true,
  ),
  release(
    'conexara-joins',
    '2024-11-12',
    text('Conexara becomes part of the group', 'Conexara wird Teil der Gruppe'),
    text('Connector handling completes the offer.', 'Die Verarbeitung von Steckern ergänzt das Angebot.'),
    figures('Connector handling completes the offer.', 'Die Verarbeitung von Steckern ergänzt das Angebot.'),
    true,
  ),
  release(
    'store-singapore',
    '2024-10-15',
    text('Spare parts store in Singapore', 'Ersatzteillager in Singapur'),
    text('Parts reach south-east Asia before noon.', 'Teile erreichen Südostasien vor Mittag.'),
    report('Parts reach south-east Asia before noon.', 'Teile erreichen Südostasien vor Mittag.'),
  ),
  release(
    'lineview-release',
    '2024-09-24',
    text('lineview shows a plant on one page', 'lineview zeigt ein Werk auf einer Seite'),
    text('Software for lines of all makers.', 'Software für Linien aller Hersteller.'),
    report('Software for lines of all makers.', 'Software für Linien aller Hersteller.'),
  ),
  release(
    'half-year-2024',
    '2024-08-20',
    text('First half of 2024: a reluctant market', 'Erstes Halbjahr 2024: ein zögernder Markt'),
    text(
      'Orders fall by three per cent, services grow.',
      'Die Bestellungen gehen um drei Prozent zurück, der Service wächst.',
    ),
    figures(
      'Orders fall by three per cent, services grow.',
      'Die Bestellungen gehen um drei Prozent zurück, der Service wächst.',
    ),
    true,
  ),
  release(
    'training-centre',
    '2024-06-18',
    text('Training centre with forty places', 'Schulungszentrum mit vierzig Plätzen'),
    text('Setters from eleven countries have been there already.', 'Einrichter aus elf Ländern waren schon da.'),
    report('Setters from eleven countries have been there already.', 'Einrichter aus elf Ländern waren schon da.'),
  ),
  release(
    'annual-general-meeting-2024',
    '2024-04-17',
    text('Annual General Meeting: dividend unchanged', 'Generalversammlung: Dividende unverändert'),
    text('Shareholders agree to all motions.', 'Die Aktionäre stimmen allen Anträgen zu.'),
    report('Shareholders agree to all motions.', 'Die Aktionäre stimmen allen Anträgen zu.'),
  ),
  release(
    'annual-results-2023',
    '2024-03-19',
    text('2023: best result so far', '2023: bestes Ergebnis bisher'),
    text('Sales and result reach a new high.', 'Umsatz und Ergebnis erreichen einen Höchststand.'),
    figures('Sales and result reach a new high.', 'Umsatz und Ergebnis erreichen einen Höchststand.'),
    true,
  ),
  release(
    'supplier-day',
    '2024-02-13',
    text('Supplier day with ninety guests', 'Lieferantentag mit neunzig Gästen'),
    text('Quality begins with the first part.', 'Qualität beginnt beim ersten Teil.'),
    report('Quality begins with the first part.', 'Qualität beginnt beim ersten Teil.'),
  ),
  release(
    'wire-master-studio',
    '2024-01-23',
    text('Wire master studio is available', 'Wire master studio ist verfügbar'),
    text('From the drawing to the order without typing.', 'Von der Zeichnung zum Auftrag, ohne zu tippen.'),
    report('From the drawing to the order without typing.', 'Von der Zeichnung zum Auftrag, ohne zu tippen.'),
  ),
  release(
    'relocation-suzhou',
    '2023-11-21',
    text('New hall near Suzhou', 'Neue Halle bei Suzhou'),
    text('Assembly and service under one roof.', 'Montage und Service unter einem Dach.'),
    report('Assembly and service under one roof.', 'Montage und Service unter einem Dach.'),
  ),
  release(
    'half-year-2023',
    '2023-08-17',
    text('Half-year results 2023', 'Halbjahreszahlen 2023'),
    text('Strong growth in both halves of the world.', 'Starkes Wachstum auf beiden Seiten der Welt.'),
    figures('Strong growth in both halves of the world.', 'Starkes Wachstum auf beiden Seiten der Welt.'),
    true,
  ),
  release(
    'crimpline-6s',
    '2023-06-20',
    text('CRIMPLINE 6S takes six ends at once', 'CRIMPLINE 6S nimmt sechs Enden auf einmal'),
    text('The fastest line of the house.', 'Die schnellste Linie des Hauses.'),
    report('The fastest line of the house.', 'Die schnellste Linie des Hauses.'),
  ),
  release(
    'annual-general-meeting-2023',
    '2023-04-12',
    text('Annual General Meeting 2023', 'Generalversammlung 2023'),
    text('All motions were approved.', 'Alle Anträge wurden genehmigt.'),
    report('All motions were approved.', 'Alle Anträge wurden genehmigt.'),
  ),
  release(
    'annual-results-2022',
    '2023-03-14',
    text('2022: record order intake', '2022: Rekord beim Bestellungseingang'),
    text('Supply chains remain the limit.', 'Die Lieferketten bleiben die Grenze.'),
    figures('Supply chains remain the limit.', 'Die Lieferketten bleiben die Grenze.'),
    true,
  ),
  release(
    'recycling-of-copper',
    '2023-02-07',
    text('Copper goes back to the maker', 'Kupfer geht zurück zum Hersteller'),
    text('An agreement closes the circle.', 'Eine Vereinbarung schliesst den Kreis.'),
    report('An agreement closes the circle.', 'Eine Vereinbarung schliesst den Kreis.'),
  ),
  release(
    'hygiene-of-data',
    '2023-01-17',
    text('Certificate for information security', 'Zertifikat für Informationssicherheit'),
    text('Portal and services were audited.', 'Portal und Dienste wurden geprüft.'),
    report('Portal and services were audited.', 'Portal und Dienste wurden geprüft.'),
  ),
]
