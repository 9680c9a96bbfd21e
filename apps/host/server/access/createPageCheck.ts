import type { ContentClient } from '@kudex/api/content'
import { allowsRole } from '@kudex/domain/identity'
import type { PageSession } from '../../request/requestContext.types.ts'
import type { PageGrants } from './pageGrants.ts'

export interface PageCheckOptions {
  /** Uncached client with access to protected pages. */
  readonly content: Pick<ContentClient, 'fetchPage'>
  readonly grants: Pick<PageGrants, 'read'>
  readonly resolveSession: (cookieHeader: string) => Promise<PageSession>
}

/** Creates the check whether a visitor's cookies grant access to a page with its current protection (PAGE-15…17). */
export function createPageCheck({ content, grants, resolveSession }: PageCheckOptions) {
  return async (pageId: string, cookieHeader: string): Promise<boolean> => {
    const page = await content.fetchPage(pageId, { language: 'en', fallbackLanguage: 'en', stage: 'PUBLISHED' })
    if (!page?.isPublished) return false
    const { kind, role, version } = page.protection
    if (kind === 'none') return true
    if (kind === 'password') {
      const list = await grants.read(cookieHeader)
      return list.some((grant) => grant.pageId === page.id && grant.version === version)
    }
    const session = await resolveSession(cookieHeader)
    return role !== null && session.kind === 'active' && allowsRole(session.user.roles, role)
  }
}
