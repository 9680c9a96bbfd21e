/** True for the name of a time zone that this runtime knows. */
export function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== ''
  } catch {
    return false
  }
}

/**
 * The moment of a local time (`2026-12-01T08:00`) in a time zone; null if the text or the zone is invalid. A time that
 * is skipped when summer time starts becomes an hour later; of a time that occurs twice, the first is used.
 */
export function resolveZonedTime(local: string, timeZone: string): Date | null {
  const match = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2})?$/.exec(local)
  const asUtc = Date.parse(`${local}Z`)
  if (!match || Number.isNaN(asUtc) || !isTimeZone(timeZone)) return null
  // February 30 would become March 2.
  if (!new Date(asUtc).toISOString().startsWith(local)) return null
  // The offset may change within a day before or after: one of the two is correct.
  const offsets = [asUtc - day, asUtc + day].map((time) => readOffset(time, timeZone))
  const times = offsets.map((offset) => asUtc - offset)
  const right = times.filter((time) => time + readOffset(time, timeZone) === asUtc)
  return new Date(Math.min(...(right.length > 0 ? right : [asUtc - offsets[0]!])))
}

/** A moment as local time of a zone, for `<input type="datetime-local">`. */
export function toZonedTime(moment: Date, timeZone: string): string {
  return new Date(+moment + readOffset(+moment, timeZone)).toISOString().slice(0, 16)
}

/** Milliseconds that a zone is ahead of UTC at a moment. */
function readOffset(moment: number, timeZone: string): number {
  const parts = new Intl.DateTimeFormat('en', {
    timeZone,
    calendar: 'gregory',
    numberingSystem: 'latn',
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  }).formatToParts(moment)
  const read = (type: Intl.DateTimeFormatPartTypes) => Number(parts.find((part) => part.type === type)?.value)
  const local = Date.UTC(read('year'), read('month') - 1, read('day'), read('hour'), read('minute'), read('second'))
  return local - Math.floor(moment / 1000) * 1000
}

const day = 24 * 60 * 60 * 1000
