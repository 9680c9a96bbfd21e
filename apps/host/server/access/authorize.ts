import type { ContentClient, ContentPage } from '@kudex/api/content'
import { ServiceError } from '@kudex/api/transport'
import { allowsRole } from '@kudex/domain/identity'
import { findAccessRule, type AccessRule } from '@kudex/domain/paths'
import { toContentPreference } from '../../request/contentPreference.ts'
import type { Editor, PageAccess, PageSession } from '../../request/requestContext.types.ts'
import type { Authorization, ResolvedPage } from '../pages/resolvePage.ts'
import type { PageGrants } from './pageGrants.ts'
import type { SharedPreviews } from './sharedPreviews.ts'

export interface AuthorizeOptions {
  /** Content client with the draft token; only it may fetch the blocks of protected pages (PAGE-17). */
  readonly protectedContent: Pick<ContentClient, 'fetchPage'>
  readonly grants: Pick<PageGrants, 'read'>
  readonly resolveSession: ResolveSession
  readonly resolveEditor: (cookieHeader: string | undefined) => Promise<Editor | null>
  readonly sharedPreviews: Pick<SharedPreviews, 'open'>
  readonly onError: (error: unknown) => void
}

/** Resolves the session of a `Cookie` header; the identity provider confirms that it is still valid. */
export type ResolveSession = (cookieHeader: string | undefined) => Promise<PageSession>

export type Authorize = (
  page: Pick<ResolvedPage, 'address' | 'system' | 'cookieHeader' | 'resolution' | 'stage' | 'share'>,
) => Promise<Authorization>

/**
 * Creates the access check of pages. It uses the access rule of the URL and the visitor's session or grant, and runs
 * before rendering (PAGE-14…17, ROUTE-48).
 */
export function createAuthorize(options: AuthorizeOptions): Authorize {
  const { protectedContent, grants, resolveSession, resolveEditor, sharedPreviews, onError } = options

  return async (page) => {
    const { address, cookieHeader, stage } = page
    const isEditing = address.area === 'editor' || stage !== null
    const editor = isEditing ? await resolveEditor(cookieHeader) : null
    if (address.area === 'editor') return { session: none, access: open, editor, stage: null }
    // Editors see every page, protected ones too.
    if (editor && stage) return { session: none, access: open, editor, stage }
    const shared = await authorizeHolder(page)
    const visitor = shared ? { session: none, access: shared } : await authorizeVisitor(page)
    return { ...visitor, editor: null, stage: null }
  }

  /** Grants the holder of a shared preview the draft of the shared page only. */
  async function authorizeHolder({ share, address, system }: Parameters<Authorize>[0]): Promise<PageAccess | null> {
    if (share === null) return null
    try {
      const preview = await sharedPreviews.open(share, address, toContentPreference(system, address.locale))
      return preview && { kind: 'granted', ...preview }
    } catch (error) {
      if (!(error instanceof ServiceError)) throw error
      onError(error)
      return unavailable
    }
  }

  async function authorizeVisitor(page: Parameters<Authorize>[0]): Promise<Pick<Authorization, 'session' | 'access'>> {
    const { address, system, cookieHeader, resolution } = page
    if (!address.isPublic) {
      const session = await resolveSession(cookieHeader)
      // Without a session the portal shows a sign-in prompt (ROUTE-48); signing out always works (PORTAL-21).
      const isSignOut = address.path.toLowerCase() === '/mykomax/logout'
      return { session, access: session.kind === 'unavailable' && !isSignOut ? unavailable : open }
    }
    const rule = resolution.kind === 'page' && address.area === 'content' ? findAccessRule(system, address) : null
    if (!rule || rule.kind === 'none') return { session: none, access: open }
    const fetchPage = () => {
      const preference = toContentPreference(system, address.locale)
      return protectedContent.fetchPage(rule.pageId, { ...preference, stage: 'PUBLISHED' })
    }
    try {
      switch (rule.kind) {
        case 'password':
          return { session: none, access: await checkGrant(rule, cookieHeader, fetchPage) }
        case 'role': {
          const session = await resolveSession(cookieHeader)
          return { session, access: await checkRole(rule, session, fetchPage) }
        }
        default:
          // A newer content service may send a kind of rule that this build does not know.
          return { session: none, access: { kind: 'refused', status: 401, pageId: null } }
      }
    } catch (error) {
      if (!(error instanceof ServiceError)) throw error
      onError(error)
      return { session: none, access: unavailable }
    }
  }

  async function checkGrant(
    { pageId }: AccessRule,
    cookieHeader: string | undefined,
    fetchPage: () => Promise<ContentPage | null>,
  ): Promise<PageAccess> {
    const refused = { kind: 'refused', status: 401, pageId } as const
    const grant = (await grants.read(cookieHeader)).find((item) => item.pageId === pageId)
    if (!grant) return refused
    // The password may have changed since the grant.
    const page = await fetchPage()
    return page?.protection.kind === 'password' && page.protection.version === grant.version
      ? { kind: 'granted', page }
      : refused
  }

  async function checkRole(
    { role }: AccessRule,
    session: PageSession,
    fetchPage: () => Promise<ContentPage | null>,
  ): Promise<PageAccess> {
    if (session.kind === 'unavailable') return unavailable
    if (session.kind === 'none') return { kind: 'refused', status: 401, pageId: null }
    const forbidden = { kind: 'refused', status: 403, pageId: null } as const
    if (role === null || !allowsRole(session.user.roles, role)) return forbidden
    const page = await fetchPage()
    return page?.protection.kind === 'role' && page.protection.role === role ? { kind: 'granted', page } : forbidden
  }
}

const open: PageAccess = { kind: 'open' }
const unavailable: PageAccess = { kind: 'refused', status: 503, pageId: null }
const none: PageSession = { kind: 'none' }
