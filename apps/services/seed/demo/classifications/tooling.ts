import type { SeedClassification } from '../../seed.types.ts'
import { text } from '../builders.ts'
import { entry } from './entry.ts'

/** Tools of machines. */
export const tooling: readonly SeedClassification[] = [
  entry(
    'tooling',
    undefined,
    text('Tooling and accessories', 'Werkzeuge und Zubehör', {
      fr: 'Outils et accessoires',
      es: 'Herramientas y accesorios',
    }),
    'tool-applicator-side',
    text(
      'Blades, guides, applicators, dies: what makes a machine yours.',
      'Messer, Führungen, Applikatoren, Gesenke: was eine Maschine zu Ihrer macht.',
      {
        fr: 'Lames, guides, applicateurs, matrices : ce qui fait d’une machine la vôtre.',
        es: 'Cuchillas, guías, aplicadores y matrices: lo que convierte una máquina en la suya.',
      },
    ),
  ),
  entry(
    'blades-guides',
    'tooling',
    text('Blades and guides', 'Messer und Führungen', { fr: 'Lames et guides', es: 'Cuchillas y guías' }),
    'tool-blades-radius',
    text('For machines that cut and strip.', 'Für Maschinen, die schneiden und abisolieren.', {
      fr: 'Pour les machines qui coupent et dénudent.',
      es: 'Para máquinas que cortan y pelan.',
    }),
  ),
  entry(
    'blade-sets',
    'blades-guides',
    text('Blade sets', 'Messersätze', { fr: 'Jeux de lames', es: 'Juegos de cuchillas' }),
    'tool-blades-v',
    text('Three kinds of blades for each machine.', 'Drei Arten von Messern für jede Maschine.', {
      fr: 'Trois sortes de lames pour chaque machine.',
      es: 'Tres tipos de cuchillas para cada máquina.',
    }),
  ),
  entry(
    'wire-guides',
    'blades-guides',
    text('Wire guides', 'Drahtführungen', { fr: 'Guides-fils', es: 'Guías de cable' }),
    'tool-guide-fine',
    text('Straight into the blades.', 'Gerade in die Messer.', {
      fr: 'Droit dans les lames.',
      es: 'Directo a las cuchillas.',
    }),
  ),
  entry(
    'crimp-inserts',
    'tooling',
    text('For terminals and lugs', 'Für Kontakte und Kabelschuhe', {
      fr: 'Pour contacts et cosses',
      es: 'Para terminales',
    }),
    'tool-applicator-end',
    text(
      'For presses and lines, by the size of the terminal.',
      'Für Pressen und Linien, nach der Grösse des Kontakts.',
      {
        fr: 'Pour presses et lignes, selon la taille du contact.',
        es: 'Para prensas y líneas, según el tamaño del terminal.',
      },
    ),
  ),
  entry(
    'side-feed-applicators',
    'crimp-inserts',
    text('Side feed', 'Querzuführung', { fr: 'Alimentation latérale', es: 'Alimentación lateral' }),
    'tool-applicator-side',
    text('For terminals that lie beside each other on the strip.', 'Für Kontakte, die am Band nebeneinanderliegen.', {
      fr: 'Pour des contacts côte à côte sur la bande.',
      es: 'Para terminales situados uno junto a otro en la banda.',
    }),
  ),
  entry(
    'end-feed-applicators',
    'crimp-inserts',
    text('End feed', 'Längszuführung', { fr: 'Alimentation frontale', es: 'Alimentación frontal' }),
    'tool-applicator-end',
    text('For terminals that lie one behind the other.', 'Für Kontakte, die hintereinanderliegen.', {
      fr: 'Pour des contacts l’un derrière l’autre.',
      es: 'Para terminales situados uno tras otro.',
    }),
  ),
  entry(
    'crimp-dies',
    'crimp-inserts',
    text('Hexagon dies', 'Sechskantgesenke', { fr: 'Matrices hexagonales', es: 'Matrices hexagonales' }),
    'tool-die',
    text('For thick conductors from 10 to 240 mm².', 'Für dicke Leiter von 10 bis 240 mm².', {
      fr: 'Pour conducteurs épais de 10 à 240 mm².',
      es: 'Para conductores gruesos de 10 a 240 mm².',
    }),
  ),
  entry(
    'accessories',
    'tooling',
    text('Accessories', 'Zubehör', { fr: 'Accessoires', es: 'Accesorios' }),
    'tool-test-module',
    text('Seals, jaws and modules, ready to fit.', 'Tüllen, Backen und Module, fertig zum Einbau.', {
      fr: 'Joints, mors et modules, prêts à monter.',
      es: 'Sellos, mordazas y módulos, listos para montar.',
    }),
  ),
  entry(
    'seal-kits',
    'accessories',
    text('Seal kits', 'Tüllensätze', { fr: 'Kits de joints', es: 'Kits de sellos' }),
    'tool-seal-kit',
    text('One kit for each range of seals.', 'Ein Satz für jeden Bereich von Tüllen.', {
      fr: 'Un kit pour chaque plage de joints.',
      es: 'Un kit para cada gama de sellos.',
    }),
  ),
  entry(
    'test-accessories',
    'accessories',
    text('Jaws and modules', 'Backen und Module', { fr: 'Mors et modules', es: 'Mordazas y módulos' }),
    'tool-grip-jaws',
    text('For pull testers and test benches.', 'Für Auszugsprüfgeräte und Prüftische.', {
      fr: 'Pour appareils de traction et bancs de test.',
      es: 'Para probadores de tracción y bancos de prueba.',
    }),
  ),
]
