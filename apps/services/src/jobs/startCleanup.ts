import type { Logger } from '@kudex/node-server/logging'
import { cleanupInterval } from '../limits.ts'

/** Deletes expired rows now and every ten minutes, to save space: they are refused anyway. `label` names them in the log. */
export function startCleanup(
  label: string,
  remove: (now: Date) => Promise<unknown>,
  log: Logger,
): { readonly stop: () => Promise<void> } {
  const run = async () => {
    try {
      await remove(new Date())
    } catch (error) {
      log.warn({ err: error }, `${label} could not be removed`)
    }
  }
  let running = run()
  const timer = setInterval(() => {
    running = run()
  }, cleanupInterval)
  timer.unref()
  return {
    stop: async () => {
      clearInterval(timer)
      await running
    },
  }
}
