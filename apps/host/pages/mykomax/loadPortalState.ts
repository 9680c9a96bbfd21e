import { ServiceError } from '@kudex/api/transport'
import { showsRole, type User } from '@kudex/domain/identity'
import type { RequestContext } from '../../request/requestContext.types.ts'
import type { PageData } from '../shared/data/pageData.types.ts'
import { loadPortalPage, type PortalHeading } from './loadPortalPage.ts'
import type { PortalState } from './portal.types.ts'

interface PortalPageSource<Value> extends PortalHeading {
  /** The role, or one of several, that shows the page; the service decides again. Null if every user may see it. */
  readonly role: string | readonly string[] | null
  readonly load: (user: User) => Promise<Value>
}

/**
 * Data of a portal page that calls the services as the user: the sign-in prompt without a session, no data without the
 * role, and an error state if a service fails (ROUTE-48, PORTAL-20, INVENT-05). Never indexed, never cached.
 */
export async function loadPortalState<Value>(
  request: RequestContext,
  source: PortalPageSource<Value>,
): Promise<PageData<{ readonly state: PortalState<Value> }>> {
  const state = await resolveState(request, source)
  return loadPortalPage(request, () => ({ state }), source)
}

async function resolveState<Value>(
  { session, markUnavailable }: RequestContext,
  { role, load }: Pick<PortalPageSource<Value>, 'role' | 'load'>,
): Promise<PortalState<Value>> {
  if (session.kind !== 'active') return { kind: 'signed-out' }
  if (role !== null && ![role].flat().some((each) => showsRole(session.user.roles, each))) return { kind: 'forbidden' }
  try {
    return { kind: 'ready', value: await load(session.user) }
  } catch (error) {
    if (!(error instanceof ServiceError)) throw error
    // The tokens of the session are no longer valid: the prompt renews them.
    if (error.code === 'UNAUTHENTICATED') return { kind: 'signed-out' }
    if (error.code === 'FORBIDDEN') return { kind: 'forbidden' }
    console.error('A portal page could not be loaded:', error.message)
    markUnavailable()
    return { kind: 'failed' }
  }
}
