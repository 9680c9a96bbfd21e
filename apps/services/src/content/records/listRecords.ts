import { desc, eq } from 'drizzle-orm'
import type { Queries } from '../../database/database.types.ts'
import { localize } from '../../localization/localize.ts'
import { mediaLimits } from '../../limits.ts'
import { editorialTables, isEditorialKind, type EditorialKind } from '../editorial/publication.ts'
import type { StoredLink } from '../links.types.ts'
import { sites } from '../tables.ts'
import { readContentState, type ContentState } from '../write/contentState.ts'
import type { ContentKind } from '../write/writes.types.ts'

/** An entry in a list for editors. */
export interface ListedRecord {
  readonly id: string
  readonly title: string
  /** What tells entries with one title apart: an address, a place, a role. */
  readonly detail: string | null
  /** Null for kinds without such a state. */
  readonly isPublished: boolean | null
  readonly publicationDate: Date | null
}

export interface RecordQuery {
  /** Part of the title, the detail or the id; empty for all. */
  readonly search: string
  readonly language: string
  readonly offset: number
}

/** Entries of a kind that a text matches, and their number; entries with a date by date, the newest first. */
export async function listRecords(queries: Queries, kind: ContentKind | EditorialKind, query: RecordQuery) {
  const wanted = query.search.trim().toLowerCase()
  const all = isEditorialKind(kind)
    ? await readEditorial(queries, kind, query.language)
    : toRecords(await readContentState(queries), kind, query.language)
  const found = all.filter(({ id, title, detail }) =>
    [id, title, detail ?? ''].some((text) => text.toLowerCase().includes(wanted)),
  )
  return { total: found.length, records: found.slice(query.offset, query.offset + mediaLimits.perResponse) }
}

async function readEditorial(queries: Queries, kind: EditorialKind, language: string): Promise<ListedRecord[]> {
  const table = editorialTables[kind]
  const { id, title, isPublished, publicationDate, siteId } = table
  const rows = await queries
    .select({ id, title, isPublished, publicationDate, site: sites.name })
    .from(table)
    .leftJoin(sites, eq(sites.id, siteId))
    .orderBy(desc(publicationDate), id)
  return rows.map((row) => ({
    id: row.id,
    title: localize(row.title, [language]),
    detail: row.site,
    isPublished: row.isPublished,
    publicationDate: row.publicationDate,
  }))
}

function toRecords(state: ContentState, kind: ContentKind, language: string): ListedRecord[] {
  const toRecord = (id: string, title: string, detail: string | null, isPublished: boolean | null = null) => {
    return { id, title, detail, isPublished, publicationDate: null }
  }
  const sitesWith = (id: string) =>
    state.sites
      .filter(({ headerNavigationId, footerNavigationId }) => headerNavigationId === id || footerNavigationId === id)
      .map(({ name }) => name)
      .join(', ') || null
  switch (kind) {
    case 'redirects':
      return state.redirects.map(({ id, previousUrl, target }) => toRecord(id, previousUrl, toAddress(state, target)))
    case 'navigations':
      return [...state.navigationIds].map((id) => toRecord(id, id, sitesWith(id)))
    case 'footers':
      return state.footers.map(({ id }) => toRecord(id, id, sitesWith(id)))
    case 'locations':
      return state.locations.map(({ id, name, city, isPublished }) => toRecord(id, name, city, isPublished))
    case 'contacts':
      return state.contacts.map(({ id, givenName, familyName, role, isPublished }) =>
        toRecord(id, `${givenName} ${familyName}`, role && localize(role, [language]), isPublished),
      )
    case 'routeRules':
      return state.routeRules.map(({ id, pattern, redirect }) => toRecord(id, pattern, redirect))
    case 'sites':
      return state.sites.map(({ id, name }) => toRecord(id, name, null))
    case 'pages':
      return state.pages.map(({ id, url }) => toRecord(id, url, null))
  }
}

function toAddress({ pages }: ContentState, target: StoredLink): string {
  switch (target.kind) {
    case 'page':
      return pages.find(({ id }) => id === target.pageId)?.url ?? target.pageId
    case 'path':
      return target.path
    case 'external':
      return target.url
    case 'product':
      return target.productSlug
    case 'service':
      return target.serviceSlug
  }
}
