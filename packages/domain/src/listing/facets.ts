import { sideKey } from './features.ts'
import type { MeasurementSystem } from '../measurement/measurementSystem.ts'

/** Statistics of a key over all entries of a list. */
export interface FacetStatistics {
  readonly key: string
  readonly system: MeasurementSystem | null
  /** Entries whose value is a number or range. */
  readonly spans: number
  /** True if these values differ. */
  readonly hasDifferentSpans: boolean
  /** Entries by choice. */
  readonly choices: ReadonlyMap<string, number>
  /** Number of entries with a choice. */
  readonly chosen: number
}

/** Kind of facet of a key. */
export type FacetKind = 'choice' | 'range'

/**
 * Chooses the facets of a list: keys that at least a quarter of the entries have and whose values differ; at most eight
 * per measurement system and the sides of the dimensions, in the order of the data sheets. A key is a range if most of its values are numbers.
 */
export function selectFacets(
  statistics: readonly FacetStatistics[],
  size: number,
): { readonly key: string; readonly kind: FacetKind }[] {
  const fit = statistics.flatMap((facet) => {
    const kind = resolveKind(facet, size)
    return kind === null ? [] : [{ facet, kind, weight: kind === 'range' ? facet.spans : facet.chosen }]
  })
  const isSide = (entry: (typeof fit)[number]) => sideKey.test(entry.facet.key)
  const kept = new Set([
    ...fit.filter(isSide),
    ...(['dim_metric', 'dim_imperial'] as const).flatMap((system) =>
      fit
        .filter((entry) => !isSide(entry) && (entry.facet.system === null || entry.facet.system === system))
        .toSorted((one, other) => other.weight - one.weight)
        .slice(0, maxFacets),
    ),
  ])
  return fit.filter((entry) => kept.has(entry)).map(({ facet, kind }) => ({ key: facet.key, kind }))
}

/** Maximum number of facets. */
export const maxFacets = 8

/** Maximum number of choices of a facet. */
export const maxChoices = 24

function resolveKind(facet: FacetStatistics, size: number): FacetKind | null {
  const least = Math.max(2, size / 4)
  const { spans, chosen, choices } = facet
  if (spans >= least && spans >= chosen) return facet.hasDifferentSpans ? 'range' : null
  if (chosen < least || choices.size > maxChoices) return null
  const counts = [...choices.values()]
  // A choice is useless if all entries have the same value, or each its own.
  return counts.some((count) => count > 1) && counts.some((count) => count < size) ? 'choice' : null
}
