/** A date in any form it travels in; a day without a time is that day everywhere, not midnight in Greenwich. */
export function toDate(value: unknown): Date {
  if (value instanceof Date) return value
  if (typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value)) return new Date(`${value}T00:00:00`)
  return new Date(value as string | number)
}
