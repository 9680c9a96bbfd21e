import type { SeedBlock } from '../../blocks.types.ts'
import { text } from '../builders.ts'

const areas = {
  line: text('210 A, at the line', '210 A, an der Linie'),
  highVoltage: text('210 B', '210 B'),
  laboratory: text('210 C, laboratory', '210 C, Labor'),
  cabinets: text('210 D', '210 D'),
}

const changeover = (time: string) => ({
  time,
  title: text('Changeover against the clock', 'Umrüsten gegen die Uhr'),
  text: text('Four presses, one visitor, 3:52 to beat.', 'Vier Pressen, ein Gast, 3:52 zu schlagen.'),
  place: areas.line,
})
const clinic = {
  time: '14:00',
  title: text('Crimp clinic', 'Crimp-Sprechstunde'),
  text: text('Bring a crimp, take its micrograph home.', 'Crimp mitbringen, Schliffbild mitnehmen.'),
  place: areas.laboratory,
}

/** The four days of the fair; times are those of Munich. */
export const fairProgramme: SeedBlock = {
  kind: 'programme',
  title: text('Four days, on the hour', 'Vier Tage, zur vollen Stunde'),
  lead: text(
    'Twenty minutes each, at the machine, without a microphone.',
    'Je zwanzig Minuten, an der Maschine, ohne Mikrofon.',
  ),
  days: [
    {
      date: '2027-11-16',
      title: text('Day of the line', 'Tag der Linie'),
      sessions: [
        changeover('10:00'),
        {
          time: '11:00',
          title: text('What a press knows', 'Was eine Presse weiss'),
          text: text('Force curves of ten thousand strokes.', 'Kraftkurven von zehntausend Hüben.'),
          place: areas.line,
        },
        clinic,
        {
          time: '16:00',
          title: text('Flavia Imhof answers', 'Flavia Imhof antwortet'),
          text: text('Questions that did not fit elsewhere.', 'Fragen, die sonst keinen Platz hatten.'),
          place: areas.line,
        },
      ],
    },
    {
      date: '2027-11-17',
      title: text('Day of high voltage', 'Tag der Hochvoltleitung'),
      sessions: [
        changeover('10:00'),
        {
          time: '11:00',
          title: text('Six layers, one zero', 'Sechs Schichten, ein Nullpunkt'),
          text: text(
            'A shielded cable, prepared while you watch.',
            'Eine geschirmte Leitung, vor Ihren Augen vorbereitet.',
          ),
          place: areas.highVoltage,
        },
        clinic,
        {
          time: '16:00',
          title: text('The braid, folded back', 'Das Geflecht, umgelegt'),
          text: text('Your cable, two metres are enough.', 'Ihre Leitung, zwei Meter genügen.'),
          place: areas.highVoltage,
        },
      ],
    },
    {
      date: '2027-11-18',
      title: text('Day of the cabinet', 'Tag des Schaltschranks'),
      sessions: [
        changeover('10:00'),
        {
          time: '11:00',
          title: text('From the plan to the wire set', 'Vom Plan zum Leitungssatz'),
          text: text('400 wires from one data record.', '400 Leitungen aus einem Datensatz.'),
          place: areas.cabinets,
        },
        clinic,
        {
          time: '16:00',
          title: text('One cabinet, live', 'Ein Schaltschrank, live'),
          text: text('Wired in the order of the set.', 'Verdrahtet in der Reihenfolge des Satzes.'),
          place: areas.cabinets,
        },
      ],
    },
    {
      date: '2027-11-19',
      title: text('Open until 4 p.m.', 'Geöffnet bis 16 Uhr'),
      sessions: [
        changeover('10:00'),
        {
          time: '11:00',
          title: text('Final of the changeover race', 'Final des Umrüstrennens'),
          text: text('The eight fastest of three days.', 'Die acht Schnellsten aus drei Tagen.'),
          place: areas.line,
        },
        clinic,
      ],
    },
  ],
}

/** The stand of 24 by 13 metres. */
export const fairPlan: SeedBlock = {
  kind: 'floorPlan',
  title: text('Hall B4, stand 210', 'Halle B4, Stand 210'),
  caption: text(
    'Open to the front and to the right. The tram stops at the west gate, four minutes on foot.',
    'Nach vorn und nach rechts offen. Das Tram hält am Tor West, von dort sind es vier Minuten zu Fuss.',
  ),
  width: 24,
  depth: 13,
  areas: [
    {
      name: 'A',
      title: text('Line and handling', 'Linie und Zuführung'),
      text: text('CrimpLine 4 with prefeeder and stacker.', 'CrimpLine 4 mit Vorschubgerät und Ablage.'),
      x: 7,
      y: 4.5,
      width: 10,
      depth: 4,
    },
    {
      name: 'B',
      title: text('High voltage', 'Hochvolt'),
      text: text('CS 980 HV, RS 60 HV, CP 100 HV.', 'CS 980 HV, RS 60 HV, CP 100 HV.'),
      x: 18,
      y: 1,
      width: 5,
      depth: 6,
    },
    {
      name: 'C',
      title: text('Laboratory by Veritesta', 'Labor von Veritesta'),
      text: text('Pull tester and micrograph bench.', 'Zugprüfgerät und Schliffbildplatz.'),
      x: 1,
      y: 1,
      width: 5,
      depth: 6,
    },
    {
      name: 'D',
      title: text('Control cabinets', 'Schaltschränke'),
      text: text('One wire set an hour.', 'Ein Leitungssatz pro Stunde.'),
      x: 1,
      y: 8.5,
      width: 5,
      depth: 3.5,
    },
    {
      name: 'E',
      title: text('Café and meetings', 'Café und Besprechungen'),
      text: text('Quiet rooms behind the yellow wall.', 'Ruhige Räume hinter der gelben Wand.'),
      x: 18,
      y: 8.5,
      width: 5,
      depth: 3.5,
    },
  ],
}
