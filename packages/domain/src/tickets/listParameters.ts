import { toLine } from '../forms/fields.ts'

/** Order of a list. */
export interface ListSort<Column extends string> {
  readonly column: Column
  readonly descending: boolean
}

/** One line of at most 100 characters; `''` if missing. */
export function readLine(text: string | null): string {
  const line = toLine((text ?? '').replaceAll(/[\p{Cc}\s]+/gu, ' '))
  return Array.from(line).slice(0, maxLineLength).join('').trim()
}

/** The order of a parameter such as `name` or `name-desc`; null for others. */
export function readSort<Column extends string>(
  text: string | null,
  columns: readonly Column[],
): ListSort<Column> | null {
  for (const column of columns) {
    for (const descending of [false, true]) {
      if (text === writeSort({ column, descending })) return { column, descending }
    }
  }
  return null
}

export function writeSort({ column, descending }: ListSort<string>): string {
  return descending ? `${column}-desc` : column
}

/** A page from 1; 1 for anything else. */
export function readPage(text: string | null): number {
  return /^[1-9]\d{0,5}$/.test(text ?? '') ? Math.min(Number(text), maxPage) : 1
}

const maxLineLength = 100
const maxPage = 100_000
