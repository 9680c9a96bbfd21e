import { ButtonLink, EmptyState, PageSection } from '@kudex/ui'
import type { ReactNode } from 'react'
import { PortalPage } from '../../features/auth/index.ts'
import { NoAccess, portalMessages as messages } from '../../features/portal/index.ts'
import { MailText, useAppContext } from '../../features/shared/index.ts'
import type { PortalState } from './portal.types.ts'

interface PortalStatePageProps<Value> {
  /** Heading of the states without data. */
  readonly title: string
  readonly state: PortalState<Value>
  readonly children: (value: Value) => ReactNode
}

/** A portal page in its states: sign-in prompt, no access, failed, or its content. */
export function PortalStatePage<Value>({ title, state, children }: PortalStatePageProps<Value>) {
  return (
    <PortalPage hasSession={state.kind !== 'signed-out'}>
      {state.kind === 'ready' && children(state.value)}
      {state.kind === 'forbidden' && <NoAccess title={title} />}
      {state.kind === 'failed' && <Failed title={title} />}
    </PortalPage>
  )
}

function Failed({ title }: { readonly title: string }) {
  const { intl, fullPath, settings } = useAppContext()
  const email = settings.supportEmail
  return (
    <PageSection title={title} headingLevel={1}>
      <EmptyState
        tone="error"
        title={intl.formatMessage(messages.failure)}
        actions={
          <ButtonLink look="outline" href={fullPath}>
            {intl.formatMessage(messages.retry)}
          </ButtonLink>
        }
      >
        <MailText text={intl.formatMessage(messages.failureText, { email })} email={email} />
      </EmptyState>
    </PageSection>
  )
}
