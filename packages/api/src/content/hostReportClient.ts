import type { CallOptions } from '../transport/index.ts'
import { createWriteInterface, type WriteInterfaceOptions } from './writeInterface.ts'

/** Every call rejects with a `ServiceError` if the service fails. */
export interface HostReportClient {
  /** Reports that a host has applied the changes up to a position in the change log. */
  readonly reportPosition: (hostId: string, position: string, options?: CallOptions) => Promise<void>
  /** Reports that a host stops. */
  readonly removeHost: (hostId: string, options?: CallOptions) => Promise<void>
}

/** Creates the client with which hosts report to the content service, for servers only. */
export function createHostReportClient(settings: WriteInterfaceOptions): HostReportClient {
  const call = createWriteInterface(settings)
  const send = async (hostId: string, init: CallOptions & { method: string; body?: string }) => {
    const { body } = await call(`hosts/${encodeURIComponent(hostId)}`, { ...init, expects: none })
    await body?.cancel()
  }
  return {
    reportPosition: (hostId, position, options) =>
      send(hostId, { ...options, method: 'PUT', body: JSON.stringify({ position }) }),
    removeHost: (hostId, options) => send(hostId, { ...options, method: 'DELETE' }),
  }
}

const none: ReadonlySet<number> = new Set()
