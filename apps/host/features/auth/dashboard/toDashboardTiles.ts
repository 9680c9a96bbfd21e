import type { User } from '@kudex/domain/identity'
import { resolvePortalServiceUrls, resolveTiles, type PortalServiceName } from '@kudex/domain/portal'
import type { DashboardTile, DashboardTileIcon } from '@kudex/ui'
import type { AppContext } from '../../shared/appContext.ts'
import { dashboardMessages, tileMessages } from './dashboard.messages.ts'

type TileContext = Pick<AppContext, 'intl' | 'link' | 'settings'>

/**
 * The dashboard tiles of a user: active ones link to the service, others to its registration or to the page that explains
 * it (PORTAL-02…04, PORTAL-16).
 */
export function toDashboardTiles(user: User, { intl, link, settings }: TileContext): DashboardTile[] {
  const toHref = (url: string): string => (url.startsWith('/') ? link(url) : url)
  return resolveTiles(user, resolvePortalServiceUrls(settings.portalUrls)).map(
    ({ name, status, serviceUrl, registrationUrl }) => {
      const [url, text] =
        status === 'active'
          ? ([serviceUrl, dashboardMessages.open] as const)
          : registrationUrl !== null
            ? ([registrationUrl, dashboardMessages.register] as const)
            : ([aboutUrls[name], dashboardMessages.learnMore] as const)
      const tileStatus = status === 'coming-soon' ? 'comingsoon' : status
      return {
        id: name,
        title: intl.formatMessage(tileMessages[name].title),
        description: intl.formatMessage(tileMessages[name].description),
        icon: icons[name],
        status: tileStatus,
        statusText: intl.formatMessage(dashboardMessages[tileStatus]),
        ...(url && {
          link: { href: toHref(url), text: intl.formatMessage(text), openInNewTab: !url.startsWith('/') },
        }),
      }
    },
  )
}

const icons: Readonly<Record<PortalServiceName, DashboardTileIcon>> = {
  'user-administration': 'users',
  account: 'account',
  tickets: 'tickets',
  inventory: 'inventory',
  'wire-flow': 'cloud',
  direct: 'insight',
  'master-data': 'data',
  'wire-master': 'wire',
}

/** The page that explains a service to users without it, and how to get it. */
const aboutUrls: Partial<Readonly<Record<PortalServiceName, string>>> = {
  tickets: '/mykomax/tickets/list',
  inventory: '/mykomax/inventory',
  'wire-flow': '/mykomax/wire-flow',
  direct: '/mykomax/services/direct',
  'master-data': '/mykomax/services/master-data',
}
