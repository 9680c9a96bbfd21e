import type { Localized, SeedClassification } from '../seed.types.ts'
import { text } from './builders.ts'

const entry = (
  slug: string,
  parent: string | undefined,
  name: Localized,
  image: string,
  description: Localized,
  type: 'PRODUCT' | 'SERVICE' = 'PRODUCT',
): SeedClassification => ({
  slug,
  type,
  name,
  image,
  description,
  ...(parent ? { parent } : {}),
})

/** Three levels: area, kind of machine, series. Services have one level. */
export const classifications: readonly SeedClassification[] = [
  entry(
    'cutting-stripping',
    undefined,
    text('Cutting and stripping', 'Schneiden und Abisolieren'),
    'cs-240',
    text(
      'Wire and cable cut to length and stripped clean, from 0.013 mm² micro wire to 240 mm² battery cable.',
      'Leitungen genau ablängen und sauber abisolieren – von der Mikroleitung mit 0,013 mm² bis zur Batterieleitung mit 240 mm².',
    ),
  ),
  entry(
    'cut-strip-machines',
    'cutting-stripping',
    text('Cut and strip machines', 'Schneid- und Abisoliermaschinen'),
    'cs-260-duo',
    text(
      'Automatic machines that feed, cut and strip in one pass.',
      'Automaten, die in einem Durchgang einziehen, schneiden und abisolieren.',
    ),
  ),
  entry(
    'benchtop-cut-strip',
    'cut-strip-machines',
    text('Benchtop machines', 'Tischmaschinen'),
    'cs-320',
    text(
      'Compact machines for wire up to 35 mm², set up in minutes.',
      'Kompakte Maschinen für Leitungen bis 35 mm², in Minuten eingerichtet.',
    ),
  ),
  entry(
    'large-cable-cut-strip',
    'cut-strip-machines',
    text('Battery and large cable', 'Batterie- und Grossleitungen'),
    'cs-960',
    text(
      'Caterpillar feed and rotary heads for shielded high-voltage cable.',
      'Raupeneinzug und Rotationsköpfe für geschirmte Hochvoltleitungen.',
    ),
  ),
  entry(
    'stripping-machines',
    'cutting-stripping',
    text('Stripping machines', 'Abisoliermaschinen'),
    'rs-25-coax',
    text('For cable ends that come pre-cut.', 'Für vorkonfektionierte Leitungsenden.'),
  ),
  entry(
    'rotary-strippers',
    'stripping-machines',
    text('Rotary strippers', 'Rotationsabisolierer'),
    'rs-60-hv',
    text(
      'Rotating blades for coaxial, triaxial and high-voltage cable.',
      'Rotierende Messer für Koaxial-, Triaxial- und Hochvoltleitungen.',
    ),
  ),
  entry(
    'bench-strippers',
    'stripping-machines',
    text('Bench strippers', 'Tischabisolierer'),
    'ss-5',
    text('Put the wire in, take it out stripped.', 'Leitung einführen, abisoliert herausnehmen.'),
  ),

  entry(
    'crimping',
    undefined,
    text('Crimping', 'Crimpen'),
    'crimpline-4',
    text(
      'From a single bench press to lines that crimp both ends, seal and twist.',
      'Von der einzelnen Tischpresse bis zur Linie, die beidseitig crimpt, abdichtet und verdrillt.',
    ),
  ),
  entry(
    'crimping-machines',
    'crimping',
    text('Crimping machines', 'Crimpmaschinen'),
    'crimpline-6s',
    text('Machines with crimp-force monitoring as standard.', 'Maschinen mit serienmässiger Crimpkraftüberwachung.'),
  ),
  entry(
    'crimp-lines',
    'crimping-machines',
    text('Fully automatic lines', 'Crimpvollautomaten'),
    'crimpline-4',
    text(
      'Cut, strip, seal and crimp both ends in one cycle.',
      'Schneiden, abisolieren, Tüllen setzen und beidseitig crimpen in einem Takt.',
    ),
  ),
  entry(
    'bench-presses',
    'crimping-machines',
    text('Bench presses', 'Tischpressen'),
    'cp-40',
    text(
      'Quiet presses from 15 to 100 kN for small and medium batches.',
      'Leise Pressen von 15 bis 100 kN für kleine und mittlere Serien.',
    ),
  ),
  entry(
    'crimp-tooling',
    'crimping',
    text('Tooling', 'Werkzeuge'),
    'ap-mini',
    text(
      'Applicators and modules that fit every press of ours.',
      'Applikatoren und Module, die auf jede unserer Pressen passen.',
    ),
  ),
  entry(
    'applicators',
    'crimp-tooling',
    text('Applicators', 'Applikatoren'),
    'ap-hv',
    text(
      'Quick-change applicators with fine adjustment in steps of 0.01 mm.',
      'Schnellwechsel-Applikatoren mit Feineinstellung in Schritten von 0,01 mm.',
    ),
  ),
  entry(
    'seal-modules',
    'crimp-tooling',
    text('Seal modules', 'Tüllenmodule'),
    'sm-1',
    text('Feed, open and place single wire seals.', 'Einzeladerabdichtungen zuführen, aufweiten und setzen.'),
  ),

  entry(
    'wire-handling',
    undefined,
    text('Wire handling', 'Leitungshandling'),
    'pf-3000',
    text(
      'Wire in without tension, finished parts out without tangles.',
      'Leitungen spannungsfrei zuführen, fertige Teile geordnet ablegen.',
    ),
  ),
  entry(
    'wire-feeding',
    'wire-handling',
    text('Feeding', 'Zuführen'),
    'pf-5000-duo',
    text(
      'Prefeeders and dereelers for drums, coils and barrels.',
      'Abwickler und Vorschubgeräte für Spulen, Ringe und Fässer.',
    ),
  ),
  entry(
    'prefeeders',
    'wire-feeding',
    text('Prefeeders', 'Vorschubgeräte'),
    'pf-1000',
    text('Driven, with dancer and wire-end detection.', 'Angetrieben, mit Tänzer und Leitungsendüberwachung.'),
  ),
  entry(
    'dereelers',
    'wire-feeding',
    text('Dereelers', 'Abwickler'),
    'dr-600',
    text('For heavy drums up to 600 kg.', 'Für schwere Spulen bis 600 kg.'),
  ),
  entry(
    'wire-take-away',
    'wire-handling',
    text('Coiling and stacking', 'Wickeln und Ablegen'),
    'coil-320',
    text(
      'Parts leave the machine ready for the next step.',
      'Teile verlassen die Maschine bereit für den nächsten Schritt.',
    ),
  ),
  entry(
    'coilers',
    'wire-take-away',
    text('Coilers', 'Wickler'),
    'coil-160',
    text('Coil and bind long cut lengths.', 'Lange Zuschnitte wickeln und abbinden.'),
  ),
  entry(
    'stackers',
    'wire-take-away',
    text('Stackers', 'Ablagen'),
    'ds-20',
    text(
      'Lay cut wires side by side, counted into batches.',
      'Zugeschnittene Leitungen parallel und in gezählten Losen ablegen.',
    ),
  ),

  entry(
    'harness-assembly',
    undefined,
    text('Harness assembly', 'Kabelsatzfertigung'),
    'hl-8',
    text(
      'Twisting, taping, loading and shrinking: the steps between wire and harness.',
      'Verdrillen, bandieren, bestücken und schrumpfen: die Schritte von der Leitung zum Kabelsatz.',
    ),
  ),
  entry(
    'forming',
    'harness-assembly',
    text('Twisting and taping', 'Verdrillen und Bandieren'),
    'tw-60',
    text('Data pairs and bundles with even pitch.', 'Datenleitungen und Bündel mit gleichmässiger Schlaglänge.'),
  ),
  entry(
    'twisting-machines',
    'forming',
    text('Twisting machines', 'Verdrillmaschinen'),
    'tw-120',
    text(
      'Pairs up to 18 m with controlled pitch and untwisted ends.',
      'Paare bis 18 m mit geregelter Schlaglänge und offenen Enden.',
    ),
  ),
  entry(
    'taping-machines',
    'forming',
    text('Taping machines', 'Bandiermaschinen'),
    'tp-30',
    text('Spot and spiral taping of bundles.', 'Punkt- und Spiralbandierung von Bündeln.'),
  ),
  entry(
    'joining',
    'harness-assembly',
    text('Loading and shrinking', 'Bestücken und Schrumpfen'),
    'hl-24',
    text(
      'Housings filled and joints protected without hand work.',
      'Gehäuse bestücken und Verbindungen schützen – ohne Handarbeit.',
    ),
  ),
  entry(
    'block-loaders',
    'joining',
    text('Block loaders', 'Bestückungsautomaten'),
    'hl-8',
    text(
      'Wires cut, crimped and plugged into housings in one cell.',
      'Leitungen in einer Zelle schneiden, crimpen und ins Gehäuse stecken.',
    ),
  ),
  entry(
    'heat-shrink-machines',
    'joining',
    text('Heat-shrink machines', 'Schrumpfmaschinen'),
    'hs-40',
    text('Even heat for tubes and splices.', 'Gleichmässige Wärme für Schläuche und Splices.'),
  ),

  entry(
    'marking',
    undefined,
    text('Marking', 'Kennzeichnen'),
    'lm-20',
    text('Every wire says what it is.', 'Jede Leitung sagt, was sie ist.'),
  ),
  entry(
    'wire-marking',
    'marking',
    text('Wire marking', 'Leitungskennzeichnung'),
    'ij-32',
    text(
      'At line speed, without touching the insulation.',
      'In Liniengeschwindigkeit und ohne Berührung der Isolation.',
    ),
  ),
  entry(
    'ink-markers',
    'wire-marking',
    text('Ink-jet markers', 'Tintenstrahldrucker'),
    'ij-32',
    text(
      'Fast-drying inks for dark and light insulation.',
      'Schnell trocknende Tinten für helle und dunkle Isolationen.',
    ),
  ),
  entry(
    'laser-markers',
    'wire-marking',
    text('Laser markers', 'Lasermarkierer'),
    'lm-50',
    text('Permanent marks for aerospace and rail.', 'Dauerhafte Markierungen für Luftfahrt und Bahn.'),
  ),

  entry(
    'quality',
    undefined,
    text('Quality and testing', 'Qualität und Prüfung'),
    'xs-3',
    text(
      'Measure what holds: pull force, crimp section, continuity.',
      'Messen, was hält: Auszugskraft, Schliffbild, Durchgang.',
    ),
  ),
  entry(
    'crimp-quality',
    'quality',
    text('Crimp quality', 'Crimpqualität'),
    'pt-500',
    text(
      'From the curve of every crimp to the polished section.',
      'Von der Kraftkurve jedes Crimps bis zum Schliffbild.',
    ),
  ),
  entry(
    'pull-testers',
    'crimp-quality',
    text('Pull testers', 'Auszugsprüfgeräte'),
    'pt-2000',
    text('Motorised testers with traceable results.', 'Motorische Prüfgeräte mit rückverfolgbaren Ergebnissen.'),
  ),
  entry(
    'force-monitoring',
    'crimp-quality',
    text('Crimp-force monitoring', 'Crimpkraftüberwachung'),
    'cfm-12',
    text('Compares the force curve of every crimp.', 'Vergleicht die Kraftkurve jedes einzelnen Crimps.'),
  ),
  entry(
    'section-labs',
    'crimp-quality',
    text('Cross-section labs', 'Schliffbildlabore'),
    'xs-3',
    text('Cut, polish, etch and measure in minutes.', 'Schneiden, polieren, ätzen und messen in Minuten.'),
  ),
  entry(
    'harness-testing',
    'quality',
    text('Harness testing', 'Kabelsatzprüfung'),
    'tb-128',
    text('Continuity, insulation and components on one board.', 'Durchgang, Isolation und Bauteile auf einem Brett.'),
  ),
  entry(
    'test-benches',
    'harness-testing',
    text('Test benches', 'Prüftische'),
    'tb-512',
    text('Modular benches that grow with the harness.', 'Modulare Prüftische, die mit dem Kabelsatz wachsen.'),
  ),

  entry(
    'software',
    undefined,
    text('Software', 'Software'),
    'wire-master-studio',
    text('Jobs, machines and results in one place.', 'Aufträge, Maschinen und Ergebnisse an einem Ort.'),
  ),
  entry(
    'production-software',
    'software',
    text('Production software', 'Produktionssoftware'),
    'lineview',
    text('From the drawing to the finished batch.', 'Von der Zeichnung bis zum fertigen Los.'),
  ),
  entry(
    'planning-monitoring',
    'production-software',
    text('Planning and monitoring', 'Planen und Überwachen'),
    'wire-master-studio',
    text('Plan, send, follow and report.', 'Planen, senden, verfolgen, auswerten.'),
  ),

  entry(
    'support',
    undefined,
    text('Support and maintenance', 'Support und Wartung'),
    'scene-service',
    text(
      'Keep machines running and get them running again.',
      'Maschinen am Laufen halten – und wieder zum Laufen bringen.',
    ),
    'SERVICE',
  ),
  entry(
    'training-consulting',
    undefined,
    text('Training and consulting', 'Schulung und Beratung'),
    'scene-lab',
    text('Know-how for operators, setters and planners.', 'Wissen für Bediener, Einrichter und Planer.'),
    'SERVICE',
  ),
]
