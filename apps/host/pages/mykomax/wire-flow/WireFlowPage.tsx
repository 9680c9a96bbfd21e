import type { User } from '@kudex/domain/identity'
import { resolvePortalServiceUrls, resolveWireFlow } from '@kudex/domain/portal'
import { WireFlow, type WireFlowOffer } from '@kudex/ui'
import { dashboardMessages, PortalPage, tileMessages } from '../../../features/auth/index.ts'
import { useAppContext, type AppContext } from '../../../features/shared/index.ts'
import { wireFlowMessages as messages } from './wireFlow.messages.ts'

/** Wire-flow: the cloud application, the on-premises variant, or how to register (PORTAL-09, PORTAL-10, PORTAL-14). */
export function WireFlowPage({ user }: { readonly user: User | null }) {
  return <PortalPage hasSession={user !== null}>{user && <WireFlowAccess user={user} />}</PortalPage>
}

function WireFlowAccess({ user }: { readonly user: User }) {
  const context = useAppContext()
  const { intl } = context
  const offer = toOffer(user, context)
  const isActive = offer.kind !== 'unregistered'
  return (
    <WireFlow
      overline="mykomax"
      title={intl.formatMessage(tileMessages['wire-flow'].title)}
      lead={intl.formatMessage(messages.lead)}
      status={{
        text: intl.formatMessage(isActive ? dashboardMessages.active : dashboardMessages.unregistered),
        tone: isActive ? 'success' : 'neutral',
      }}
      offer={offer}
    />
  )
}

function toOffer({ roles }: User, { intl, link, settings }: AppContext): WireFlowOffer {
  const text = intl.formatMessage
  const { status, userType, cloudServiceUrl } = resolveWireFlow(roles, resolvePortalServiceUrls(settings.portalUrls))
  if (status !== 'active') {
    return {
      kind: 'unregistered',
      title: text(messages.unregisteredTitle),
      text: text(messages.unregisteredText),
      link: { href: link('/support'), text: text(messages.askSupport) },
    }
  }
  if (userType === 'onprem') {
    return {
      kind: 'onprem',
      title: text(messages.onPremTitle),
      text: text(messages.onPremText),
      link: { href: link('/support'), text: text(messages.askSupport) },
    }
  }
  const isExternal = !cloudServiceUrl.startsWith('/')
  return {
    kind: 'cloud',
    title: text(messages.cloudTitle),
    text: text(messages.cloudText),
    link: {
      href: isExternal ? cloudServiceUrl : link(cloudServiceUrl),
      text: text(isExternal ? messages.openCloud : messages.aboutCloud),
      openInNewTab: isExternal,
    },
    ...(isExternal && { newTabText: text(messages.newTab) }),
  }
}
