import type { SystemData, SystemRedirect } from '@kudex/domain/paths'
import { createTransport, type CallOptions, type TransportOptions } from '../transport/index.ts'
import type { ContentFooter, ContentNavigation, ContentPage } from './content.types.ts'
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
} from './generated/graphql.ts'
import { prefer, type ContentPreference } from './contentPreference.ts'
import { createContactCalls, type ContactClient } from './contactClient.ts'
import { createEditorialCalls, type EditorialClient } from './editorialClient.ts'
import { toContentFooter } from './toContentFooter.ts'
import { toContentLink } from './toContentLink.ts'
import { toContentNavigation } from './toContentNavigation.ts'
import { toContentPage } from './toContentPage.ts'
import { toSystemData } from './toSystemData.ts'

/** Identifies a page by site, slug, parent slug (both default to `home`) and country. */
export interface PageAddress {
  readonly siteId: string
  readonly slug: string
  readonly parentSlug: string
  readonly country: string
}

/** A position in the change log, and how long to wait for newer changes. */
export interface ChangesRequest {
  /** Null requests only the current position. */
  readonly after: string | null
  /** Seconds to wait for changes, at most 20; defaults to 0. */
  readonly wait?: number
}

/** Changes after a position in the change log. */
export interface ContentChanges {
  /** The position for the next request. */
  readonly sequence: string
  /** False if changes may be missing: the caller has to drop all cached data. */
  readonly isComplete: boolean
  /** Oldest first; tags are those of `@kudex/domain/changes`. */
  readonly changes: readonly { readonly sequence: string; readonly tags: readonly string[] }[]
}

/** A page in the list of all pages. */
export interface SitePage {
  readonly id: string
  /** Path below locale and site, `/` for a home page. */
  readonly url: string
  readonly languages: readonly string[]
  /** Empty: everywhere. */
  readonly countries: readonly string[]
  /** ISO date and time. */
  readonly updatedAt: string
  readonly isProtected: boolean
}

/** An attempt to unlock a protected page; `peer` is the client address. */
export interface UnlockRequest {
  readonly id: string
  readonly password: string
  readonly peer: string
}

export interface PageUnlocking {
  readonly isOpen: boolean
  /** Version of the password that unlocked the page; a grant is invalid once the version changes. */
  readonly version: string | null
  /** Seconds to wait after too many attempts; the password was not checked. */
  readonly secondsToWait: number | null
}

export interface ContentClient extends EditorialClient, ContactClient {
  /** Countries, languages, sites, redirects and route rules: the host's snapshot (GQL-03). */
  fetchSystemData(options?: CallOptions): Promise<SystemData>
  /** The stored redirects of a former path (GQL-05). */
  fetchRedirects(previousUrl: string, options?: CallOptions): Promise<readonly SystemRedirect[]>
  fetchNavigation(id: string, preference: ContentPreference, options?: CallOptions): Promise<ContentNavigation | null>
  fetchFooter(id: string, preference: ContentPreference, options?: CallOptions): Promise<ContentFooter | null>
  /** The page by its address; null if the country has none. */
  fetchPageBySlug(
    address: PageAddress,
    preference: ContentPreference,
    options?: CallOptions,
  ): Promise<ContentPage | null>
  /** One page by its id (GQL-06). */
  fetchPage(id: string, preference: ContentPreference, options?: CallOptions): Promise<ContentPage | null>
  /** All published pages of a site, protected ones too. */
  fetchPagesOfSite(siteId: string, options?: CallOptions): Promise<readonly SitePage[]>
  /** Checks the password of a protected page; only on the realtime endpoint (PAGE-15). */
  unlockPage(request: UnlockRequest, options?: CallOptions): Promise<PageUnlocking>
  /** Changes since a position. The timeout is the requested waiting time plus 5 s. */
  fetchChanges(request: ChangesRequest & CallOptions): Promise<ContentChanges>
}

/** Creates a client of the content service (GQL-01); errors are those of the transport. */
export function createContentClient(options: TransportOptions): ContentClient {
  const transport = createTransport(options)
  return {
    ...createEditorialCalls(transport),
    ...createContactCalls(transport),
    fetchSystemData: async (options) => toSystemData(await transport.request(SystemDataDocument, {}, options)),
    async fetchRedirects(previousUrl, options) {
      const { redirects } = await transport.request(RedirectsByPreviousUrlDocument, { previousUrl }, options)
      return redirects.map((redirect) => ({ ...redirect, target: toContentLink(redirect.target) }))
    },
    async fetchNavigation(id, preference, options) {
      const { navigation } = await transport.request(NavigationDocument, { id }, prefer(preference, options))
      return navigation && toContentNavigation(navigation)
    },
    async fetchFooter(id, preference, options) {
      const { footer } = await transport.request(FooterDocument, { id }, prefer(preference, options))
      return footer && toContentFooter(footer)
    },
    async fetchPageBySlug(address, preference, options) {
      const { pageBySlug } = await transport.request(PageBySlugDocument, { ...address }, prefer(preference, options))
      return pageBySlug && toContentPage(pageBySlug)
    },
    async fetchPage(id, preference, options) {
      const { page } = await transport.request(PageByIdDocument, { id }, prefer(preference, options))
      return page && toContentPage(page)
    },
    async fetchPagesOfSite(siteId, options) {
      const pages: SitePage[] = []
      for (;;) {
        const variables = { siteId, after: pages.at(-1)?.id ?? null, first: pagesAtOnce }
        const { pagesOfSite } = await transport.request(PagesOfSiteDocument, variables, options)
        pages.push(
          ...pagesOfSite.map(({ protection, ...page }) => ({ ...page, isProtected: protection.kind !== 'none' })),
        )
        if (pagesOfSite.length < pagesAtOnce) return pages
      }
    },
    async unlockPage(request, options) {
      const { unlockPage } = await transport.request(UnlockPageDocument, { ...request }, options)
      return unlockPage
    },
    async fetchChanges({ after, wait = 0, ...options }) {
      const timeoutMilliseconds = wait * 1_000 + answerMilliseconds
      const { changes } = await transport.request(ChangesDocument, { after, wait }, { ...options, timeoutMilliseconds })
      return changes
    },
  }
}

/** Maximum page size of the service. */
const pagesAtOnce = 500

/** Timeout beyond the requested waiting time. */
const answerMilliseconds = 5_000
