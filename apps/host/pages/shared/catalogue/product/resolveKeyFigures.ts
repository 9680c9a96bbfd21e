import type { MeasurementSystem } from '@kudex/domain/measurement'
import type { SpecificationGroup } from '../catalogue.types.ts'

/** A value of the technical data that the head of a product shows. */
export interface KeyFigure {
  readonly id: string
  readonly label: string
  readonly value: string
}

/** Maximum number of figures next to the picture. */
const maxFigures = 4

/** Longer values are sentences, not figures. */
const maxValueLength = 18

/** The first values with a unit in a measurement system, one per name; none if fewer than two (CAT-11, CAT-13). */
export function resolveKeyFigures(groups: readonly SpecificationGroup[], system: MeasurementSystem): KeyFigure[] {
  const figures = new Map<string, KeyFigure>()
  for (const { id: group, rows } of groups)
    for (const { id, name, value, unit, system: ofSystem } of rows) {
      if (!unit || (ofSystem && ofSystem !== system) || figures.has(name)) continue
      const text = `${value}\u00A0${unit}`
      if (text.length <= maxValueLength) figures.set(name, { id: `${group}-${id}`, label: name, value: text })
    }
  return figures.size < 2 ? [] : [...figures.values()].slice(0, maxFigures)
}
