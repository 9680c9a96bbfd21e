import type { RequestContext } from '../../../request/requestContext.types.ts'
import { readQuery } from '../../../request/readQuery.ts'

/** The state of a list in its URL. */
export interface ListQuery {
  /** Number of pages shown, starting with the first. */
  readonly pages: number
  readonly category: string | null
  readonly videosOnly: boolean
  readonly year: number | null
}

/** Reads the filters of a list from its URL; ignores invalid values (STORY-03, STORY-04). */
export function readListQuery({ fullPath }: Pick<RequestContext, 'fullPath'>): ListQuery {
  const query = readQuery(fullPath)
  const pages = /^[1-9]\d?$/.exec(query.get('page') ?? '')?.[0]
  const year = /^(?:19|20)\d\d$/.exec(query.get('year') ?? '')?.[0]
  return {
    pages: Math.min(Number(pages ?? 1), maxPages),
    category: /^[a-z\d-]{1,100}$/.exec(query.get('category') ?? '')?.[0] ?? null,
    videosOnly: ['on', 'true', '1'].includes(query.get('videos') ?? ''),
    year: year === undefined ? null : Number(year),
  }
}

/** Builds the URL of a list; leaves out defaults. */
export function writeListQuery(path: string, query: Partial<ListQuery>): string {
  const given = new URLSearchParams()
  if (query.category) given.set('category', query.category)
  if (query.pages !== undefined && query.pages > 1) given.set('page', `${query.pages}`)
  if (query.videosOnly) given.set('videos', 'on')
  if (query.year) given.set('year', `${query.year}`)
  const text = given.toString()
  return text === '' ? path : `${path}?${text}`
}

/** Entries of one page of a list. */
export const entriesOfPage = 12

/** A longer list would be too large a document. */
const maxPages = 40

/** The most entries that a list shows. */
export const maxShownEntries = maxPages * entriesOfPage

/** The URL of the same list with one page more; null if nothing more can be shown. */
export function writeMoreQuery(
  path: string,
  query: Partial<ListQuery> & Pick<ListQuery, 'pages'>,
  { total, items }: { readonly total: number; readonly items: readonly unknown[] },
): string | null {
  const hasMore = items.length > 0 && total > items.length && query.pages < maxPages
  return hasMore ? writeListQuery(path, { ...query, pages: query.pages + 1 }) : null
}
