/** Milliseconds until a ticket or list is loaded again: more after each time without a change, below 60 s in any case. */
export function resolvePollDelay(unchanged: number): number {
  return Math.min(45_000, 10_000 * 2 ** unchanged)
}

/** Milliseconds until a submission without response is repeated, by the number of failures in a row. */
export function resolveRetryDelay(failures: number): number {
  return Math.min(60_000, 2_000 * 2 ** failures)
}

/** Milliseconds after which a call without response counts as failed. */
export const callTimeout = 30_000
