import type { SeedService } from '../../seed.types.ts'
import { everywhereBut, text } from '../builders.ts'
import { service } from './service.ts'

/** Maintenance and basic training. */
export const maintenanceServices: readonly SeedService[] = [
  service({
    slug: 'start-up',
    id: 1,
    under: 'support',
    name: text('Start-up', 'Inbetriebnahme'),
    image: 'detail-micrometer',
    short: text('Your first good part on the day the machine arrives.', 'Das erste Gutteil am Tag der Lieferung.'),
    long: text(
      'Our technician sets the machine up, runs your first three jobs with your material and hands over a protocol of what was measured.',
      'Unser Techniker stellt die Maschine auf, fährt Ihre ersten drei Aufträge mit Ihrem Material und übergibt ein Messprotokoll.',
    ),
    benefits: [
      text('Production from day one', 'Produktion ab dem ersten Tag'),
      text('Settings proved on your own wire', 'Einstellungen mit Ihrer Leitung belegt'),
      text('Operators trained on their machine', 'Bediener an ihrer Maschine eingewiesen'),
    ],
    details: [
      text(
        'One day for benchtop machines, three to five for lines',
        'Ein Tag für Tischmaschinen, drei bis fünf für Linien',
      ),
      text('Acceptance protocol with measured values', 'Abnahmeprotokoll mit Messwerten'),
      text('Travel included in Europe', 'Reisekosten in Europa inbegriffen'),
    ],
    related: ['operator-training', 'preventive-maintenance'],
  }),
  service({
    slug: 'preventive-maintenance',
    id: 2,
    under: 'support',
    name: text('Preventive maintenance', 'Vorbeugende Wartung'),
    image: 'detail-crimp',
    short: text(
      'Wear parts changed before they cost a shift.',
      'Verschleissteile getauscht, bevor sie eine Schicht kosten.',
    ),
    long: text(
      'Once or twice a year we clean, measure and adjust, replace what is due and tell you what will be due next, with its price.',
      'Ein- oder zweimal im Jahr reinigen, messen und justieren wir, ersetzen, was fällig ist, und sagen Ihnen, was als Nächstes ansteht – mit Preis.',
    ),
    benefits: [
      text('Fewer unplanned stops', 'Weniger ungeplante Stillstände'),
      text('Known cost for the year', 'Bekannte Kosten fürs Jahr'),
      text('Same technician every time', 'Immer derselbe Techniker'),
    ],
    details: [
      text('Report within two working days', 'Bericht innerhalb von zwei Arbeitstagen'),
      text('Includes software updates', 'Inklusive Softwareupdates'),
    ],
    related: ['repair', 'calibration'],
  }),
  service({
    slug: 'repair',
    id: 3,
    under: 'support',
    name: text('Repair', 'Reparatur'),
    image: 'scene-service',
    short: text(
      'On site within 48 hours, or a spare machine by courier.',
      'Vor Ort innerhalb von 48 Stunden – oder eine Ersatzmaschine per Kurier.',
    ),
    long: text(
      'Call, describe the fault, send a picture. In six cases of ten our hotline gets the machine running; for the rest a technician comes with the parts.',
      'Anrufen, Fehler beschreiben, Bild schicken. In sechs von zehn Fällen läuft die Maschine mit Hilfe der Hotline wieder; sonst kommt ein Techniker mit den Teilen.',
    ),
    benefits: [
      text('Hotline in eleven languages', 'Hotline in elf Sprachen'),
      text('Spare parts kept for 15 years', 'Ersatzteile während 15 Jahren'),
    ],
    details: [
      text('Spare machines for benchtop series', 'Ersatzmaschinen für Tischserien'),
      text('Fixed prices for common repairs', 'Festpreise für häufige Reparaturen'),
    ],
  }),
  service({
    slug: 'calibration',
    id: 4,
    under: 'support',
    name: text('Calibration', 'Kalibrierung'),
    image: 'pt-500',
    short: text(
      'Traceable certificates for testers and monitors.',
      'Rückverfolgbare Zertifikate für Prüfgeräte und Überwachungen.',
    ),
    long: text(
      'We calibrate pull testers, force monitors and microscopes on site or in our laboratory, traceable to national standards.',
      'Wir kalibrieren Auszugsprüfgeräte, Kraftüberwachungen und Mikroskope vor Ort oder in unserem Labor, rückführbar auf nationale Normale.',
    ),
    benefits: [
      text('Ready for any audit', 'Bereit für jedes Audit'),
      text('Reminder before a certificate ends', 'Erinnerung vor Ablauf'),
    ],
    details: [
      text('Certificate as a signed PDF', 'Zertifikat als signiertes PDF'),
      text('Five working days in the laboratory', 'Fünf Arbeitstage im Labor'),
    ],
    countries: everywhereBut('IN', 'BR'),
  }),
  service({
    slug: 'software-care',
    id: 5,
    under: 'support',
    name: text('Software care', 'Softwarepflege'),
    image: 'wire-master-studio',
    short: text(
      'Updates, answers and a second pair of eyes on your data.',
      'Updates, Antworten und ein zweites Paar Augen für Ihre Daten.',
    ),
    long: text(
      'Two releases a year, tested against a copy of your library before you install them.',
      'Zwei Versionen im Jahr, vor der Installation mit einer Kopie Ihrer Bibliothek getestet.',
    ),
    benefits: [
      text('No surprise after an update', 'Keine Überraschung nach dem Update'),
      text('Answers within four hours', 'Antworten innerhalb von vier Stunden'),
    ],
    details: [text('Remote support included', 'Fernwartung inbegriffen')],
  }),
  service({
    slug: 'operator-training',
    id: 6,
    under: 'training-consulting',
    name: text('Operator training', 'Bedienerschulung'),
    image: 'detail-strip',
    short: text('One day, four people, your machine.', 'Ein Tag, vier Personen, Ihre Maschine.'),
    long: text(
      'Operators learn to set up, change tools, judge a strip and a crimp, and know when to call.',
      'Bediener lernen einrichten, Werkzeuge wechseln, Abisolierung und Crimp beurteilen – und wann man anruft.',
    ),
    benefits: [
      text('Less scrap in the first month', 'Weniger Ausschuss im ersten Monat'),
      text('In your language', 'In Ihrer Sprache'),
    ],
    details: [
      text('Certificate for every participant', 'Zertifikat für alle Teilnehmenden'),
      text('Course book to keep', 'Kursbuch zum Behalten'),
    ],
    related: ['setter-training'],
  }),
  service({
    slug: 'setter-training',
    id: 7,
    under: 'training-consulting',
    name: text('Setter training', 'Einrichterschulung'),
    image: 'crimpline-4',
    short: text(
      'Three days on lines: from the terminal drawing to the approved crimp.',
      'Drei Tage an der Linie: von der Kontaktzeichnung zum freigegebenen Crimp.',
    ),
    long: text(
      'Setters learn to read terminal drawings, to set applicators, seals and monitoring, and to document an approval.',
      'Einrichter lernen Kontaktzeichnungen lesen, Applikatoren, Tüllen und Überwachung einstellen und eine Freigabe dokumentieren.',
    ),
    benefits: [
      text('Faster changeovers', 'Schnelleres Umrüsten'),
      text('Approvals that stand in an audit', 'Freigaben, die im Audit bestehen'),
    ],
    details: [text('At our training centre or at your site', 'In unserem Schulungszentrum oder bei Ihnen')],
    related: ['operator-training', 'process-consulting'],
  }),
  service({
    slug: 'process-consulting',
    id: 8,
    under: 'training-consulting',
    name: text('Process consulting', 'Prozessberatung'),
    image: 'detail-layers',
    short: text(
      'Bring the cable and the drawing. We find the process.',
      'Sie bringen Leitung und Zeichnung. Wir finden den Prozess.',
    ),
    long: text(
      'In our application laboratory we process your samples, measure them and tell you which machine, tool and cycle time to expect, before you buy.',
      'In unserem Anwendungslabor verarbeiten wir Ihre Muster, messen sie und sagen Ihnen, welche Maschine, welches Werkzeug und welche Taktzeit zu erwarten sind – vor dem Kauf.',
    ),
    benefits: [
      text('Decide on measured parts', 'Entscheiden anhand gemessener Teile'),
      text('Samples back within ten days', 'Muster innerhalb von zehn Tagen zurück'),
    ],
    details: [text('Report with sections and pull forces', 'Bericht mit Schliffbildern und Auszugskräften')],
  }),
  service({
    slug: 'line-planning',
    id: 9,
    under: 'training-consulting',
    name: text('Line planning', 'Linienplanung'),
    image: 'detail-plan',
    short: text(
      'Layout, takt and staffing for a new harness line.',
      'Layout, Takt und Personal für eine neue Kabelsatzlinie.',
    ),
    long: text(
      'From your parts list we simulate material flow and takt and draw a layout that can be built, with utilities and safety distances.',
      'Aus Ihrer Stückliste simulieren wir Materialfluss und Takt und zeichnen ein baubares Layout mit Medien und Sicherheitsabständen.',
    ),
    benefits: [text('Bottlenecks found on paper', 'Engpässe auf dem Papier gefunden')],
    details: [text('Plans as DWG and PDF', 'Pläne als DWG und PDF')],
    countries: everywhereBut('CN', 'JP'),
  }),
]
