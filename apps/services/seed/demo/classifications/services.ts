import type { SeedClassification } from '../../seed.types.ts'
import { text } from '../builders.ts'
import { entry } from './entry.ts'

/** Services have one level. */
export const services: readonly SeedClassification[] = [
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
  entry(
    'parts-upgrades',
    undefined,
    text('Parts and upgrades', 'Teile und Umbauten'),
    'tool-blades-carbide',
    text(
      'What keeps a machine young, and what becomes of it afterwards.',
      'Was eine Maschine jung hält und was danach aus ihr wird.',
    ),
    'SERVICE',
  ),
]
