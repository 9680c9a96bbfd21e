import type { User } from '@kudex/domain/identity'
import { TicketList, useIsHydrated } from '@kudex/ui'
import { lazy, Suspense } from 'react'
import { ServicePage } from '../portal/index.ts'
import { useAppContext } from '../shared/appContext.ts'
import { ticketListMessages as messages } from './ticketList.messages.ts'
import { toListTexts } from './toListTexts.ts'

/** The tickets of the user's organizations (TICKET-02…04). Without a user it shows the sign-in prompt. */
export function TicketListPanel({ user }: { readonly user: User | null }) {
  const { intl } = useAppContext()
  const isHydrated = useIsHydrated()
  const loading = (
    <TicketList
      {...toListTexts(intl)}
      tickets={[]}
      emptyText={intl.formatMessage(messages.empty)}
      loadingText={intl.formatMessage(messages.loading)}
    />
  )
  return (
    <ServicePage user={user} service="tickets" title={intl.formatMessage(messages.title)}>
      {() =>
        isHydrated ? (
          <Suspense fallback={loading}>
            <TicketListContent />
          </Suspense>
        ) : (
          loading
        )
      }
    </ServicePage>
  )
}

const TicketListContent = lazy(async () => ({ default: (await import('./TicketListContent.tsx')).TicketListContent }))
