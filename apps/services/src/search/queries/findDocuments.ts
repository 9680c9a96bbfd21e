import {
  foldText,
  searchPageSize,
  type SearchResponse,
  type SearchInput,
  type SearchRecord,
  type SearchType,
} from '@kudex/domain/search'
import { type SQL, sql } from 'drizzle-orm'
import type { Queries } from '../../database/database.types.ts'
import { documents } from '../tables.ts'
import { toTitleKey } from '../titleKey.ts'
import { toArrayLiteral } from './findWords.ts'
import type { QueryTerm } from './parseQuery.ts'
import { listLanguages, readScopeQuery } from './searchScope.ts'
import { resolveQuery, toTextQueryTable, type QueryExpansion } from './textQueries.ts'

/**
 * Finds the documents that match a query within its scope, best first; null if there is no such site. At most four
 * statements: the site, the words, the documents with all words, and, if there are none, those with some of the words
 * (SEARCH-07, SEARCH-09).
 */
export async function findDocuments(queries: Queries, input: SearchInput): Promise<SearchResponse | null> {
  const scope = await readScopeQuery(queries, input)
  if (scope === null) return null
  const { page, type } = input
  const query = await resolveQuery(queries, input.query, input.language, listLanguages(input))
  if (query === null) return { ...emptyResult, page }
  const names = listNames(query.terms)
  const find = (match: QueryExpansion['match']) =>
    rank(queries, { input, scope, textQueries: toTextQueryTable(query, { isTyping: false, match }), names })
  const strict = await find('every')
  const isEnough = Object.keys(strict.counts).length > 0 || query.terms.length === 1
  const { records, counts } = isEnough ? strict : await find('some')
  const all = Object.values(counts).reduce((sum, count) => sum + count, 0)
  return {
    records,
    counts,
    total: type === null ? all : (counts[type] ?? 0),
    isTotalExact: all < maxCandidates,
    page,
    pageSize: searchPageSize,
  }
}

const emptyResult = { records: [], counts: {}, total: 0, isTotalExact: true, pageSize: searchPageSize } as const

/** Maximum number of ranked documents; ranking more would make common words slow. */
const maxCandidates = 500

/** Maximum number of documents ranked because the words are in their titles. */
const maxTitles = 150

/** Synonyms of the whole query, as titles are compared: `sertissage` also asks for the title `crimping`. */
function listNames(terms: readonly QueryTerm[]): readonly string[] {
  const [first, ...others] = terms.map(({ synonyms }) =>
    [...synonyms.values()].flatMap((names) => names.map((words) => toTitleKey(words.join('')))),
  )
  return [...new Set(first)].filter((name) => others.every((list) => list.includes(name))).slice(0, maxNames)
}

const maxNames = 40

interface Ranking {
  readonly input: SearchInput
  readonly scope: string
  readonly textQueries: SQL
  readonly names: readonly string[]
}

async function rank(
  queries: Queries,
  { input, scope, textQueries, names }: Ranking,
): Promise<{ records: SearchRecord[]; counts: Partial<Record<SearchType, number>> }> {
  const { query, page, fromPage, type } = input
  const key = toTitleKey(query)
  const title = foldText(query).trim()
  const inScope = sql`${scope}::tsquery`
  const isOfType = type === null ? sql`true` : sql`type = ${type}`
  const [row] = await queries
    .select({
      counts: sql<Partial<Record<SearchType, number>> | null>`counts`,
      records: sql<SearchRecord[] | null>`records`,
    })
    .from(
      sql`(
        with text_queries as materialized ${textQueries},
        candidates as materialized (
          (select id, language from ${documents} where title_key = ${key} and words @@ ${inScope} limit 50)
          union
          (select match.id, match.language
            from text_queries, search.match(language, ${inScope}, title_forms, ${maxTitles}) as match)
          union
          (select match.id, match.language
            from text_queries, search.match(language, ${inScope}, forms, ${maxCandidates}) as match)
        ), scored as materialized (
          -- A path that several documents lead to, such as the manual of many machines, is one result.
          select distinct on (path) id, type, title, description, path, language, image,
            ts_rank(${weights}::real[], documents.words, text_queries.strict, 1) * 4
            + ts_rank(${weights}::real[], documents.words, text_queries.words, 1) * 2
            + case when title_key = ${key} then 4 when starts_with(title_key, ${key}) then 1 else 0 end
            + case when title_key = any(${toArrayLiteral(names)}::text[]) then 1 else 0 end
            + case when documents.words @@ text_queries.titles then 0.6 else 0 end
            + case when documents.words @@ text_queries.strict then 0.3 else 0 end
            + similarity(lower(title), ${title})
            -- Files rank below the document they belong to. A query for a file still finds it: few others match all words.
            - case when type = 'document' then 2.5 else 0 end as score
          from candidates join ${documents} as documents using (id, language) join text_queries using (language)
          order by path, score desc, language, id
        ), ranked as materialized (
          select * from scored order by score desc, title, path limit ${maxCandidates}
        )
        select
          (select json_object_agg(type, number) from (select type, count(*) as number from ranked group by type) as types)
            as counts,
          (select json_agg(shown order by position) from (
            select id, type, title, description, path, language, image, row_number() over () as position from (
              select * from ranked where ${isOfType} order by score desc, title, path
              limit ${(page - fromPage + 1) * searchPageSize} offset ${(fromPage - 1) * searchPageSize}
            ) as best
          ) as shown) as records
      ) as result`,
    )
  return { counts: row?.counts ?? {}, records: (row?.records ?? []).map(toRecord) }
}

/** Weights of a word in the body (D), the summary (C), keywords (B) and the title (A). */
const weights = '{0.05,0.2,0.4,1}'

function toRecord({ id, type, title, description, path, language, image }: SearchRecord): SearchRecord {
  return { id, type, title, description, path, language, image }
}
