import type { DocumentBlock, DocumentLanguage, WrittenDocument } from '../document.types.ts'
import { drawClearance, drawConnections, drawDisplay, drawPath, drawSize } from './drawings.ts'
import type { ManualFamily, ManualMachine, ManualText } from './manual.types.ts'

interface ManualSource {
  readonly slug: string
  readonly language: DocumentLanguage
  readonly machine: ManualMachine
  readonly family: ManualFamily
  readonly picture: Uint8Array | null
}

/** The operating manual of a machine, in the order of EN ISO 20607. */
export function createManual({ slug, language, machine, family, picture }: ManualSource): WrittenDocument {
  const read = (text: ManualText) => text[language]
  const w = (en: string, de: string) => (language === 'en' ? en : de)
  const { name } = machine
  const chapter = (text: string): DocumentBlock => ({ kind: 'chapter', text })
  const section = (text: string): DocumentBlock => ({ kind: 'section', text })
  const text = (content: string): DocumentBlock => ({ kind: 'text', text: content })
  const list = (...items: string[]): DocumentBlock => ({ kind: 'list', items })
  const steps = (items: readonly ManualText[]): DocumentBlock => ({ kind: 'steps', items: items.map(read) })
  const table = (head: string[], rows: readonly (readonly string[])[], columns: number[]): DocumentBlock => ({
    kind: 'table',
    head,
    rows,
    columns,
  })
  const parts = family.parts.map(([part]) => read(part))
  const connections: [string, string][] = [
    ['X1: L1 N PE', w('Mains: ', 'Netz: ') + machine.supply],
    ['X2', w('Ethernet, to the network of the plant', 'Ethernet, zum Werksnetz')],
    ['X3', w('Next machine: ready and stop', 'Folgemaschine: bereit und Halt')],
    ['X4', w('External emergency stop, two channels', 'Externer Not-Halt, zweikanalig')],
    ...(machine.air ? [['P1', w('Compressed air: ', 'Druckluft: ') + machine.air] as [string, string]] : []),
  ]
  return {
    slug,
    language,
    hasChapters: true,
    picture,
    title: `${name} – ${w('Operating manual', 'Betriebsanleitung')}`,
    subtitle: w(
      'Translation of the original instructions. Keep this manual at the machine.',
      'Originalbetriebsanleitung. Bewahren Sie diese Anleitung bei der Maschine auf.',
    ),
    blocks: [
      chapter(w('1  About this manual', '1  Zu dieser Anleitung')),
      text(
        w(
          `This manual describes the ${name} from delivery to disposal. It is for operators, for specialists who set the machine up, and for those who are responsible for it. Read chapter 2 before you work at the machine for the first time.`,
          `Diese Anleitung beschreibt die ${name} von der Lieferung bis zur Entsorgung. Sie richtet sich an Bedienpersonen, an Fachpersonen, die die Maschine einrichten, und an Betreiber. Lesen Sie Kapitel 2, bevor Sie zum ersten Mal an der Maschine arbeiten.`,
        ),
      ),
      section(w('Signs in this manual', 'Zeichen in dieser Anleitung')),
      {
        kind: 'warning',
        tone: 'danger',
        title: w('Danger', 'Gefahr'),
        text: w(
          'Leads to death or severe injury if it is not avoided.',
          'Führt zu Tod oder schwerer Verletzung, wenn sie nicht vermieden wird.',
        ),
      },
      {
        kind: 'warning',
        tone: 'caution',
        title: w('Caution', 'Vorsicht'),
        text: w(
          'May lead to injury or to damage of the machine.',
          'Kann zu Verletzung oder zu Schäden an der Maschine führen.',
        ),
      },
      {
        kind: 'warning',
        tone: 'note',
        title: w('Note', 'Hinweis'),
        text: w('Helps to work well and without waste.', 'Hilft, gut und ohne Ausschuss zu arbeiten.'),
      },
      section(w('Validity', 'Gültigkeit')),
      text(
        w(
          `The manual is valid for all machines of the type ${name} with software 4.2 or newer. The serial number and the year are on the nameplate at the rear.`,
          `Die Anleitung gilt für alle Maschinen des Typs ${name} ab Software 4.2. Seriennummer und Baujahr stehen auf dem Typenschild an der Rückseite.`,
        ),
      ),
      section(w('Who may do what', 'Wer darf was')),
      table(
        [w('Person', 'Person'), w('Training', 'Ausbildung'), w('May', 'Darf')],
        [
          [
            w('Operator', 'Bedienperson'),
            w('Instruction at this machine, half a day', 'Einweisung an dieser Maschine, halber Tag'),
            w('Run jobs, clean, change consumables', 'Aufträge fahren, reinigen, Verbrauchsmaterial wechseln'),
          ],
          [
            w('Specialist', 'Fachperson'),
            w('Course of Kudex, two days', 'Kurs von Kudex, zwei Tage'),
            w('Set up, change tools, maintain', 'Einrichten, Werkzeuge wechseln, warten'),
          ],
          [
            w('Electrician', 'Elektrofachkraft'),
            w('Vocational training', 'Berufsausbildung'),
            w('Connect, open the cabinet', 'Anschliessen, Schrank öffnen'),
          ],
        ],
        [0.22, 0.36, 0.42],
      ),

      chapter(w('2  Safety', '2  Sicherheit')),
      section(w('Intended use', 'Bestimmungsgemässe Verwendung')),
      text(read(family.purpose)),
      section(w('Foreseeable misuse', 'Vorhersehbare Fehlanwendung')),
      list(...family.misuse.map(read)),
      section(w('Residual risks', 'Restrisiken')),
      table(
        [w('Risk', 'Risiko'), w('Measure', 'Massnahme')],
        family.risks.map(([risk, measure]) => [read(risk), read(measure)]),
        [0.42, 0.58],
      ),
      section(w('Safety devices', 'Schutzeinrichtungen')),
      list(
        w(
          'Emergency stop: red button at the front; it takes the drives off power.',
          'Not-Halt: roter Taster an der Front; er nimmt den Antrieben die Energie.',
        ),
        w(
          'Hood or guard with two switches; opening it stops every movement.',
          'Haube oder Schutzschild mit zwei Schaltern; Öffnen hält jede Bewegung an.',
        ),
        w('Main switch that can be locked.', 'Abschliessbarer Hauptschalter.'),
      ),
      {
        kind: 'warning',
        tone: 'danger',
        title: w('Electric voltage', 'Elektrische Spannung'),
        text: w(
          'Capacitors keep their charge for five minutes after switching off. Only electricians open the cabinet.',
          'Kondensatoren halten ihre Ladung nach dem Ausschalten fünf Minuten. Nur Elektrofachkräfte öffnen den Schrank.',
        ),
      },

      chapter(w('3  The machine', '3  Die Maschine')),
      section(w('Parts and their tasks', 'Teile und ihre Aufgaben')),
      drawPath(
        parts,
        w(`The parts of the ${name} in the order of the work.`, `Die Teile der ${name} in der Reihenfolge der Arbeit.`),
      ),
      table(
        ['', w('Part', 'Teil'), w('Task', 'Aufgabe')],
        family.parts.map(([part, task], index) => [`${index + 1}`, read(part), read(task)]),
        [0.08, 0.3, 0.62],
      ),
      section(w('What it makes', 'Was sie herstellt')),
      family.toProductDrawing(language),

      chapter(w('4  Technical data', '4  Technische Daten')),
      table([w('Value', 'Wert'), w('Metric', 'Metrisch'), w('Imperial', 'Imperial')], machine.data, [0.42, 0.29, 0.29]),
      section(w('Dimensions', 'Abmessungen')),
      drawSize(
        machine.size,
        machine.sizeTexts,
        w(
          'Front and top view, to scale; the person is 1.75 m tall.',
          'Vorder- und Draufsicht, massstäblich; die Person ist 1.75 m gross.',
        ),
      ),

      chapter(w('5  Transport and installation', '5  Transport und Aufstellung')),
      section(w('Transport', 'Transport')),
      text(
        w(
          `The machine weighs ${machine.weight}. Lift it at the marked points only, and keep it upright. Store it between −20 and 55 °C, dry and free of dust.`,
          `Die Maschine wiegt ${machine.weight}. Heben Sie sie nur an den gekennzeichneten Stellen an und halten Sie sie aufrecht. Lagern Sie sie zwischen −20 und 55 °C, trocken und staubfrei.`,
        ),
      ),
      section(w('Place', 'Aufstellort')),
      drawClearance(
        [
          name,
          w('Front: 900 mm', 'Vorne: 900 mm'),
          w('Sides: 600 mm', 'Seiten: 600 mm'),
          w('Rear: 300 mm', 'Hinten: 300 mm'),
        ],
        w('Free space for operation and maintenance.', 'Freiraum für Bedienung und Wartung.'),
      ),
      table(
        [w('Condition', 'Bedingung'), w('Value', 'Wert')],
        [
          [w('Temperature', 'Temperatur'), '15…35 °C'],
          [w('Humidity', 'Luftfeuchte'), w('20…80 %, without condensation', '20…80 %, nicht kondensierend')],
          [w('Altitude', 'Höhe über Meer'), w('up to 2000 m', 'bis 2000 m')],
          [w('Light', 'Beleuchtung'), w('at least 500 lx', 'mindestens 500 lx')],
          [w('Floor or bench', 'Boden oder Tisch'), w('level within 2 mm per metre', 'eben auf 2 mm je Meter')],
        ],
        [0.4, 0.6],
      ),
      section(w('Connections', 'Anschlüsse')),
      drawConnections(
        connections,
        w(
          'Connections at the rear. Connect the protective earth first.',
          'Anschlüsse an der Rückseite. Schutzleiter zuerst anschliessen.',
        ),
      ),

      chapter(w('6  Operation', '6  Betrieb')),
      section(w('The display', 'Die Anzeige')),
      drawDisplay(
        language === 'en'
          ? ['Job and pieces', 'Picture of the piece', 'Start, stop', 'Messages', 'Counters']
          : ['Auftrag und Stück', 'Bild des Stücks', 'Start, Stopp', 'Meldungen', 'Zähler'],
        w('Areas of the start page.', 'Bereiche der Startseite.'),
      ),
      section(w('The first job', 'Der erste Auftrag')),
      steps(family.firstJob),
      {
        kind: 'warning',
        tone: 'note',
        title: w('Jobs from the planning system', 'Aufträge aus der Planung'),
        text: w(
          'Jobs can also come from Wire Master Studio. They stand at the top of the list and are reported back when they are finished.',
          'Aufträge können auch aus Wire Master Studio kommen. Sie stehen oben in der Liste und werden nach dem Ende zurückgemeldet.',
        ),
      },
      section(w('Stopping', 'Anhalten')),
      list(
        w(
          'Stop key: the piece is finished, then the machine waits.',
          'Stopptaste: Das Stück wird fertig, dann wartet die Maschine.',
        ),
        w(
          'Emergency stop: every movement ends at once; the piece is lost.',
          'Not-Halt: Jede Bewegung endet sofort; das Stück ist verloren.',
        ),
        w(
          'At the end of the shift: end the job, switch the main switch off.',
          'Am Schichtende: Auftrag beenden, Hauptschalter ausschalten.',
        ),
      ),

      chapter(w('7  Changeover', '7  Umrüsten')),
      {
        kind: 'warning',
        tone: 'caution',
        title: w('Sharp and heavy tools', 'Scharfe und schwere Werkzeuge'),
        text: w(
          'Wear gloves. Put tools down in their tray, never on the machine.',
          'Handschuhe tragen. Werkzeuge in ihrer Ablage ablegen, nie auf der Maschine.',
        ),
      },
      steps(family.changeover),
      section(w('After the change', 'Nach dem Wechsel')),
      text(
        w(
          'Make a sample and check it as chapter 8 asks. The machine notes tool, time and person in the log of the job.',
          'Muster fertigen und gemäss Kapitel 8 prüfen. Die Maschine hält Werkzeug, Zeit und Person im Protokoll des Auftrags fest.',
        ),
      ),

      chapter(w('8  Checks of quality', '8  Qualitätsprüfung')),
      table(
        [w('Check', 'Prüfung'), w('Limit', 'Grenzwert'), w('When', 'Wann')],
        family.checks.map((row) => row.map(read)),
        [0.36, 0.3, 0.34],
      ),
      text(
        w(
          'Parts outside a limit are cut and counted as scrap. If three parts in a row are outside, stop and look for the cause in chapter 10.',
          'Teile ausserhalb eines Grenzwerts werden getrennt und als Ausschuss gezählt. Liegen drei Teile hintereinander ausserhalb, anhalten und die Ursache in Kapitel 10 suchen.',
        ),
      ),

      chapter(w('9  Maintenance', '9  Wartung')),
      {
        kind: 'warning',
        tone: 'danger',
        title: w('Before every maintenance', 'Vor jeder Wartung'),
        text: w(
          'Switch off, lock the main switch, let the air out and wait five minutes.',
          'Ausschalten, Hauptschalter sichern, Luft ablassen und fünf Minuten warten.',
        ),
      },
      table(
        [w('Interval', 'Intervall'), w('Task', 'Arbeit'), w('Who', 'Wer')],
        family.maintenance.map((row) => row.map(read)),
        [0.22, 0.56, 0.22],
      ),
      section(w('Spare and wear parts', 'Ersatz- und Verschleissteile')),
      table(
        [w('Number', 'Nummer'), w('Part', 'Teil')],
        family.spares.map(([number, part]) => [number, read(part)]),
        [0.25, 0.75],
      ),

      chapter(w('10  Faults', '10  Störungen')),
      table(
        [w('Fault', 'Störung'), w('Cause', 'Ursache'), w('Remedy', 'Abhilfe')],
        family.faults.map((row) => row.map(read)),
        [0.26, 0.34, 0.4],
      ),
      text(
        w(
          'If a fault remains, open a service ticket in mykomax and attach the log: display, menu “Service”, “Save log”. State the serial number.',
          'Bleibt eine Störung, öffnen Sie in mykomax ein Serviceticket und hängen Sie das Protokoll an: Anzeige, Menü «Service», «Protokoll sichern». Nennen Sie die Seriennummer.',
        ),
      ),

      chapter(w('11  Taking out of service', '11  Ausserbetriebnahme')),
      steps([
        {
          en: 'Finish all jobs and save the data of the machine.',
          de: 'Alle Aufträge beenden und die Daten der Maschine sichern.',
        },
        {
          en: 'Switch off, pull the plug, close the compressed air.',
          de: 'Ausschalten, Stecker ziehen, Druckluft absperren.',
        },
        {
          en: 'Take out tools and wires; grease bare parts for storage.',
          de: 'Werkzeuge und Leitungen entnehmen; blanke Teile für die Lagerung fetten.',
        },
        {
          en: 'Erase the memory: menu “Service”, “Reset to delivery”.',
          de: 'Speicher löschen: Menü «Service», «Auslieferungszustand».',
        },
      ]),
      section(w('Disposal', 'Entsorgung')),
      table(
        [w('Part', 'Teil'), w('Material', 'Werkstoff'), w('Disposal', 'Entsorgung')],
        [
          [
            w('Frame and covers', 'Gestell und Abdeckungen'),
            w('Steel, aluminium', 'Stahl, Aluminium'),
            w('Scrap metal', 'Altmetall'),
          ],
          [
            w('Cabinet and display', 'Schrank und Anzeige'),
            w('Electronics', 'Elektronik'),
            w('Electronic waste (WEEE)', 'Elektroschrott (WEEE)'),
          ],
          [w('Hood', 'Haube'), w('Polycarbonate', 'Polycarbonat'), w('Plastic recycling', 'Kunststoffrecycling')],
          [
            w('Grease and filters', 'Fett und Filter'),
            w('Oil, paper', 'Öl, Papier'),
            w('Hazardous waste', 'Sondermüll'),
          ],
        ],
        [0.34, 0.3, 0.36],
      ),

      chapter(w('12  Declaration of conformity', '12  Konformitätserklärung')),
      text(
        w(
          `Kudex declares that the machine ${name} meets the Machinery Directive 2006/42/EC, the EMC Directive 2014/30/EU and the RoHS Directive 2011/65/EU.`,
          `Kudex erklärt, dass die Maschine ${name} die Maschinenrichtlinie 2006/42/EG, die EMV-Richtlinie 2014/30/EU und die RoHS-Richtlinie 2011/65/EU erfüllt.`,
        ),
      ),
      table(
        [w('Standard', 'Norm'), w('Title', 'Titel')],
        [
          ['EN ISO 12100', w('Safety of machinery: risk assessment', 'Sicherheit von Maschinen: Risikobeurteilung')],
          ['EN ISO 13849-1', w('Safety-related parts of control systems', 'Sicherheitsbezogene Teile von Steuerungen')],
          ['EN 60204-1', w('Electrical equipment of machines', 'Elektrische Ausrüstung von Maschinen')],
          ['EN ISO 14120', w('Guards', 'Trennende Schutzeinrichtungen')],
          ['EN 61000-6-2', w('Immunity for industrial environments', 'Störfestigkeit für Industriebereiche')],
        ],
        [0.3, 0.7],
      ),
    ],
  }
}
