import { startCleanup } from '../jobs/startCleanup.ts'
import type { CreateService } from '../service.types.ts'
import { removeExpiredAttempts } from './sharedRateLimiter.ts'

/** Removes the expired counts of all rate limits. */
export const createRateLimitsService: CreateService = ({ database: { queries }, log }) => {
  const cleanup = startCleanup('Expired attempts', (now) => removeExpiredAttempts(queries, now), log)
  return { name: 'rate-limits', routes: [], close: cleanup.stop }
}
