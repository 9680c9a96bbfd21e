import { setImmediate as nextTurn } from 'node:timers/promises'
import { foldText, isUnspaced, listPartNumbers, splitFolded, toPairs, toPartNumber } from '@kudex/domain/search'
import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Queries } from '../database/database.types.ts'
import type { SearchableText, SearchableThing } from '../searchSource.types.ts'
import { isConfigured } from './configurations.ts'
import { documents, numberLanguage, words } from './tables.ts'
import { toShownLanguages } from './shownLanguages.ts'

/** Takes things of a source out of the index: those of some keys, or all. */
export async function removeThings(queries: Queries, source: string, keys: readonly string[] | 'all'): Promise<void> {
  const isOfSource = eq(documents.source, source)
  if (keys === 'all') return void (await queries.delete(documents).where(isOfSource))
  if (keys.length > 0) await queries.delete(documents).where(and(isOfSource, inArray(documents.key, [...keys])))
}

/** Things of a source as rows of the index; lets others have their turn in between, since words take time. */
export async function toRows(source: string, things: readonly SearchableThing[]): Promise<readonly DocumentRow[]> {
  const rows: DocumentRow[] = []
  const toWords = rememberWords()
  for (const [index, thing] of things.entries()) {
    rows.push(...toThingRows(source, thing, toWords))
    if (index % 10 === 9) await nextTurn()
  }
  return rows
}

/** Writes rows of things that are not in the index, and their words unless they are known; two statements. */
export async function addRows(queries: Queries, rows: readonly DocumentRow[], known: Set<string>): Promise<void> {
  if (rows.length === 0) return
  await queries.execute(sql`
    insert into ${documents} (id, language, source, key, type, title, title_key, description, path, image, words)
    select id, language, source, key, type, title, title_key, description, path, image,
      setweight(to_tsvector(configuration::regconfig, a), 'A') || setweight(to_tsvector(configuration::regconfig, b), 'B')
      || setweight(to_tsvector(configuration::regconfig, c), 'C') || setweight(to_tsvector(configuration::regconfig, d), 'D')
      || array_to_tsvector(shown)
      || array_to_tsvector(array(select '%' || lexeme from unnest(to_tsvector(configuration::regconfig, a))))
    from json_to_recordset(${JSON.stringify(rows)}::json) as row(id text, language text, source text, key text, type text,
      title text, title_key text, description text, path text, image text, configuration text, a text, b text, c text,
      d text, shown text[])`)
  await addWords(queries, rows, known)
}

/** A text of a thing, as the index takes it. */
export interface DocumentRow {
  readonly id: string
  readonly language: string
  readonly source: string
  readonly key: string
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

type ToWords = (text: string, language: string) => string

function toThingRows(source: string, thing: SearchableThing, toWords: ToWords): DocumentRow[] {
  const shownIn = toShownLanguages([...thing.texts.keys()])
  const place = 'siteId' in thing.place ? `#${thing.place.siteId}` : `+${thing.place.area}`
  const signs = [`~${thing.type}`, ...toCountrySigns(thing)]
  return [...thing.texts].flatMap(([language, text]) => {
    if (!isConfigured(language)) return []
    return [
      {
        id: [source, thing.key, ...(thing.part === undefined ? [] : [thing.part])].join(':'),
        language,
        source,
        key: thing.key,
        type: thing.type,
        title: toStorable(text.title),
        title_key: toPartNumber(text.title),
        description: toStorable(text.description),
        path: text.path ?? thing.path,
        image: thing.image,
        configuration: `search.${language}`,
        ...toWeights(text, language, toWords),
        shown: [...signs, ...(shownIn.get(language) ?? []).map((shown) => `@${shown}${place}`)],
      },
    ]
  })
}

/** Signs of where a thing is shown; no word begins with one of them. */
function toCountrySigns({ countries, exceptIn = [] }: SearchableThing): string[] {
  return [
    ...(countries === null ? ['=*'] : countries.map((country) => `=${country.toLowerCase()}`)),
    ...exceptIn.map((country) => `!${country.toLowerCase()}`),
  ]
}

type Weights = Pick<DocumentRow, 'a' | 'b' | 'c' | 'd'>

function toWeights(text: SearchableText, language: string, toWords: ToWords): Weights {
  const read = (texts: readonly string[]) => texts.map((line) => toWords(line, language)).join(' ')
  const withNumbers = (line: string) => [toWords(line, language), ...listPartNumbers(line)].join(' ')
  return {
    a: withNumbers(text.title),
    b: text.keywords.map(withNumbers).join(' '),
    c: read([text.description]),
    // PostgreSQL holds a megabyte of words of one thing; what comes after so many tells nothing new.
    d: read(text.body).slice(0, 200_000),
  }
}

/** The words of a text; machines have most lines of their technical data in common, which are read once. */
function rememberWords(): ToWords {
  const read = new Map<string, string>()
  return (text, language) => {
    const key = `${language} ${text}`
    const words = read.get(key) ?? splitFolded(foldText(text), language).flatMap(withPairs).join(' ')
    read.set(key, words)
    return words
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

async function addWords(queries: Queries, rows: readonly DocumentRow[], known: Set<string>): Promise<void> {
  const fresh: { language: string; word: string }[] = []
  for (const { language, a, b, c, d } of rows) {
    for (const word of `${a} ${b} ${c} ${d}`.split(' ')) {
      // Part numbers are the same in every language.
      const spoken = /\p{N}/u.test(word) ? numberLanguage : language
      const key = `${spoken} ${word}`
      if (known.has(key)) continue
      known.add(key)
      if (word.length >= 3 && !/^\p{N}+$/u.test(word) && !isUnspaced(word)) fresh.push({ language: spoken, word })
    }
  }
  if (fresh.length === 0) return
  await queries.execute(sql`
    insert into ${words} (language, word)
    select language, word from json_to_recordset(${JSON.stringify(fresh)}::json) as row(language text, word text)
    on conflict do nothing`)
}
