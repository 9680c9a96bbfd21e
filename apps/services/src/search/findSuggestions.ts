import { foldText, toPartNumber, type SearchSuggestion } from '@kudex/domain/search'
import { sql } from 'drizzle-orm'
import type { Queries } from '../database/database.types.ts'
import { listWanted } from './findThings.ts'
import { findWords, toArrayText } from './findWords.ts'
import { isTradeWord, partCompounds, readTerms } from './readTerms.ts'
import { listLanguages, readScopeQuery, type SearchScope } from './searchScope.ts'
import { documents } from './tables.ts'

/**
 * Things whose names fit what was typed so far, the best first; null where there is no such site. Three statements at
 * most (SEARCH-08).
 */
export async function findSuggestions(
  queries: Queries,
  { query, ...scope }: SearchScope & { readonly query: string },
): Promise<readonly SearchSuggestion[] | null> {
  const scopeQuery = await readScopeQuery(queries, scope)
  if (scopeQuery === null) return null
  const languages = listLanguages(scope)
  const asked = readTerms(query, scope.language, languages)
  const key = toPartNumber(query)
  if (asked.length === 0 || key === '') return []
  const found = await findWords(
    queries,
    asked.map(({ word }) => word),
    languages,
    (word) => isTradeWord(word, languages),
  )
  const terms = partCompounds(asked, found, languages)
  const wanted = listWanted(terms, found, languages, { isTyping: true, needs: 'every' })
  // Whoever types a name means the machine; its documents are found with it.
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
        with wanted as materialized ${wanted},
        candidates as materialized (
          (select id, language from search.begin(${toArrayText(languages)}::text[], ${key}, ${inScope}, ${mostCandidates}))
          union
          (select match.id, match.language
            from wanted, search.match(language, ${inScope}, title_forms, ${mostCandidates}) as match)
        )
        select distinct on (lower(title), type) id, type, title, path,
          case when starts_with(title_key, ${key}) then 1 else 0 end + similarity(lower(title), ${foldText(query).trim()})
            as score
        from candidates join ${documents} using (id, language)
        order by lower(title), type, score desc
      ) as answer`,
    )
    .orderBy(sql`score desc, length(title), title`)
    .limit(mostSuggestions)
}

/** As many as are read at a glance. */
export const mostSuggestions = 8

const mostCandidates = 100
