import type { SeedClassification } from '../../seed.types.ts'
import { text } from '../builders.ts'
import { entry } from './entry.ts'

/** Machines that mark, measure and test. */
export const markingAndQuality: readonly SeedClassification[] = [
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
]
