import type { SeedClassification } from '../../seed.types.ts'
import { text } from '../builders.ts'
import { entry } from './entry.ts'

/** Software for the machines. */
export const software: readonly SeedClassification[] = [
  entry(
    'software',
    undefined,
    text('Software', 'Software', { fr: 'Logiciels', es: 'Software' }),
    'wire-master-studio',
    text('Jobs, machines and results in one place.', 'Aufträge, Maschinen und Ergebnisse an einem Ort.', {
      fr: 'Commandes, machines et résultats en un seul lieu.',
      es: 'Pedidos, máquinas y resultados en un solo lugar.',
    }),
  ),
  entry(
    'production-software',
    'software',
    text('Production software', 'Produktionssoftware', { fr: 'Logiciels de production', es: 'Software de producción' }),
    'lineview',
    text('From the drawing to the finished batch.', 'Von der Zeichnung bis zum fertigen Los.', {
      fr: 'Du plan au lot terminé.',
      es: 'Del plano al lote terminado.',
    }),
  ),
  entry(
    'planning-monitoring',
    'production-software',
    text('Planning and monitoring', 'Planen und Überwachen', {
      fr: 'Planifier et surveiller',
      es: 'Planificación y seguimiento',
    }),
    'wire-master-studio',
    text('Plan, send, follow and report.', 'Planen, senden, verfolgen, auswerten.', {
      fr: 'Planifier, envoyer, suivre et analyser.',
      es: 'Planificar, enviar, seguir e informar.',
    }),
  ),
]
