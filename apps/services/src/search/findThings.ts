import {
  foldText,
  searchPageSize,
  toPartNumber,
  type SearchAnswer,
  type SearchQuestion,
  type SearchRecord,
  type SearchType,
} from '@kudex/domain/search'
import { type SQL, sql } from 'drizzle-orm'
import type { Queries } from '../database/database.types.ts'
import { findWords, toArrayText, type FoundWords } from './findWords.ts'
import { isTradeWord, partCompounds, readTerms, type Term } from './readTerms.ts'
import { listLanguages, readScopeQuery } from './searchScope.ts'
import { documents } from './tables.ts'
import { toStrictQuery, toTextQueries, type Widening } from './toTextQuery.ts'

/**
 * Finds what a scope shows and a query asks for, the best first; null where there is no such site. At most four
 * statements, however much is found: the site, the words, the things, and, where nothing has all words, those that have
 * some (SEARCH-07, SEARCH-09).
 */
export async function findThings(queries: Queries, question: SearchQuestion): Promise<SearchAnswer | null> {
  const scope = await readScopeQuery(queries, question)
  if (scope === null) return null
  const languages = listLanguages(question)
  const asked = readTerms(question.query, question.language, languages)
  const { page, type } = question
  if (asked.length === 0) return { ...nothing, page }
  const found = await findWords(
    queries,
    asked.map(({ word }) => word),
    languages,
    (word) => isTradeWord(word, languages),
  )
  const terms = partCompounds(asked, found, languages)
  const ask = (needs: Widening['needs']) => {
    const wanted = listWanted(terms, found, languages, { isTyping: false, needs })
    return rank(queries, { question, scope, wanted, names: listNames(terms) })
  }
  const answer = await ask('every')
  const isEnough = Object.keys(answer.counts).length > 0 || terms.length === 1
  const { records, counts } = isEnough ? answer : await ask('some')
  const all = Object.values(counts).reduce((sum, count) => sum + count, 0)
  return {
    records,
    counts,
    total: type === null ? all : (counts[type] ?? 0),
    isTotalExact: all < mostCandidates,
    page,
    pageSize: searchPageSize,
  }
}

const nothing = { records: [], counts: {}, total: 0, isTotalExact: true, pageSize: searchPageSize } as const

/** Things that are ranked: more would make common words slow, and nobody reads so far. */
const mostCandidates = 500

/** Things with the words in their titles, which are ranked whatever else there is. */
const mostTitles = 150

/**
 * The query as each of the languages reads it, as rows: what is wanted, the same in titles, the words themselves and
 * nothing else; and what is wanted part by part in whole words, by which the trees find it faster and which are slower
 * to rank, in the text and in titles. A language that says nothing with any of the words is left out.
 */
export function listWanted(
  terms: readonly Term[],
  found: ReadonlyMap<string, FoundWords>,
  languages: readonly string[],
  widening: Widening,
): SQL {
  const strict = toStrictQuery(terms)
  const rows = languages.map((language) => {
    const parts = toTextQueries(terms, found, language, widening)
    const read = (text: string) => sql`to_tsquery(${`search.${language}`}::regconfig, ${text})`
    return sql`(${language}, ${read(parts.join(' & '))}, ${read(strict)}, array[${sql.join(parts.map(read), sql`, `)}])`
  })
  return sql`(
    select language, words, search.titles(words) as titles, strict, forms,
      array(select search.titles(form) from unnest(forms) as form) as title_forms
    from (
      select language, words, strict,
        array(select search.expand(language, part) from unnest(parts) as part where numnode(part) > 0) as forms
      from (values ${sql.join(rows, sql`, `)}) as read (language, words, strict, parts)
      where numnode(words) > 0
    ) as expanded
  )`
}

/** What else the whole query may be called, as titles are compared: `sertissage` asks for what is called `crimping`. */
function listNames(terms: readonly Term[]): readonly string[] {
  const [first, ...others] = terms.map(({ synonyms }) =>
    [...synonyms.values()].flatMap((names) => names.map((words) => toPartNumber(words.join('')))),
  )
  return [...new Set(first)].filter((name) => others.every((list) => list.includes(name))).slice(0, mostNames)
}

const mostNames = 40

interface Ranking {
  readonly question: SearchQuestion
  readonly scope: string
  readonly wanted: SQL
  readonly names: readonly string[]
}

async function rank(
  queries: Queries,
  { question, scope, wanted, names }: Ranking,
): Promise<{ records: SearchRecord[]; counts: Partial<Record<SearchType, number>> }> {
  const { query, page, fromPage, type } = question
  const key = toPartNumber(query)
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
        with wanted as materialized ${wanted},
        candidates as materialized (
          (select id, language from ${documents} where title_key = ${key} and words @@ ${inScope} limit 50)
          union
          (select match.id, match.language
            from wanted, search.match(language, ${inScope}, title_forms, ${mostTitles}) as match)
          union
          (select match.id, match.language
            from wanted, search.match(language, ${inScope}, forms, ${mostCandidates}) as match)
        ), scored as materialized (
          -- What several things lead to, such as a manual of many machines, is one result.
          select distinct on (path) id, type, title, description, path, language, image,
            ts_rank(${weights}::real[], documents.words, wanted.strict, 1) * 4
            + ts_rank(${weights}::real[], documents.words, wanted.words, 1) * 2
            + case when title_key = ${key} then 4 when starts_with(title_key, ${key}) then 1 else 0 end
            + case when title_key = any(${toArrayText(names)}::text[]) then 1 else 0 end
            + case when documents.words @@ wanted.titles then 0.6 else 0 end
            + case when documents.words @@ wanted.strict then 0.3 else 0 end
            + similarity(lower(title), ${title})
            -- Documents come after what they belong to, unless they are asked for: then little else has all words.
            - case when type = 'document' then 2.5 else 0 end as score
          from candidates join ${documents} as documents using (id, language) join wanted using (language)
          order by path, score desc
        ), ranked as materialized (
          select * from scored order by score desc limit ${mostCandidates}
        )
        select
          (select json_object_agg(type, number) from (select type, count(*) as number from ranked group by type) as types)
            as counts,
          (select json_agg(shown order by place) from (
            select id, type, title, description, path, language, image, row_number() over () as place from (
              select * from ranked where ${isOfType} order by score desc, title, id
              limit ${(page - fromPage + 1) * searchPageSize} offset ${(fromPage - 1) * searchPageSize}
            ) as best
          ) as shown) as records
      ) as answer`,
    )
  return { counts: row?.counts ?? {}, records: (row?.records ?? []).map(toRecord) }
}

/** What a word is worth in the text, the summary, keywords and the title. */
const weights = '{0.05,0.2,0.4,1}'

function toRecord({ id, type, title, description, path, language, image }: SearchRecord): SearchRecord {
  return { id, type, title, description, path, language, image }
}
