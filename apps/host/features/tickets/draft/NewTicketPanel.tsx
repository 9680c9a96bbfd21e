import type { User } from '@kudex/domain/identity'
import { useIsHydrated } from '@kudex/ui'
import { Suspense } from 'react'
import { lazyComponent } from '../../shared/lazyComponent.ts'
import { ServicePage } from '../../portal/index.ts'
import { useAppContext } from '../../shared/appContext.ts'
import { NewTicketLoading } from './NewTicketLoading.tsx'
import { ticketFormMessages as messages } from './ticketForm.messages.ts'

/** The form of a new ticket (TICKET-06…10). Without a user it shows the sign-in prompt. */
export function NewTicketPanel({ user }: { readonly user: User | null }) {
  const { intl } = useAppContext()
  const isHydrated = useIsHydrated()
  return (
    <ServicePage user={user} service="tickets" title={intl.formatMessage(messages.title)}>
      {(customer) =>
        isHydrated ? (
          <Suspense fallback={<NewTicketLoading />}>
            <NewTicketContent user={customer} />
          </Suspense>
        ) : (
          <NewTicketLoading />
        )
      }
    </ServicePage>
  )
}

const NewTicketContent = lazyComponent(async () => (await import('./NewTicketContent.tsx')).NewTicketContent)
