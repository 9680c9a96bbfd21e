/** The text if it is an existing day as ISO date; null for other texts. */
export function toDay(text: string | null | undefined): string | null {
  if (!text || !/^\d{4}-\d\d-\d\d$/.test(text)) return null
  const time = Date.parse(`${text}T00:00:00Z`)
  // `Date` converts dates such as February 30 to another day.
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text) ? text : null
}
