import type { User } from '@kudex/domain/identity'
import type { RequestContext } from '../../request/requestContext.types.ts'
import { createPageData } from '../shared/data/createPageData.ts'
import type { PageData } from '../shared/data/pageData.types.ts'

/**
 * Data of a portal page: the user's data with a session, the sign-in prompt without one (ROUTE-48). Never indexed, never
 * cached.
 */
export function loadPortalPage<Props>(request: RequestContext, toProps: (user: User | null) => Props): PageData<Props> {
  request.keepPrivate()
  const { session } = request
  const props = toProps(session.kind === 'active' ? session.user : null)
  return createPageData(request, {
    title: portalName,
    breadcrumbs: [{ title: portalName, url: null }],
    isIndexed: false,
    props,
  })
}

/** The portal's name is the same in every language. */
const portalName = 'mykomax'
