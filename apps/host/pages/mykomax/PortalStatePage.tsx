import { ButtonLink, EmptyState, PageSection } from '@kudex/ui'
import type { ReactNode } from 'react'
import { PortalPage } from '../../features/auth/index.ts'
import { useAppContext } from '../../features/shared/index.ts'
import type { PortalState } from './portal.types.ts'
import { portalStateMessages as messages } from './portalState.messages.ts'

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
      {(state.kind === 'forbidden' || state.kind === 'failed') && <NoData title={title} kind={state.kind} />}
    </PortalPage>
  )
}

function NoData({ title, kind }: { readonly title: string; readonly kind: 'forbidden' | 'failed' }) {
  const { intl, link, path } = useAppContext()
  const texts = messages[kind]
  return (
    <PageSection title={title} headingLevel={1}>
      <EmptyState
        tone={kind === 'failed' ? 'error' : 'neutral'}
        title={intl.formatMessage(texts.title)}
        actions={
          <ButtonLink look="outline" href={link(kind === 'failed' ? path : '/mykomax')}>
            {intl.formatMessage(texts.next)}
          </ButtonLink>
        }
      >
        {intl.formatMessage(texts.text)}
      </EmptyState>
    </PageSection>
  )
}
