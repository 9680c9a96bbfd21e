import { ilike, or, sql, type SQL } from 'drizzle-orm'
import { pages } from '../tables.ts'

/** Condition for pages with a text in their title in any language, their path or their id. */
export function matchesText(text: string | null | undefined): SQL | undefined {
  const wanted = text?.trim() ?? ''
  if (wanted === '') return undefined
  const pattern = `%${wanted.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`
  // The title is one text for all languages, or an object with one per language.
  const title = sql`case when jsonb_typeof(${pages.title}) = 'object'
    then exists (select 1 from jsonb_each_text(${pages.title}) as titles where titles.value ilike ${pattern})
    else ${pages.title} #>> '{}' ilike ${pattern} end`
  return or(title, ilike(pages.url, pattern), ilike(pages.id, pattern))
}

/** The order of lists for editors: by site and address. */
export const byAddress: SQL[] = [sql`${pages.siteId}`, sql`${pages.url} collate "C"`, sql`${pages.id}`]

/** Maximum number of pages per response. */
const maxPages = 1_000

/** The limits of a part of a list. */
export function toPart({ first, offset }: { first?: number | null | undefined; offset?: number | null | undefined }) {
  return { limit: Math.max(0, Math.min(first ?? 500, maxPages)), offset: Math.max(0, offset ?? 0) }
}
