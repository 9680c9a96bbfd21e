import type { SearchInput } from '@kudex/domain/search'
import { eq } from 'drizzle-orm'
import type { Queries } from '../../database/database.types.ts'
import { sites } from '../tables.ts'

/** The site, country and languages that a search is limited to. */
export type SearchScope = Pick<SearchInput, 'language' | 'fallbackLanguage' | 'country' | 'siteSlug'>

/** The searched languages: those of the visitor, and those in which the catalogue is complete. */
export function listLanguages({ language, fallbackLanguage }: SearchScope): readonly string[] {
  return [...new Set([language, fallbackLanguage, 'en', 'de'])]
}

/** The filter terms of a scope as a `tsquery`; null if there is no such site. Queries cannot contain filter terms. */
export async function readScopeQuery(
  queries: Queries,
  { language, fallbackLanguage, country, siteSlug }: SearchScope,
): Promise<string | null> {
  const [site] = await queries.select({ id: sites.id, areas: sites.areas }).from(sites).where(eq(sites.slug, siteSlug))
  if (!site) return null
  const scopes = [`#${site.id}`, ...site.areas.map((area) => `+${area}`)].map((scope) => `@${language}${scope}`)
  const fallback = `${language}/${fallbackLanguage}`
  const code = country.toLowerCase()
  return [
    `(${[...scopes, `@${fallback}#${site.id}`].map(quoteLexeme).join(' | ')})`,
    `!${quoteLexeme(`!${fallback}`)}`,
    `(${quoteLexeme(`=${code}`)} | ${quoteLexeme('=*')})`,
    `!${quoteLexeme(`!${code}`)}`,
  ].join(' & ')
}

function quoteLexeme(lexeme: string): string {
  return `'${lexeme.replaceAll('\\', '\\\\').replaceAll("'", "''")}'`
}
