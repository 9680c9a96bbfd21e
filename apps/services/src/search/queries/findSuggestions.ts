import { foldText, type SearchSuggestion } from '@kudex/domain/search'
import { sql } from 'drizzle-orm'
import type { Queries } from '../../database/database.types.ts'
import { documents } from '../tables.ts'
import { toTitleKey } from '../titleKey.ts'
import { toArrayLiteral } from './findWords.ts'
import { listLanguages, readScopeQuery, type SearchScope } from './searchScope.ts'
import { resolveQuery, toTextQueryTable } from './textQueries.ts'

/**
 * Documents whose titles match what was typed so far, best first; null if there is no such site. At most three
 * statements (SEARCH-08).
 */
export async function findSuggestions(
  queries: Queries,
  { query, ...scope }: SearchScope & { readonly query: string },
): Promise<readonly SearchSuggestion[] | null> {
  const scopeQuery = await readScopeQuery(queries, scope)
  if (scopeQuery === null) return null
  const languages = listLanguages(scope)
  const key = toTitleKey(query)
  const resolved = key === '' ? null : await resolveQuery(queries, query, scope.language, languages)
  if (resolved === null) return []
  // A name means the machine, so its files are not suggested.
  const inScope = sql`${`${scopeQuery} & !'~document'`}::tsquery`
  return queries
    .select({
      id: sql<string>`id`,
      type: sql<SearchSuggestion['type']>`type`,
      title: sql<string>`title`,
      path: sql<string>`path`,
    })
    .from(
      sql`(
        with text_queries as materialized ${toTextQueryTable(resolved, { isTyping: true, match: 'every' })},
        candidates as materialized (
          (select id, language from search.begin(${toArrayLiteral(languages)}::text[], ${key}, ${inScope}, ${maxCandidates}))
          union
          (select match.id, match.language
            from text_queries, search.match(language, ${inScope}, title_forms, ${maxCandidates}) as match)
        )
        select distinct on (lower(title), type) id, type, title, path,
          case when starts_with(title_key, ${key}) then 1 else 0 end + similarity(lower(title), ${foldText(query).trim()})
            as score
        from candidates join ${documents} using (id, language)
        order by lower(title), type, score desc
      ) as result`,
    )
    .orderBy(sql`score desc, length(title), title`)
    .limit(maxSuggestions)
}

const maxSuggestions = 8

const maxCandidates = 100
