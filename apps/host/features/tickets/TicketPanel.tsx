import type { User } from '@kudex/domain/identity'
import { TicketDetail, useIsHydrated } from '@kudex/ui'
import { lazy, Suspense } from 'react'
import { ServicePage } from '../portal/index.ts'
import { useAppContext } from '../shared/appContext.ts'
import { ticketMessages as messages } from './ticket.messages.ts'
import { ticketLabels } from './ticketFields.messages.ts'
import { toListPath } from './TicketFilters.tsx'

/** A ticket (TICKET-05, TICKET-11…15). Without a user it shows the sign-in prompt. */
export function TicketPanel({ user, ticketId }: { readonly user: User | null; readonly ticketId: string }) {
  const { intl, link } = useAppContext()
  const isHydrated = useIsHydrated()
  const loading = (
    <TicketDetail
      backLink={{ href: link(toListPath()), text: intl.formatMessage(messages.back) }}
      comments={{ title: intl.formatMessage(ticketLabels.comments), entries: [], emptyText: '' }}
      loadingText={intl.formatMessage(messages.loading)}
    />
  )
  return (
    <ServicePage user={user} service="tickets" title={intl.formatMessage(messages.title)}>
      {(customer) =>
        isHydrated ? (
          <Suspense fallback={loading}>
            <TicketContent user={customer} ticketId={ticketId} />
          </Suspense>
        ) : (
          loading
        )
      }
    </ServicePage>
  )
}

const TicketContent = lazy(async () => ({ default: (await import('./TicketContent.tsx')).TicketContent }))
