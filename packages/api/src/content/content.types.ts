import type { ContentLink } from '@kudex/domain/links'
import type { ContentBlock } from './blocks/toContentBlock.ts'
import type { ContentImage } from './contentImage.types.ts'
import type { NavigationRecord } from '@kudex/domain/navigation'
import type { PageProperties } from '@kudex/domain/pages'

/** A navigation tree as the content service stores it (NAV-01). */
export interface ContentNavigation {
  readonly id: string
  readonly items: readonly NavigationRecord[]
}

/** The footer of a site (NAV-11). */
export interface ContentFooter {
  readonly id: string
  readonly theme: string
  readonly contactLink: FooterLink | null
  readonly sections: readonly {
    readonly title: string
    readonly titleLanguage: string | null
    readonly links: readonly FooterLink[]
  }[]
  readonly legalLinks: readonly FooterLink[]
  readonly legalText: string | null
}

/** A link of the footer, with the language of its text; null if the text is the same in all languages. */
export type FooterLink = ContentLink & { readonly textLanguage: string | null }

/** A content page, identified by its slug and id (PAGE-03, PAGE-05). */
export interface ContentPage extends PageProperties {
  readonly siteId: string
  readonly description: string | null
  readonly header: { readonly theme: string; readonly hidden: boolean }
  readonly image: ContentImage | null
  /** ISO date and time. */
  readonly updatedAt: string
  readonly blocks: readonly ContentBlock[]
}
