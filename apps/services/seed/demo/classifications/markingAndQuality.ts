import type { SeedClassification } from '../../seed.types.ts'
import { text } from '../builders.ts'
import { entry } from './entry.ts'

/** Machines that mark, measure and test. */
export const markingAndQuality: readonly SeedClassification[] = [
  entry(
    'marking',
    undefined,
    text('Marking', 'Kennzeichnen', { fr: 'Marquage', es: 'Marcado' }),
    'lm-20',
    text('Every wire says what it is.', 'Jede Leitung sagt, was sie ist.', {
      fr: 'Chaque fil dit ce qu’il est.',
      es: 'Cada cable dice lo que es.',
    }),
  ),
  entry(
    'wire-marking',
    'marking',
    text('Wire marking', 'Leitungskennzeichnung', { fr: 'Marquage de fils', es: 'Marcado de cables' }),
    'ij-32',
    text(
      'At line speed, without touching the insulation.',
      'In Liniengeschwindigkeit und ohne Berührung der Isolation.',
      {
        fr: 'À la vitesse de la ligne, sans toucher l’isolant.',
        es: 'A velocidad de línea y sin tocar el aislamiento.',
      },
    ),
  ),
  entry(
    'ink-markers',
    'wire-marking',
    text('Ink-jet markers', 'Tintenstrahldrucker', { fr: 'Imprimantes jet d’encre', es: 'Marcadoras de tinta' }),
    'ij-32',
    text(
      'Fast-drying inks for dark and light insulation.',
      'Schnell trocknende Tinten für helle und dunkle Isolationen.',
      {
        fr: 'Encres à séchage rapide pour isolants clairs et foncés.',
        es: 'Tintas de secado rápido para aislamientos claros y oscuros.',
      },
    ),
  ),
  entry(
    'laser-markers',
    'wire-marking',
    text('Laser markers', 'Lasermarkierer', { fr: 'Marquage laser', es: 'Marcado láser' }),
    'lm-50',
    text('Permanent marks for aerospace and rail.', 'Dauerhafte Markierungen für Luftfahrt und Bahn.', {
      fr: 'Un marquage durable pour l’aéronautique et le rail.',
      es: 'Marcas permanentes para aviación y ferrocarril.',
    }),
  ),
  entry(
    'quality',
    undefined,
    text('Quality and testing', 'Qualität und Prüfung', { fr: 'Qualité et essais', es: 'Calidad y ensayo' }),
    'xs-3',
    text(
      'Measure what holds: pull force, crimp section, continuity.',
      'Messen, was hält: Auszugskraft, Schliffbild, Durchgang.',
      {
        fr: 'Mesurer ce qui tient : traction, micrographie, continuité.',
        es: 'Medir lo que aguanta: tracción, micrografía, continuidad.',
      },
    ),
  ),
  entry(
    'crimp-quality',
    'quality',
    text('Crimp quality', 'Crimpqualität', { fr: 'Qualité du sertissage', es: 'Calidad del engaste' }),
    'pt-500',
    text(
      'From the curve of every crimp to the polished section.',
      'Von der Kraftkurve jedes Crimps bis zum Schliffbild.',
      {
        fr: 'De la courbe de chaque sertissage à la coupe polie.',
        es: 'De la curva de cada engaste a la sección pulida.',
      },
    ),
  ),
  entry(
    'pull-testers',
    'crimp-quality',
    text('Pull testers', 'Auszugsprüfgeräte', { fr: 'Essai de traction', es: 'Ensayo de tracción' }),
    'pt-2000',
    text('Motorised testers with traceable results.', 'Motorische Prüfgeräte mit rückverfolgbaren Ergebnissen.', {
      fr: 'Appareils motorisés aux résultats traçables.',
      es: 'Probadores motorizados con resultados trazables.',
    }),
  ),
  entry(
    'force-monitoring',
    'crimp-quality',
    text('Crimp-force monitoring', 'Crimpkraftüberwachung', {
      fr: 'Surveillance de l’effort de sertissage',
      es: 'Control de fuerza de engaste',
    }),
    'cfm-12',
    text('Compares the force curve of every crimp.', 'Vergleicht die Kraftkurve jedes einzelnen Crimps.', {
      fr: 'Compare la courbe d’effort de chaque sertissage.',
      es: 'Compara la curva de fuerza de cada engaste.',
    }),
  ),
  entry(
    'section-labs',
    'crimp-quality',
    text('Cross-section labs', 'Schliffbildlabore', {
      fr: 'Laboratoires de micrographie',
      es: 'Laboratorios de micrografía',
    }),
    'xs-3',
    text('Cut, polish, etch and measure in minutes.', 'Schneiden, polieren, ätzen und messen in Minuten.', {
      fr: 'Couper, polir, attaquer et mesurer en quelques minutes.',
      es: 'Cortar, pulir, atacar y medir en minutos.',
    }),
  ),
  entry(
    'harness-testing',
    'quality',
    text('Harness testing', 'Kabelsatzprüfung', { fr: 'Contrôle de faisceaux', es: 'Ensayo de mazos' }),
    'tb-128',
    text('Continuity, insulation and components on one board.', 'Durchgang, Isolation und Bauteile auf einem Brett.', {
      fr: 'Continuité, isolement et composants sur une table.',
      es: 'Continuidad, aislamiento y componentes en un tablero.',
    }),
  ),
  entry(
    'test-benches',
    'harness-testing',
    text('Test benches', 'Prüftische', { fr: 'Bancs de test', es: 'Bancos de prueba' }),
    'tb-512',
    text('Modular benches that grow with the harness.', 'Modulare Prüftische, die mit dem Kabelsatz wachsen.', {
      fr: 'Des bancs modulaires qui grandissent avec le faisceau.',
      es: 'Bancos modulares que crecen con el mazo.',
    }),
  ),
]
