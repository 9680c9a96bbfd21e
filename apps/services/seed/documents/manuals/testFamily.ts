import { drawForceCurve } from './drawings.ts'
import type { ManualFamily, ManualText } from './manual.types.ts'

const t = (en: string, de: string): ManualText => ({ en, de })

const operator = t('Operator', 'Bedienperson')
const service = t('Kudex service', 'Kudex Service')

/** Machines that test the pull force of crimps. */
export const testFamily: ManualFamily = {
  purpose: t(
    'The machine pulls crimped terminals off their wires and measures the highest force. It serves the quality control of wires and is meant for laboratories and production rooms.',
    'Die Maschine zieht gecrimpte Kontakte von ihren Leitungen ab und misst die höchste Kraft. Sie dient der Qualitätskontrolle von Leitungen und ist für Labor- und Fertigungsräume bestimmt.',
  ),
  misuse: [
    t(
      'Testing springs, ropes or parts that may shatter',
      'Prüfen von Federn, Seilen oder Teilen, die splittern können',
    ),
    t('Forces beyond the technical data', 'Kräfte über den technischen Daten'),
    t('Holding a sample by hand during the pull', 'Halten einer Probe von Hand während des Zugs'),
    t('Use as a clamp or lifting device', 'Einsatz als Spannvorrichtung oder Hebezeug'),
  ],
  risks: [
    [
      t('Parts that fly off when a crimp fails', 'Wegfliegende Teile beim Versagen eines Crimps'),
      t('Close the shield; wear safety glasses.', 'Schutzschild schliessen; Schutzbrille tragen.'),
    ],
    [
      t('Crushing between jaws', 'Quetschen zwischen den Backen'),
      t('Keep hands away while the carriage moves.', 'Hände fernhalten, solange der Schlitten fährt.'),
    ],
    [
      t('Wrong results from a worn sensor', 'Falsche Ergebnisse durch verschlissenen Sensor'),
      t(
        'Check with the reference spring daily; calibrate yearly.',
        'Täglich mit der Referenzfeder prüfen; jährlich kalibrieren.',
      ),
    ],
    [
      t('Electric shock', 'Elektrischer Schlag'),
      t('Pull the mains plug before you open the housing.', 'Vor dem Öffnen des Gehäuses den Netzstecker ziehen.'),
    ],
  ],
  parts: [
    [
      t('Terminal holder', 'Kontakthalter'),
      t('Turret with slots for terminals of all sizes', 'Revolver mit Schlitzen für Kontakte aller Grössen'),
    ],
    [
      t('Wire jaws', 'Leitungsbacken'),
      t('Grip the wire without cutting it', 'Greifen die Leitung, ohne sie zu schneiden'),
    ],
    [t('Carriage', 'Schlitten'), t('Moves at the speed of the standard', 'Fährt mit der Geschwindigkeit der Norm')],
    [
      t('Load cell', 'Kraftmessdose'),
      t('Measures the force a thousand times per second', 'Misst die Kraft tausendmal je Sekunde'),
    ],
    [t('Shield', 'Schutzschild'), t('Starts the pull only when it is closed', 'Gibt den Zug erst geschlossen frei')],
    [t('Display', 'Anzeige'), t('Shows limit, curve and result', 'Zeigt Grenzwert, Kurve und Ergebnis')],
  ],
  firstJob: [
    t(
      'Choose the test from the list or scan the label of the lot.',
      'Prüfung aus der Liste wählen oder das Etikett des Loses scannen.',
    ),
    t(
      'Check standard, cross-section and lower limit on the display.',
      'Norm, Querschnitt und unteren Grenzwert an der Anzeige prüfen.',
    ),
    t(
      'Hang the terminal into the smallest slot that it fits.',
      'Kontakt in den kleinsten passenden Schlitz einhängen.',
    ),
    t(
      'Lay the wire straight into the jaws and close them.',
      'Leitung gerade in die Backen legen und diese schliessen.',
    ),
    t('Close the shield and press start.', 'Schutzschild schliessen und Start drücken.'),
    t(
      'Read force and kind of failure; enter the failure as the standard asks.',
      'Kraft und Versagensart ablesen; Versagensart gemäss Norm eingeben.',
    ),
  ],
  changeover: [
    t(
      'Choose “change jaws”; the carriage moves to the front.',
      '«Backen wechseln» wählen; der Schlitten fährt nach vorne.',
    ),
    t(
      'Open the shield and loosen both screws with the supplied key.',
      'Schutzschild öffnen und beide Schrauben mit dem beiliegenden Schlüssel lösen.',
    ),
    t('Take the jaws out upwards; clean the seats.', 'Backen nach oben entnehmen; Sitze reinigen.'),
    t('Insert the jaws of the range that the display names.', 'Backen des Bereichs einsetzen, den die Anzeige nennt.'),
    t('Tighten the screws with 4 N·m.', 'Schrauben mit 4 N·m anziehen.'),
    t('Set the force to zero without a sample.', 'Kraft ohne Probe auf null stellen.'),
  ],
  checks: [
    [
      t('Zero of the load cell', 'Nullpunkt der Kraftmessdose'),
      t('± 0.2 N', '± 0.2 N'),
      t('Before each lot', 'Vor jedem Los'),
    ],
    [t('Reference spring', 'Referenzfeder'), t('± 1 %', '± 1 %'), t('Daily', 'Täglich')],
    [
      t('Speed of the carriage', 'Geschwindigkeit des Schlittens'),
      t('25 to 50 mm/min', '25 bis 50 mm/min'),
      t('Monthly', 'Monatlich'),
    ],
    [t('Calibration', 'Kalibrierung'), t('Certificate, ISO 7500-1', 'Zertifikat, ISO 7500-1'), t('Yearly', 'Jährlich')],
  ],
  maintenance: [
    [
      t('Daily', 'Täglich'),
      t('Brush strands and insulation from the jaws.', 'Litzen und Isolation von den Backen bürsten.'),
      operator,
    ],
    [
      t('Weekly', 'Wöchentlich'),
      t(
        'Check the jaws for wear; a smooth jaw lets wires slip.',
        'Backen auf Verschleiss prüfen; glatte Backen lassen Leitungen rutschen.',
      ),
      operator,
    ],
    [
      t('Every half year', 'Halbjährlich'),
      t('Clean and grease the spindle of the carriage.', 'Spindel des Schlittens reinigen und schmieren.'),
      operator,
    ],
    [
      t('Yearly', 'Jährlich'),
      t(
        'Calibrate load cell and speed; issue the certificate.',
        'Kraftmessdose und Geschwindigkeit kalibrieren; Zertifikat ausstellen.',
      ),
      service,
    ],
    [
      t('Every five years', 'Alle fünf Jahre'),
      t('Replace load cell and belt.', 'Kraftmessdose und Riemen ersetzen.'),
      service,
    ],
  ],
  faults: [
    [
      t('Wire slips in the jaws', 'Leitung rutscht in den Backen'),
      t('Jaws worn, or of another range', 'Backen verschlissen oder falscher Bereich'),
      t('Change the jaws; clean them.', 'Backen wechseln; reinigen.'),
    ],
    [
      t('Force is not zero', 'Kraft ist nicht null'),
      t('Sample still hangs; load cell overloaded', 'Probe hängt noch; Kraftmessdose überlastet'),
      t(
        'Remove the sample; set to zero; otherwise calibrate.',
        'Probe entnehmen; auf null stellen; sonst kalibrieren.',
      ),
    ],
    [
      t('Terminal slips out of the slot', 'Kontakt rutscht aus dem Schlitz'),
      t('Slot too wide', 'Schlitz zu breit'),
      t('Use the next smaller slot.', 'Nächstkleineren Schlitz verwenden.'),
    ],
    [
      t('“Shield open”', '«Schild offen»'),
      t('Shield not closed; switch dirty', 'Schild nicht geschlossen; Schalter verschmutzt'),
      t('Close the shield; clean the switch.', 'Schild schliessen; Schalter reinigen.'),
    ],
    [
      t('Results differ between shifts', 'Ergebnisse schwanken zwischen Schichten'),
      t('Different slots or speeds', 'Unterschiedliche Schlitze oder Geschwindigkeiten'),
      t('Lock the test in the list; train both shifts.', 'Prüfung in der Liste sperren; beide Schichten schulen.'),
    ],
  ],
  spares: [
    ['KX-5101', t('Wire jaws, fine', 'Leitungsbacken, fein')],
    ['KX-5102', t('Wire jaws, standard', 'Leitungsbacken, Standard')],
    ['KX-5110', t('Terminal turret', 'Kontaktrevolver')],
    ['KX-5204', t('Load cell', 'Kraftmessdose')],
    ['KX-5230', t('Reference spring with certificate', 'Referenzfeder mit Zertifikat')],
    ['KX-5308', t('Shield', 'Schutzschild')],
  ],
  toProductDrawing: (language) =>
    drawForceCurve(
      language === 'en' ? ['Force', 'Time', 'Fmax: result'] : ['Kraft', 'Zeit', 'Fmax: Ergebnis'],
      language === 'en'
        ? 'Force over time of a pull. The highest force counts; the shape shows how the crimp failed.'
        : 'Kraft über der Zeit eines Zugs. Die höchste Kraft zählt; die Form zeigt, wie der Crimp versagte.',
    ),
}
