import type { TicketingClient } from '@kudex/api/ticketing'
import type { Machine } from '@kudex/domain/tickets'
import type { PublicSettings } from '@kudex/domain/settings'
import { createPortalClient, toCallResult } from '../../portal/index.ts'
import { createRemoteData } from '../../shared/createRemoteData.tsx'

export interface NewTicketQuery {
  readonly settings: PublicSettings
  /** Serial number in the address: the machine that the ticket starts from. */
  readonly serialNumber: string | null
}

/** Initial data of the form of a new ticket. */
export interface NewTicketData {
  readonly locations: Awaited<ReturnType<TicketingClient['fetchLocations']>>
  /** Null without the role for machines too: then only the serial number is filled in. */
  readonly machine: Machine | null
}

export const { Provider: NewTicketDataProvider, useRemoteData: useNewTicketData } = createRemoteData(
  ({ settings, serialNumber }: NewTicketQuery, signal) => {
    const client = createPortalClient(settings)
    const requests = Promise.all([
      client.fetchLocations({ signal }),
      serialNumber === null
        ? null
        : client.fetchMachine(serialNumber, { signal, timeoutMilliseconds: 3_000 }).catch(() => null),
    ])
    return toCallResult<NewTicketData>(requests.then(([locations, machine]) => ({ locations, machine })))
  },
)
