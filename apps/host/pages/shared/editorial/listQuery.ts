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

/** The service returns at most 100 entries. */
const maxPages = 8
