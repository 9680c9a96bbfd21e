import { ButtonLink, PageSection, Stack, Status, Text } from '@kudex/ui'
import { dashboardMessages, tileMessages } from '../../../features/auth/index.ts'
import { DirectRegistration } from '../../../features/portal/index.ts'
import { useAppContext } from '../../../features/shared/index.ts'
import type { PortalState } from '../portal.types.ts'
import { PortalStatePage } from '../PortalStatePage.tsx'
import { aboutMessages, serviceMessages as messages } from './services.messages.ts'
import type { ServiceDetails } from './services.types.ts'

/** What a service does, its status for the user, and the way to it (PORTAL-04, PORTAL-16). */
export function ServicePage({ state }: { readonly state: PortalState<ServiceDetails> }) {
  return (
    <PortalStatePage title="mykomax" state={state}>
      {(details) => <Service {...details} />}
    </PortalStatePage>
  )
}

const tones = { active: 'success', pending: 'warning', unregistered: 'neutral', 'coming-soon': 'info' } as const

function Service({ name, status, url, organizations }: ServiceDetails) {
  const { intl, link } = useAppContext()
  const text = intl.formatMessage
  return (
    <PageSection
      title={text(tileMessages[name].title)}
      headingLevel={1}
      lead={text(tileMessages[name].description)}
      layout="split"
    >
      <Stack gap="5">
        <Status tone={tones[status]}>
          {text(dashboardMessages[status === 'coming-soon' ? 'comingsoon' : status])}
        </Status>
        <Text measure>{text(aboutMessages[name])}</Text>
        {name === 'direct' && status === 'unregistered' ? (
          <DirectRegistration organizations={organizations} />
        ) : (
          <>
            <Text measure>{text(toNextStep(status, url))}</Text>
            <p>
              {status === 'active' && url !== null ? (
                <ButtonLink look="signal" href={url} external target="_blank">
                  {text(messages.open)}
                </ButtonLink>
              ) : (
                <ButtonLink look="outline" href={link('/support')}>
                  {text(messages.askSupport)}
                </ButtonLink>
              )}
            </p>
          </>
        )}
      </Stack>
    </PageSection>
  )
}

function toNextStep(status: ServiceDetails['status'], url: string | null) {
  if (status === 'pending') return messages.pendingText
  if (status !== 'active') return messages.unregisteredText
  return url === null ? messages.notConnected : messages.external
}
