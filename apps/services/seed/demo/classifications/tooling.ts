import type { SeedClassification } from '../../seed.types.ts'
import { text } from '../builders.ts'
import { entry } from './entry.ts'

/** Tools of machines. */
export const tooling: readonly SeedClassification[] = [
  entry(
    'tooling',
    undefined,
    text('Tooling and accessories', 'Werkzeuge und Zubehör'),
    'tool-applicator-side',
    text(
      'Blades, guides, applicators, dies: what makes a machine yours.',
      'Messer, Führungen, Applikatoren, Gesenke: was eine Maschine zu Ihrer macht.',
    ),
  ),
  entry(
    'blades-guides',
    'tooling',
    text('Blades and guides', 'Messer und Führungen'),
    'tool-blades-radius',
    text('For machines that cut and strip.', 'Für Maschinen, die schneiden und abisolieren.'),
  ),
  entry(
    'blade-sets',
    'blades-guides',
    text('Blade sets', 'Messersätze'),
    'tool-blades-v',
    text('Three kinds of blades for each machine.', 'Drei Arten von Messern für jede Maschine.'),
  ),
  entry(
    'wire-guides',
    'blades-guides',
    text('Wire guides', 'Drahtführungen'),
    'tool-guide-fine',
    text('Straight into the blades.', 'Gerade in die Messer.'),
  ),
  entry(
    'crimp-inserts',
    'tooling',
    text('For terminals and lugs', 'Für Kontakte und Kabelschuhe'),
    'tool-applicator-end',
    text(
      'For presses and lines, by the size of the terminal.',
      'Für Pressen und Linien, nach der Grösse des Kontakts.',
    ),
  ),
  entry(
    'side-feed-applicators',
    'crimp-inserts',
    text('Side feed', 'Querzuführung'),
    'tool-applicator-side',
    text('For terminals that lie beside each other on the strip.', 'Für Kontakte, die am Band nebeneinanderliegen.'),
  ),
  entry(
    'end-feed-applicators',
    'crimp-inserts',
    text('End feed', 'Längszuführung'),
    'tool-applicator-end',
    text('For terminals that lie one behind the other.', 'Für Kontakte, die hintereinanderliegen.'),
  ),
  entry(
    'crimp-dies',
    'crimp-inserts',
    text('Hexagon dies', 'Sechskantgesenke'),
    'tool-die',
    text('For thick conductors from 10 to 240 mm².', 'Für dicke Leiter von 10 bis 240 mm².'),
  ),
  entry(
    'accessories',
    'tooling',
    text('Accessories', 'Zubehör'),
    'tool-test-module',
    text('Seals, jaws and modules, ready to fit.', 'Tüllen, Backen und Module, fertig zum Einbau.'),
  ),
  entry(
    'seal-kits',
    'accessories',
    text('Seal kits', 'Tüllensätze'),
    'tool-seal-kit',
    text('One kit for each range of seals.', 'Ein Satz für jeden Bereich von Tüllen.'),
  ),
  entry(
    'test-accessories',
    'accessories',
    text('Jaws and modules', 'Backen und Module'),
    'tool-grip-jaws',
    text('For pull testers and test benches.', 'Für Auszugsprüfgeräte und Prüftische.'),
  ),
]
