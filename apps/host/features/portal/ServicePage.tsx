import type { User } from '@kudex/domain/identity'
import { resolveServiceStatus, type PortalServiceName } from '@kudex/domain/portal'
import { EmptyState, PageSection } from '@kudex/ui'
import type { ReactNode } from 'react'
import { PortalPage } from '../auth/index.ts'
import { useAppContext } from '../shared/appContext.ts'
import { MailText } from '../shared/MailText.tsx'
import { NoScriptNotice } from './NoScriptNotice.tsx'
import { portalMessages as messages } from './portal.messages.ts'

export interface ServicePageProps {
  /** The user of the host's session; null shows the sign-in prompt. */
  readonly user: User | null
  readonly service: PortalServiceName
  /** Heading for users without the service. */
  readonly title: string
  readonly children: (user: User) => ReactNode
}

/**
 * A page of a portal service. Without the role of the service it shows no data (PORTAL-20); the service decides on its
 * own. Without script it says what to do.
 */
export function ServicePage({ user, service, title, children }: ServicePageProps) {
  return (
    <PortalPage hasSession={user !== null}>
      <NoScriptNotice />
      {user && (resolveServiceStatus(service, user.roles) === 'active' ? children(user) : <NoAccess title={title} />)}
    </PortalPage>
  )
}

/** Shown instead of the data of a service that the user may not use. */
export function NoAccess({ title }: { readonly title: string }) {
  const { intl, settings } = useAppContext()
  const email = settings.supportEmail
  return (
    <PageSection title={title} headingLevel={1}>
      <EmptyState title={intl.formatMessage(messages.noAccess)} level={2}>
        <MailText text={intl.formatMessage(messages.noAccessText, { email })} email={email} />
      </EmptyState>
    </PageSection>
  )
}
