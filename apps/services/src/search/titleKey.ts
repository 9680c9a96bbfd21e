import { toPartNumber } from '@kudex/domain/search'

/** A title or a query as titles are compared. Cut, since PostgreSQL limits the rows of a B-tree to 2,704 bytes. */
export function toTitleKey(text: string): string {
  return toPartNumber(text).slice(0, maxKeyLength).toWellFormed()
}

const maxKeyLength = 200
