import type { User } from '@kudex/domain/identity'
import type { MessageDescriptor } from '@kudex/intl/messages'
import type { RequestContext } from '../../request/requestContext.types.ts'
import { buildPageLink } from '../shared/links/buildPageLink.ts'
import { createPageData } from '../shared/data/createPageData.ts'
import type { PageData } from '../shared/data/pageData.types.ts'
import { formatText } from '../shared/locale/formatText.ts'

/**
 * Data of a portal page: the user's data with a session, the sign-in prompt without one (ROUTE-48). Never indexed, never
 * cached. The title is missing on the dashboard, and without a session.
 */
export async function loadPortalPage<Props>(
  request: RequestContext,
  toProps: (user: User | null) => Props,
  titleMessage?: MessageDescriptor,
): Promise<PageData<Props>> {
  request.keepPrivate()
  const { session } = request
  const user = session.kind === 'active' ? session.user : null
  const props = toProps(user)
  const title = user && titleMessage ? await formatText(request, titleMessage) : null
  return createPageData(request, {
    title: title ?? portalName,
    breadcrumbs: title
      ? [
          { title: portalName, url: buildPageLink(request, '/mykomax') },
          { title, url: null },
        ]
      : [{ title: portalName, url: null }],
    isIndexed: false,
    props,
  })
}

/** The portal's name is the same in every language. */
const portalName = 'mykomax'
