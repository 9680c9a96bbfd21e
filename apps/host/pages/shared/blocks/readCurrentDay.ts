/** The current day in UTC as ISO date: the same for the server and every browser. */
export function readCurrentDay(): string {
  return new Date().toISOString().slice(0, 10)
}
