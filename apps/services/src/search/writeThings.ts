import { foldText, isUnspaced, listPartNumbers, splitFolded, toPairs, toPartNumber } from '@kudex/domain/search'
import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Queries } from '../database/database.types.ts'
import type { SearchableText, SearchableThing } from '../searchSource.types.ts'
import { isConfigured } from './configurations.ts'
import { documents, words } from './tables.ts'
import { toShownLanguages } from './shownLanguages.ts'

/** Takes things of a source out of the index: some by their keys, or all. */
export async function removeThings(queries: Queries, source: string, keys: readonly string[] | 'all'): Promise<void> {
  const isOfSource = eq(documents.source, source)
  if (keys === 'all') return void (await queries.delete(documents).where(isOfSource))
  if (keys.length === 0) return
  await queries.delete(documents).where(
    and(
      isOfSource,
      inArray(
        documents.id,
        keys.map((key) => toId(source, key)),
      ),
    ),
  )
}

/** Writes things of a source that are not in the index; two statements. Answers how many rows it wrote. */
export async function addThings(
  queries: Queries,
  source: string,
  things: readonly SearchableThing[],
  knownWords: Set<string>,
): Promise<number> {
  const rows = things.flatMap((thing) => toRows(source, thing))
  if (rows.length === 0) return 0
  await queries.execute(sql`
    insert into ${documents} (id, language, source, type, title, title_key, description, path, image, words)
    select id, language, source, type, title, title_key, description, path, image,
      setweight(to_tsvector(configuration::regconfig, a), 'A') || setweight(to_tsvector(configuration::regconfig, b), 'B')
      || setweight(to_tsvector(configuration::regconfig, c), 'C') || setweight(to_tsvector(configuration::regconfig, d), 'D')
      || array_to_tsvector(shown)
    from json_to_recordset(${JSON.stringify(rows)}::json) as row(id text, language text, source text, type text,
      title text, title_key text, description text, path text, image text, configuration text, a text, b text, c text,
      d text, shown text[])`)
  await addWords(queries, rows, knownWords)
  return rows.length
}

interface Row {
  readonly id: string
  readonly language: string
  readonly source: string
  readonly type: string
  readonly title: string
  readonly title_key: string
  readonly description: string
  readonly path: string
  readonly image: string | null
  readonly configuration: string
  readonly a: string
  readonly b: string
  readonly c: string
  readonly d: string
  readonly shown: readonly string[]
}

function toId(source: string, key: string): string {
  return `${source}:${key}`
}

function toRows(source: string, thing: SearchableThing): Row[] {
  const shownIn = toShownLanguages([...thing.texts.keys()])
  const places = toPlaces(thing)
  return [...thing.texts].flatMap(([language, text]) => {
    if (!isConfigured(language)) return []
    const { a, b, c, d } = toWeights(text, language)
    return [
      {
        id: toId(source, thing.key),
        language,
        source,
        type: thing.type,
        title: toStorable(text.title),
        title_key: toPartNumber(text.title),
        description: toStorable(text.description),
        path: thing.path,
        image: thing.image,
        configuration: `search.${language}`,
        a,
        b,
        c,
        d,
        shown: [...places, ...(shownIn.get(language) ?? []).map((shown) => `@${shown}`)],
      },
    ]
  })
}

/** Signs of where a thing is shown; no word begins with one of them. */
function toPlaces({ place, countries, exceptIn = [] }: SearchableThing): string[] {
  return [
    'siteId' in place ? `#${place.siteId}` : `+${place.area}`,
    ...(countries === null ? ['=*'] : countries.map((country) => `=${country.toLowerCase()}`)),
    ...exceptIn.map((country) => `!${country.toLowerCase()}`),
  ]
}

function toWeights(text: SearchableText, language: string): { a: string; b: string; c: string; d: string } {
  const toWords = (value: string) => splitFolded(foldText(value), language)
  const numbers = (value: string) => listPartNumbers(value)
  const join = (lists: readonly (readonly string[])[]) => lists.flat().flatMap(withPairs).join(' ')
  return {
    a: join([toWords(text.title), numbers(text.title)]),
    b: join(text.keywords.flatMap((keyword) => [toWords(keyword), numbers(keyword)])),
    c: join([toWords(text.description)]),
    // PostgreSQL holds a megabyte of words of one thing; what comes after so many tells nothing new.
    d: join(text.body.map(toWords)).slice(0, 200_000),
  }
}

/** A word without spaces is also found by its pairs, since the query may be segmented otherwise. */
function withPairs(word: string): readonly string[] {
  return isUnspaced(word) && word.length > 2 ? [word, ...toPairs(word)] : [word]
}

/** PostgreSQL takes no NUL and no lone surrogate. */
function toStorable(text: string): string {
  return text.toWellFormed().replaceAll('\0', '')
}

async function addWords(queries: Queries, rows: readonly Row[], known: Set<string>): Promise<void> {
  const fresh: { language: string; word: string }[] = []
  for (const { language, a, b, c, d } of rows) {
    for (const word of `${a} ${b} ${c} ${d}`.split(' ')) {
      const key = `${language} ${word}`
      if (word.length < 3 || /^\p{N}+$/u.test(word) || isUnspaced(word) || known.has(key)) continue
      known.add(key)
      fresh.push({ language, word })
    }
  }
  if (fresh.length === 0) return
  await queries.execute(sql`
    insert into ${words} (language, word)
    select language, word from json_to_recordset(${JSON.stringify(fresh)}::json) as row(language text, word text)
    on conflict do nothing`)
}
