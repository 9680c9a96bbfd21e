import type { HostReportClient } from '@kudex/api/content'
import type { Logger } from '@kudex/node-server/logging'
import { removalTimeout } from '../../limits.ts'

/** Reports to the content service how far this host has read the change log, so that editors know what is live. */
export interface PositionReporter {
  /** Called after each response of the log, also after those without changes. */
  readonly report: (position: string) => void
  /** Reports that the host stops. Does not reject. */
  readonly stop: () => Promise<void>
}

export interface PositionReporterOptions {
  readonly hostReports: HostReportClient
  /** The same after a restart. */
  readonly hostId: string
  readonly log: Logger
}

/** Sends one report at a time and skips positions that are outdated by then. A failed report is not repeated. */
export function createPositionReporter({ hostReports, hostId, log }: PositionReporterOptions): PositionReporter {
  let waiting: string | null = null
  let sending: Promise<void> | null = null
  const stopped = new AbortController()

  async function sendWaiting(): Promise<void> {
    while (waiting !== null) {
      const position = waiting
      waiting = null
      await hostReports
        .reportPosition(hostId, position, { signal: stopped.signal })
        .catch((err: unknown) => log.debug({ err }, 'position could not be reported'))
    }
    sending = null
  }

  return {
    report(position) {
      if (stopped.signal.aborted) return
      waiting = position
      sending ??= sendWaiting()
    },
    async stop() {
      stopped.abort()
      waiting = null
      await sending
      await hostReports
        .removeHost(hostId, { signal: AbortSignal.timeout(removalTimeout) })
        .catch((err: unknown) => log.debug({ err }, 'stop could not be reported'))
    },
  }
}
