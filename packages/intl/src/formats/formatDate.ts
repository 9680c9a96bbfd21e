import { getDateFormat } from './intlCache.ts'

/** A long date: `14 March 2023`. */
export function formatDay(value: Date | number, locale: string, timeZone?: string): string {
  return getDateFormat(locale, { dateStyle: 'long', ...(timeZone ? { timeZone } : {}) }).format(value)
}
