import { loadReleases, toReleaseItem } from '../../editorial/listReleases.ts'
import { readerMessages } from '../../editorial/stories.messages.ts'
import { loadOrFail, toBlockFailure } from '../blockFailure.ts'
import type { BlockLoader } from '../blocks.types.ts'
import { overviewMessages } from './overview.messages.ts'

/** The newest media releases of the site, with a link to all; left out on a site without releases (MEDIA-02). */
export const releaseOverview: BlockLoader<'ReleaseOverviewBlock'> = {
  async toView({ heading: title, lead, adhocOnly: isAdHoc, count: first }, { request, intl, link }) {
    if (!request.address.site.features.includes('media-releases')) return null
    const found = await loadOrFail(request, () => loadReleases(request, { isAdHoc, year: null, first }))
    return {
      kind: 'releaseOverview',
      props: {
        title,
        lead: lead ?? undefined,
        link: { href: link('/media-releases'), text: intl.formatMessage(overviewMessages.allReleases) },
        releases: (found?.items ?? []).map((release) => toReleaseItem(release, request, intl)),
        emptyText: intl.formatMessage(readerMessages.none),
        failure: found ? undefined : toBlockFailure('releases', request, intl),
      },
    }
  },
}
