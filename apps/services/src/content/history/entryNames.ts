import { sql, type SQL } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import { localize } from '../../localization/localize.ts'

/** The fields that name an entry. */
type Names = Readonly<Record<(typeof nameFields)[number], string | Readonly<Record<string, string>> | null>>

/** Fields that name an entry; a value without its blocks is small. */
const nameFields = ['title', 'name', 'previousUrl', 'pattern', 'givenName', 'familyName'] as const

/** Selects what names an entry from its value. */
export function toNames(value: AnyPgColumn): SQL<Names> {
  const pairs = nameFields.map((field) => sql`${sql.raw(`'${field}'`)}, ${value} -> ${sql.raw(`'${field}'`)}`)
  return sql<Names>`jsonb_build_object(${sql.join(pairs, sql`, `)})`
}

/** How an entry is called; null for one without a name, such as a menu. */
export function toTitle(names: Names | null | undefined, language: string): string | null {
  if (!names) return null
  const { title, name, previousUrl, pattern, givenName, familyName } = names
  const text = title ?? name ?? previousUrl ?? pattern ?? (givenName && `${toText(givenName)} ${toText(familyName)}`)
  return toText(text) || null

  function toText(value: Names[keyof Names]): string {
    return value === null ? '' : localize(value, [language])
  }
}
