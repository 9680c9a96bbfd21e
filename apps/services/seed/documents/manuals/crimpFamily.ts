import { drawCrimp } from './drawings.ts'
import type { ManualFamily, ManualText } from './manual.types.ts'

const t = (en: string, de: string): ManualText => ({ en, de })

const operator = t('Operator', 'Bedienperson')
const specialist = t('Trained specialist', 'Fachperson')
const service = t('Kudex service', 'Kudex Service')

/** Presses and lines that crimp terminals. */
export const crimpFamily: ManualFamily = {
  purpose: t(
    'The machine crimps terminals from the strip onto prepared or fed wires with applicators of 30 or 40 mm stroke. It is meant for dry, closed rooms of industry and for trained persons.',
    'Die Maschine crimpt Kontakte vom Band auf vorbereitete oder zugeführte Leitungen, mit Applikatoren von 30 oder 40 mm Hub. Sie ist für trockene, geschlossene Industrieräume und für geschulte Personen bestimmt.',
  ),
  misuse: [
    t('Crimping with a bridged or dismounted guard', 'Crimpen mit überbrückter oder abgebauter Schutzhaube'),
    t(
      'Applicators beyond the crimp force of the technical data',
      'Applikatoren über der Crimpkraft der technischen Daten',
    ),
    t('Punching, riveting or embossing', 'Stanzen, Nieten oder Prägen'),
    t('Loose terminals that are held by hand', 'Lose Kontakte, die von Hand gehalten werden'),
  ],
  risks: [
    [
      t('Crushing between ram and applicator', 'Quetschen zwischen Stössel und Applikator'),
      t(
        'Never reach below the ram; use the inching mode for setting.',
        'Nie unter den Stössel greifen; zum Einrichten den Tippbetrieb verwenden.',
      ),
    ],
    [
      t('Sharp edges of the terminal strip', 'Scharfe Kanten des Kontaktbands'),
      t(
        'Wear gloves when you thread the strip; cut waste short.',
        'Beim Einfädeln des Bands Handschuhe tragen; Abfall kurz schneiden.',
      ),
    ],
    [
      t('Noise', 'Lärm'),
      t('Close the hood; wear ear protection above 80 dB(A).', 'Haube schliessen; ab 80 dB(A) Gehörschutz tragen.'),
    ],
    [
      t('Electric shock', 'Elektrischer Schlag'),
      t(
        'Switch off, lock the main switch and wait five minutes.',
        'Ausschalten, Hauptschalter sichern und fünf Minuten warten.',
      ),
    ],
  ],
  parts: [
    [
      t('Terminal reel', 'Kontaktspule'),
      t('Carries the strip; the paper is wound up separately', 'Trägt das Band; das Papier wird getrennt aufgewickelt'),
    ],
    [
      t('Feed', 'Zuführung'),
      t('Moves the strip by one terminal per stroke', 'Bewegt das Band um einen Kontakt je Hub'),
    ],
    [
      t('Ram', 'Stössel'),
      t('Moves the applicator; the shut height is fixed', 'Bewegt den Applikator; die Werkzeughöhe ist fest'),
    ],
    [
      t('Force sensor', 'Kraftsensor'),
      t(
        'Measures the force of each crimp and compares the curve',
        'Misst die Kraft jedes Crimps und vergleicht die Kurve',
      ),
    ],
    [t('Guard', 'Schutzhaube'), t('Stops the drive when it is opened', 'Hält beim Öffnen den Antrieb an')],
    [t('Display', 'Anzeige'), t('Shows job, curve and counters', 'Zeigt Auftrag, Kurve und Zähler')],
  ],
  firstJob: [
    t(
      'Choose the crimp from the list; the display names applicator, terminal and wire.',
      'Crimp aus der Liste wählen; die Anzeige nennt Applikator, Kontakt und Leitung.',
    ),
    t('Insert the applicator and thread the terminal strip.', 'Applikator einsetzen und Kontaktband einfädeln.'),
    t(
      'Crimp one sample in the inching mode and look at it under the lens.',
      'Ein Muster im Tippbetrieb crimpen und unter der Lupe ansehen.',
    ),
    t(
      'Measure crimp height and width; correct the height with the dial of the applicator.',
      'Crimphöhe und -breite messen; Höhe am Stellring des Applikators korrigieren.',
    ),
    t('Teach the force curve with five good crimps.', 'Kraftkurve mit fünf guten Crimps anlernen.'),
    t(
      'Release the job. A crimp outside the tolerance stops the machine and cuts the terminal.',
      'Auftrag freigeben. Ein Crimp ausserhalb der Toleranz hält die Maschine an und trennt den Kontakt.',
    ),
  ],
  changeover: [
    t(
      'Choose “change applicator”; the ram moves to its upper position.',
      '«Applikator wechseln» wählen; der Stössel fährt in die obere Lage.',
    ),
    t(
      'Open the guard, cut the terminal strip behind the applicator.',
      'Schutzhaube öffnen, Kontaktband hinter dem Applikator trennen.',
    ),
    t(
      'Release the clamp and draw the applicator out straight to the front.',
      'Klemmung lösen und den Applikator gerade nach vorne herausziehen.',
    ),
    t(
      'Wipe the base plate; a chip of 0.05 mm changes the crimp height.',
      'Grundplatte abwischen; ein Span von 0.05 mm verändert die Crimphöhe.',
    ),
    t(
      'Insert the next applicator up to the stop and tighten the clamp.',
      'Nächsten Applikator bis zum Anschlag einsetzen und klemmen.',
    ),
    t('Close the guard, crimp a sample and measure it.', 'Schutzhaube schliessen, Muster crimpen und messen.'),
  ],
  checks: [
    [
      t('Crimp height', 'Crimphöhe'),
      t('± 0.03 mm', '± 0.03 mm'),
      t('First part, each reel, every 2500', 'Erstes Teil, jede Spule, alle 2500'),
    ],
    [
      t('Crimp width', 'Crimpbreite'),
      t('As the terminal maker says', 'Gemäss Kontakthersteller'),
      t('After each change', 'Nach jedem Wechsel'),
    ],
    [t('Pull force', 'Zugkraft'), t('IEC 60352-2', 'IEC 60352-2'), t('Five parts per lot', 'Fünf Teile je Los')],
    [
      t('Bellmouth and cut-off', 'Bellmouth und Trennsteg'),
      t('Visible, without burr', 'Sichtbar, ohne Grat'),
      t('First part', 'Erstes Teil'),
    ],
  ],
  maintenance: [
    [
      t('Daily', 'Täglich'),
      t(
        'Empty the waste box; blow nothing out with compressed air, use a brush.',
        'Abfallbehälter leeren; nichts mit Druckluft ausblasen, Pinsel verwenden.',
      ),
      operator,
    ],
    [
      t('Weekly', 'Wöchentlich'),
      t(
        'Oil the guide of the ram with two drops; check the clamp.',
        'Führung des Stössels mit zwei Tropfen ölen; Klemmung prüfen.',
      ),
      operator,
    ],
    [
      t('Every million strokes', 'Alle Million Hübe'),
      t(
        'Check the shut height with the gauge; grease the crank.',
        'Werkzeughöhe mit der Lehre prüfen; Kurbel schmieren.',
      ),
      specialist,
    ],
    [
      t('Yearly', 'Jährlich'),
      t(
        'Calibrate the force sensor; test guard and emergency stop.',
        'Kraftsensor kalibrieren; Schutzhaube und Not-Halt prüfen.',
      ),
      service,
    ],
    [
      t('Every ten million strokes', 'Alle zehn Millionen Hübe'),
      t('Replace the bearings of the crank and the brake.', 'Lager der Kurbel und Bremse ersetzen.'),
      service,
    ],
  ],
  faults: [
    [
      t('Crimp height varies', 'Crimphöhe schwankt'),
      t('Dirt below the applicator; worn crimper', 'Schmutz unter dem Applikator; Crimper abgenutzt'),
      t('Clean the base plate; replace crimper and anvil.', 'Grundplatte reinigen; Crimper und Amboss ersetzen.'),
    ],
    [
      t('Strands missing in the crimp', 'Fehlende Litzen im Crimp'),
      t('Strip length too short; wire not inserted fully', 'Abisolierlänge zu kurz; Leitung nicht ganz eingelegt'),
      t('Check the stop; lengthen by 0.3 mm.', 'Anschlag prüfen; um 0.3 mm verlängern.'),
    ],
    [
      t('Terminal bent up or down', 'Kontakt nach oben oder unten gebogen'),
      t('Feed finger out of place', 'Vorschubfinger verstellt'),
      t('Set the feed finger; check the strip for tension.', 'Vorschubfinger einstellen; Bandspannung prüfen.'),
    ],
    [
      t('“Curve outside”', '«Kurve ausserhalb»'),
      t('New reel, or another wire', 'Neue Spule oder andere Leitung'),
      t('Measure a sample; teach anew if it is good.', 'Muster messen; wenn gut, neu anlernen.'),
    ],
    [
      t('No stroke', 'Kein Hub'),
      t('Guard open; pedal not plugged in', 'Schutzhaube offen; Fusspedal nicht eingesteckt'),
      t('Close the guard; check the plug of the pedal.', 'Schutzhaube schliessen; Stecker des Pedals prüfen.'),
    ],
  ],
  spares: [
    ['KX-2101', t('Crimper and anvil, set', 'Crimper und Amboss, Satz')],
    ['KX-2115', t('Feed finger', 'Vorschubfinger')],
    ['KX-2140', t('Cut-off blade', 'Trennmesser')],
    ['KX-2302', t('Force sensor', 'Kraftsensor')],
    ['KX-2411', t('Foot pedal', 'Fusspedal')],
    ['KX-2508', t('Crank bearing, set', 'Kurbellager, Satz')],
  ],
  toProductDrawing: (language) =>
    drawCrimp(
      language === 'en' ? ['Crimp height', 'Crimp width', 'Bellmouth'] : ['Crimphöhe', 'Crimpbreite', 'Bellmouth'],
      language === 'en'
        ? 'A crimp from the side, and in section with the dimensions that are measured.'
        : 'Ein Crimp von der Seite und im Schnitt, mit den gemessenen Massen.',
    ),
}
