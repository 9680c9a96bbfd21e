import type { TicketingClient } from '@kudex/api/ticketing'
import type { Machine } from '@kudex/domain/tickets'
import type { PublicSettings } from '@kudex/domain/settings'
import { createPortalClient, toCallFailure } from '../portal/index.ts'
import { createRemoteData } from '../shared/createRemoteData.tsx'

export interface NewTicketQuery {
  readonly settings: PublicSettings
  /** Serial number in the address: the machine that the ticket starts from. */
  readonly serialNumber: string | null
}

/** What the form of a new ticket starts with. */
export type NewTicketData =
  | {
      readonly kind: 'ready'
      readonly locations: Awaited<ReturnType<TicketingClient['fetchLocations']>>
      /** Null without the role for machines too: then only the serial number is filled in. */
      readonly machine: Machine | null
    }
  | { readonly kind: 'failed'; readonly failure: ReturnType<typeof toCallFailure> }

export const { Provider: NewTicketDataProvider, useRemoteData: useNewTicketData } = createRemoteData(
  async ({ settings, serialNumber }: NewTicketQuery, signal): Promise<NewTicketData> => {
    const client = createPortalClient(settings)
    try {
      const [locations, machine] = await Promise.all([
        client.fetchLocations({ signal }),
        serialNumber === null
          ? null
          : client.fetchMachine(serialNumber, { signal, timeoutMilliseconds: 3_000 }).catch(() => null),
      ])
      return { kind: 'ready', locations, machine }
    } catch (error) {
      return { kind: 'failed', failure: toCallFailure(error) }
    }
  },
)
