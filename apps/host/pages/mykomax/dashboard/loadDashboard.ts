import type { NewsItem } from '@kudex/api/content'
import { ServiceError } from '@kudex/api/transport'
import { showsRole, type User } from '@kudex/domain/identity'
import { findShortTarget, resolveContentLink } from '@kudex/domain/links'
import { hasFeature } from '@kudex/domain/sites'
import { formatDay, toFormatLocale } from '@kudex/intl/formats'
import { portalRoles } from '@kudex/domain/portal'
import { defaultTicketListQuery, type TicketListQuery } from '@kudex/domain/tickets'
import {
  accessRequestsQuery,
  dueMachinesQuery,
  openStatuses,
  type DashboardCountName,
  type DashboardSummary,
} from '../../../features/auth/index.ts'
import type { RequestContext } from '../../../request/requestContext.types.ts'
import { buildPageLink } from '../../shared/links/buildPageLink.ts'
import { isTrimmedLink } from '../../shared/links/linkTargets.ts'
import { toPreference } from '../../shared/locale/toPreference.ts'
import { loadPortalPage } from '../loadPortalPage.ts'

/** Data of the dashboard: the user, and what is open or due (PORTAL-01, ROUTE-48). */
export async function loadDashboard(request: RequestContext) {
  const summary = await loadSummary(request)
  return loadPortalPage(request, (user) => ({ user, summary }))
}

async function loadSummary(request: RequestContext): Promise<DashboardSummary | null> {
  const { session } = request
  if (session.kind !== 'active') return null
  const [numbers, news] = await Promise.all([
    Promise.all(
      toSources(session.user, request).map(async ([name, fetch]) => [name, await keepNumber(fetch)] as const),
    ),
    loadNews(request),
  ])
  const known = numbers.filter(([, number]) => number !== null)
  return { counts: Object.fromEntries(known), isIncomplete: known.length < numbers.length, news }
}

type Source = readonly [name: DashboardCountName, fetch: () => Promise<number>]

/** What the user has to do or waits for, by role. */
function toSources(user: User, { ticketing, users, signal }: RequestContext): readonly Source[] {
  const has = (role: string) => showsRole(user.roles, role)
  const countTickets = async (query: Partial<TicketListQuery>) =>
    (await ticketing.fetchTickets({ ...defaultTicketListQuery, ...query }, { signal })).total
  const sources: readonly (Source | false)[] = [
    (user.isDelegatedAdminExternal || user.isDelegatedAdminInternal) && [
      'accessRequests',
      async () => (await users.fetchUsers(accessRequestsQuery, { signal })).total,
    ],
    has(portalRoles.adminInternal) && [
      'openTransfers',
      async () => (await ticketing.fetchTransfers({ signal })).length,
    ],
    has(portalRoles.ticketing) &&
      (user.isDelegatedAdminInternal
        ? ['newTickets', () => countTickets({ statuses: ['new'] })]
        : ['waitingTickets', () => countTickets({ statuses: ['waiting'] })]),
    has(portalRoles.ticketing) && ['openTickets', () => countTickets({ statuses: openStatuses })],
    has(portalRoles.inventory) && [
      'dueMachines',
      async () => (await ticketing.fetchMachines(dueMachinesQuery, { signal })).total,
    ],
  ]
  return sources.filter((source) => source !== false)
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
  if (!link || isTrimmedLink(link, request)) return []
  const { locale } = request.address
  const { path, openInNewTab } = resolveContentLink(link, findShortTarget)
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
