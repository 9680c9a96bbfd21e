import type { Span } from '../listing/parseQuantity.ts'

/** What a visitor looks for; null for an answer that is not given. */
export interface FinderNeed {
  /** Size of the conductor. */
  readonly size: ConductorSize | null
  /** Id of a cable type, as in filters. */
  readonly cableType: string | null
  /** Slug of the classification of the operation. */
  readonly operation: string | null
  /** Pieces per hour. */
  readonly volume: number | null
}

/** A cross-section in mm², or a gauge as it was typed: `12`, `2/0`. */
export type ConductorSize =
  | { readonly unit: 'mm2'; readonly area: number }
  | { readonly unit: 'awg'; readonly gauge: string; readonly area: number }

/** What the rules need to know of a machine; null if the catalogue does not state it. */
export interface FinderCandidate {
  /** Conductors in mm². */
  readonly crossSection: Span | null
  /** Ids of cable types. */
  readonly cableTypes: readonly string[] | null
  /** Pieces per hour. */
  readonly rate: number | null
}

/** A question of the finder that a machine answers. */
export type FinderCriterion = 'crossSection' | 'cableType' | 'volume'

/** How a machine answers a question. */
export interface FinderReason {
  readonly criterion: FinderCriterion
  readonly outcome: 'fits' | 'misses' | 'unknown'
}

/** A machine with the reasons why it fits, or nearly fits. */
export interface FinderMatch<Candidate> {
  readonly candidate: Candidate
  readonly reasons: readonly FinderReason[]
  readonly fits: boolean
}
