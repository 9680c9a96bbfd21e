import type { SearchQuestion } from '@kudex/domain/search'
import { eq } from 'drizzle-orm'
import type { Queries } from '../database/database.types.ts'
import { sites } from './tables.ts'

/** Whose search it is: what is shown there is all that can be found. */
export type SearchScope = Pick<SearchQuestion, 'language' | 'country' | 'siteSlug'>

/** Languages that a search looks at: that of the visitor and those the catalogue is complete in, which stand in for it. */
export function listLanguages({ language }: Pick<SearchScope, 'language'>): readonly string[] {
  return [...new Set([language, 'en', 'de'])]
}

/** What `to_tsquery` takes to keep to a scope: signs that no query can write. Null where there is no such site. */
export async function readScopeQuery(
  queries: Queries,
  { language, country, siteSlug }: SearchScope,
): Promise<string | null> {
  const [site] = await queries.select({ id: sites.id, areas: sites.areas }).from(sites).where(eq(sites.slug, siteSlug))
  if (!site) return null
  const places = [`#${site.id}`, ...site.areas.map((area) => `+${area}`)].map((place) => `@${language}${place}`)
  const code = country.toLowerCase()
  return [
    `(${places.map(toSign).join(' | ')})`,
    `(${toSign(`=${code}`)} | ${toSign('=*')})`,
    `!${toSign(`!${code}`)}`,
  ].join(' & ')
}

/** A lexeme in quotes, as PostgreSQL writes it. */
function toSign(sign: string): string {
  return `'${sign.replaceAll('\\', '\\\\').replaceAll("'", "''")}'`
}
