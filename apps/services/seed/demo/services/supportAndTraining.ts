import type { SeedService } from '../../seed.types.ts'
import { everywhereBut, text } from '../builders.ts'
import { service } from './service.ts'

/** Remote support, service contracts, and trainings for quality, technicians and planners. */
export const supportAndTraining: readonly SeedService[] = [
  service({
    slug: 'remote-support',
    id: 17,
    under: 'support',
    name: text('Remote support', 'Fernunterstützung'),
    image: 'lineview',
    short: text('We look at your screen within ten minutes.', 'In zehn Minuten sehen wir auf Ihren Bildschirm.'),
    long: text(
      'You open the connection at the machine, and only you. We see display, log and force curves, draw on the picture what to turn, and close with a note of what was done.',
      'Sie öffnen die Verbindung an der Maschine, und nur Sie. Wir sehen Anzeige, Protokoll und Kraftkurven, zeichnen ins Bild, was zu drehen ist, und schliessen mit einer Notiz.',
    ),
    benefits: [
      text('Six faults of ten solved without a visit', 'Sechs von zehn Störungen ohne Besuch gelöst'),
      text('No open port in your network', 'Kein offener Port in Ihrem Netz'),
    ],
    details: [
      text('Weekdays around the clock', 'Werktags rund um die Uhr'),
      text('Every session recorded for you', 'Jede Sitzung für Sie aufgezeichnet'),
    ],
    related: ['repair', 'service-agreement'],
  }),
  service({
    slug: 'service-agreement',
    id: 18,
    under: 'support',
    name: text('Service agreement', 'Servicevertrag'),
    image: 'scene-people',
    short: text(
      'One sum for the year, and a date instead of a surprise.',
      'Ein Betrag fürs Jahr – und ein Termin statt einer Überraschung.',
    ),
    long: text(
      'Three levels: visits only, visits with parts, or everything with a promised availability. You choose per machine and change it once a year.',
      'Drei Stufen: nur Besuche, Besuche mit Teilen oder alles mit zugesagter Verfügbarkeit. Sie wählen je Maschine und wechseln einmal im Jahr.',
    ),
    benefits: [
      text('Budget without a gap', 'Budget ohne Lücke'),
      text('First in the queue', 'Zuerst an der Reihe'),
      text('Money back when the promise is missed', 'Geld zurück, wenn die Zusage nicht hält'),
    ],
    details: [
      text('Runs from one to five years', 'Laufzeit ein bis fünf Jahre'),
      text('Ends with the machine', 'Endet mit der Maschine'),
    ],
    related: ['preventive-maintenance', 'remote-support'],
  }),
  service({
    slug: 'machine-data-backup',
    id: 19,
    under: 'support',
    name: text('Data backup', 'Datensicherung'),
    image: 'wire-master-studio-side',
    short: text(
      'Programs and settings kept, and proved by a restore.',
      'Programme und Einstellungen gesichert – und mit einer Rückspielung belegt.',
    ),
    long: text(
      'Each night the machines write an encrypted copy to a place of your choice. Twice a year we play one back on a machine of ours and send you the result.',
      'Jede Nacht schreiben die Maschinen eine verschlüsselte Kopie an einen Ort Ihrer Wahl. Zweimal im Jahr spielen wir eine davon bei uns zurück und senden Ihnen das Ergebnis.',
    ),
    benefits: [text('Back at work within an hour', 'In einer Stunde wieder an der Arbeit')],
    details: [
      text('The key stays with you', 'Der Schlüssel bleibt bei Ihnen'),
      text('On your servers or in the cloud', 'Auf Ihren Servern oder in der Cloud'),
    ],
    related: ['software-care'],
  }),
  service({
    slug: 'crimp-seminar',
    id: 20,
    under: 'training-consulting',
    name: text('Crimp seminar', 'Crimpseminar'),
    image: 'detail-hexagon',
    short: text(
      'Two days on what holds a terminal to a wire.',
      'Zwei Tage über das, was Kontakt und Leitung zusammenhält.',
    ),
    long: text(
      'Inspectors and planners crimp, cut and measure by themselves: compression, crimp height, pull force, the standards, and what a force curve tells before a part fails.',
      'Prüfende und Planende crimpen, schneiden und messen selbst: Verpressung, Crimphöhe, Auszugskraft, die Normen und was eine Kraftkurve verrät, bevor ein Teil versagt.',
    ),
    benefits: [
      text('One language between shop floor and laboratory', 'Eine Sprache zwischen Fertigung und Labor'),
      text('Limits that have a reason', 'Grenzwerte mit Begründung'),
    ],
    details: [
      text('Eight people at most', 'Höchstens acht Personen'),
      text('Own terminals welcome', 'Eigene Kontakte willkommen'),
    ],
    related: ['setter-training'],
  }),
  service({
    slug: 'technician-course',
    id: 21,
    under: 'training-consulting',
    name: text('Technician course', 'Technikerkurs'),
    image: 'crimpline-6s-side',
    short: text(
      'Your own people change belts, drives and sensors.',
      'Ihre eigenen Leute tauschen Riemen, Antriebe und Sensoren.',
    ),
    long: text(
      'Five days at our factory on an opened machine: find a fault by its signals, exchange what wears, adjust the axes and prove it by measuring.',
      'Fünf Tage in unserem Werk an einer geöffneten Maschine: Fehler an den Signalen finden, tauschen, was sich abnützt, Achsen justieren und es messend belegen.',
    ),
    benefits: [
      text('Help in the house, at night too', 'Hilfe im Haus, auch nachts'),
      text('Warranty stays whole', 'Die Garantie bleibt ganz'),
    ],
    details: [
      text('Certificate valid for three years', 'Zertifikat drei Jahre gültig'),
      text('Tool case included', 'Werkzeugkoffer inbegriffen'),
    ],
    related: ['operator-training'],
  }),
  service({
    slug: 'online-courses',
    id: 22,
    under: 'training-consulting',
    name: text('Online courses', 'Onlinekurse'),
    image: 'wire-master-studio',
    short: text('Twenty minutes, one subject, a short test.', 'Zwanzig Minuten, ein Thema, ein kurzer Test.'),
    long: text(
      'Films taken at real machines, with texts in eleven languages: strip without a nick, change an applicator, read an error. The record of who learned what is yours.',
      'Filme an echten Maschinen, mit Texten in elf Sprachen: ohne Kerbe abisolieren, Applikator wechseln, Fehler lesen. Der Nachweis, wer was gelernt hat, gehört Ihnen.',
    ),
    benefits: [
      text('New people ready on their first day', 'Neue Leute am ersten Tag bereit'),
      text('At the machine or at home', 'An der Maschine oder zu Hause'),
    ],
    details: [
      text('42 courses, four new ones a year', '42 Kurse, vier neue im Jahr'),
      text('On a phone as well', 'Auch auf dem Telefon'),
    ],
    related: ['operator-training', 'crimp-seminar'],
  }),
  service({
    slug: 'system-integration',
    id: 23,
    under: 'training-consulting',
    name: text('System integration', 'Systemanbindung'),
    image: 'detail-network',
    short: text('Orders in, figures out, without typing.', 'Aufträge hinein, Zahlen heraus, ohne Abtippen.'),
    long: text(
      'We connect lines with your planning over OPC UA or REST: orders arrive with wire, terminal and length, and finished batches report back with their measured values.',
      'Wir verbinden Linien über OPC UA oder REST mit Ihrer Planung: Aufträge kommen mit Leitung, Kontakt und Länge, fertige Lose melden sich mit ihren Messwerten zurück.',
    ),
    benefits: [
      text('No mix-ups between order and line', 'Keine Verwechslung zwischen Auftrag und Linie'),
      text('Every part can be traced', 'Jedes Teil rückverfolgbar'),
    ],
    details: [
      text('Interface described and tested', 'Schnittstelle beschrieben und getestet'),
      text('Changes announced a release ahead', 'Änderungen eine Version im Voraus angekündigt'),
    ],
    related: ['software-care', 'line-planning'],
  }),
  service({
    slug: 'energy-audit',
    id: 24,
    under: 'training-consulting',
    name: text('Energy audit', 'Energieanalyse'),
    image: 'detail-load',
    short: text('Where the air goes, and what it costs.', 'Wohin die Druckluft geht und was sie kostet.'),
    long: text(
      'For a week we measure current and air at up to twenty machines. You get a list of leaks and idle hours, sorted by what each is worth.',
      'Eine Woche lang messen wir Strom und Druckluft an bis zu zwanzig Maschinen. Sie erhalten eine Liste der Lecks und Leerlaufstunden, geordnet nach ihrem Wert.',
    ),
    benefits: [
      text('Pays for itself within a year', 'In einem Jahr bezahlt'),
      text('Figures for your report', 'Zahlen für Ihren Bericht'),
    ],
    details: [text('No interruption of production', 'Ohne Unterbruch der Produktion')],
    countries: everywhereBut('CN', 'IN'),
    related: ['line-planning'],
  }),
]
