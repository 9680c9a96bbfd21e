import { isOrganizationAdmin, resolvePortalServiceUrls, resolveServiceStatus } from '@kudex/domain/portal'
import type { User } from '@kudex/domain/identity'
import { UserMenu } from '@kudex/ui'
import { useAppContext, type AppContext } from '../shared/appContext.ts'
import { userMenuMessages as messages } from './userMenu.messages.ts'

/** The menu of a signed-in user: portal pages by role (NAV-13, NAV-14). */
export function SignedInMenu({ user }: { readonly user: User }) {
  const context = useAppContext()
  const { intl, link } = context
  const { initials, fullName, email } = user
  return (
    <UserMenu
      status="signed-in"
      user={{ initials, fullName, email }}
      entries={toEntries(user, context)}
      logOutLink={{ href: link('/mykomax/logout'), text: intl.formatMessage(messages.logOut) }}
      labels={{ open: intl.formatMessage(messages.open, { name: fullName }) }}
    />
  )
}

function toEntries({ roles }: User, { intl, link, path, settings }: AppContext) {
  const isActive = (name: 'tickets' | 'direct') => resolveServiceStatus(name, roles) === 'active'
  const urls = resolvePortalServiceUrls(settings.portalUrls)
  const entries = [
    { url: '/mykomax', message: messages.dashboard, isShown: true },
    { url: urls.account, message: messages.account, isShown: true },
    { url: urls.tickets, message: messages.tickets, isShown: isActive('tickets') },
    { url: urls['user-administration'], message: messages.userAdministration, isShown: isOrganizationAdmin(roles) },
    { url: urls.direct, message: messages.direct, isShown: isActive('direct') },
  ]
  return entries
    .filter(({ isShown }) => isShown)
    .map(({ url, message }) => ({
      href: url.startsWith('/') ? link(url) : url,
      text: intl.formatMessage(message),
      openInNewTab: !url.startsWith('/'),
      isCurrent: path === url,
    }))
}
