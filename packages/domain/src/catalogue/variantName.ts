import type { MeasurementSystem } from '../measurement/measurementSystem.ts'
import type { Variant } from './catalogue.types.ts'

/** A variant's name in a measurement system; the other system's where one is missing (CAT-16). */
export function resolveVariantName(
  variant: Pick<Variant, 'nameMetric' | 'nameImperial'>,
  system: MeasurementSystem,
): string {
  return system === 'dim_metric'
    ? variant.nameMetric || variant.nameImperial
    : variant.nameImperial || variant.nameMetric
}
