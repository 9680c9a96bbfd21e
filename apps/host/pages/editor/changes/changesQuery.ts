import { toDay } from '@kudex/domain/days'
import { mediaKinds, type MediaKind, recordKinds, type RecordKind } from '@kudex/domain/editing-forms'

/** Kinds of content whose changes are listed, as in addresses. */
export const changedKinds = ['pages', ...recordKinds, ...mediaKinds, 'sites', 'route-rules'] as const

export type ChangedKind = 'pages' | RecordKind | MediaKind | 'sites' | 'route-rules'

/** Filters of the list of all changes, as in its address. */
export interface ChangesQuery {
  readonly kind: ChangedKind | null
  readonly editor: string | null
  /** First day in UTC, as `2026-11-23`. */
  readonly from: string | null
  /** Last day in UTC. */
  readonly to: string | null
  /** One-based. */
  readonly page: number
}

/** Reads the filters of an address; unknown values are ignored. */
export function readChangesQuery(query: URLSearchParams): ChangesQuery {
  const page = query.get('page') ?? ''
  return {
    kind: changedKinds.find((kind) => kind === query.get('kind')) ?? null,
    editor: (query.get('editor') ?? '').trim().slice(0, 100) || null,
    from: toDay(query.get('from')),
    to: toDay(query.get('to')),
    page: /^[1-9]\d{0,3}$/.test(page) ? Number(page) : 1,
  }
}

/** Writes filters as a query, without those that are not set. */
export function writeChangesQuery({ page, ...filters }: ChangesQuery): string {
  const entries = Object.entries({ ...filters, page: page > 1 ? String(page) : null })
  const query = new URLSearchParams(entries.flatMap(([name, value]) => (value ? [[name, value]] : [])))
  return query.size > 0 ? `?${query}` : ''
}
