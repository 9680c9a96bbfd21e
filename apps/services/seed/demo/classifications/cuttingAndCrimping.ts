import type { SeedClassification } from '../../seed.types.ts'
import { text } from '../builders.ts'
import { entry } from './entry.ts'

/** Machines for cutting, stripping and crimping, and their tools. */
export const cuttingAndCrimping: readonly SeedClassification[] = [
  entry(
    'cutting-stripping',
    undefined,
    text('Cutting and stripping', 'Schneiden und Abisolieren'),
    'cs-240',
    text(
      'Wire and cable cut to length and stripped clean, from micro wire to battery cable.',
      'Leitungen genau ablängen und sauber abisolieren – von der Mikroleitung bis zur Batterieleitung.',
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
]
