import { toContentVersion } from '../contentVersion.ts'
import type { ContactRow, FooterRow, LocationRow, RedirectRow, RouteRuleRow, SiteRow } from './contentState.ts'
import type { WrittenContent } from './applyWrites.ts'
import { toWrittenItems } from './navigationTree.ts'
import { toNewestVersion, toVersionTag, toWrittenPage } from './pageVersions.ts'
import type { ContentKind } from './writes.types.ts'

/** An item as editors read it: its value, and its version for optimistic locking. */
export interface Described {
  readonly id: string
  readonly version: string
  readonly [field: string]: unknown
}

/** Describes an item; null if it does not exist. Pages must be among those of the content. */
export function describeContent({ state, pages }: WrittenContent, kind: ContentKind, id: string): Described | null {
  switch (kind) {
    case 'pages':
      return describePage(pages, id)
    case 'navigations': {
      if (!state.navigationIds.has(id)) return null
      const rows = state.navigationItems.filter(({ navigationId }) => navigationId === id)
      return describe(id, { items: toWrittenItems(rows.toSorted((one, other) => one.sortIndex - other.sortIndex)) })
    }
    case 'sites':
    case 'footers':
    case 'redirects':
    case 'routeRules':
    case 'locations':
    case 'contacts': {
      const rows: readonly (SiteRow | FooterRow | RedirectRow | RouteRuleRow | LocationRow | ContactRow)[] = state[kind]
      const row = rows.find((candidate) => candidate.id === id)
      if (!row) return null
      const { id: _, ...value } = row
      return describe(id, value)
    }
  }
}

export function listIds({ state }: Pick<WrittenContent, 'state'>, kind: ContentKind): string[] {
  if (kind === 'navigations') return [...state.navigationIds]
  return [...new Set(state[kind].map(({ id }) => id))]
}

/** An item with its version, which depends on the content only. */
export function describe(id: string, value: object): Described {
  return { id, version: toContentVersion(value), value }
}

function describePage(pages: WrittenContent['pages'], id: string): Described | null {
  const versions = pages.get(id)
  const row = versions && toNewestVersion(versions)?.row
  if (!row) return null
  const { published, draft } = versions
  return {
    id,
    version: toVersionTag(versions),
    protection: { kind: row.protection, role: row.protectionRole },
    published: published && toWrittenPage(published),
    draft: draft && toWrittenPage(draft),
  }
}
