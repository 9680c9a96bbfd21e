import { editorialKinds } from '../editorial/publication.ts'
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

/** Kinds with a history, by their path segments; each version with content can be restored. */
export const historyKinds: ReadonlyMap<string, HistoryKind> = new Map<string, HistoryKind>([
  ...contentKinds,
  ...[...editorialKinds, 'pictures' as const, 'files' as const].map((kind) => [kind, kind] as const),
])

/** The path segment of a kind. */
export function toKindSegment(kind: HistoryKind): string {
  return kind === 'routeRules' ? 'route-rules' : kind
}
