import type { SeedClassification } from '../../seed.types.ts'
import { text } from '../builders.ts'
import { entry } from './entry.ts'

/** Software for the machines. */
export const software: readonly SeedClassification[] = [
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
]
