import type { MediaReleaseTeaser } from '@kudex/api/content'
import type { IntlShape } from '@kudex/intl/messages'
import type { ReleaseListProps } from '@kudex/ui'
import { buildPageLink } from '../links/buildPageLink.ts'
import { toPreference } from '../locale/toPreference.ts'
import type { RequestContext } from '../../../request/requestContext.types.ts'
import { toEntryDay, toEntryLang } from './entryText.ts'
import { releaseMessages } from './releases.messages.ts'

type Sources = Pick<RequestContext, 'address' | 'system' | 'stage' | 'content' | 'load'>

interface ReleasesRequest {
  readonly isAdHoc: boolean
  readonly year: number | null
  readonly first: number
}

/** Media releases of the site through the data cache, newest first. */
export function loadReleases(request: Sources, { isAdHoc, year, first }: ReleasesRequest) {
  const { site, locale } = request.address
  return request.load(`media-releases/${site.id}/${locale.code}/${isAdHoc}/${year ?? ''}/${first}`, () =>
    request.content.fetchMediaReleases({ siteId: site.id, adhocOnly: isAdHoc, year, first }, toPreference(request)),
  )
}

/** A media release as a list shows it (MEDIA-02, MEDIA-03). */
export function toReleaseItem(
  release: MediaReleaseTeaser,
  request: Pick<RequestContext, 'address'>,
  intl: IntlShape,
): ReleaseListProps['releases'][number] {
  return {
    id: release.id,
    href: buildPageLink(request, `/media-releases/${encodeURIComponent(release.slug)}`),
    title: release.title,
    leadText: release.leadText,
    ...toEntryDay(release.publicationDate, request),
    adHocText: release.adhoc ? intl.formatMessage(releaseMessages.adHoc) : undefined,
    lang: toEntryLang(release.contentLanguage, request),
  }
}
