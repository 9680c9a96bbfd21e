import { getDateFormat } from './intlCache.ts'

/** A long date: `14 March 2023`. */
export function formatDay(value: Date | number, locale: string, timeZone?: string): string {
  return getDateFormat(locale, { dateStyle: 'long', ...(timeZone ? { timeZone } : {}) }).format(value)
}

/** A short date, for tables. */
export function formatShortDay(value: Date | number, locale: string): string {
  return getDateFormat(locale, { year: 'numeric', month: '2-digit', day: '2-digit' }).format(value)
}

/** A date with time. */
export function formatMoment(value: Date | number, locale: string, timeZone?: string): string {
  return getDateFormat(locale, { dateStyle: 'medium', timeStyle: 'short', ...(timeZone ? { timeZone } : {}) }).format(
    value,
  )
}
