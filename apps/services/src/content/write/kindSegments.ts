import { type EditorialKind, editorialKinds } from '../editorial/publication.ts'
import type { HistoryKind } from '../history/historyTables.ts'
import type { ContentKind } from './writes.types.ts'

/** Kinds of content by their path segments. */
export const contentKinds: ReadonlyMap<string, ContentKind> = new Map([
  ['sites', 'sites'],
  ['navigations', 'navigations'],
  ['footers', 'footers'],
  ['pages', 'pages'],
  ['redirects', 'redirects'],
  ['route-rules', 'routeRules'],
  ['locations', 'locations'],
  ['contacts', 'contacts'],
])

/** Kinds whose versions can be restored. Pictures cannot: their crops are made when they are saved. */
export const historyKinds: ReadonlyMap<string, ContentKind | EditorialKind> = new Map<
  string,
  ContentKind | EditorialKind
>([...contentKinds, ...editorialKinds.map((kind) => [kind, kind] as const)])

/** The path segment of a kind. */
export function toKindSegment(kind: HistoryKind): string {
  return kind === 'routeRules' ? 'route-rules' : kind
}
