import { shareParameter } from '@kudex/domain/paths'
import { resolveZonedTime, toZonedTime, type PageRenewal } from '@kudex/domain/editing'
import { buildLink } from '@kudex/domain/links'
import type { RequestContext } from '../../../request/requestContext.types.ts'
import { readQuery } from '../../../request/readQuery.ts'
import { abortWithNotFound } from '../../shared/data/abortWithNotFound.ts'
import { toForeignLanguage } from '../../shared/locale/toForeignLanguage.ts'
import { toPreference } from '../../shared/locale/toPreference.ts'
import type { EditorPublishing } from '../editor.types.ts'
import { loadVersions } from '../history/loadHistory.ts'
import { checkBrand } from './checkBrand.ts'
import { checkCatalogueLinks } from './checkCatalogueLinks.ts'
import { toPageLink, toPreviewLink } from '../toPreviewLink.ts'
import { publishingFailures, type PublishingOutcome, publishingSteps } from './publishingOutcomes.ts'

/** Data of the publishing page: the state of the page, its check, schedule and history. */
export async function loadPublishing(request: RequestContext, pageId: string) {
  const { content, publishing, address, system, signal } = request
  const query = readQuery(request.requestedPath)
  const [page, state] = await Promise.all([
    content.fetchPage(pageId, { ...toPreference(request), stage: 'DRAFT' }),
    publishing.fetchPublishing(pageId, { signal }),
  ])
  if (!page || !state) abortWithNotFound('item')
  const site = system.sites.find(({ id }) => id === page.siteId)
  const previewed = { ...page, path: page.url }
  const { publishAt, unpublishAt, timeZone, failure } = state.schedule
  const zone = timeZone ?? timeZones[0]
  const toLocal = (date: string | null) => (date === null ? '' : toZonedTime(new Date(date), zone))
  return {
    ...state,
    check: checkBrand(await checkCatalogueLinks(request, state.check), site?.brand ?? ''),
    pageId,
    pageTitle: page.title,
    lang: toForeignLanguage(page.contentLanguage, address.locale.language) ?? null,
    href: toPreviewLink(request, previewed, 'DRAFT'),
    schedule: {
      ...readSchedule(query, { publishAt: toLocal(publishAt), unpublishAt: toLocal(unpublishAt), timeZone: zone }),
      timeZones: [...new Set<string>([zone, ...timeZones])],
      hasFailed: failure !== null,
    },
    renewal: { ...state.renewal, change: toShownChange(request, state.renewal.change) },
    history: await loadVersions(request, { kind: 'pages', id: pageId }, state.version),
    outcome: readOutcome(query),
    moved: state.renewal.leftPath ? { former: state.renewal.leftPath, siteId: page.siteId } : null,
    refusedAddress: /^\/[a-z0-9][a-z0-9/-]{0,200}$/.exec(query.get('former') ?? '')?.[0] ?? '',
    shared: toSharedAddress(request, toPageLink(request, previewed), query.get('shared')),
  } satisfies Omit<EditorPublishing, 'editorName' | 'signOut'>
}

/** What was typed into a form that was refused or needed a sign-in; otherwise what is stored. */
function readSchedule(query: URLSearchParams, stored: Record<'publishAt' | 'unpublishAt' | 'timeZone', string>) {
  const typedZone = query.get('timeZone')
  if (typedZone === null) return stored
  const readTime = (name: string) => {
    const typed = query.get(name) ?? ''
    return resolveZonedTime(typed, 'UTC') === null ? '' : typed
  }
  return {
    publishAt: readTime('publishAt'),
    unpublishAt: readTime('unpublishAt'),
    timeZone: timeZones.find((zone) => zone === typedZone) ?? stored.timeZone,
  }
}

function toShownChange({ address, system }: RequestContext, change: PageRenewal['change']) {
  if (!change) return null
  const addresses = change.addresses.map(({ siteId, path }) => {
    const site = system.sites.find(({ id }) => id === siteId)
    const siteSlug = site?.slug ?? null
    return { href: buildLink(path, { locale: address.locale, siteSlug }), site: site?.name ?? siteId }
  })
  return { ...change, addresses }
}

/** The address that an editor sends to others. */
function toSharedAddress({ canonical }: RequestContext, link: string, token: string | null): string | null {
  if (token === null || !/^[\w.-]{1,2000}$/.test(token)) return null
  return new URL(`${link}?${new URLSearchParams({ [shareParameter]: token })}`, canonical.origin).href
}

/** Zones of the countries in which the websites are published. */
const timeZones = [
  'Europe/Zurich',
  'Europe/Berlin',
  'Europe/Bratislava',
  'Europe/Bucharest',
  'Europe/Budapest',
  'Europe/Lisbon',
  'Europe/London',
  'Europe/Madrid',
  'Europe/Paris',
  'Europe/Prague',
  'Europe/Vienna',
  'America/Chicago',
  'America/Denver',
  'America/Los_Angeles',
  'America/Mexico_City',
  'America/New_York',
  'America/Sao_Paulo',
  'Asia/Kolkata',
  'Asia/Shanghai',
  'Asia/Tokyo',
  'UTC',
] as const

function readOutcome(query: URLSearchParams): PublishingOutcome | null {
  const name = query.get('done') ?? query.get('failed')
  return (
    [...publishingSteps, ...publishingFailures].find((outcome) => outcome === name) ??
    (query.has('failed') ? 'refused' : null)
  )
}
