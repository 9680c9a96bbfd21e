import type { User } from '@kudex/domain/identity'
import type { MessageDescriptor } from '@kudex/intl/messages'
import type { RequestContext } from '../../request/requestContext.types.ts'
import { buildPageLink } from '../shared/links/buildPageLink.ts'
import { createPageData } from '../shared/data/createPageData.ts'
import type { PageData } from '../shared/data/pageData.types.ts'
import { formatText } from '../shared/locale/formatText.ts'

/** Heading of a portal page, and the page above it; the dashboard is above all of them. */
export interface PortalHeading {
  readonly title: MessageDescriptor
  readonly parent?: { readonly title: MessageDescriptor; readonly path: string }
}

/**
 * Data of a portal page: the user's data with a session, the sign-in prompt without one (ROUTE-48). Never indexed, never
 * cached. The heading is missing on the dashboard, and without a session.
 */
export async function loadPortalPage<Props>(
  request: RequestContext,
  toProps: (user: User | null) => Props,
  heading?: PortalHeading,
): Promise<PageData<Props>> {
  request.keepPrivate()
  const { session } = request
  const user = session.kind === 'active' ? session.user : null
  const props = toProps(user)
  const shown = user && heading
  const title = shown ? await formatText(request, shown.title) : portalName
  const toCrumb = (text: string, path: string) => ({ title: text, url: buildPageLink(request, path) })
  return createPageData(request, {
    title,
    breadcrumbs: [
      ...(shown ? [toCrumb(portalName, '/mykomax')] : []),
      ...(shown?.parent ? [toCrumb(await formatText(request, shown.parent.title), shown.parent.path)] : []),
      { title, url: null },
    ],
    isIndexed: false,
    props,
  })
}

/** The portal's name is the same in every language. */
const portalName = 'mykomax'
