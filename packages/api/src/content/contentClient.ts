import { createTransport, ServiceError, type CallOptions, type TransportOptions } from '../transport/index.ts'
import {
  ChangesDocument,
  FooterDocument,
  NavigationDocument,
  PageByIdDocument,
  PageBySlugDocument,
  PagesOfSiteDocument,
  RedirectsByPreviousUrlDocument,
  SystemDataDocument,
  UnlockPageDocument,
  type ChangesQuery,
  type PageBySlugQueryVariables,
  type PagesOfSiteQuery,
  type UnlockPageQuery,
  type UnlockPageQueryVariables,
} from './generated/graphql.ts'
import { prefer, type ContentPreference } from './contentPreference.ts'
import { createContactCalls } from './contactClient.ts'
import { createEditorialCalls } from './editorialClient.ts'
import { createEditorCalls } from './editorClient.ts'
import { toContentFooter } from './toContentFooter.ts'
import { toContentLink } from './toContentLink.ts'
import { toContentNavigation } from './toContentNavigation.ts'
import { toContentPage } from './toContentPage.ts'
import { toSystemData } from './toSystemData.ts'

/** A position in the change log, and how long to wait for newer changes. */
interface ChangesRequest extends CallOptions {
  /** Null requests only the current position. */
  readonly after: string | null
  /** Seconds to wait for changes, at most 20; defaults to 0. */
  readonly wait?: number
}

/** Changes after a position in the change log, oldest first; if incomplete, the caller has to drop all cached data. */
export type ContentChanges = ChangesQuery['changes']

/** A page in the list of the pages that everyone may read. */
export type SitePage = PagesOfSiteQuery['pagesOfSite'][number]

/** An attempt to unlock a protected page; `peer` is the client address. */
export type UnlockRequest = UnlockPageQueryVariables

/** Result of an attempt; a grant is invalid once the version of the password changes. */
export type PageUnlocking = UnlockPageQuery['unlockPage']

export type ContentClient = ReturnType<typeof createContentClient>

/** Creates a client of the content service (GQL-01); errors are those of the transport. */
export function createContentClient(options: TransportOptions) {
  const transport = createTransport(options)
  return {
    ...createEditorialCalls(transport),
    ...createContactCalls(transport),
    ...createEditorCalls(transport),
    /** Countries, languages, sites, redirects and route rules: the host's snapshot (GQL-03). */
    async fetchSystemData(options?: CallOptions) {
      return toSystemData(await transport.request(SystemDataDocument, {}, options))
    },
    /** The stored redirects of a former path (GQL-05). */
    async fetchRedirects(previousUrl: string, options?: CallOptions) {
      const { redirects } = await transport.request(RedirectsByPreviousUrlDocument, { previousUrl }, options)
      return redirects.map((redirect) => ({ ...redirect, target: toContentLink(redirect.target) }))
    },
    async fetchNavigation(id: string, preference: ContentPreference, options?: CallOptions) {
      const { navigation } = await transport.request(NavigationDocument, { id }, prefer(preference, options))
      return navigation && toContentNavigation(navigation)
    },
    async fetchFooter(id: string, preference: ContentPreference, options?: CallOptions) {
      const { footer } = await transport.request(FooterDocument, { id }, prefer(preference, options))
      return footer && toContentFooter(footer)
    },
    /**
     * The page by site, slug, parent slug (both default to `home`) and country; null if the country has none, or if it is
     * protected and the client has no token for protected pages (PAGE-17).
     */
    fetchPageBySlug(address: PageBySlugQueryVariables, preference: ContentPreference, options?: CallOptions) {
      return nullIfProtected(async () => {
        const { pageBySlug } = await transport.request(PageBySlugDocument, { ...address }, prefer(preference, options))
        return pageBySlug && toContentPage(pageBySlug)
      })
    },
    /** One page by its id (GQL-06); null also if it is protected and the client has no token for protected pages. */
    fetchPage(id: string, preference: ContentPreference, options?: CallOptions) {
      return nullIfProtected(async () => {
        const { page } = await transport.request(PageByIdDocument, { id }, prefer(preference, options))
        return page && toContentPage(page)
      })
    },
    /** All published pages of a site that everyone may read. */
    async fetchPagesOfSite(siteId: string, options?: CallOptions) {
      const pages: SitePage[] = []
      for (;;) {
        const variables = { siteId, after: pages.at(-1)?.id ?? null, first: pagesPerResponse }
        const { pagesOfSite } = await transport.request(PagesOfSiteDocument, variables, options)
        pages.push(...pagesOfSite)
        if (pagesOfSite.length < pagesPerResponse) return pages
      }
    },
    /** Checks the password of a protected page; only on the realtime endpoint (PAGE-15). */
    async unlockPage(request: UnlockRequest, options?: CallOptions) {
      const { unlockPage } = await transport.request(UnlockPageDocument, { ...request }, options)
      return unlockPage
    },
    /** Changes since a position. The timeout is the requested waiting time plus 5 s. */
    async fetchChanges({ after, wait = 0, ...options }: ChangesRequest) {
      const timeoutMilliseconds = wait * 1_000 + answerMilliseconds
      const { changes } = await transport.request(ChangesDocument, { after, wait }, { ...options, timeoutMilliseconds })
      return changes
    },
  }
}

async function nullIfProtected<Page>(request: () => Promise<Page | null>): Promise<Page | null> {
  try {
    return await request()
  } catch (error) {
    if (error instanceof ServiceError && error.code === 'PROTECTED') return null
    throw error
  }
}

/** Maximum page size of the service. */
const pagesPerResponse = 500

/** Timeout beyond the requested waiting time. */
const answerMilliseconds = 5_000
