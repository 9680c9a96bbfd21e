import type { MeasurementSystem } from './measurementSystem.ts'

/** Keeps the specifications of one measurement system and the neutral ones, in their order (CAT-14). */
export function filterSpecifications<S extends { readonly measurementSystem: MeasurementSystem | null }>(
  specifications: readonly S[],
  system: MeasurementSystem,
): S[] {
  return specifications.filter(
    (specification) => specification.measurementSystem === null || specification.measurementSystem === system,
  )
}
