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

/** The address of a page: one site, its slug, its parent's slug (both default `home`), the visitor's country. */
export interface PageAddress {
  readonly siteId: string
  readonly slug: string
  readonly parentSlug: string
  readonly country: string
}

/** A point of the change log and how long to wait for something after it. */
export interface ChangesRequest {
  /** Null: only where the log stands now. */
  readonly after: string | null
  /** Seconds to wait when nothing is new, at most 20; 0 when left out. */
  readonly wait?: number
}

/** What changed after a point of the change log. */
export interface ContentChanges {
  /** The point to ask from the next time. */
  readonly sequence: string
  /** False when something may be missing: everything that is kept has to be dropped. */
  readonly isComplete: boolean
  /** Oldest first; tags are those of `@kudex/domain/changes`. */
  readonly changes: readonly { readonly sequence: string; readonly tags: readonly string[] }[]
}

/** What a list of all pages tells of one. */
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

/** A try to open a protected page; `peer` is the visitor's address. */
export interface UnlockRequest {
  readonly id: string
  readonly password: string
  readonly peer: string
}

export interface PageUnlocking {
  readonly isOpen: boolean
  /** Names the password that opened the page; a grant ends when the page's is another. */
  readonly version: string | null
  /** Seconds to wait after too many tries; the password was not looked at. */
  readonly secondsToWait: number | null
}

export interface ContentClient extends EditorialClient, ContactClient {
  /** Countries, languages, sites, redirects and route rules: what the host keeps as a snapshot (GQL-03). */
  fetchSystemData(options?: CallOptions): Promise<SystemData>
  /** The redirects stored for an old address (GQL-05). */
  fetchRedirects(previousUrl: string, options?: CallOptions): Promise<readonly SystemRedirect[]>
  fetchNavigation(id: string, preference: ContentPreference, options?: CallOptions): Promise<ContentNavigation | null>
  fetchFooter(id: string, preference: ContentPreference, options?: CallOptions): Promise<ContentFooter | null>
  /** The page at an address, null when there is none for the country. */
  fetchPageBySlug(
    address: PageAddress,
    preference: ContentPreference,
    options?: CallOptions,
  ): Promise<ContentPage | null>
  /** One page by its id (GQL-06). */
  fetchPage(id: string, preference: ContentPreference, options?: CallOptions): Promise<ContentPage | null>
  /** All published pages of a site, protected ones too. */
  fetchPagesOfSite(siteId: string, options?: CallOptions): Promise<readonly SitePage[]>
  /** Whether a password opens a protected page; answered by the endpoint for drafts only (PAGE-15). */
  unlockPage(request: UnlockRequest, options?: CallOptions): Promise<PageUnlocking>
  /** What changed since; waits as long as asked for, and gives the answer 5 s more than that. */
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

/** The most that the service answers at once. */
const pagesAtOnce = 500

/** What an answer may take beyond the time that it was asked to wait. */
const answerMilliseconds = 5_000
