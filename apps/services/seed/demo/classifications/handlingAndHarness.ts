import type { SeedClassification } from '../../seed.types.ts'
import { text } from '../builders.ts'
import { entry } from './entry.ts'

/** Wire handling and harness assembly. */
export const handlingAndHarness: readonly SeedClassification[] = [
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
      'Pairs up to 12 m with controlled pitch and untwisted ends.',
      'Paare bis 12 m mit geregelter Schlaglänge und offenen Enden.',
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
]
