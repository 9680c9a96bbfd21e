import { setImmediate as nextTurn } from 'node:timers/promises'
import { toPartNumber } from '@kudex/domain/search'
import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Queries } from '../database/database.types.ts'
import type { SearchableText, SearchableThing } from '../searchSource.types.ts'
import { isConfigured } from './configurations.ts'
import type { Body, Lexicon, Line } from './lexicon.ts'
import { documents } from './tables.ts'
import { toShownLanguages } from './shownLanguages.ts'

/** Takes things of a source out of the index: those of some keys, or all. */
export async function removeThings(queries: Queries, source: string, keys: readonly string[] | 'all'): Promise<void> {
  const isOfSource = eq(documents.source, source)
  if (keys === 'all') return void (await queries.delete(documents).where(isOfSource))
  if (keys.length > 0) await queries.delete(documents).where(and(isOfSource, inArray(documents.key, [...keys])))
}

/** Things of a source as rows of the index; lets others have their turn in between, since words take time. */
export async function toRows(
  source: string,
  things: readonly SearchableThing[],
  lexicon: Lexicon,
): Promise<readonly DocumentRow[]> {
  const rows: DocumentRow[] = []
  for (const [index, thing] of things.entries()) {
    rows.push(...toThingRows(source, thing, lexicon))
    if (index % 10 === 9) await nextTurn()
  }
  return rows
}

/**
 * Writes rows of things that are not in the index, and in the transaction their words unless they are known; four
 * statements.
 */
export async function addRows(
  { queries, transaction }: { readonly queries: Queries; readonly transaction: Queries },
  rows: readonly DocumentRow[],
  lexicon: Lexicon,
): Promise<void> {
  if (rows.length === 0) return
  await lexicon.learn(transaction)
  const written: object[] = []
  for (const [index, { weights, signs, ...row }] of rows.entries()) {
    written.push({ ...row, words: toVector(weights, signs, lexicon) })
    if (index % 100 === 99) await nextTurn()
  }
  await queries.execute(sql`
    insert into ${documents} (id, language, source, key, type, title, title_key, description, path, image, words)
    select id, language, source, key, type, title, title_key, description, path, image, words::tsvector
    from json_to_recordset(${JSON.stringify(written)}::json) as row(id text, language text, source text, key text, type text,
      title text, title_key text, description text, path text, image text, words text)`)
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
  readonly weights: Weights
  /** Where it may be shown, as `tsvector` takes it. */
  readonly signs: readonly string[]
}

/** Words by what they are worth, the most first. */
type Weights = Readonly<Record<'A' | 'B' | 'C', readonly Line[]> & { D: Body }>

function toThingRows(source: string, thing: SearchableThing, lexicon: Lexicon): DocumentRow[] {
  const shownIn = toShownLanguages([...thing.texts.keys()])
  const place = 'siteId' in thing.place ? `#${thing.place.siteId}` : `+${thing.place.area}`
  const signs = [`~${thing.type}`, ...toCountrySigns(thing), ...toShareSigns(source, thing)].map(quote)
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
        weights: toWeights(text, language, lexicon),
        signs: [...signs, ...(shownIn.get(language) ?? []).map((shown) => quote(`@${shown}${place}`))],
      },
    ]
  })
}

/** Every sixty-fourth and every eighth thing stand for the others where a word is very common. */
function toShareSigns(source: string, { key, part = '' }: SearchableThing): string[] {
  let number = 0
  for (const character of `${source}:${key}:${part}`)
    number = (Math.imul(number, 31) + (character.codePointAt(0) ?? 0)) | 0
  // What the last letters say alone would take every eighth number of a series.
  const share = Math.imul(number ^ (number >>> 15), 0x2c1b3c6d) >>> 16
  return [...(share % 64 === 0 ? ['^1'] : []), ...(share % 8 === 0 ? ['^2'] : [])]
}

/** Signs of where a thing is shown; no word begins with one of them. */
function toCountrySigns({ countries, exceptIn = [] }: SearchableThing): string[] {
  return [
    ...(countries === null ? ['=*'] : countries.map((country) => `=${country.toLowerCase()}`)),
    ...exceptIn.map((country) => `!${country.toLowerCase()}`),
  ]
}

function toWeights(text: SearchableText, language: string, { read, readAll, readWithNumbers }: Lexicon): Weights {
  return {
    A: [readWithNumbers(text.title, language)],
    B: text.keywords.map((line) => readWithNumbers(line, language)),
    C: [read(text.description, language)],
    D: readAll(text.body, language),
  }
}

/**
 * What `tsvector` takes: words with their places and weights, those of the title once more, and the signs. A word of the
 * text counts once and without its place: nobody is helped by where it stands in long technical data, and an index of
 * many machines is half as large.
 */
function toVector(weights: Weights, signs: readonly string[], { toLexemes, toVector: toBare }: Lexicon): string {
  const lexemes = [...signs]
  let place = 0
  for (const weight of ['A', 'B', 'C'] as const) {
    for (const line of weights[weight]) {
      for (const read of toLexemes(line)) {
        if (read.length === 0) place++
        for (const lexeme of read) {
          lexemes.push(`'${lexeme}':${Math.min(++place, lastPlace)}${weight}`)
          if (weight === 'A') lexemes.push(`'%${lexeme}'`)
        }
      }
    }
  }
  return [...lexemes, toBare(weights.D)].join(' ')
}

/** The last place in a text that PostgreSQL tells apart. */
const lastPlace = 16_383

function quote(lexeme: string): string {
  return `'${lexeme.replaceAll(/['\\]/g, '$&$&')}'`
}

/** PostgreSQL takes no NUL and no lone surrogate. */
function toStorable(text: string): string {
  return text.toWellFormed().replaceAll('\0', '')
}
