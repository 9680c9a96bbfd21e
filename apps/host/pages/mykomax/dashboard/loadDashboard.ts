import type { NewsItem } from '@kudex/api/content'
import { ServiceError } from '@kudex/api/transport'
import { showsRole } from '@kudex/domain/identity'
import { resolveContentLink } from '@kudex/domain/links'
import { hasFeature } from '@kudex/domain/sites'
import { formatDay, toFormatLocale } from '@kudex/intl/formats'
import { portalRoles } from '@kudex/domain/portal'
import { defaultMachineListQuery, defaultTicketListQuery, ticketStatuses } from '@kudex/domain/tickets'
import type { DashboardSummary } from '../../../features/auth/index.ts'
import type { RequestContext } from '../../../request/requestContext.types.ts'
import { buildPageLink } from '../../shared/links/buildPageLink.ts'
import { toPreference } from '../../shared/locale/toPreference.ts'
import { loadPortalPage } from '../loadPortalPage.ts'

/** Data of the dashboard: the user, and what is open or due (PORTAL-01, ROUTE-48). */
export async function loadDashboard(request: RequestContext) {
  const summary = await loadSummary(request)
  return loadPortalPage(request, (user) => ({ user, summary }))
}

async function loadSummary(request: RequestContext): Promise<DashboardSummary | null> {
  const { session, ticketing, signal } = request
  if (session.kind !== 'active') return null
  const { roles } = session.user
  let isIncomplete = false
  const count = async (role: string, fetchCount: () => Promise<number>) => {
    if (!showsRole(roles, role)) return null
    const number = await keepNumber(fetchCount)
    if (number === null) isIncomplete = true
    return number
  }
  const openStatuses = ticketStatuses.filter((status) => status !== 'closed')
  const [openTickets, dueMachines, openTransfers, news] = await Promise.all([
    count(portalRoles.ticketing, async () => {
      const { total } = await ticketing.fetchTickets({ ...defaultTicketListQuery, statuses: openStatuses }, { signal })
      return total
    }),
    count(portalRoles.inventory, async () => {
      const { total } = await ticketing.fetchMachines({ ...defaultMachineListQuery, due: true }, { signal })
      return total
    }),
    count(portalRoles.adminInternal, async () => (await ticketing.fetchTransfers({ signal })).length),
    loadNews(request),
  ])
  return { openTickets, dueMachines, openTransfers, isIncomplete, news }
}

/** The dashboard is shown also while the ticketing service does not respond. */
async function keepNumber(fetchCount: () => Promise<number>): Promise<number | null> {
  try {
    return await fetchCount()
  } catch (error) {
    if (!(error instanceof ServiceError)) throw error
    console.error('A number of the dashboard could not be loaded:', error.message)
    return null
  }
}

/** The latest news for customers that lead to a page; none while the content service does not respond. */
async function loadNews(request: RequestContext): Promise<DashboardSummary['news']> {
  const { site, locale } = request.address
  if (!hasFeature(site, 'news-feed')) return []
  try {
    const { items } = await request.load(`customer-news/${encodeURIComponent(site.id)}/${locale.code}`, () =>
      request.content.fetchNewsFeed(
        { siteId: site.id, first: 6, after: null, forCustomers: true },
        toPreference(request),
      ),
    )
    return items.flatMap((item) => toNewsLink(item, request)).slice(0, maxNews)
  } catch (error) {
    if (!(error instanceof ServiceError)) throw error
    console.error('The news of the dashboard could not be loaded:', error.message)
    return []
  }
}

const maxNews = 3

/** No link for a news item that leads nowhere. */
function toNewsLink(
  { title, text, contentLanguage, publicationDate, link }: NewsItem,
  request: RequestContext,
): DashboardSummary['news'] {
  if (!link) return []
  const { locale } = request.address
  // News link to pages, not to products.
  const { path, openInNewTab } = resolveContentLink(link, () => null)
  return [
    {
      href: buildPageLink(request, path),
      text: title,
      description: text,
      meta: formatDay(new Date(publicationDate), toFormatLocale(locale)),
      openInNewTab,
      ...(contentLanguage !== null && contentLanguage !== locale.language && { lang: contentLanguage }),
    },
  ]
}
