/** Converts a date of any type; a day without time is that day in every time zone, not midnight UTC. */
export function toDate(value: unknown): Date {
  if (value instanceof Date) return value
  if (typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value)) return new Date(`${value}T00:00:00`)
  return new Date(value as string | number)
}
