import type { MeasurementSystem } from '../measurement/measurementSystem.ts'

/** What is known of a key over all entries of a list. */
export interface FacetStatistics {
  readonly key: string
  readonly system: MeasurementSystem | null
  /** Entries whose value is a number or range. */
  readonly spans: number
  /** Whether these differ. */
  readonly hasDifferentSpans: boolean
  /** Entries by choice. */
  readonly choices: ReadonlyMap<string, number>
  /** Entries that have a choice. */
  readonly chosen: number
}

/** How a key is filtered by. */
export type FacetKind = 'choice' | 'range'

/**
 * Chooses the facets of a list: what at least a quarter of its entries say and what tells them apart; eight at most in
 * each measurement system, in the order of the data sheets. A key is a range where most of its values are numbers.
 */
export function selectFacets(
  statistics: readonly FacetStatistics[],
  size: number,
): { readonly key: string; readonly kind: FacetKind }[] {
  const fit = statistics.flatMap((facet) => {
    const kind = resolveKind(facet, size)
    return kind === null ? [] : [{ facet, kind, weight: kind === 'range' ? facet.spans : facet.chosen }]
  })
  const kept = new Set(
    (['dim_metric', 'dim_imperial'] as const).flatMap((system) =>
      fit
        .filter(({ facet }) => facet.system === null || facet.system === system)
        .toSorted((one, other) => other.weight - one.weight)
        .slice(0, mostFacets),
    ),
  )
  return fit.filter((entry) => kept.has(entry)).map(({ facet, kind }) => ({ key: facet.key, kind }))
}

/** More would be a form. */
export const mostFacets = 8

/** More choices than that say nothing at a glance. */
export const mostChoices = 24

function resolveKind(facet: FacetStatistics, size: number): FacetKind | null {
  const least = Math.max(2, size / 4)
  const { spans, chosen, choices } = facet
  if (spans >= least && spans >= chosen) return facet.hasDifferentSpans ? 'range' : null
  if (chosen < least || choices.size > mostChoices) return null
  const counts = [...choices.values()]
  // Where every entry has its own, or all have the same, a choice leads nowhere.
  return counts.some((count) => count > 1) && counts.some((count) => count < size) ? 'choice' : null
}
