import type { ContentClient, ContentPage } from '@kudex/api/content'
import type { PageAddress } from '@kudex/domain/paths'
import { createSeal } from '../createSeal.ts'

/** A draft that an editor shares with people who are not editors. */
interface SharedPreview {
  readonly pageId: string
  readonly siteId: string
  /** Path of the page below site and locale. */
  readonly url: string
  /** When the page was last published; null if never. The preview ends with the next publication. */
  readonly publishedAt: string | null
  /** Milliseconds since 1970. */
  readonly expiresAt: number
}

/** The draft that the holder of a shared preview may see; `sharedUntil` is in milliseconds since 1970. */
export interface OpenedPreview {
  readonly page: ContentPage
  readonly sharedUntil: number
}

type Preference = Parameters<ContentClient['fetchPage']>[1]

export interface SharedPreviews {
  /** Creates the token of a page's draft that is valid for a number of hours; null for an unknown page. */
  readonly create: (pageId: string, hours: number) => Promise<string | null>
  /**
   * Returns the draft of the page at an address; null if the token is invalid, expired or for another page, or if the
   * page was published since.
   */
  readonly open: (token: string, address: PageAddress, preference: Preference) => Promise<OpenedPreview | null>
}

export interface SharedPreviewsOptions {
  readonly sessionSecret: string
  /** Content client with the draft token. */
  readonly protectedContent: Pick<ContentClient, 'fetchPage'>
}

/** Creates the tokens of shared previews. They are encrypted and stateless: hosts with the same secret share them. */
export function createSharedPreviews({ sessionSecret, protectedContent }: SharedPreviewsOptions): SharedPreviews {
  const { seal, open } = createSeal(sessionSecret, 'kudex shared preview')

  const fetchStages = (pageId: string, preference: Preference) =>
    Promise.all([
      protectedContent.fetchPage(pageId, { ...preference, stage: 'DRAFT' }),
      protectedContent.fetchPage(pageId, { ...preference, stage: 'PUBLISHED' }),
    ])

  return {
    async create(pageId, hours) {
      const [page, published] = await fetchStages(pageId, { language: 'en', fallbackLanguage: 'en' })
      if (!page) return null
      const { siteId, url } = page
      const expiresAt = Date.now() + hours * 3_600_000
      return seal({ pageId, siteId, url, publishedAt: published?.updatedAt ?? null, expiresAt } satisfies SharedPreview)
    },
    async open(token, { site, segments }, preference) {
      const shared = readPreview(await open(token))
      if (!shared || shared.siteId !== site.id || shared.url !== `/${segments.join('/')}`) return null
      const [page, published] = await fetchStages(shared.pageId, preference)
      const isCurrent = page?.url === shared.url && (published?.updatedAt ?? null) === shared.publishedAt
      return page && isCurrent ? { page, sharedUntil: shared.expiresAt } : null
    },
  }
}

function readPreview(content: unknown): SharedPreview | null {
  if (typeof content !== 'object' || content === null) return null
  const shared = content as SharedPreview
  return shared.expiresAt > Date.now() ? shared : null
}
