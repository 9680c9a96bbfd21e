import { drawWireEnd } from './drawings.ts'
import type { ManualFamily, ManualText } from './manual.types.ts'

const t = (en: string, de: string): ManualText => ({ en, de })

const operator = t('Operator', 'Bedienperson')
const specialist = t('Trained specialist', 'Fachperson')
const service = t('Kudex service', 'Kudex Service')

/** Machines that cut wires to length and strip them. */
export const cutFamily: ManualFamily = {
  purpose: t(
    'The machine cuts single wires and cables to length and strips their ends. It is meant for dry, closed rooms of industry and trade and for the materials in the technical data.',
    'Die Maschine längt Einzeladern und Leitungen ab und isoliert ihre Enden ab. Sie ist für trockene, geschlossene Räume in Industrie und Gewerbe und für die Werkstoffe in den technischen Daten bestimmt.',
  ),
  misuse: [
    t(
      'Cutting live wires, steel wire, glass fibre or hoses under pressure',
      'Schneiden von Leitungen unter Spannung, Stahldraht, Glasfaser oder Schläuchen unter Druck',
    ),
    t('Running with an open or bridged hood', 'Betrieb mit offener oder überbrückter Haube'),
    t('Use in rooms with explosive atmosphere', 'Einsatz in explosionsgefährdeten Räumen'),
    t('Blades or guides that Kudex has not approved', 'Messer oder Führungen, die Kudex nicht freigegeben hat'),
  ],
  risks: [
    [
      t('Cuts from blades during a change', 'Schnittverletzungen beim Messerwechsel'),
      t(
        'Wear cut-resistant gloves; move blades in their holder only.',
        'Schnittfeste Handschuhe tragen; Messer nur im Halter bewegen.',
      ),
    ],
    [
      t('Fingers drawn in by the feed', 'Einzug von Fingern durch den Vorschub'),
      t(
        'Thread the wire with the hood closed and the threading key held.',
        'Leitung bei geschlossener Haube mit gehaltener Einfädeltaste einfädeln.',
      ),
    ],
    [
      t('Whipping wire ends', 'Schlagende Leitungsenden'),
      t(
        'Wear safety glasses; use the tray for long pieces.',
        'Schutzbrille tragen; bei langen Stücken die Ablage verwenden.',
      ),
    ],
    [
      t('Electric shock', 'Elektrischer Schlag'),
      t(
        'Pull the mains plug before you open the rear panel; wait five minutes.',
        'Vor dem Öffnen der Rückwand den Netzstecker ziehen; fünf Minuten warten.',
      ),
    ],
  ],
  parts: [
    [
      t('Wire inlet', 'Leitungseinlauf'),
      t(
        'Leads the wire in and stops the machine at a knot or at the end of the wire',
        'Führt die Leitung zu und hält die Maschine bei Knoten oder Leitungsende an',
      ),
    ],
    [
      t('Straightener', 'Richtstrecke'),
      t('Takes the curl of the spool out of the wire', 'Nimmt der Leitung die Krümmung der Spule'),
    ],
    [
      t('Feed', 'Vorschub'),
      t(
        'Moves the wire without marks; the pressure is set per wire',
        'Bewegt die Leitung ohne Druckstellen; der Druck ist je Leitung eingestellt',
      ),
    ],
    [
      t('Encoder', 'Messrad'),
      t(
        'Measures the length at the wire, so slip does not count',
        'Misst die Länge an der Leitung; Schlupf zählt nicht',
      ),
    ],
    [
      t('Cutter head', 'Messerkopf'),
      t(
        'Cuts and strips; the blades meet in the middle of the wire',
        'Schneidet und isoliert ab; die Messer treffen sich in der Leitungsmitte',
      ),
    ],
    [t('Tray', 'Ablage'), t('Collects finished pieces in order', 'Sammelt fertige Stücke der Reihe nach')],
  ],
  firstJob: [
    t(
      'Switch the main switch on and wait for the start page.',
      'Hauptschalter einschalten und die Startseite abwarten.',
    ),
    t(
      'Choose the wire from the list, or scan the label of the spool.',
      'Leitung aus der Liste wählen oder das Etikett der Spule scannen.',
    ),
    t(
      'Enter length, strip lengths of both ends and the number of pieces.',
      'Länge, Abisolierlängen beider Enden und Stückzahl eingeben.',
    ),
    t(
      'Thread the wire through inlet and straightener up to the feed; hold the threading key until the display shows “ready”.',
      'Leitung durch Einlauf und Richtstrecke bis zum Vorschub einfädeln; Einfädeltaste halten, bis die Anzeige «bereit» meldet.',
    ),
    t(
      'Make one sample piece, measure it and correct length and depth on the display.',
      'Ein Musterstück fertigen, messen und Länge und Schnitttiefe an der Anzeige korrigieren.',
    ),
    t(
      'Release the job. The machine stops after the last piece, or at the first fault.',
      'Auftrag freigeben. Die Maschine hält nach dem letzten Stück oder beim ersten Fehler an.',
    ),
  ],
  changeover: [
    t(
      'End the job and wait until the head has moved to the change position.',
      'Auftrag beenden und warten, bis der Kopf in der Wechselstellung steht.',
    ),
    t('Open the hood; the drives are without power now.', 'Haube öffnen; die Antriebe sind jetzt stromlos.'),
    t(
      'Turn the lever of the blade holder to the left and draw the holder out to the front.',
      'Hebel des Messerhalters nach links drehen und den Halter nach vorne herausziehen.',
    ),
    t(
      'Insert the new blade set until it clicks. The machine reads its number.',
      'Neuen Messersatz bis zum Einrasten einsetzen. Die Maschine liest seine Nummer.',
    ),
    t(
      'Insert the guides of the same range; small wires need the fine guides.',
      'Führungen desselben Bereichs einsetzen; kleine Leitungen brauchen die feinen Führungen.',
    ),
    t(
      'Close the hood and start the reference run on the display.',
      'Haube schliessen und die Referenzfahrt an der Anzeige starten.',
    ),
  ],
  checks: [
    [
      t('Length of a sample', 'Länge eines Musters'),
      t('As in the technical data', 'Gemäss technischen Daten'),
      t('First part, then every 500', 'Erstes Teil, danach alle 500'),
    ],
    [
      t('Strip length', 'Abisolierlänge'),
      t('± 0.2 mm', '± 0.2 mm'),
      t('First part, then every 500', 'Erstes Teil, danach alle 500'),
    ],
    [
      t('Strands under a lens', 'Litzen unter der Lupe'),
      t('None cut or nicked', 'Keine geschnitten oder eingekerbt'),
      t('First part, after each blade change', 'Erstes Teil, nach jedem Messerwechsel'),
    ],
    [
      t('Insulation', 'Isolation'),
      t('No marks of the feed', 'Keine Druckstellen des Vorschubs'),
      t('First part of each wire', 'Erstes Teil jeder Leitung'),
    ],
  ],
  maintenance: [
    [
      t('Daily', 'Täglich'),
      t(
        'Remove insulation waste from the head; wipe the sensor of the inlet.',
        'Isolationsreste aus dem Kopf entfernen; Sensor des Einlaufs abwischen.',
      ),
      operator,
    ],
    [
      t('Weekly', 'Wöchentlich'),
      t(
        'Clean belts or rollers with a cloth; check them for cracks.',
        'Riemen oder Rollen mit einem Tuch reinigen; auf Risse prüfen.',
      ),
      operator,
    ],
    [
      t('Every 500 hours', 'Alle 500 Stunden'),
      t(
        'Check the encoder wheel for play; calibrate the length with the test wire.',
        'Messrad auf Spiel prüfen; Länge mit der Prüfleitung kalibrieren.',
      ),
      specialist,
    ],
    [
      t('Every 2000 hours', 'Alle 2000 Stunden'),
      t(
        'Grease the spindle of the head; replace belts and the air filter.',
        'Spindel des Kopfes schmieren; Riemen und Luftfilter ersetzen.',
      ),
      specialist,
    ],
    [
      t('Yearly', 'Jährlich'),
      t(
        'Safety inspection of hood switches, emergency stop and protective earth.',
        'Sicherheitsprüfung von Haubenschaltern, Not-Halt und Schutzleiter.',
      ),
      service,
    ],
  ],
  faults: [
    [
      t('Pieces are too short', 'Stücke sind zu kurz'),
      t('Spool runs hard; slip at the feed', 'Spule läuft schwer; Schlupf am Vorschub'),
      t(
        'Use a prefeeder; raise the pressure of the feed by one step.',
        'Vorschubgerät verwenden; Druck des Vorschubs um eine Stufe erhöhen.',
      ),
    ],
    [
      t('Strands are cut', 'Litzen sind geschnitten'),
      t('Depth too large; blades worn', 'Schnitttiefe zu gross; Messer abgenutzt'),
      t('Reduce the depth by 0.02 mm; change the blades.', 'Schnitttiefe um 0.02 mm verringern; Messer wechseln.'),
    ],
    [
      t('Insulation is not pulled off', 'Isolation wird nicht abgezogen'),
      t('Depth too small; strip length too long', 'Schnitttiefe zu klein; Abisolierlänge zu gross'),
      t('Increase the depth; strip in two steps.', 'Schnitttiefe vergrössern; in zwei Stufen abisolieren.'),
    ],
    [
      t('“Wire missing”', '«Leitung fehlt»'),
      t('Knot, or end of the wire; dirty sensor', 'Knoten oder Leitungsende; Sensor verschmutzt'),
      t('Thread anew; clean the sensor of the inlet.', 'Neu einfädeln; Sensor des Einlaufs reinigen.'),
    ],
    [
      t('“Hood open”', '«Haube offen»'),
      t('Hood not closed; switch defective', 'Haube nicht geschlossen; Schalter defekt'),
      t(
        'Close the hood; if the message stays, call the service.',
        'Haube schliessen; bleibt die Meldung, Service rufen.',
      ),
    ],
  ],
  spares: [
    ['KX-1201', t('Blade set, V shape', 'Messersatz, V-Form')],
    ['KX-1207', t('Blade set, radius', 'Messersatz, Radius')],
    ['KX-1310', t('Feed belts, pair', 'Vorschubriemen, Paar')],
    ['KX-1322', t('Encoder wheel with bearing', 'Messrad mit Lager')],
    ['KX-1415', t('Wire guides, set', 'Leitungsführungen, Satz')],
    ['KX-1904', t('Air filter, five pieces', 'Luftfilter, fünf Stück')],
  ],
  toProductDrawing: (language) =>
    drawWireEnd(
      language === 'en'
        ? ['L: length of the piece', 'A: strip length', 'Half pull-off']
        : ['L: Länge des Stücks', 'A: Abisolierlänge', 'Teilabzug'],
      language === 'en'
        ? 'Dimensions of a piece. With half pull-off the insulation stays on the strands.'
        : 'Masse eines Stücks. Beim Teilabzug bleibt die Isolation auf den Litzen.',
    ),
}
