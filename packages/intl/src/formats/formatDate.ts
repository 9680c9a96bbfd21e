import { getDateFormat } from './intlCache.ts'

/** A long date in UTC, so that it is the same on every server and in every browser: `14 March 2023`. */
export function formatDay(value: Date | number, locale: string): string {
  return getDateFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(value)
}
